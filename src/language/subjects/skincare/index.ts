import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "skincare",
  name: { en: "Skincare", ar: "العناية بالبشرة" },
  care: "plain",
  careNote: {
    en: "No cure, whitening, anti-aging result, or before-and-after; nobody's skin color is a fault. Acne, eczema, burns, pregnancy, nursing, and babies belong to a dermatologist, a known allergy to a doctor.",
    ar: "لا علاج ولا تبييض ولا نتيجة ضد الشيخوخة ولا «قبل وبعد»، ولا لون بشرة عيب. حب الشباب والأكزيما والحروق والحمل والإرضاع والرضّع لطبيب الجلدية، والحساسية المعروفة للطبيب.",
  },
  questions: [
    { key: "product", type: "text", text: { en: "Which product is it, and what size?", ar: "ما المنتج، وبأي حجم؟" } },
    { key: "skin", type: "list", text: { en: "Which skin is it for, according to the label?", ar: "لأي بشرة بحسب العبوة؟" } },
    {
      key: "ingredients",
      type: "list",
      text: { en: "Which main ingredients are on the package?", ar: "ما المكونات الرئيسة على العبوة؟" },
    },
    { key: "price", type: "price", text: { en: "What does it cost, and where is it sold?", ar: "كم سعره، وأين يُباع؟" } },
    { key: "registered", type: "text", text: { en: "Which authority is it registered with?", ar: "لدى أي جهة سُجّل؟" } },
  ],
  facets: {
    product: [
      { en: "What is it: cream, serum, cleanser, sunscreen?", ar: "ما هو: كريم، سيروم، غسول، واقي شمس؟" },
      { en: "What are its texture and scent like?", ar: "ما قوامه، وما رائحته؟" },
    ],
    skin: [
      { en: "Which skin does the maker say it is for?", ar: "لأي بشرة يذكره الصانع؟" },
      { en: "Who should not use it, according to the label?", ar: "لمن لا يناسب بحسب العبوة؟" },
    ],
    ingredients: [
      { en: "Which ingredients come first on the list?", ar: "أي مكونات تأتي أول القائمة؟" },
      { en: "Does it contain fragrance or alcohol?", ar: "هل فيه عطر أو كحول؟" },
    ],
    using: [
      { en: "Morning or night, how much, and how often?", ar: "صباحًا أم مساءً، وبأي كمية، وكم مرة؟" },
      { en: "What does the maker say about eyes and lips?", ar: "ماذا يقول الصانع عن العينين والشفتين؟" },
    ],
    routine: [
      { en: "What goes on before it, and what goes on after?", ar: "ما الذي يسبقه، وما الذي يليه؟" },
      { en: "What does the label say not to mix it with?", ar: "ما الذي لا يُجمع معه بحسب العبوة؟" },
    ],
    patch: [
      { en: "How does the maker describe a patch test?", ar: "كيف يصف الصانع التجربة الأولى؟" },
      { en: "Who should customers call after a reaction?", ar: "بمن يُتصل عند ظهور تحسس؟" },
    ],
    sun: [
      { en: "What SPF is on the package?", ar: "أي درجة حماية مكتوبة على العبوة؟" },
      { en: "When should it be reapplied, according to the label?", ar: "متى يُعاد وضعه بحسب العبوة؟" },
    ],
    keeping: [
      { en: "How long does it keep after opening?", ar: "كم يبقى صالحًا بعد الفتح؟" },
      { en: "Where should it be kept in hot weather?", ar: "أين يُحفظ في الحر؟" },
    ],
    original: [
      { en: "Who imports or makes it?", ar: "من يستورده أو يصنعه؟" },
      { en: "Where is its registration number printed?", ar: "أين رقم تسجيله؟" },
    ],
    buying: [
      { en: "Which stores and pages sell it?", ar: "في أي محلات وصفحات يُباع؟" },
      { en: "Can an opened package be returned?", ar: "هل تُعاد العبوة بعد فتحها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "العناية بالبشرة", indefinite: "عناية بالبشرة", agreement: "f" },
        business: { definite: "المتجر", indefinite: "متجر", agreement: "m" },
      },
      facets: {
        product: "وش المنتج؟",
        skin: "لأي بشرة؟",
        ingredients: "المكونات المكتوبة على العلبة",
        using: "طريقة الاستخدام",
        routine: "مكانه في الروتين",
        patch: "أول تجربة على الجلد",
        sun: "الشمس والصن بلوك",
        keeping: "الحفظ والصلاحية",
        original: "كيف ينعرف الأصلي؟",
        buying: "وين ينباع وكم سعره؟",
      },
      words: ["بشرة", "غسول", "صن بلوك", "ترطيب", "نضارة", "سيروم", "كريم", "بشرة دهنية"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "العناية بالبشرة", indefinite: "عناية بالبشرة", agreement: "f" },
        business: { definite: "المحل", indefinite: "محل", agreement: "m" },
      },
      facets: {
        product: "المنتج إيه؟",
        skin: "لأنهي بشرة؟",
        ingredients: "مكتوب إيه في المكونات؟",
        using: "بيتحط إزاي؟",
        routine: "ترتيبه في الروتين",
        patch: "أول مرة على البشرة",
        sun: "الشمس والصن بلوك بالنهار",
        keeping: "بعد ما العلبة تتفتح",
        original: "الأصلي بيتعرف منين؟",
        buying: "بيتباع فين وبكام؟",
      },
      words: ["بشرة", "صن بلوك", "كريم مرطب", "مسام", "غسول", "سيرم", "بشرة دهنية", "ماسك"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "العناية بالبشرة", indefinite: "عناية بالبشرة", agreement: "f" },
        business: { definite: "المحل", indefinite: "محل", agreement: "m" },
      },
      facets: {
        product: "شو هالمنتج؟",
        skin: "لأيّ نوع بشرة؟",
        ingredients: "شو مكتوب بالمكوّنات؟",
        using: "كيف بينحطّ؟",
        routine: "وين محلّو بالروتين؟",
        patch: "أوّل تجربة عالبشرة",
        sun: "الشمس والواقي",
        keeping: "بعد ما تنفتح العلبة",
        original: "كيف بينعرف الأصلي؟",
        buying: "وين بينباع وقدّيش؟",
      },
      words: ["بشرة", "كريم", "واقي شمس", "تنضيف", "مسامات", "سيروم", "ترطيب", "بشرة ناشفة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "العناية بالبشرة", indefinite: "عناية بالبشرة", agreement: "f" },
        business: { definite: "المتجر", indefinite: "متجر", agreement: "m" },
      },
      facets: {
        product: "المنتج وحجمه",
        skin: "نوع البشرة",
        ingredients: "المكونات",
        using: "طريقة الاستعمال",
        routine: "ترتيبه بين المنتجات",
        patch: "التجربة الأولى",
        sun: "الشمس والواقي الشمسي",
        keeping: "الحفظ بعد الفتح",
        original: "علامات المنتج الأصلي",
        buying: "السعر وأماكن البيع",
      },
      words: ["مستحضر", "ترطيب", "مسام", "واقٍ شمسي", "بشرة حساسة", "مصل", "غسول", "مكونات"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "skincare", indefinite: "skincare", agreement: "m" },
        business: { definite: "the brand", indefinite: "a brand", agreement: "m" },
      },
      facets: {
        product: "The product",
        skin: "Which skin it's for",
        ingredients: "On the ingredients list",
        using: "How it's used",
        routine: "Where it fits in a routine",
        patch: "Patch testing",
        sun: "Sun and SPF",
        keeping: "Shelf life once opened",
        original: "Spotting a fake",
        buying: "Price and where to buy",
      },
      words: ["cleanser", "SPF", "breakout", "fragrance-free", "dewy", "serum", "moisturizer", "patch test"],
    },
  },
});
