import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "handmade",
  name: { en: "Handmade and crafts", ar: "الأشغال اليدوية" },
  care: "plain",
  careNote: {
    en: "Name the heritage of Palestine and of others by its right name. Soap and balms heal no skin; list their oils and scents for people with allergies. Candles stay away from children, pets and curtains, small beads away from babies.",
    ar: "يُسمّى تراث فلسطين وغيرها باسمه. الصابون والبلسم لا يعالجان البشرة، وتُذكر زيوتهما وروائحهما لمن لديه حساسية. الشموع بعيدة عن الأطفال والحيوانات والستائر، والخرز الصغير بعيد عن الرضّع.",
  },
  questions: [
    { key: "pieces", type: "list", text: { en: "What is made, and of what?", ar: "ماذا يُصنع، ومن أي مادة؟" } },
    { key: "time", type: "number", text: { en: "How long does a piece take?", ar: "كم تستغرق القطعة؟" } },
    { key: "price", type: "price", text: { en: "What do the pieces cost?", ar: "كم أسعار القطع؟" } },
    { key: "custom", type: "choice", text: { en: "Can pieces be ordered to measure?", ar: "هل تُنفَّذ طلبات خاصة؟" } },
    { key: "where", type: "place", text: { en: "Where are they sold?", ar: "أين تُباع؟" } },
  ],
  facets: {
    maker: [
      { en: "Who makes the pieces, and since when?", ar: "من يصنع القطع، ومنذ متى؟" },
      { en: "From whom was the craft learned?", ar: "ممّن أُخذت الحرفة؟" },
    ],
    pieces: [
      { en: "Which pieces are ready now?", ar: "أي قطع جاهزة الآن؟" },
      { en: "What is different from one to the next?", ar: "بمَ تختلف الواحدة عن الأخرى؟" },
    ],
    materials: [
      { en: "Which wax, yarn, clay or thread is used?", ar: "أي شمع أو خيط أو طين يُستعمل؟" },
      { en: "Where does the material come from?", ar: "من أين تأتي المادة؟" },
    ],
    making: [
      { en: "Which steps does a piece go through?", ar: "بأي مراحل تمرّ القطعة؟" },
      { en: "Which tools are on the table?", ar: "أي أدوات على الطاولة؟" },
    ],
    patterns: [
      { en: "What is the pattern called, and where is it from?", ar: "ما اسم النقشة، ومن أين هي؟" },
      { en: "Which colors can be had?", ar: "أي ألوان متاحة؟" },
    ],
    custom: [
      { en: "What can a customer change or add?", ar: "ماذا يمكن للزبون أن يغيّر أو يضيف؟" },
      { en: "How, and how early, is a piece ordered?", ar: "كيف تُطلب القطعة، وقبل كم؟" },
    ],
    care: [
      { en: "What stands on the care card?", ar: "ماذا على بطاقة العناية؟" },
      { en: "What harms the piece?", ar: "ما الذي يضرّ القطعة؟" },
    ],
    workshop: [
      { en: "Are there workshops, for which level?", ar: "هل توجد ورش تعليم، ولأي مستوى؟" },
      { en: "What do participants take home?", ar: "ماذا يأخذ المشارك معه؟" },
    ],
    buying: [
      { en: "At which fairs or pages can one buy?", ar: "في أي بازارات أو صفحات يمكن الشراء؟" },
      { en: "How is a piece packed and sent?", ar: "كيف تُغلَّف القطعة وتُرسل؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الشغل اليدوي", indefinite: "شغل يدوي", agreement: "m" },
        business: { definite: "الحرفي", indefinite: "حرفي", agreement: "m" },
      },
      facets: {
        maker: "مين ورا الشغل؟",
        pieces: "القطع الجاهزة",
        materials: "الخامات",
        making: "مراحل الشغل",
        patterns: "النقشات والألوان",
        custom: "طلب خاص على الذوق",
        care: "كرت العناية",
        workshop: "ورشة تعليم",
        buying: "البازارات والتوصيل",
      },
      words: ["شغل يدوي", "سدو", "خوص", "سعف", "تلي", "تطريز", "كروشيه", "خامات", "بازار"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الهاند ميد", indefinite: "هاند ميد", agreement: "m" },
        business: { definite: "الورشة", indefinite: "ورشة", agreement: "f" },
      },
      facets: {
        maker: "الإيد اللي ورا الشغل",
        pieces: "القطع اللي خلصت",
        materials: "الخامة إيه؟",
        making: "طريقة الشغل",
        patterns: "النقشة وأصلها",
        custom: "الأوردر بالطلب",
        care: "الغسيل والتخزين",
        workshop: "ورش التعليم",
        buying: "الشرا والشحن",
      },
      words: ["هاند ميد", "كروشيه", "خيامية", "فخار", "نول", "خامات", "أوردر", "تطريز"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "شغل الإيد", indefinite: "شغل إيد", agreement: "m" },
        business: { definite: "المشغل", indefinite: "مشغل", agreement: "m" },
      },
      facets: {
        maker: "من وين إجت الصنعة؟",
        pieces: "شو جاهز هلق؟",
        materials: "المواد ومصدرها",
        making: "القطعة خطوة خطوة",
        patterns: "الرسمة والألوان",
        custom: "توصية خاصّة",
        care: "غسيل القطعة وحفظها",
        workshop: "تعليم شغل الإيد",
        buying: "المعارض والتوصيل",
      },
      words: ["شغل إيد", "تطريز فلاحي", "كروشيه", "صابون بلدي", "قش", "توصية", "صنّارة", "قطبة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الأشغال اليدوية", indefinite: "أشغال يدوية", agreement: "f" },
        business: { definite: "المشغل", indefinite: "مشغل", agreement: "m" },
      },
      facets: {
        maker: "صاحب الحرفة",
        pieces: "مجموعة القطع",
        materials: "المواد المستعملة",
        making: "مراحل الصنع",
        patterns: "النقوش والألوان",
        custom: "الطلبات الخاصة",
        care: "العناية بالقطعة",
        workshop: "ورش تعليم الحرفة",
        buying: "أماكن البيع",
      },
      words: ["حرفة", "منتج يدوي", "نسيج", "خزف", "تطريز", "نقش", "خامة", "مشغل"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "handmade work", indefinite: "handmade work", agreement: "m" },
        business: { definite: "the maker", indefinite: "a maker", agreement: "m" },
      },
      facets: {
        maker: "The maker",
        pieces: "What’s finished and on hand",
        materials: "What it’s made of",
        making: "How a piece comes together",
        patterns: "Patterns and colors",
        custom: "Custom orders",
        care: "Care instructions",
        workshop: "Classes and workshops",
        buying: "Craft fairs and shipping",
      },
      words: ["handmade", "yarn", "beeswax", "custom order", "craft fair", "pottery", "embroidery", "crochet"],
    },
  },
});
