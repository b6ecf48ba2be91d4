import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "construction",
  name: { en: "Construction", ar: "المقاولات والبناء" },
  care: "plain",
  careNote: {
    en: "Structure, removed walls and permits: a licensed engineer and the municipality. Mention the safety of workers, and heat. No promise of duration or cost, nothing 'for a lifetime'. Disputes over a contract go to a lawyer, asbestos and lead in old buildings to a specialist.",
    ar: "الهيكل وإزالة الجدران والرخص لمهندس مرخّص وللبلدية. تُذكر سلامة العمّال والحر. لا وعد بمدة أو كلفة، ولا شيء «مدى الحياة». خلافات العقد لمحامٍ، والأسبستوس والرصاص في المباني القديمة لمختص.",
  },
  questions: [
    { key: "work", type: "number", text: { en: "Which work, on how many square meters?", ar: "أي أعمال، وكم مترًا مربعًا؟" } },
    { key: "place", type: "place", text: { en: "Where is the site?", ar: "أين الموقع؟" } },
    { key: "materials", type: "list", text: { en: "Who buys the materials?", ar: "على من شراء المواد؟" } },
    {
      key: "price",
      type: "price",
      text: { en: "What is the price based on: meter, item, lump sum?", ar: "على أي أساس السعر: بالمتر أم بالبند أم مقطوع؟" },
    },
    { key: "duration", type: "number", text: { en: "How long does the contract give?", ar: "كم المدة في العقد؟" } },
  ],
  facets: {
    works: [
      { en: "Which works does the contractor take on?", ar: "أي أعمال ينفّذها المقاول؟" },
      { en: "Which past sites can be visited?", ar: "أي مشاريع سابقة يمكن زيارتها؟" },
    ],
    design: [
      { en: "Who draws the plans?", ar: "من يرسم المخططات؟" },
      { en: "Which permit is needed, and who obtains it?", ar: "أي رخصة تلزم، ومن يستخرجها؟" },
    ],
    quantities: [
      { en: "Which items are on the bill of quantities?", ar: "أي بنود في جدول الكميات؟" },
      { en: "What is left out of the offer?", ar: "ماذا خارج العرض؟" },
    ],
    structure: [
      { en: "Which foundation and frame are planned?", ar: "أي أساسات وهيكل في المخطط؟" },
      { en: "Which tests were made of soil and concrete?", ar: "أي اختبارات أُجريت للتربة والخرسانة؟" },
    ],
    services: [
      { en: "Where do pipes and cables run?", ar: "أين تمرّ المواسير والأسلاك؟" },
      { en: "Who signs before walls are closed?", ar: "من يوقّع قبل إغلاق الجدران؟" },
    ],
    insulation: [
      { en: "Which insulation is used for roof and baths?", ar: "أي عزل للسطح والحمامات؟" },
      { en: "How is it tested?", ar: "كيف يُختبر؟" },
    ],
    finishes: [
      { en: "Which tiles, paints and doors are chosen?", ar: "أي بلاط ودهان وأبواب اختيرت؟" },
      { en: "Where are the signed samples?", ar: "أين العينات الموقّعة؟" },
    ],
    payments: [
      { en: "Which payment follows which stage?", ar: "أي دفعة تتبع أي مرحلة؟" },
      { en: "How is a change during the work priced?", ar: "كيف يُسعَّر التعديل في أثناء العمل؟" },
    ],
    supervision: [
      { en: "Who supervises, and on whose pay?", ar: "من يشرف، ومن يدفع أجره؟" },
      { en: "How often is the site visited?", ar: "كل كم يُزار الموقع؟" },
    ],
    handover: [
      { en: "What is checked at the handover?", ar: "ماذا يُفحص عند التسليم؟" },
      { en: "Which warranties are given in writing?", ar: "أي ضمانات تُعطى كتابة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "البناء", indefinite: "بناء", agreement: "m" },
        business: { definite: "المقاول", indefinite: "مقاول", agreement: "m" },
      },
      facets: {
        works: "عظم وتشطيب وملاحق",
        design: "المخطط والرخصة",
        quantities: "جدول الكميات",
        structure: "مرحلة العظم",
        services: "تمديدات السباكة والكهرب",
        insulation: "عزل السطح والحمامات",
        finishes: "البلاط والدهان والأبواب",
        payments: "الدفعات مع المراحل",
        supervision: "المهندس المشرف",
        handover: "يوم استلام البيت",
      },
      words: ["عظم", "تشطيب", "ملحق", "لياسة", "مساح", "طابوق", "بلك", "استلام", "مؤسسة"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "التشطيب", indefinite: "تشطيب", agreement: "m" },
        business: { definite: "المقاول", indefinite: "مقاول", agreement: "m" },
      },
      facets: {
        works: "سابقة الأعمال",
        design: "الرسومات والرخصة",
        quantities: "المقايسة بند بند",
        structure: "الخرسانة والمباني",
        services: "السباكة والكهربا",
        insulation: "العزل واختبار المية",
        finishes: "المحارة والنقاشة والسيراميك",
        payments: "الدفعات والمستخلصات",
        supervision: "مين واقف على الصنايعية؟",
        handover: "الاستلام والملاحظات",
      },
      words: ["تشطيب", "مقايسة", "محارة", "سباكة", "نقاشة", "صنايعية", "سوبر لوكس", "مستخلص"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "العمار", indefinite: "عمار", agreement: "m" },
        business: { definite: "المقاول", indefinite: "مقاول", agreement: "m" },
      },
      facets: {
        works: "من الترميم للعمار",
        design: "الخرايط والرخصة",
        quantities: "لايحة البنود والكلفة",
        structure: "الباطون والحديد",
        services: "التمديدات قبل البلاط",
        insulation: "عزل السطح والنشّ",
        finishes: "البلاط والدهان",
        payments: "الدفعات حسب الشغل",
        supervision: "مين بيراقب الورشة؟",
        handover: "تسليم المفتاح",
      },
      words: ["عمار", "ورشة", "قصارة", "ورقة", "بلاط", "معلّم", "طوب", "خفّان", "باطون", "متعهّد"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "البناء", indefinite: "بناء", agreement: "m" },
        business: { definite: "المقاول", indefinite: "مقاول", agreement: "m" },
      },
      facets: {
        works: "نوع الأعمال",
        design: "المخططات والتراخيص",
        quantities: "جدول الكميات والأسعار",
        structure: "الأساسات والهيكل",
        services: "التمديدات الصحية والكهربائية",
        insulation: "أعمال العزل",
        finishes: "أعمال التشطيب",
        payments: "جدول الدفعات",
        supervision: "الإشراف الهندسي",
        handover: "التسليم والضمانات",
      },
      words: ["مقاول", "أساسات", "عزل", "لياسة", "مخططات", "خرسانة", "تشطيب", "إشراف"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the build", indefinite: "a build", agreement: "m" },
        business: { definite: "the contractor", indefinite: "a contractor", agreement: "m" },
      },
      facets: {
        works: "The scope of work",
        design: "Plans and permits",
        quantities: "The bid, line by line",
        structure: "Foundation and framing",
        services: "Plumbing and wiring",
        insulation: "Insulation and waterproofing",
        finishes: "Tile, paint, and trim",
        payments: "The payment schedule",
        supervision: "Who inspects the job",
        handover: "Punch list and handover",
      },
      words: ["contractor", "drywall", "framing", "permit", "punch list", "concrete", "bid", "change order"],
    },
  },
});
