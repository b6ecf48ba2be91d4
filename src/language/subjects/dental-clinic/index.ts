import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "dental-clinic",
  name: { en: "Dental clinic", ar: "عيادة الأسنان" },
  care: "high",
  careNote: {
    en: "Nothing is painless, no result and no before-and-after is shown, no treatment is discounted. Swelling with fever or trouble breathing is an emergency. The dentist has to know of a pregnancy, a heart condition, or blood thinners. Health advertising may need a license: check it.",
    ar: "لا وعد بعدم الألم، ولا نتيجة ولا «قبل وبعد»، ولا خصم على علاج. التورم مع حمى أو ضيق نفس حالة طارئة. ويُخبَر طبيب الأسنان بالحمل ومرض القلب ومميّعات الدم. وقد يلزم الإعلان الصحي ترخيص: تحقّقوا منه.",
  },
  questions: [
    { key: "services", type: "list", text: { en: "Which services are there?", ar: "ما الخدمات الموجودة؟" } },
    {
      key: "dentists",
      type: "text",
      text: { en: "Who are the dentists, and what are their titles?", ar: "من أطباء الأسنان، وما ألقابهم العلمية؟" },
    },
    { key: "place", type: "place", text: { en: "Where is the office, and when is it open?", ar: "أين العيادة، ومتى تفتح؟" } },
    { key: "insurers", type: "list", text: { en: "Which insurers are accepted?", ar: "أي شركات تأمين تُقبل؟" } },
    { key: "license", type: "text", text: { en: "Which license number should be shown?", ar: "أي رقم ترخيص يُكتب؟" } },
  ],
  facets: {
    services: [
      { en: "Which services are done here, and which are referred out?", ar: "ما الخدمات التي تُقدَّم هنا، وما الذي يُحوَّل؟" },
      { en: "Which ones are for children?", ar: "ما الخدمات المخصصة للأطفال؟" },
    ],
    dentists: [
      { en: "Who are they, and what are their specialties?", ar: "من هم، وما تخصص كل منهم؟" },
      { en: "Which languages are spoken in the clinic?", ar: "ما اللغات التي يتحدثها العاملون في العيادة؟" },
    ],
    "first-visit": [
      { en: "What happens at a first visit, and in what order?", ar: "ماذا يُعمل في أول زيارة، وبأي ترتيب؟" },
      { en: "When is an X-ray taken?", ar: "متى تؤخذ صورة الأشعة؟" },
    ],
    plan: [
      { en: "How is the plan explained and put in writing?", ar: "كيف تُشرح الخطة وتُكتب؟" },
      { en: "How many visits does a plan usually take here?", ar: "على كم زيارة تُقسَّم الخطة هنا عادة؟" },
    ],
    braces: [
      { en: "Which types are offered, and by whom?", ar: "أي أنواع تقويم تُقدَّم، ومن يقدّمها؟" },
      { en: "How often are adjustment visits?", ar: "كم مرة تكون مراجعات التقويم؟" },
    ],
    children: [
      { en: "From what age are children seen?", ar: "من أي عمر يُستقبل الأطفال؟" },
      { en: "How does the staff welcome a scared child?", ar: "كيف يُستقبل طفل خائف؟" },
    ],
    hygiene: [
      { en: "How are the instruments sterilized?", ar: "كيف تُعقَّم الأدوات؟" },
      { en: "How much of that can patients see?", ar: "ما الذي يراه المراجع من ذلك؟" },
    ],
    costs: [
      { en: "What do an exam and a cleaning cost?", ar: "كم سعر الكشف والتنظيف؟" },
      { en: "What does insurance cover, and how is the rest paid?", ar: "ماذا يغطي التأمين، وكيف يُدفع الباقي؟" },
    ],
    booking: [
      { en: "How do patients book, move, or cancel a visit?", ar: "كيف يُحجز الموعد أو يُغيَّر أو يُلغى؟" },
      { en: "Where is the office, and where do patients park?", ar: "أين العيادة، وأين مواقف السيارات؟" },
    ],
    emergencies: [
      { en: "Which number do patients call after hours?", ar: "أي رقم يُتصل به خارج الدوام؟" },
      { en: "Where can patients go at night?", ar: "إلى أين يذهب المراجع ليلًا؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "عيادة الأسنان", indefinite: "عيادة أسنان", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        services: "وش خدمات العيادة؟",
        dentists: "دكاترة الأسنان",
        "first-visit": "أول موعد",
        plan: "خطة العلاج وتكلفتها",
        braces: "التقويم ومواعيده",
        children: "العيال عند دكتور الأسنان",
        hygiene: "التعقيم والأدوات",
        costs: "الأسعار والتأمين",
        booking: "حجز الموعد وتغييره",
        emergencies: "إذا صار الوجع فجأة",
      },
      words: ["ضروس", "تقويم", "حشو", "تنظيف", "موعد", "خلع", "زراعة", "تلبيسة"],
      advice: "أي وجع أو سؤال عن العلاج <اسأل|اسألي|اسألوا> عنه دكتور الأسنان.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "عيادة الأسنان", indefinite: "عيادة أسنان", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        services: "الخدمات في العيادة",
        dentists: "الدكاترة وتخصصاتهم",
        "first-visit": "أول كشف أسنان",
        plan: "خطوات العلاج",
        braces: "التقويم والمتابعة",
        children: "الأطفال ودكتور الأسنان",
        hygiene: "تعقيم الأدوات",
        costs: "سعر الكشف والتأمين",
        booking: "الحجز والعنوان",
        emergencies: "لو الوجع جه فجأة",
      },
      words: ["ضرس", "حشو عصب", "طربوش", "تقويم", "كشف", "جير", "خلع", "بنج"],
      advice: "أي وجع أو سؤال عن العلاج <اسأل|اسألي|اسألوا> فيه دكتور الأسنان.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "عيادة السنان", indefinite: "عيادة سنان", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        services: "الخدمات بالعيادة",
        dentists: "دكاترة السنان",
        "first-visit": "أوّل معاينة للسنان",
        plan: "خطّة العلاج ومراحلها",
        braces: "التقويم ومراجعاتو",
        children: "الولاد عند حكيم السنان",
        hygiene: "التعقيم بالعيادة",
        costs: "الكلفة والتأمين",
        booking: "حجز الموعد والعنوان",
        emergencies: "إذا إجا الوجع فجأة",
      },
      words: ["ضرس", "حشوة", "جسر", "تلبيسة", "تقويم", "بنج", "تنضيف", "معاينة"],
      advice: "أيّ وجع أو سؤال عن العلاج <اسأل|اسألي|اسألوا> عنّو حكيم السنان.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "عيادة الأسنان", indefinite: "عيادة أسنان", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        services: "الخدمات",
        dentists: "أطباء الأسنان",
        "first-visit": "الموعد الأول",
        plan: "خطة العلاج",
        braces: "تقويم الأسنان",
        children: "الأطفال في العيادة",
        hygiene: "التعقيم",
        costs: "الرسوم والتأمين",
        booking: "الحجز والعنوان والمواقف",
        emergencies: "الحالات الطارئة",
      },
      words: ["لثة", "جير", "تاج", "زراعة", "خلع", "تسوس", "تقويم", "حشوة"],
      advice: "لأي ألم أو سؤال عن العلاج <راجع|راجعي|راجعوا> طبيب الأسنان.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the dental office", indefinite: "a dental office", agreement: "m" },
        business: { definite: "the dentist", indefinite: "a dentist", agreement: "m" },
      },
      facets: {
        services: "Services",
        dentists: "The dentists",
        "first-visit": "The first appointment",
        plan: "The treatment plan",
        braces: "Braces and aligners",
        children: "Kids at the dentist",
        hygiene: "Sterilizing the instruments",
        costs: "Costs and insurance",
        booking: "Booking and getting here",
        emergencies: "Dental emergencies",
      },
      words: ["cleaning", "filling", "root canal", "crown", "checkup", "braces", "aligners", "hygienist"],
      advice: "For pain or any question about treatment, ask a dentist.",
    },
  },
});
