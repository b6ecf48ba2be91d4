import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "football",
  name: { en: "Football", ar: "كرة القدم" },
  care: "plain",
  careNote: {
    en: "Insult no club, fans, or nation; nothing on betting; promise nobody a career. After a blow to the head or with heat illness play stops, and a doctor is asked. Photos of children only with consent.",
    ar: "لا إساءة لنادٍ أو جمهور أو بلد، ولا مراهنات، ولا وعد بالاحتراف. بعد ضربة في الرأس أو إجهاد حراري يتوقف اللعب ويُسأل الطبيب. ولا صور لأطفال إلا بإذن.",
  },
  questions: [
    {
      key: "kind",
      type: "choice",
      text: { en: "An academy, a field, a league, or a match?", ar: "أكاديمية أم ملعب أم دوري أم مباراة؟" },
    },
    { key: "ages", type: "list", text: { en: "Which ages or teams is it for?", ar: "لأي أعمار أو فرق؟" } },
    { key: "place", type: "place", text: { en: "Where is it, and on which days?", ar: "أين، وفي أي أيام؟" } },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم السعر أو الاشتراك؟" } },
    { key: "date", type: "date", text: { en: "When does registration close?", ar: "متى آخر موعد للتسجيل؟" } },
  ],
  facets: {
    program: [
      { en: "What is offered: training, field hours, a league?", ar: "ما المعروض: تدريب، ساعات ملعب، دوري؟" },
      { en: "Who runs it?", ar: "من القائم عليه؟" },
    ],
    groups: [
      { en: "Which age groups or teams are there?", ar: "ما الفئات أو الفرق؟" },
      { en: "How does a player move up a group?", ar: "كيف ينتقل اللاعب إلى فئة أعلى؟" },
    ],
    coaches: [
      { en: "Who coaches, and with which license?", ar: "من يدرّب، وبأي رخصة؟" },
      { en: "Where did they play or coach before?", ar: "أين لعبوا أو درّبوا من قبل؟" },
    ],
    pitch: [
      { en: "What surface and size is it, and are there lights?", ar: "ما نوع الأرضية والمقاس، وهل توجد إضاءة؟" },
      { en: "Is there shade, water, and a changing room?", ar: "هل يوجد ظل وماء وغرف تبديل؟" },
    ],
    training: [
      { en: "Which days and what time is practice?", ar: "في أي أيام وأي ساعة التدريب؟" },
      { en: "What does a session include?", ar: "ممّ تتكوّن الحصة الواحدة؟" },
    ],
    kit: [
      { en: "Which cleats suit this surface?", ar: "أي حذاء يناسب هذه الأرضية؟" },
      { en: "Is a kit included, and in which sizes?", ar: "هل الطقم مشمول، وبأي مقاسات؟" },
    ],
    matches: [
      { en: "Who is the next opponent, when and where?", ar: "ضد من المباراة القادمة، ومتى وأين؟" },
      { en: "How is playing time shared?", ar: "كيف توزَّع دقائق اللعب؟" },
    ],
    care: [
      { en: "Who gives first aid at the field?", ar: "من يقدّم الإسعاف الأولي في الملعب؟" },
      { en: "When is practice called off?", ar: "متى يُلغى التدريب؟" },
    ],
    fees: [
      { en: "What does a month, a season, or an hour cost?", ar: "كم سعر الشهر أو الموسم أو الساعة؟" },
      { en: "What is refunded when a player stops?", ar: "ماذا يُردّ من الرسوم لمن يتوقف؟" },
    ],
    joining: [
      { en: "When are tryouts, and what should players bring?", ar: "متى تجارب الأداء، وماذا يُحضَر إليها؟" },
      { en: "Where do players register?", ar: "أين يكون تسجيل اللاعب؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الكورة", indefinite: "كورة", agreement: "f" },
        business: { definite: "الأكاديمية", indefinite: "أكاديمية", agreement: "f" },
      },
      facets: {
        program: "وش البرنامج؟",
        groups: "الفئات والأعمار",
        coaches: "مين يدرّب؟",
        pitch: "أرضية الملعب والإنارة",
        training: "أيام التمرين",
        kit: "وش ينلبس في الملعب؟",
        matches: "المباريات والدوري",
        care: "الحر والإصابات",
        fees: "الاشتراك وحجز الملعب",
        joining: "التسجيل وتجربة الأداء",
      },
      words: ["كورة", "ملعب", "سداسيات", "هدّاف", "قول", "حارس", "تمرين", "دوري الحواري"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الكورة", indefinite: "كورة", agreement: "f" },
        business: { definite: "الأكاديمية", indefinite: "أكاديمية", agreement: "f" },
      },
      facets: {
        program: "المتاح إيه؟",
        groups: "الأعمار والفرق",
        coaches: "الكابتن مين؟",
        pitch: "أرض الملعب والنور",
        training: "مواعيد التمرين",
        kit: "اللبس والجزمة",
        matches: "الماتشات والدوري",
        care: "الحر والإصابات في الملعب",
        fees: "الشهر بكام والساعة بكام؟",
        joining: "التقديم والاختبارات",
      },
      words: ["كورة", "ماتش", "جون", "كابتن", "خماسي", "ملعب", "دوري", "لعيبة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الفوتبول", indefinite: "فوتبول", agreement: "m" },
        business: { definite: "الأكاديمية", indefinite: "أكاديمية", agreement: "f" },
      },
      facets: {
        program: "شو البرنامج؟",
        groups: "الفئات حسب العمر",
        coaches: "مين المدرّب؟",
        pitch: "أرض الملعب والإضاءة",
        training: "أيام التمرين ووقتو",
        kit: "الطقم والصبّاط",
        matches: "الماتشات والبطولات",
        care: "الشوب والإصابات",
        fees: "قدّيش الاشتراك؟",
        joining: "التسجيل وأوّل تجربة",
      },
      words: ["فوتبول", "طابة", "ماتش", "غول", "ملعب معشّب", "حارس", "فريق", "تمرين"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "كرة القدم", indefinite: "كرة قدم", agreement: "f" },
        business: { definite: "الأكاديمية", indefinite: "أكاديمية", agreement: "f" },
      },
      facets: {
        program: "البرنامج",
        groups: "الفئات السنية",
        coaches: "الجهاز الفني",
        pitch: "الملعب وأرضيته",
        training: "مواعيد التدريب",
        kit: "الملابس والحذاء",
        matches: "المباريات والبطولات",
        care: "الحرارة والإصابات",
        fees: "الرسوم والحجز",
        joining: "التسجيل والاختبارات",
      },
      words: ["مباراة", "هدف", "لاعب", "حارس المرمى", "تمريرة", "تسديدة", "مدافع", "شوط"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "soccer", indefinite: "soccer", agreement: "m" },
        business: { definite: "the academy", indefinite: "an academy", agreement: "m" },
      },
      facets: {
        program: "What's on",
        groups: "Age groups and teams",
        coaches: "The coaching staff",
        pitch: "The field",
        training: "Practice days",
        kit: "Cleats and kit",
        matches: "Matches and leagues",
        care: "Heat and injuries",
        fees: "Fees and field rental",
        joining: "Tryouts and sign-up",
      },
      words: ["soccer", "field", "cleats", "goalie", "scrimmage", "tryouts", "midfielder", "jersey"],
    },
  },
});
