import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "saving-budgeting",
  name: { en: "Saving and budgeting", ar: "الادخار والميزانية" },
  care: "plain",
  careNote: {
    en: "Shame nobody for earning little, and recommend no financial product. A debt that cannot be paid is a matter for the bank or a licensed adviser; interest and zakat for scholars. A savings circle is for people who know each other, and nothing in it is promised.",
    ar: "لا لوم لمن دخله قليل، ولا نصيحة بمنتج مالي بعينه. الدَّين المتعثر يُسأل عنه البنك أو مستشار مرخّص، وأسئلة الربا والزكاة لأهل العلم. والجمعية بين من يعرف بعضهم بعضًا، ولا وعد فيها بشيء.",
  },
  questions: [
    {
      key: "reader",
      type: "text",
      text: { en: "Who is it for: one earner, a couple, a family?", ar: "لمن النص: فرد أم زوجان أم عائلة؟" },
    },
    { key: "goal", type: "text", text: { en: "What is the money being saved for?", ar: "لأي هدف يُدّخر المال؟" } },
    {
      key: "tool",
      type: "list",
      text: { en: "Which tool is it about: an app, a sheet, envelopes?", ar: "عن أي أداة: تطبيق أم جدول أم ظروف؟" },
    },
    { key: "country", type: "place", text: { en: "In which country are the readers?", ar: "في أي بلد القرّاء؟" } },
    { key: "price", type: "price", text: { en: "What does the tool or course cost?", ar: "كم سعر الأداة أو الدورة؟" } },
  ],
  facets: {
    "pay-day": [
      { en: "What is put aside on payday, and where?", ar: "ماذا يوضع جانبًا يوم الراتب، وأين؟" },
      { en: "Is it moved by hand or automatically?", ar: "هل يُحوَّل يدويًّا أم تلقائيًّا؟" },
    ],
    "small-spending": [
      { en: "Which small expenses keep coming back?", ar: "أي مصروفات صغيرة تتكرّر؟" },
      { en: "Which subscriptions are paid for and not used?", ar: "أي اشتراكات تُدفع ولا تُستعمل؟" },
    ],
    groups: [
      { en: "Into which groups is the spending split?", ar: "إلى أي بنود يُقسَّم المصروف؟" },
      { en: "Who writes it down, and how often?", ar: "من يدوّن المصروف، وكل كم يوم؟" },
    ],
    yearly: [
      { en: "Which bills come once a year, and when?", ar: "أي فواتير تأتي مرة في السنة، ومتى؟" },
      { en: "How much is set aside for them each month?", ar: "كم يوضع جانبًا لها كل شهر؟" },
    ],
    emergency: [
      { en: "What counts as an emergency here?", ar: "ما الذي يُعدّ طارئًا هنا؟" },
      { en: "Where is that money kept?", ar: "أين يُحفظ هذا المال؟" },
    ],
    circle: [
      { en: "How many take part, and what does each pay?", ar: "كم مشاركًا في الجمعية، وكم يدفع كل منهم؟" },
      { en: "How are the turns decided?", ar: "كيف يُحدَّد الدور؟" },
    ],
    shopping: [
      { en: "What is on the list in an ordinary week?", ar: "ماذا في قائمة أسبوع عادي؟" },
      { en: "Where is the shopping done, and on which day?", ar: "من أين التسوّق، وفي أي يوم؟" },
    ],
    debts: [
      { en: "Which debts are there, and what does each cost?", ar: "ما الديون القائمة، وكم كلفة كل منها؟" },
      { en: "Which one is paid first, and why?", ar: "أيها يُسدَّد أولًا، ولماذا؟" },
    ],
    "pocket-money": [
      { en: "How old are the children, and what do they get?", ar: "كم أعمار الأولاد، وكم مصروفهم؟" },
      { en: "What are they saving up for?", ar: "لأي شيء يدّخرون؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الادخار", indefinite: "ادخار", agreement: "m" },
        business: { definite: "المستشار المالي", indefinite: "مستشار مالي", agreement: "m" },
      },
      facets: {
        "pay-day": "أول ما ينزل الراتب",
        "small-spending": "وين يروح الراتب؟",
        groups: "تقسيم المصروف",
        yearly: "فواتير تجي مرة بالسنة",
        emergency: "فلوس الطوارئ",
        circle: "الجمعية ودور كل واحد",
        shopping: "قايمة المقاضي",
        debts: "حصر الديون والأقساط",
        "pocket-money": "مصروف العيال",
      },
      words: ["راتب", "معاش", "مصروف", "جمعية", "ادخار", "التزامات", "أقساط", "فلوس", "بيزات"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "التحويش", indefinite: "تحويش", agreement: "m" },
        business: { definite: "المستشار المالي", indefinite: "مستشار مالي", agreement: "m" },
      },
      facets: {
        "pay-day": "يوم القبض",
        "small-spending": "القرش رايح فين؟",
        groups: "مصروف البيت بند بند",
        yearly: "مصاريف المدارس وأخواتها",
        emergency: "قرشين على جنب للطوارئ",
        circle: "الجمعية ومين يقبض الأول",
        shopping: "لستة طلبات البيت",
        debts: "الديون والأقساط على ورقة",
        "pocket-money": "مصروف الولاد",
      },
      words: ["مرتب", "قبض", "مصروف", "جمعية", "تحويش", "تحويشة", "أقساط", "فلوس"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "التوفير", indefinite: "توفير", agreement: "m" },
        business: { definite: "المستشار المالي", indefinite: "مستشار مالي", agreement: "m" },
      },
      facets: {
        "pay-day": "بس ينزل المعاش",
        "small-spending": "لوين عم يروح المصروف؟",
        groups: "كيف بيتوزّع مصروف البيت؟",
        yearly: "الأقساط والفواتير السنويّة",
        emergency: "مصاري الطوارئ",
        circle: "الجمعيّة ودورها",
        shopping: "لستة السوبرماركت",
        debts: "كل الديون عالورقة",
        "pocket-money": "الولاد والمصروف",
      },
      words: ["معاش", "راتب", "مصروف", "جمعية", "توفير", "مصاري", "خرجية", "قسط"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الادخار", indefinite: "ادخار", agreement: "m" },
        business: { definite: "المستشار المالي", indefinite: "مستشار مالي", agreement: "m" },
      },
      facets: {
        "pay-day": "في يوم الراتب",
        "small-spending": "المصروفات الصغيرة",
        groups: "بنود الإنفاق",
        yearly: "الالتزامات السنوية",
        emergency: "مدّخرات الطوارئ",
        circle: "الجمعية الشهرية",
        shopping: "قائمة المشتريات",
        debts: "جدول الديون",
        "pocket-money": "مصروف الأبناء",
      },
      words: ["دخل", "نفقات", "ميزانية", "ادخار", "طوارئ", "التزامات", "ديون", "مصروف"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "saving money", indefinite: "saving money", agreement: "m" },
        business: { definite: "the money coach", indefinite: "a money coach", agreement: "m" },
      },
      facets: {
        "pay-day": "On payday",
        "small-spending": "Where the small money goes",
        groups: "Sorting the spending",
        yearly: "Once-a-year bills",
        emergency: "The rainy-day fund",
        circle: "The savings circle",
        shopping: "The grocery list",
        debts: "Debts on paper",
        "pocket-money": "Kids and their allowance",
      },
      words: ["paycheck", "budget", "rainy-day fund", "savings", "bills", "debt", "allowance", "subscriptions"],
    },
  },
});
