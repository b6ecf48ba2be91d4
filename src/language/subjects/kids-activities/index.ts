import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "kids-activities",
  name: { en: "Children's activities and camps", ar: "أنشطة الأطفال" },
  care: "plain",
  careNote: {
    en: "Say how children are watched over only as it was told; no promise that nothing can happen. Allergies, medicines, and an emergency contact are asked on the form. Photos only with the parents' consent.",
    ar: "تُذكر طريقة الإشراف كما قيلت لا أكثر، ولا وعد بأن شيئًا لن يحدث. الحساسية والأدوية ورقم الطوارئ تُسأل في الاستمارة. ولا صور إلا بإذن الأهل.",
  },
  questions: [
    { key: "ages", type: "text", text: { en: "What ages is it for?", ar: "لأي أعمار؟" } },
    { key: "dates", type: "date", text: { en: "What are the dates and hours?", ar: "ما التواريخ والساعات؟" } },
    { key: "place", type: "place", text: { en: "Where is it?", ar: "أين المكان؟" } },
    { key: "activities", type: "list", text: { en: "Which activities are there?", ar: "ما الأنشطة؟" } },
    { key: "price", type: "price", text: { en: "What does it cost, and what do siblings pay?", ar: "كم السعر، وكم للإخوة؟" } },
  ],
  facets: {
    activities: [
      { en: "Which activities are there, and what do kids make or learn?", ar: "ما الأنشطة، وماذا يصنع الطفل أو يتعلّم؟" },
      { en: "Which one do kids talk about at home?", ar: "أي نشاط يحكي عنه الأطفال في البيت؟" },
    ],
    ages: [
      { en: "Which ages is it for, and how are groups formed?", ar: "لأي أعمار، وكيف تُقسَّم المجموعات؟" },
      { en: "How many kids are in a group?", ar: "كم طفلًا في المجموعة؟" },
    ],
    day: [
      { en: "What happens between drop-off and pickup, and in what order?", ar: "ماذا يحدث من الوصول إلى الانصراف، وبأي ترتيب؟" },
      { en: "When do they eat and rest?", ar: "متى الأكل والراحة؟" },
    ],
    staff: [
      { en: "Who is with the kids, and how are they trained?", ar: "من يرافق الأطفال، وبأي تدريب؟" },
      { en: "How many adults are with each group?", ar: "كم مشرفًا مع كل مجموعة؟" },
    ],
    pickup: [
      { en: "Who may pick up a child, and how is that checked?", ar: "من يستلم الطفل، وكيف يُتحقق من ذلك؟" },
      { en: "Is there a bus, and where does it leave from?", ar: "هل توجد حافلة، ومن أين؟" },
    ],
    food: [
      { en: "Is food served, and what do kids bring?", ar: "هل يُقدَّم طعام، وما الذي يُحضَر من البيت؟" },
      { en: "How does the staff find out about an allergy?", ar: "كيف يعرف الفريق بالحساسية؟" },
    ],
    bring: [
      { en: "Which clothes, shoes, and supplies do kids need?", ar: "أي ملابس وأحذية وأغراض تلزم؟" },
      { en: "What should stay home?", ar: "ما الذي يبقى في البيت؟" },
    ],
    place: [
      { en: "Where is it, indoors or outdoors, and how much shade is there?", ar: "أين هو، داخلي أم خارجي، وكم فيه من ظل؟" },
      { en: "Who gives first aid there?", ar: "من يقدّم الإسعاف الأولي فيه؟" },
    ],
    prices: [
      { en: "What does a day, a week, or the season cost?", ar: "كم سعر اليوم أو الأسبوع أو الموسم؟" },
      { en: "What is refunded if a child gets sick?", ar: "ماذا يُردّ من الرسوم إن مرض الطفل؟" },
    ],
    registering: [
      { en: "Where do parents sign up, and by when?", ar: "أين يكون التسجيل، وحتى متى؟" },
      { en: "Is there a day to tour the place first?", ar: "هل من يوم لزيارة المكان قبل التسجيل؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "أنشطة العيال", indefinite: "أنشطة للعيال", agreement: "f" },
        business: { definite: "النادي", indefinite: "نادي", agreement: "m" },
      },
      facets: {
        activities: "وش الأنشطة؟",
        ages: "الأعمار والمجموعات",
        day: "برنامج اليوم",
        staff: "مين مع العيال؟",
        pickup: "التوصيل والاستلام",
        food: "الأكل والحساسية",
        bring: "وش داخل الشنطة؟",
        place: "المكان والظل والموية",
        prices: "السعر للواحد وللإخوان",
        registering: "متى آخر موعد للتسجيل؟",
      },
      words: ["عيال", "ورشة", "مخيم صيفي", "نادي صيفي", "مشرفة", "رسم", "ألعاب", "استلام"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "أنشطة الولاد", indefinite: "أنشطة للولاد", agreement: "f" },
        business: { definite: "الكامب", indefinite: "كامب", agreement: "m" },
      },
      facets: {
        activities: "هيعملوا إيه؟",
        ages: "السن والمجموعات",
        day: "اليوم ماشي إزاي؟",
        staff: "المشرفين مين؟",
        pickup: "التسليم والاستلام",
        food: "السناكس والحساسية",
        bring: "الشنطة فيها إيه؟",
        place: "المكان والشمس",
        prices: "الأسعار والإخوات",
        registering: "التسجيل لحد إمتى؟",
      },
      words: ["ولاد", "كامب", "ورشة", "نشاط", "كيدز إيريا", "سمر كامب", "مشرفة", "رسم وتلوين"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "نشاطات الولاد", indefinite: "نشاطات للولاد", agreement: "f" },
        business: { definite: "المخيّم", indefinite: "مخيّم", agreement: "m" },
      },
      facets: {
        activities: "شو في نشاطات؟",
        ages: "المجموعات حسب العمر",
        day: "نهار المخيّم من أوّلو",
        staff: "مين مع الولاد؟",
        pickup: "التوصيل والرجعة عالبيت",
        food: "الزوّادة والحساسية",
        bring: "شو في بشنطة المخيّم؟",
        place: "المكان والفيّ",
        prices: "السعر للإخوة",
        registering: "التسجيل لإيمتى؟",
      },
      words: ["ولاد", "مخيّم صيفي", "نشاطات", "أشغال يدوية", "ورشة", "زوّادة", "منشّطة", "لعب"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "أنشطة الأطفال", indefinite: "أنشطة للأطفال", agreement: "f" },
        business: { definite: "النادي", indefinite: "نادٍ", agreement: "m" },
      },
      facets: {
        activities: "الأنشطة",
        ages: "الفئات العمرية والمجموعات",
        day: "برنامج اليوم بالساعات",
        staff: "المشرفون",
        pickup: "الوصول والانصراف",
        food: "الطعام والحساسية",
        bring: "اللباس والحقيبة",
        place: "المكان",
        prices: "الأسعار",
        registering: "التسجيل",
      },
      words: ["أطفال", "ورشة", "مهارات", "نشاط", "مخيم صيفي", "إشراف", "استمارة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the activities", indefinite: "activities for kids", agreement: "p" },
        business: { definite: "the camp", indefinite: "a camp", agreement: "m" },
      },
      facets: {
        activities: "What kids do",
        ages: "Ages and groups",
        day: "A day at camp",
        staff: "Who's in charge",
        pickup: "Drop-off and pickup",
        food: "Snacks and allergies",
        bring: "What to pack",
        place: "The place",
        prices: "Prices and siblings",
        registering: "Signing up",
      },
      words: ["camp", "drop-off", "pickup", "arts and crafts", "counselor", "day camp", "sign-up", "playdate"],
    },
  },
});
