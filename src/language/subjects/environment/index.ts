import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "environment",
  name: { en: "Environment and sustainability", ar: "البيئة والاستدامة" },
  care: "plain",
  careNote: {
    en: "'Eco-friendly', 'carbon neutral' and 'biodegradable' only with proof. At clean-ups mention gloves, sharp things, heat, and children with their parents; permits come from the municipality. No party is blamed for climate or policy; on Lebanon’s waste crisis take no side.",
    ar: "«صديق للبيئة» و«محايد كربونيًّا» و«قابل للتحلّل» بدليل فقط. في حملات التنظيف تُذكر القفازات والأدوات الحادة والحر والأطفال مع أهلهم، والتصريح من البلدية. لا لوم لطرف في المناخ والسياسات، ولا انحياز في أزمة نفايات لبنان.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "Is it a campaign or an article?", ar: "هل النص لحملة أم مقال؟" } },
    { key: "when-where", type: "place", text: { en: "Where and on which date?", ar: "أين وفي أي تاريخ؟" } },
    { key: "materials", type: "list", text: { en: "Which materials are collected?", ar: "أي مواد تُجمع؟" } },
    { key: "partner", type: "text", text: { en: "Who takes part or supports it?", ar: "من يشارك أو يدعم؟" } },
    { key: "result", type: "number", text: { en: "Which measured result may be published?", ar: "أي نتيجة مَقيسة يمكن نشرها؟" } },
  ],
  facets: {
    why: [
      { en: "What is the problem in this very place?", ar: "ما المشكلة في هذا المكان تحديدًا؟" },
      { en: "By which source is it known?", ar: "بأي مصدر عُرفت؟" },
    ],
    sorting: [
      { en: "Into which bins is waste sorted?", ar: "في أي حاويات تُفرز النفايات؟" },
      { en: "Who picks them up, and on which day?", ar: "من يجمعها، وفي أي يوم؟" },
    ],
    reuse: [
      { en: "What is used again instead of thrown out?", ar: "ماذا يُعاد استعماله بدل رميه؟" },
      { en: "Where can things be given or swapped?", ar: "أين تُعطى الأشياء أو تُبدَّل؟" },
    ],
    water: [
      { en: "Where is water saved, and how is it measured?", ar: "أين يُرشَّد الماء، وكيف يُقاس؟" },
      { en: "What was changed at the taps?", ar: "ماذا تغيّر في الصنابير؟" },
    ],
    power: [
      { en: "Which devices use the most power here?", ar: "أي أجهزة تستهلك أكثر هنا؟" },
      { en: "Which habit was changed?", ar: "أي عادة تغيّرت؟" },
    ],
    trees: [
      { en: "Which trees are planted, and how many?", ar: "أي أشجار تُزرع، وكم عددها؟" },
      { en: "Who waters them afterwards?", ar: "من يسقيها بعد ذلك؟" },
    ],
    "clean-up": [
      { en: "Where does the clean-up start, at which hour?", ar: "من أين تنطلق حملة التنظيف، وفي أي ساعة؟" },
      { en: "What is handed out, and what should one bring?", ar: "ماذا يُوزَّع، وماذا يُحضر المشارك؟" },
    ],
    school: [
      { en: "What do classes or departments do?", ar: "ماذا تفعل الصفوف أو الأقسام؟" },
      { en: "Who keeps it going after the week?", ar: "من يتابع بعد انتهاء الأسبوع؟" },
    ],
    result: [
      { en: "What was weighed or counted?", ar: "ماذا وُزن أو عُدّ؟" },
      { en: "Where did it go?", ar: "إلى أين ذهب؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "البيئة", indefinite: "بيئة", agreement: "f" },
        business: { definite: "الفريق البيئي", indefinite: "فريق بيئي", agreement: "m" },
      },
      facets: {
        why: "وش اللي صاير في المكان؟",
        sorting: "الفرز في البيت",
        reuse: "قبل ما تنرمي الأشياء",
        water: "ترشيد الموية",
        power: "المكيف والكهرب",
        trees: "الأشجار وسقيها",
        "clean-up": "تنظيف البر والشاطئ",
        school: "المدارس وأماكن الدوام",
        result: "كم جمعنا؟",
      },
      words: ["تدوير", "تشجير", "فرز", "ترشيد", "روضة", "سدرة", "غاف", "بيئة", "حاوية"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "البيئة", indefinite: "بيئة", agreement: "f" },
        business: { definite: "المبادرة", indefinite: "مبادرة", agreement: "f" },
      },
      facets: {
        why: "المشكلة فين بالظبط؟",
        sorting: "فرز الزبالة من المطبخ",
        reuse: "حاجات ليها عمر تاني",
        water: "كل نقطة مية",
        power: "اللمبة والتكييف",
        trees: "شجر الشارع",
        "clean-up": "يوم التنضيف",
        school: "المدرسة والشغل",
        result: "لمّينا قد إيه؟",
      },
      words: ["تدوير", "فرز", "زبالة", "شجر", "ترشيد", "مبادرة", "بلاستيك", "كارتون"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "البيئة", indefinite: "بيئة", agreement: "f" },
        business: { definite: "الجمعيّة البيئيّة", indefinite: "جمعيّة بيئيّة", agreement: "f" },
      },
      facets: {
        why: "شو في بالمنطقة؟",
        sorting: "الفرز من المصدر",
        reuse: "تصليح وتبديل بدل الكبّ",
        water: "الميّ بالبيت",
        power: "صرف الكهربا",
        trees: "الأحراج وشجرها",
        "clean-up": "نهار عالشطّ",
        school: "ولاد المدارس والبيئة",
        result: "شو طلع بالميزان؟",
      },
      words: ["تدوير", "فرز", "زبالة", "نفايات", "تشجير", "أحراج", "شط", "ترشيد"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "البيئة", indefinite: "بيئة", agreement: "f" },
        business: { definite: "المبادرة", indefinite: "مبادرة", agreement: "f" },
      },
      facets: {
        why: "واقع المكان",
        sorting: "فرز النفايات",
        reuse: "إعادة الاستعمال",
        water: "ترشيد المياه",
        power: "استهلاك الطاقة",
        trees: "التشجير",
        "clean-up": "حملة التنظيف",
        school: "المدارس وأماكن العمل",
        result: "النتائج المَقيسة",
      },
      words: ["استدامة", "نفايات", "انبعاثات", "ترشيد", "تدوير", "تشجير", "فرز", "مناخ"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the environment", indefinite: "the environment", agreement: "m" },
        business: { definite: "the green team", indefinite: "a green team", agreement: "m" },
      },
      facets: {
        why: "What’s going on here",
        sorting: "What goes in which bin",
        reuse: "Reuse and repair",
        water: "Saving water",
        power: "Power and cooling",
        trees: "Trees and who waters them",
        "clean-up": "Clean-up day",
        school: "At school and at work",
        result: "The final count",
      },
      words: ["recycling", "compost", "landfill", "carbon footprint", "reusable", "beach cleanup", "waste", "native trees"],
    },
  },
});
