import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "national-day",
  name: { en: "National days", ar: "الأيام الوطنية" },
  care: "high",
  careNote: {
    en: "Days off and closures only by official announcement. No politics, no glory of war, no verses or pictures of rulers in an ad. Maps and borders only the official ones. Flags not on throwaway goods, and the Saudi flag on no cup, dress or cake. This year’s slogan as given.",
    ar: "الإجازات والإغلاق بحسب الإعلان الرسمي فقط. لا سياسة ولا تمجيد للحرب، ولا آيات أو صور حكّام في إعلان. الخرائط والحدود الرسمية فقط. لا أعلام على ما يُرمى، ولا عَلم السعودية على كوب أو ثوب أو كعكة. وشعار السنة كما ذُكر.",
  },
  questions: [
    { key: "day", type: "list", text: { en: "Which country, and which day?", ar: "أي بلد، وأي يوم؟" } },
    { key: "kind", type: "choice", text: { en: "Is it a greeting, an event or an offer?", ar: "تهنئة أم فعالية أم عرض؟" } },
    { key: "program", type: "text", text: { en: "Where is it, and what is on the program?", ar: "أين، وماذا في البرنامج؟" } },
    { key: "identity", type: "text", text: { en: "Which slogan or logo may be used?", ar: "أي شعار أو هوية مسموح باستعمالها؟" } },
    { key: "dates", type: "date", text: { en: "From when to when does it run?", ar: "من أي تاريخ إلى أي تاريخ؟" } },
  ],
  facets: {
    occasion: [
      { en: "What does this day recall, by the official source?", ar: "ماذا يُستذكر في هذا اليوم بحسب المصدر الرسمي؟" },
      { en: "What is its official name?", ar: "ما اسمه الرسمي؟" },
    ],
    greeting: [
      { en: "Who sends the greeting, and to whom?", ar: "من يقدّم التهنئة، ولمن؟" },
      { en: "In which tone: official or from the family?", ar: "بأي نبرة: رسمية أم عائلية؟" },
    ],
    program: [
      { en: "What happens at which hour?", ar: "ماذا يحدث في أي ساعة؟" },
      { en: "Who performs or speaks?", ar: "من يشارك أو يتكلم؟" },
    ],
    place: [
      { en: "Where does one go in, and where does one park?", ar: "من أين الدخول، وأين المواقف؟" },
      { en: "Is entry free or by ticket?", ar: "هل الدخول حرّ أم بتذكرة؟" },
    ],
    heritage: [
      { en: "Which dress, dance or dish of the region is shown?", ar: "أي زيّ أو رقصة أو طبق من المنطقة يُعرض؟" },
      { en: "Who presents it?", ar: "من يقدّمه؟" },
    ],
    children: [
      { en: "What is there for children?", ar: "ماذا للأطفال؟" },
      { en: "What does the school put on?", ar: "ماذا تقدّم المدرسة؟" },
    ],
    identity: [
      { en: "Where is the official design found?", ar: "أين التصميم الرسمي؟" },
      { en: "What do its rules allow?", ar: "ماذا تسمح به ضوابطه؟" },
    ],
    hours: [
      { en: "Which hours were announced for these days?", ar: "أي ساعات عمل أُعلنت لهذه الأيام؟" },
      { en: "When is it open again as usual?", ar: "متى يعود العمل كالمعتاد؟" },
    ],
    offer: [
      { en: "What does the offer hold, and until when?", ar: "ماذا في العرض، وحتى متى؟" },
      { en: "Where does it apply?", ar: "أين يسري؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المناسبة الوطنية", indefinite: "مناسبة وطنية", agreement: "f" },
        business: { definite: "الجهة المنظّمة", indefinite: "جهة منظّمة", agreement: "f" },
      },
      facets: {
        occasion: "تاريخ المناسبة",
        greeting: "صيغة التهنئة",
        program: "برنامج الاحتفال",
        place: "الموقع والدخول",
        heritage: "من تراث المنطقة",
        children: "فعاليات الصغار",
        identity: "الهوية والعلم",
        hours: "الدوام في الإجازة",
        offer: "عرض المناسبة",
      },
      words: ["وطن", "دار", "عرضة", "عيّالة", "فرحة وطن", "علم", "همّة", "مسيرة"],
      advice: "عن الإجازة واستخدام العلم <راجع|راجعي|راجعوا> الإعلان الرسمي.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "المناسبة الوطنية", indefinite: "مناسبة وطنية", agreement: "f" },
        business: { definite: "الجهة المنظِّمة", indefinite: "جهة منظِّمة", agreement: "f" },
      },
      facets: {
        occasion: "ذكرى اليوم ده",
        greeting: "كلمة تهنئة",
        program: "الاحتفال هيبدأ إمتى؟",
        place: "الدخول منين؟",
        heritage: "أغاني ولبس وأكل زمان",
        children: "الولاد في الاحتفال",
        identity: "العلم والشعار",
        hours: "إجازة ولا شغل؟",
        offer: "عرض اليوم",
      },
      words: ["وطن", "علم", "نصر أكتوبر", "تحيا مصر", "ذكرى", "احتفال", "أغاني وطنية", "إجازة رسمية"],
      advice: "الإجازات الرسمية <راجع|راجعي|راجعوا> فيها الإعلان الرسمي.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "عيد الاستقلال", indefinite: "عيد استقلال", agreement: "m" },
        business: { definite: "الجهة المنظّمة", indefinite: "جهة منظّمة", agreement: "f" },
      },
      facets: {
        occasion: "شو معنى هالعيد؟",
        greeting: "معايدة بالاستقلال",
        program: "شو في بالاحتفال؟",
        place: "وين التجمّع؟",
        heritage: "الدبكة ولبس الجدود",
        children: "ولاد المدارس بالعيد",
        identity: "العلم والشعار الرسمي",
        hours: "فاتحين نهار العيد؟",
        offer: "العرض لإيمتى؟",
      },
      words: ["استقلال", "علم", "أرزة", "دبكة", "دحية", "نشامى", "معايدة", "عطلة"],
      advice: "عن العطلة الرسميّة <راجع|راجعي|راجعوا> الإعلان الرسمي.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المناسبة الوطنية", indefinite: "مناسبة وطنية", agreement: "f" },
        business: { definite: "الجهة المنظِّمة", indefinite: "جهة منظِّمة", agreement: "f" },
      },
      facets: {
        occasion: "ذكرى المناسبة",
        greeting: "نص التهنئة",
        program: "برنامج الفعاليات",
        place: "المكان والدخول",
        heritage: "الأزياء والفنون الشعبية",
        children: "أنشطة الأطفال",
        identity: "الهوية الرسمية والعَلم",
        hours: "أوقات العمل في العطلة",
        offer: "العرض ومدته",
      },
      words: ["ذكرى", "انتماء", "احتفاء", "راية", "وطن", "عَلم", "استقلال", "عطلة رسمية"],
      advice: "في شأن العطلات واستعمال العَلم <راجع|راجعي|راجعوا> الإعلان الرسمي.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the national holiday", indefinite: "a national holiday", agreement: "m" },
        business: { definite: "the organizer", indefinite: "an organizer", agreement: "m" },
      },
      facets: {
        occasion: "What the day marks",
        greeting: "A holiday greeting",
        program: "Parade, music, and speeches",
        place: "Where to gather",
        heritage: "Food, dress, and dance",
        children: "For the kids",
        identity: "The flag and the logo",
        hours: "Holiday hours",
        offer: "The holiday offer",
      },
      words: ["fireworks", "parade", "cookout", "red, white, and blue", "flag", "Independence Day", "holiday hours", "bunting"],
      advice: "For closures and the use of flags, check the official announcement.",
    },
  },
});
