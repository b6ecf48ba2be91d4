import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "seo-content",
  name: { en: "SEO and content writing", ar: "السيو وكتابة المحتوى" },
  care: "plain",
  careNote: {
    en: "Promise no rank, no traffic, and no date; copy no text. Pages on health, money, and law are read by somebody of that field, who is named.",
    ar: "لا وعد بترتيب أو زيارات أو موعد، ولا نسخ من نص آخر. صفحات الصحة والمال والقانون يراجعها مختص يُذكر اسمه.",
  },
  questions: [
    { key: "goal", type: "text", text: { en: "What is the page about, and what is it for?", ar: "عمّ الصفحة، وما الغرض منها؟" } },
    { key: "reader", type: "text", text: { en: "Which reader is it for, and in which country?", ar: "لأي قارئ، وفي أي بلد؟" } },
    { key: "keywords", type: "list", text: { en: "Which search terms are known?", ar: "أي كلمات بحث معروفة؟" } },
    { key: "length", type: "number", text: { en: "How many words should it have?", ar: "كم كلمة تكون؟" } },
    { key: "action", type: "text", text: { en: "Which step or link comes next?", ar: "ما الخطوة أو الرابط بعدها؟" } },
  ],
  facets: {
    readers: [
      { en: "Who types this search, and what are they hoping to find?", ar: "من يكتب هذا البحث، وماذا يريد أن يجد؟" },
      { en: "What have they already read?", ar: "ماذا قرأ هذا القارئ من قبل؟" },
    ],
    keywords: [
      { en: "How do customers phrase it, slang and dialect included?", ar: "بأي كلمات يسأل الزبائن، وبأي لهجة؟" },
      { en: "Which spellings turn up?", ar: "بأي إملاء تُكتب هذه الكلمات؟" },
    ],
    page: [
      { en: "What kind of page is it: article, product, service?", ar: "ما نوع الصفحة: مقال، منتج، خدمة؟" },
      { en: "What should a reader do at the end?", ar: "ماذا يفعل القارئ في آخرها؟" },
    ],
    title: [
      { en: "What has to be in the title?", ar: "ما الذي لا بد منه في العنوان؟" },
      { en: "How does this page differ from the other results?", ar: "بماذا تختلف هذه الصفحة عن غيرها في النتائج؟" },
    ],
    outline: [
      { en: "What do customers ask most?", ar: "أي أسئلة يسألها الزبائن أكثر؟" },
      { en: "Which answer do competitors not have?", ar: "أي جواب لا يملكه المنافسون؟" },
    ],
    proof: [
      { en: "Which sources back it up?", ar: "أي مصادر تستند إليها؟" },
      { en: "Which expert has reviewed it?", ar: "من راجعها من أهل الاختصاص؟" },
    ],
    links: [
      { en: "Which pages on the site belong with it?", ar: "أي صفحات من الموقع ترتبط بها؟" },
      { en: "Which images are there, and what do they show?", ar: "ما الصور الموجودة، وماذا فيها؟" },
    ],
    update: [
      { en: "Which numbers are tracked, and how often?", ar: "أي أرقام تُتابع، وكم مرة؟" },
      { en: "Which old page needs new facts?", ar: "أي صفحة قديمة تحتاج معلومات جديدة؟" },
    ],
    order: [
      { en: "What does the service include, and what does it cost?", ar: "ماذا تشمل الخدمة، وكم سعرها؟" },
      { en: "How many rounds of edits are included?", ar: "كم جولة تعديل فيها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المحتوى", indefinite: "محتوى", agreement: "m" },
        business: { definite: "كاتب المحتوى", indefinite: "كاتب محتوى", agreement: "m" },
      },
      facets: {
        readers: "مين يبحث ووش يبغى؟",
        keywords: "الكلمات المفتاحية",
        page: "الصفحة وهدفها",
        title: "العنوان والوصف",
        outline: "أسئلة الزباين وترتيبها",
        proof: "المصادر والخبير",
        links: "الروابط والصور",
        update: "القياس والتحديث",
        order: "طلب الكتابة وسعرها",
      },
      words: ["سيو", "محتوى", "كلمات مفتاحية", "قوقل", "مقال", "نتائج البحث", "وصف الصفحة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "المحتوى", indefinite: "محتوى", agreement: "m" },
        business: { definite: "كاتب المحتوى", indefinite: "كاتب محتوى", agreement: "m" },
      },
      facets: {
        readers: "مين بيدوّر وعايز إيه؟",
        keywords: "الناس بيكتبوا إيه على جوجل؟",
        page: "الصفحة دي معمولة ليه؟",
        title: "العنوان والوصف اللي بيظهروا",
        outline: "ترتيب المقال والعناوين",
        proof: "المصادر ومين راجع",
        links: "اللينكات والصور",
        update: "قياس النتايج والتحديث",
        order: "الكتابة بكام؟",
      },
      words: ["سيو", "كونتنت", "كوبي", "آرتيكل", "جوجل", "كيووردز", "لاندينج بيدج"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المحتوى", indefinite: "محتوى", agreement: "m" },
        business: { definite: "كاتب المحتوى", indefinite: "كاتب محتوى", agreement: "m" },
      },
      facets: {
        readers: "مين عم يفتّش وعلى شو؟",
        keywords: "شو بيكتبوا الناس ع غوغل؟",
        page: "الصفحة وشو المطلوب منها",
        title: "العنوان والوصف بالنتايج",
        outline: "عناوين المقالة",
        proof: "المصادر ومين راجعها",
        links: "الروابط والصور وأحجامها",
        update: "القياس وتجديد المقالة",
        order: "قدّيش حقّ الكتابة؟",
      },
      words: ["سيو", "محتوى", "مقالة", "غوغل", "كلمات مفتاحية", "موقع", "روابط"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المحتوى", indefinite: "محتوى", agreement: "m" },
        business: { definite: "كاتب المحتوى", indefinite: "كاتب محتوى", agreement: "m" },
      },
      facets: {
        readers: "الباحث وما يريده",
        keywords: "كلمات البحث",
        page: "نوع الصفحة وغرضها",
        title: "عنوان الصفحة ووصفها",
        outline: "مخطط المقال",
        proof: "المصادر والمراجعة",
        links: "الروابط الداخلية والصور",
        update: "القياس والتحديث الدوري",
        order: "طلب الخدمة والسعر",
      },
      words: ["محركات البحث", "نية البحث", "وصف الصفحة", "فهرسة", "كلمات مفتاحية", "روابط داخلية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the content", indefinite: "content", agreement: "m" },
        business: { definite: "the writer", indefinite: "a writer", agreement: "m" },
      },
      facets: {
        readers: "Who's searching, and why",
        keywords: "Keywords",
        page: "What the page is for",
        title: "Title and description",
        outline: "The outline",
        proof: "Sources and review",
        links: "Links and images",
        update: "Measuring and updating",
        order: "Ordering and rates",
      },
      words: ["keywords", "search intent", "backlinks", "meta title", "copy", "landing page", "alt text", "crawl"],
    },
  },
});
