import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "charity",
  name: { en: "Charity and volunteering", ar: "العمل الخيري والتطوع" },
  care: "high",
  careNote: {
    en: "Raising money needs a license in the Gulf states and often elsewhere: show it. No guilt, no pictures of misery, no children’s faces, no promise of reward, no party or sect. Zakat, alms and vows are for scholars. The share spent on aid only as given.",
    ar: "جمع المال يحتاج ترخيصًا في دول الخليج وكثيرًا في غيرها: أظهروه. لا استدرار للشفقة ولا صور بؤس ولا وجوه أطفال، ولا وعد بأجر، ولا حزب ولا طائفة. الزكاة والصدقة والنذر لأهل العلم. ونسبة ما يُصرف على العون كما ذُكرت فقط.",
  },
  questions: [
    { key: "body", type: "text", text: { en: "Which body, under which license?", ar: "أي جهة، وبأي ترخيص؟" } },
    { key: "items", type: "list", text: { en: "What is collected, and for what?", ar: "ماذا يُجمع، ولأي غرض؟" } },
    {
      key: "channel",
      type: "text",
      text: { en: "Through which official channel does one give?", ar: "عبر أي قناة رسمية يكون التبرع؟" },
    },
    { key: "when-where", type: "place", text: { en: "Where and until when?", ar: "أين، وحتى متى؟" } },
    { key: "target", type: "number", text: { en: "What is the target?", ar: "كم الهدف؟" } },
  ],
  facets: {
    need: [
      { en: "For whom is it, without names?", ar: "لمن الحملة، بلا أسماء؟" },
      { en: "How was the need established?", ar: "كيف عُرفت الحاجة؟" },
    ],
    items: [
      { en: "Which items are needed, and how many?", ar: "أي مواد مطلوبة، وكم عددها؟" },
      { en: "In what state should they be?", ar: "بأي حالة ينبغي أن تكون؟" },
    ],
    license: [
      { en: "What is the license number?", ar: "ما رقم الترخيص؟" },
      { en: "Where can a donor check it?", ar: "أين يتحقّق المتبرع منه؟" },
    ],
    giving: [
      { en: "Which account, app or link is the body’s own?", ar: "أي حساب أو تطبيق أو رابط تابع للجهة؟" },
      { en: "Does the donor get a receipt?", ar: "هل يصل المتبرعَ إيصال؟" },
    ],
    "drop-off": [
      { en: "Where and when can things be dropped off?", ar: "أين ومتى تُسلَّم المواد؟" },
      { en: "Is there a pick-up from home?", ar: "هل يوجد استلام من البيت؟" },
    ],
    volunteers: [
      { en: "Which tasks are there, and for how many people?", ar: "أي مهام متاحة، ولكم شخص؟" },
      { en: "From which age, and who leads?", ar: "من أي عمر، ومن المشرف؟" },
    ],
    delivery: [
      { en: "Who hands the aid over, and how?", ar: "من يوصل العون، وكيف؟" },
      { en: "How is privacy kept?", ar: "كيف تُحفظ الخصوصية؟" },
    ],
    report: [
      { en: "What was handed over last time, by the report?", ar: "ماذا سُلّم في المرة الماضية بحسب التقرير؟" },
      { en: "Where is the report published?", ar: "أين يُنشر التقرير؟" },
    ],
    contact: [
      { en: "Whom can one ask, on which number?", ar: "من يُسأل، وعلى أي رقم؟" },
      { en: "How does a family ask for help in private?", ar: "كيف تطلب أسرة العون بسرّية؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الحملة", indefinite: "حملة", agreement: "f" },
        business: { definite: "الجمعية الخيرية", indefinite: "جمعية خيرية", agreement: "f" },
      },
      facets: {
        need: "لمين هالحملة؟",
        items: "وش المطلوب؟",
        license: "ترخيص الجمعية",
        giving: "قنوات التبرع",
        "drop-off": "استلام التبرعات",
        volunteers: "فزعة المتطوعين",
        delivery: "كيف يوصل التبرع؟",
        report: "تقرير الحملة",
        contact: "للسؤال والاستفسار",
      },
      words: ["تبرّع", "صدقة", "فزعة", "كسوة", "سقيا", "متطوعين", "إحسان", "سلة غذائية", "كفالة"],
      advice: "عن الزكاة والصدقة <اسأل|اسألي|اسألوا> أهل العلم، وعن الحملة الجمعية نفسها.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الحملة", indefinite: "حملة", agreement: "f" },
        business: { definite: "الجمعية الخيرية", indefinite: "جمعية خيرية", agreement: "f" },
      },
      facets: {
        need: "الحملة دي لمين؟",
        items: "الحاجات المطلوبة",
        license: "إشهار الجمعية ورقم الترخيص",
        giving: "التبرع فين وإزاي؟",
        "drop-off": "تسليم الحاجات في المقر",
        volunteers: "متطوعين للتعبئة والتوزيع",
        delivery: "التوزيع في السر",
        report: "اتوزع إيه المرة اللي فاتت؟",
        contact: "أرقام الجمعية",
      },
      words: ["تبرّع", "صدقة جارية", "شنطة رمضان", "إطعام", "متطوعين", "كفالة يتيم", "كسوة", "جمعية"],
      advice: "أسئلة الزكاة والصدقة <اسأل|اسألي|اسألوا> فيها دار الإفتا، وأسئلة الحملة الجمعية نفسها.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الحملة", indefinite: "حملة", agreement: "f" },
        business: { definite: "الجمعيّة الخيريّة", indefinite: "جمعيّة خيريّة", agreement: "f" },
      },
      facets: {
        need: "لمين رايحة المساعدة؟",
        items: "شو لازم للحملة؟",
        license: "رخصة الجمعيّة ورقمها",
        giving: "كيف بيوصل التبرّع؟",
        "drop-off": "وين منسلّم الغراض؟",
        volunteers: "إيدين للتوضيب والتوزيع",
        delivery: "التوزيع وكرامة الناس",
        report: "شو صار بالحملة الماضية؟",
        contact: "مين منسأل؟",
      },
      words: ["تبرّع", "حملة", "كسوة", "طرود", "متطوّعين", "إعاشة", "مساعدة", "جمعية"],
      advice: "عن الزكاة والصدقة <اسأل|اسألي|اسألوا> أهل العلم، وعن الحملة الجمعيّة نفسها.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الحملة", indefinite: "حملة", agreement: "f" },
        business: { definite: "الجمعية الخيرية", indefinite: "جمعية خيرية", agreement: "f" },
      },
      facets: {
        need: "المستفيدون من الحملة",
        items: "المواد المطلوبة",
        license: "الجهة والترخيص",
        giving: "طرق التبرع",
        "drop-off": "أماكن التسليم",
        volunteers: "مهام المتطوعين",
        delivery: "التوزيع وحفظ الكرامة",
        report: "التقارير",
        contact: "التواصل مع الجمعية",
      },
      words: ["عطاء", "وقف", "كفالة", "إغاثة", "تبرع", "تطوع", "مستفيدون", "ترخيص"],
      advice: "في الزكاة والصدقة <اسأل|اسألي|اسألوا> أهل العلم، وفي شؤون الحملة الجمعية نفسها.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the drive", indefinite: "a drive", agreement: "m" },
        business: { definite: "the nonprofit", indefinite: "a nonprofit", agreement: "m" },
      },
      facets: {
        need: "Who it’s for",
        items: "What’s needed",
        license: "The organization and its license",
        giving: "Ways to give",
        "drop-off": "Drop-off points",
        volunteers: "Volunteer shifts",
        delivery: "How it’s handed out",
        report: "Where the last drive went",
        contact: "Questions and contacts",
      },
      words: ["donate", "food drive", "volunteer", "nonprofit", "pledge", "drop-off", "donor", "receipt"],
      advice: "Ask a scholar about zakat and the organization itself about its license and reports.",
    },
  },
});
