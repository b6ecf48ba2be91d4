import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "tenancy",
  name: { en: "Renting and tenancy", ar: "الإيجار" },
  care: "high",
  careNote: {
    en: "Rent rises, eviction, deposits and every other question of law go to the authority or a lawyer. Nobody is filtered by nationality, religion, family or sex. Warn of transfers before a viewing. Egypt’s old-rent law is disputed: take no side.",
    ar: "زيادة الإيجار والإخلاء والتأمين وكل سؤال قانوني للجهة المختصة أو لمحامٍ. ولا يُستبعد أحد لجنسيته أو دينه أو عائلته أو جنسه. ويُنبَّه إلى التحويل قبل المعاينة. وقانون الإيجار القديم في مصر محل خلاف: لا انحياز.",
  },
  questions: [
    { key: "place", type: "place", text: { en: "Where is the home?", ar: "أين السكن؟" } },
    { key: "rooms", type: "text", text: { en: "How many rooms, furnished or not?", ar: "كم غرفة، مفروش أم فارغ؟" } },
    { key: "rent", type: "price", text: { en: "What is the rent, paid on which dates?", ar: "كم الإيجار، وفي أي مواعيد يُدفع؟" } },
    { key: "deposit", type: "price", text: { en: "How much is the deposit?", ar: "كم مبلغ التأمين؟" } },
    { key: "from", type: "date", text: { en: "From which date is it free?", ar: "من أي تاريخ يكون متاحًا؟" } },
  ],
  facets: {
    home: [
      { en: "Which floor, how many rooms, which furniture?", ar: "أي دور، وكم غرفة، وأي أثاث؟" },
      { en: "What was renewed, and when?", ar: "ما الذي جُدّد فيه، ومتى؟" },
    ],
    area: [
      { en: "What is close by: school, shops, transport?", ar: "ماذا بقربه: مدرسة، محلات، مواصلات؟" },
      { en: "What do the neighbors say of the building?", ar: "ماذا يقول الجيران عن المبنى؟" },
    ],
    rent: [
      { en: "In how many payments, by which means?", ar: "على كم دفعة، وبأي وسيلة؟" },
      { en: "Which bills are included?", ar: "أي فواتير يشملها الإيجار؟" },
    ],
    deposit: [
      { en: "How much is the deposit, and who holds it?", ar: "كم التأمين، وعند من يبقى؟" },
      { en: "What does the contract say on giving it back?", ar: "ماذا يقول العقد عن ردّه؟" },
    ],
    contract: [
      { en: "How long does the contract run?", ar: "ما مدة العقد؟" },
      { en: "Where is it registered?", ar: "أين يُوثَّق؟" },
    ],
    repairs: [
      { en: "Who repairs what, by the contract?", ar: "من يصلح ماذا، بحسب العقد؟" },
      { en: "Whom does the tenant call?", ar: "بمن يتصل المستأجر؟" },
    ],
    handover: [
      { en: "What is written down when the keys are handed over?", ar: "ماذا يُدوَّن عند تسليم المفاتيح؟" },
      { en: "Which meters are read?", ar: "أي عدّادات تُقرأ؟" },
    ],
    rules: [
      { en: "What are the rules of the building?", ar: "ما نظام المبنى؟" },
      { en: "What does the contract say on pets and subletting?", ar: "ماذا في العقد عن الحيوانات والتأجير من الباطن؟" },
    ],
    leaving: [
      { en: "Which notice does the contract ask for?", ar: "كم مدة الإشعار في العقد؟" },
      { en: "How is the home checked at the end?", ar: "كيف يُعاين السكن عند المغادرة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الإيجار", indefinite: "إيجار", agreement: "m" },
        business: { definite: "المكتب العقاري", indefinite: "مكتب عقاري", agreement: "m" },
      },
      facets: {
        home: "الشقة من داخل",
        area: "الحي والجيران",
        rent: "الإيجار على كم دفعة؟",
        deposit: "مبلغ الضمان",
        contract: "توثيق العقد",
        repairs: "الصيانة على مين؟",
        handover: "استلام المفتاح",
        rules: "نظام العمارة",
        leaving: "قبل الطلعة من الشقة",
      },
      words: ["إيجار", "دفعات", "شيكات", "ضمان", "تأمين", "عمارة", "مكيفات", "حارس", "عقد موثق"],
      advice: "أي سؤال نظامي عن الإيجار <اسأل|اسألي|اسألوا> عنه الجهة المختصة أو محامي.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الإيجار", indefinite: "إيجار", agreement: "m" },
        business: { definite: "صاحب الشقة", indefinite: "صاحب شقة", agreement: "m" },
      },
      facets: {
        home: "الشقة أوضة أوضة",
        area: "المنطقة والسكان",
        rent: "الإيجار والمقدم",
        deposit: "التأمين مع مين؟",
        contract: "العقد والشهر العقاري",
        repairs: "التصليحات على حساب مين؟",
        handover: "يوم استلام الشقة",
        rules: "قواعد العمارة والبواب",
        leaving: "قبل تسليم المفتاح",
      },
      words: ["إيجار جديد", "إيجار قديم", "مقدم", "تأمين", "بواب", "مفروش", "قانون جديد", "إيصال"],
      advice: "أي سؤال قانوني عن العقد <اسأل|اسألي|اسألوا> فيه محامي أو الجهة المختصة.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الأجار", indefinite: "أجار", agreement: "m" },
        business: { definite: "صاحب الشقّة", indefinite: "صاحب شقّة", agreement: "m" },
      },
      facets: {
        home: "شو في بالشقّة؟",
        area: "الحيّ وشو حواليه",
        rent: "الأجار كيف بيندفع؟",
        deposit: "رجعة التأمين",
        contract: "عقد الأجار والتسجيل",
        repairs: "مين بيصلّح؟",
        handover: "التسليم والعدّادات",
        rules: "الناطور والجيران",
        leaving: "الإخلاء وتسليم الشقّة",
      },
      words: ["أجار", "ضمان", "تأمين", "ناطور", "حارس", "مفروش", "خلو", "اشتراك موتور"],
      advice: "أي سؤال قانوني عن الأجار <اسأل|اسألي|اسألوا> عنو محامي أو الدائرة المختصّة.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الإيجار", indefinite: "إيجار", agreement: "m" },
        business: { definite: "المكتب العقاري", indefinite: "مكتب عقاري", agreement: "m" },
      },
      facets: {
        home: "وصف السكن",
        area: "الحي والجوار",
        rent: "الإيجار والدفعات",
        deposit: "مبلغ التأمين",
        contract: "العقد وتسجيله",
        repairs: "مسؤولية الصيانة",
        handover: "محضر الاستلام",
        rules: "نظام المبنى",
        leaving: "الإشعار والإخلاء",
      },
      words: ["مستأجر", "مؤجّر", "عقد", "إخلاء", "تأمين", "دفعات", "صيانة", "معاينة"],
      advice: "لأي سؤال قانوني عن الإيجار <راجع|راجعي|راجعوا> الجهة المختصة أو محاميًا.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the rental", indefinite: "a rental", agreement: "m" },
        business: { definite: "the landlord", indefinite: "a landlord", agreement: "m" },
      },
      facets: {
        home: "Inside the place",
        area: "The neighborhood",
        rent: "Rent and utilities",
        deposit: "The security deposit",
        contract: "What the lease says",
        repairs: "Who fixes what",
        handover: "Move-in day",
        rules: "House rules",
        leaving: "Giving notice and moving out",
      },
      words: ["lease", "landlord", "security deposit", "utilities", "roommate", "tenant", "move-in", "sublet"],
      advice: "For any legal question about a lease, ask the housing authority or a lawyer.",
    },
  },
});
