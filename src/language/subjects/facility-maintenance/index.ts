import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "facility-maintenance",
  name: { en: "Facility management", ar: "إدارة وصيانة المرافق" },
  care: "plain",
  careNote: {
    en: "Rules on fire, elevators, gas and power: civil defense and licensed firms. Promise no safety, hygiene or response time that was not told. Work at heights, in heat or with chemicals is for trained people, and workers are spoken of with respect.",
    ar: "أنظمة الحريق والمصاعد والغاز والكهرباء للدفاع المدني والشركات المرخّصة. لا وعد بسلامة أو نظافة أو سرعة استجابة لم تُذكر. العمل في الارتفاع والحر والمواد الكيميائية لمن تدرّب عليه، ويُذكر العمّال باحترام.",
  },
  questions: [
    {
      key: "building",
      type: "number",
      text: { en: "Which building, with how many units or floors?", ar: "أي مبنى، وكم وحدة أو دورًا فيه؟" },
    },
    { key: "services", type: "list", text: { en: "Which services are offered?", ar: "أي خدمات تُقدَّم؟" } },
    { key: "place", type: "place", text: { en: "In which cities?", ar: "في أي مدن؟" } },
    { key: "contract", type: "number", text: { en: "How long does a contract run?", ar: "كم مدة العقد؟" } },
    { key: "response", type: "number", text: { en: "Within which time is a fault answered?", ar: "خلال كم يُستجاب للعطل؟" } },
  ],
  facets: {
    scope: [
      { en: "What does the contract cover, and what not?", ar: "ماذا يشمل العقد، وماذا لا يشمل؟" },
      { en: "How is the price worked out?", ar: "كيف يُحسب السعر؟" },
    ],
    survey: [
      { en: "What is recorded at the first survey?", ar: "ماذا يُسجَّل في المعاينة الأولى؟" },
      { en: "Who keeps the list of equipment?", ar: "عند من سجلّ الأجهزة؟" },
    ],
    plan: [
      { en: "How often is each system visited?", ar: "كل كم يُزار كل نظام؟" },
      { en: "What is done at a visit?", ar: "ماذا يُعمل في الزيارة؟" },
    ],
    faults: [
      { en: "How is a fault reported, and at what hours?", ar: "كيف يُبلَّغ عن العطل، وفي أي ساعات؟" },
      { en: "Which faults come first?", ar: "أي أعطال لها الأولوية؟" },
    ],
    cooling: [
      { en: "Which cooling does the building have?", ar: "أي نظام تكييف في المبنى؟" },
      { en: "When was it last serviced?", ar: "متى كانت آخر صيانة له؟" },
    ],
    elevators: [
      { en: "Which firm services the elevators, under which license?", ar: "أي شركة تصون المصاعد، وبأي ترخيص؟" },
      { en: "Who answers the emergency call from the car?", ar: "من يردّ على نداء المصعد؟" },
    ],
    fire: [
      { en: "When were alarms and pumps last tested?", ar: "متى كان آخر اختبار للإنذار والمضخات؟" },
      { en: "Where is the signed record kept?", ar: "أين يُحفظ المحضر الموقّع؟" },
    ],
    water: [
      { en: "How many tanks and pumps are there?", ar: "كم خزانًا ومضخة في المبنى؟" },
      { en: "When were the tanks last cleaned?", ar: "متى كان آخر تنظيف للخزانات؟" },
    ],
    staff: [
      { en: "Who is on site, on which shifts?", ar: "من يعمل في الموقع، وفي أي ورديات؟" },
      { en: "Which training or licenses do they hold?", ar: "أي تدريب أو رخص لديهم؟" },
    ],
    reports: [
      { en: "What is in the monthly report?", ar: "ماذا في التقرير الشهري؟" },
      { en: "Who receives it, and on which day?", ar: "إلى من يصل، وفي أي يوم؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "إدارة المرافق", indefinite: "إدارة مرافق", agreement: "f" },
        business: { definite: "شركة الصيانة", indefinite: "شركة صيانة", agreement: "f" },
      },
      facets: {
        scope: "وش يشمل العقد؟",
        survey: "أول معاينة",
        plan: "الصيانة الوقائية",
        faults: "البلاغات والأعطال",
        cooling: "التشيلر والتكييف المركزي",
        elevators: "عقد المصاعد",
        fire: "الإنذار وطفايات الحريق",
        water: "تنظيف الخزانات",
        staff: "الفنيين والحراس",
        reports: "تقرير آخر الشهر",
      },
      words: ["صيانة وقائية", "تشيلر", "بلاغ", "عقد سنوي", "حارس", "فني", "دفاع مدني", "خزان"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "صيانة المباني", indefinite: "صيانة مباني", agreement: "f" },
        business: { definite: "شركة الصيانة", indefinite: "شركة صيانة", agreement: "f" },
      },
      facets: {
        scope: "العقد شامل إيه؟",
        survey: "معاينة المبنى",
        plan: "جدول الصيانة الدورية",
        faults: "لو فيه عطل",
        cooling: "التكييف المركزي",
        elevators: "صيانة الأسانسير",
        fire: "أجهزة الحريق",
        water: "المواتير والخزانات",
        staff: "عمال النضافة وأفراد الأمن",
        reports: "تقارير للإدارة",
      },
      words: ["صيانة", "تكييف مركزي", "عقد", "عطل", "فني", "أسانسير", "أمن ونضافة", "موتور مية"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "صيانة البنايات", indefinite: "صيانة بنايات", agreement: "f" },
        business: { definite: "شركة الصيانة", indefinite: "شركة صيانة", agreement: "f" },
      },
      facets: {
        scope: "شو داخل بالعقد؟",
        survey: "كشف عالبناية",
        plan: "الكشف الدوري",
        faults: "تصليح الأعطال",
        cooling: "التكييف والفلاتر",
        elevators: "المصعد",
        fire: "جرس الحريق والطفّايات",
        water: "الخزّانات والمضخّات",
        staff: "التنضيف والحراسة",
        reports: "شو بيوصل للّجنة؟",
      },
      words: ["صيانة", "تكييف", "أسانسير", "مصعد", "موتور", "خزّان", "عطل", "لجنة البناية"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "إدارة المرافق", indefinite: "إدارة مرافق", agreement: "f" },
        business: { definite: "شركة الصيانة", indefinite: "شركة صيانة", agreement: "f" },
      },
      facets: {
        scope: "نطاق العقد",
        survey: "المعاينة وسجلّ الأصول",
        plan: "خطة الصيانة الوقائية",
        faults: "البلاغات وأولوياتها",
        cooling: "أنظمة التكييف",
        elevators: "المصاعد وسجلّاتها",
        fire: "أنظمة الحريق واختباراتها",
        water: "خزانات المياه",
        staff: "فريق الموقع",
        reports: "التقارير الشهرية",
      },
      words: ["مرافق", "صيانة دورية", "أصول", "بلاغ", "معاينة", "مصاعد", "عقد", "فني"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "facility management", indefinite: "facility management", agreement: "m" },
        business: { definite: "the facilities company", indefinite: "a facilities company", agreement: "m" },
      },
      facets: {
        scope: "What the contract covers",
        survey: "Walking the building",
        plan: "Preventive maintenance",
        faults: "Work orders and response",
        cooling: "HVAC",
        elevators: "Elevators",
        fire: "Fire alarms and drills",
        water: "Tanks and pumps",
        staff: "The crew on site",
        reports: "The monthly report",
      },
      words: [
        "HVAC",
        "work order",
        "preventive maintenance",
        "janitorial",
        "elevator",
        "asset list",
        "building manager",
        "inspection",
      ],
    },
  },
});
