import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "reading-books",
  name: { en: "Reading and books", ar: "القراءة والكتب" },
  care: "plain",
  careNote: {
    en: "No pirated copy or link, no invented quotation, plot, or author, and no ending given away. Books on religion and politics are told of without a verdict.",
    ar: "لا نسخ مقرصنة ولا روابطها، ولا اقتباس أو حبكة أو مؤلف من الخيال، ولا كشف للنهاية. وكتب الدين والسياسة تُعرض بلا حكم.",
  },
  questions: [
    { key: "book", type: "text", text: { en: "Which book or club is it about?", ar: "أي كتاب أو نادٍ؟" } },
    { key: "author", type: "text", text: { en: "Who wrote it?", ar: "من المؤلف؟" } },
    { key: "date", type: "date", text: { en: "When is the meeting, if there is one?", ar: "متى اللقاء، إن وُجد؟" } },
    { key: "reader", type: "text", text: { en: "Which readers is it for?", ar: "لأي قرّاء؟" } },
    { key: "price", type: "price", text: { en: "What does it cost, or is it free?", ar: "كم السعر، أم هو مجاني؟" } },
  ],
  facets: {
    book: [
      { en: "What is it about, without giving away the ending?", ar: "عمّ يحكي، دون نهايته؟" },
      { en: "How long is it, and how many parts does it have?", ar: "كم صفحة هو، وفي كم جزء؟" },
    ],
    author: [
      { en: "Who wrote it, and what else have they written?", ar: "من كتبه، وماذا كتب غيره؟" },
      { en: "When and where was it written?", ar: "أين ومتى كُتب؟" },
    ],
    readers: [
      { en: "Who will like it, and who will not?", ar: "أي قارئ سيحبه، ومن لن يحبه؟" },
      { en: "What age is it for?", ar: "من أي عمر؟" },
    ],
    taste: [
      { en: "Which sentence, word for word, and from which page?", ar: "أي جملة، بنصها، ومن أي صفحة؟" },
      { en: "What did it leave the reader with?", ar: "أي أثر تركت في القارئ؟" },
    ],
    edition: [
      { en: "Which publisher, edition, and translator?", ar: "أي دار نشر وطبعة ومترجم؟" },
      { en: "Is there an audiobook or e-book?", ar: "هل من نسخة صوتية أو إلكترونية؟" },
    ],
    time: [
      { en: "When and where does this reader read?", ar: "متى وأين يقرأ قارئ هذا النص؟" },
      { en: "What gets in the way?", ar: "ما الذي يمنعه من القراءة؟" },
    ],
    club: [
      { en: "Where and when does the club meet, and who leads it?", ar: "أين ومتى يجتمع النادي، ومن يديره؟" },
      { en: "Who can come, and how do readers join?", ar: "من يُسمح له بالحضور، وكيف ينضم؟" },
    ],
    questions: [
      { en: "Which character or twist do readers disagree on?", ar: "أي شخصية أو منعطف يختلف عليه القرّاء؟" },
      { en: "What would readers ask the author?", ar: "أي سؤال يُوجَّه إلى المؤلف؟" },
    ],
    buying: [
      { en: "Which bookstore, fair, or library has it?", ar: "في أي مكتبة أو معرض كتب يوجد؟" },
      { en: "What does it cost in print and as an e-book?", ar: "كم سعره ورقيًا وإلكترونيًا؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الكتاب", indefinite: "كتاب", agreement: "m" },
        business: { definite: "المكتبة", indefinite: "مكتبة", agreement: "f" },
      },
      facets: {
        book: "وش الكتاب؟",
        author: "الكاتب",
        readers: "لمين هالكتاب؟",
        taste: "جملة من الكتاب",
        edition: "الطبعة والترجمة",
        time: "وقت القراية",
        club: "لقاء النادي",
        questions: "أسئلة النقاش",
        buying: "وين ينلقى وكم سعره؟",
      },
      words: ["رواية", "قراية", "نادي قراءة", "معرض الكتاب", "مكتبة", "فصل", "مؤلف", "طبعة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الكتاب", indefinite: "كتاب", agreement: "m" },
        business: { definite: "المكتبة", indefinite: "مكتبة", agreement: "f" },
      },
      facets: {
        book: "الكتاب عن إيه؟",
        author: "الكاتب مين؟",
        readers: "مين هيحبه؟",
        taste: "سطر من الكتاب",
        edition: "الطبعة والمترجم",
        time: "القراية إمتى؟",
        club: "معاد النادي ومكانه",
        questions: "أسئلة للمناقشة",
        buying: "موجود فين وبكام؟",
      },
      words: ["رواية", "سور الأزبكية", "كتب مستعملة", "ورقي", "مكتبة", "معرض الكتاب", "دار نشر", "فصل"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الكتاب", indefinite: "كتاب", agreement: "m" },
        business: { definite: "المكتبة", indefinite: "مكتبة", agreement: "f" },
      },
      facets: {
        book: "شو هالكتاب؟",
        author: "مين الكاتب؟",
        readers: "لمين هالرواية؟",
        taste: "مقطع من الكتاب",
        edition: "دار النشر والطبعة",
        time: "وقت القراية بالنهار",
        club: "لقاء نادي القرّاء",
        questions: "شو منسأل بالنقاش؟",
        buying: "وين موجود وقدّيش؟",
      },
      words: ["رواية", "كتاب", "مكتبة", "نادي قرّاء", "صفحة", "معرض الكتاب", "كاتب", "طبعة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الكتاب", indefinite: "كتاب", agreement: "m" },
        business: { definite: "المكتبة", indefinite: "مكتبة", agreement: "f" },
      },
      facets: {
        book: "الكتاب وموضوعه",
        author: "المؤلف",
        readers: "لمن هذا الكتاب؟",
        taste: "مقطع ورأي",
        edition: "الطبعة ودار النشر والمترجم",
        time: "وقت القراءة",
        club: "لقاء نادي القراءة",
        questions: "أسئلة للنقاش",
        buying: "أماكن البيع والسعر",
      },
      words: ["صفحات", "فصل", "سرد", "طبعة", "مؤلف", "رواية", "ترجمة", "دار نشر"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the book", indefinite: "a book", agreement: "m" },
        business: { definite: "the bookstore", indefinite: "a bookstore", agreement: "m" },
      },
      facets: {
        book: "The book",
        author: "The author",
        readers: "Who it's for",
        taste: "A line worth reading aloud",
        edition: "Edition and translation",
        time: "Making time to read",
        club: "The book club",
        questions: "Questions for discussion",
        buying: "Where to find it",
      },
      words: ["page-turner", "paperback", "hardcover", "library card", "chapter", "book club", "audiobook", "narrator"],
    },
  },
});
