import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "insurance",
  name: { en: "Insurance", ar: "التأمين" },
  care: "high",
  careNote: {
    en: "No promise of a payout, of cover or of a price: terms as the policy has them. Name the regulator and its complaints desk. Rulings on takaful are for scholars. Nobody is sold to by fear of death or illness.",
    ar: "لا وعد بتعويض ولا بتغطية ولا بسعر: الشروط كما في الوثيقة. وتُذكر الجهة الرقابية وقسم الشكاوى فيها. وحكم التكافل لأهل العلم. ولا يُباع لأحد بالتخويف من الموت أو المرض.",
  },
  questions: [
    {
      key: "kind",
      type: "list",
      text: { en: "Which insurance: car, health, travel, home?", ar: "أي تأمين: سيارة أم صحي أم سفر أم منزل؟" },
    },
    { key: "insured", type: "text", text: { en: "Whom or what does it cover?", ar: "من يغطّي، أو ماذا يغطّي؟" } },
    {
      key: "benefits",
      type: "list",
      text: { en: "Which benefits and exclusions does the policy list?", ar: "ما المنافع والاستثناءات المذكورة في الوثيقة؟" },
    },
    { key: "price", type: "price", text: { en: "What is the premium based on?", ar: "كم القسط، وعلى أي أساس يُحسب؟" } },
    { key: "claims", type: "text", text: { en: "Whom does one contact for a claim?", ar: "مع من يُتواصل عند المطالبة؟" } },
  ],
  facets: {
    cover: [
      { en: "What does the policy cover, in its own words?", ar: "ماذا تغطّي الوثيقة بنصّها؟" },
      { en: "Up to which limits?", ar: "حتى أي حدود؟" },
    ],
    exclusions: [
      { en: "What does the policy leave out?", ar: "ماذا تستثني الوثيقة؟" },
      { en: "On which page do the exclusions stand?", ar: "في أي صفحة ترد الاستثناءات؟" },
    ],
    deductible: [
      { en: "How much of a claim does the customer pay?", ar: "كم يتحمّل العميل من كل مطالبة؟" },
      { en: "Can another deductible be chosen?", ar: "هل يمكن اختيار مبلغ تحمّل آخر؟" },
    ],
    network: [
      { en: "Which hospitals or garages are in the network?", ar: "أي مستشفيات أو ورش في الشبكة؟" },
      { en: "What about those outside it?", ar: "وماذا عن خارج الشبكة؟" },
    ],
    application: [
      { en: "What does the application ask?", ar: "عمّ يسأل نموذج الطلب؟" },
      { en: "Which papers go with it?", ar: "أي أوراق تُرفق به؟" },
    ],
    claim: [
      { en: "What is needed for a claim?", ar: "ما المطلوب لتقديم المطالبة؟" },
      { en: "Through which channel, and within which time?", ar: "عبر أي قناة، وخلال أي مدة؟" },
    ],
    waiting: [
      { en: "What has a waiting period?", ar: "أي منافع لها فترة انتظار؟" },
      { en: "From when does the cover run?", ar: "من أي يوم تسري التغطية؟" },
    ],
    family: [
      { en: "Who can be added to the policy?", ar: "من يمكن ضمّه إلى الوثيقة؟" },
      { en: "How is someone added?", ar: "كيف تكون الإضافة؟" },
    ],
    renewal: [
      { en: "When does the policy end, and how is it renewed?", ar: "متى تنتهي الوثيقة، وكيف تُجدَّد؟" },
      { en: "How does one cancel it?", ar: "كيف تُلغى؟" },
    ],
    complaints: [
      { en: "Which number does the insurer take complaints on?", ar: "على أي رقم تستقبل الشركة الشكاوى؟" },
      { en: "Which regulator stands above it?", ar: "أي جهة رقابية تشرف عليها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "التأمين", indefinite: "تأمين", agreement: "m" },
        business: { definite: "شركة التأمين", indefinite: "شركة تأمين", agreement: "f" },
      },
      facets: {
        cover: "وش يغطي التأمين؟",
        exclusions: "وش اللي ما يغطيه؟",
        deductible: "مبلغ التحمّل",
        network: "الشبكة الطبية والورش",
        application: "تعبئة الطلب",
        claim: "رفع المطالبة",
        waiting: "متى تبدأ التغطية؟",
        family: "إضافة العايلة",
        renewal: "تجديد الوثيقة",
        complaints: "تقديم الشكوى",
      },
      words: ["تأمين شامل", "ضد الغير", "تحمّل", "نجم", "شبكة", "وثيقة", "مطالبة", "بطاقة التأمين"],
      advice: "عن شروط الوثيقة <اسأل|اسألي|اسألوا> شركة التأمين أو وسيط مرخّص.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "التأمين", indefinite: "تأمين", agreement: "m" },
        business: { definite: "شركة التأمين", indefinite: "شركة تأمين", agreement: "f" },
      },
      facets: {
        cover: "البوليصة مغطية إيه؟",
        exclusions: "وإيه اللي برّه التغطية؟",
        deductible: "نسبة التحمّل",
        network: "المستشفيات ومراكز الصيانة",
        application: "طلب التأمين وأسئلته",
        claim: "التعويض خطوة بخطوة",
        waiting: "التأمين شغّال من إمتى؟",
        family: "ضم الأسرة للبوليصة",
        renewal: "ميعاد التجديد",
        complaints: "لو فيه شكوى",
      },
      words: ["بوليصة", "تأمين", "تحمّل", "كشف", "تعويض", "معاينة", "تأمين تكميلي", "قسط"],
      advice: "شروط البوليصة <اسأل|اسألي|اسألوا> عنها شركة التأمين أو وسيط مرخّص.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "التأمين", indefinite: "تأمين", agreement: "m" },
        business: { definite: "شركة التأمين", indefinite: "شركة تأمين", agreement: "f" },
      },
      facets: {
        cover: "شو مغطّى بالبوليصة؟",
        exclusions: "وشو برّا البوليصة؟",
        deductible: "قدّيش بيدفع الزبون؟",
        network: "المستشفيات والكاراجات المعتمدة",
        application: "تعباية الطلب",
        claim: "وراق المطالبة",
        waiting: "فترة الانتظار",
        family: "زيادة حدا من العيلة",
        renewal: "بس تخلص البوليصة",
        complaints: "وين منقدّم الشكوى؟",
      },
      words: ["بوليصة", "تأمين شامل", "ضد الغير", "كروكا", "خبير", "إلزامي", "كاراج", "فرق درجة"],
      advice: "عن شروط البوليصة <اسأل|اسألي|اسألوا> شركة التأمين أو وسيط مرخّص.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "التأمين", indefinite: "تأمين", agreement: "m" },
        business: { definite: "شركة التأمين", indefinite: "شركة تأمين", agreement: "f" },
      },
      facets: {
        cover: "نطاق التغطية",
        exclusions: "الاستثناءات",
        deductible: "مبلغ التحمّل في كل مطالبة",
        network: "شبكة مقدّمي الخدمة",
        application: "بيانات طلب التأمين",
        claim: "تقديم المطالبة",
        waiting: "فترات الانتظار",
        family: "إضافة أفراد الأسرة",
        renewal: "التجديد والإلغاء",
        complaints: "الشكاوى والجهة الرقابية",
      },
      words: ["وثيقة", "قسط", "تغطية", "استثناءات", "مطالبة", "تحمّل", "مؤمَّن له", "تعويض"],
      advice: "للاستفسار عن شروط الوثيقة <راجع|راجعي|راجعوا> شركة التأمين أو وسيطًا مرخّصًا.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the policy", indefinite: "a policy", agreement: "m" },
        business: { definite: "the insurance company", indefinite: "an insurance company", agreement: "m" },
      },
      facets: {
        cover: "What’s covered",
        exclusions: "What’s not covered",
        deductible: "The deductible",
        network: "In network and out",
        application: "Filling out the application",
        claim: "Filing a claim",
        waiting: "When coverage starts",
        family: "Adding family members",
        renewal: "Renewing or canceling",
        complaints: "Where complaints go",
      },
      words: ["policy", "premium", "deductible", "claim", "in-network", "coverage", "agent", "renewal"],
      advice: "For what a policy covers, ask the insurance company or a licensed agent.",
    },
  },
});
