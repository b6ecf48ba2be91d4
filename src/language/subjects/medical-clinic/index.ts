import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "medical-clinic",
  name: { en: "Medical clinic", ar: "العيادة الطبية" },
  care: "high",
  careNote: {
    en: "No diagnosis, dose, cure, result or before-and-after; never tell a reader to wait with a symptom. Questions of health go to a doctor, an emergency to the emergency number. Health advertising may need a license: check it.",
    ar: "لا تشخيص ولا جرعة ولا علاج ولا نتيجة ولا صور «قبل وبعد»، ولا يُقال لقارئ أن ينتظر على عَرَض. أسئلة الصحة للطبيب، والحالة الطارئة لرقم الطوارئ. وقد يلزم الإعلان الصحي ترخيص: تحقّقوا منه.",
  },
  questions: [
    { key: "specialties", type: "list", text: { en: "Which specialties, and which doctors?", ar: "ما التخصصات، ومن الأطباء؟" } },
    { key: "place", type: "place", text: { en: "Where is the clinic?", ar: "أين العيادة؟" } },
    { key: "hours", type: "time", text: { en: "When is it open?", ar: "متى تفتح؟" } },
    { key: "insurers", type: "list", text: { en: "Which insurers are accepted?", ar: "أي شركات تأمين تُقبل؟" } },
    { key: "booking", type: "text", text: { en: "How does one book?", ar: "كيف يكون الحجز؟" } },
  ],
  facets: {
    specialties: [
      { en: "Which specialties are there?", ar: "ما التخصصات الموجودة؟" },
      { en: "Which complaint goes to which doctor?", ar: "أي شكوى تذهب إلى أي طبيب؟" },
    ],
    doctors: [
      { en: "Who are the doctors, with their titles?", ar: "من الأطباء، وما ألقابهم العلمية؟" },
      { en: "Which languages do they speak?", ar: "أي لغات يتكلمون؟" },
    ],
    booking: [
      { en: "How does one book, and how to change a visit?", ar: "كيف يُحجز الموعد وكيف يُغيَّر؟" },
      { en: "On which days and at what hours?", ar: "في أي أيام وأي ساعات؟" },
    ],
    papers: [
      { en: "What should a patient bring along?", ar: "ماذا يُحضر المراجع معه؟" },
      { en: "What is asked at the front desk?", ar: "ماذا يُسأل عند الاستقبال؟" },
    ],
    "first-visit": [
      { en: "What happens at a first visit, in which order?", ar: "ماذا يحدث في أول زيارة، وبأي ترتيب؟" },
      { en: "How long does it take?", ar: "كم تستغرق؟" },
    ],
    tests: [
      { en: "Which tests are done here?", ar: "أي فحوص تُجرى هنا؟" },
      { en: "How does a patient get the results?", ar: "كيف تصل النتائج إلى المراجع؟" },
    ],
    costs: [
      { en: "What does a visit cost?", ar: "كم رسوم الكشف؟" },
      { en: "Which insurers are accepted, for what?", ar: "أي شركات تأمين تُقبل، ولأي خدمات؟" },
    ],
    place: [
      { en: "Where is it, and where does one park?", ar: "أين العيادة، وأين المواقف؟" },
      { en: "Is there a way in for wheelchairs?", ar: "هل يوجد مدخل للكراسي المتحركة؟" },
    ],
    emergencies: [
      { en: "Which number is called in an emergency?", ar: "أي رقم يُتصل به في الطوارئ؟" },
      { en: "Which hospital is the nearest?", ar: "أي مستشفى هو الأقرب؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
        business: { definite: "المستوصف", indefinite: "مستوصف", agreement: "m" },
      },
      facets: {
        specialties: "وش عندنا من تخصصات؟",
        doctors: "الدكاترة",
        booking: "حجز الموعد",
        papers: "وش الأوراق المطلوبة؟",
        "first-visit": "أول زيارة",
        tests: "التحاليل ونتايجها",
        costs: "الكشفية والتأمين",
        place: "مكان العيادة والمواقف",
        emergencies: "في الحالات الطارئة",
      },
      words: ["عيادة", "مستوصف", "موعد", "تحويل", "ملف", "كشفية", "تحاليل", "أشعة", "دكتور"],
      advice: "أي سؤال عن الأعراض والعلاج <اسأل|اسألي|اسألوا> عنه الدكتور.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        specialties: "عندنا تخصصات إيه؟",
        doctors: "الدكاترة",
        booking: "الحجز والمواعيد",
        papers: "الورق المطلوب",
        "first-visit": "أول كشف",
        tests: "التحاليل والنتايج",
        costs: "الكشف والتأمين",
        place: "العنوان والركنة",
        emergencies: "في الطوارئ",
      },
      words: ["عيادة", "كشف", "استشارة", "روشتة", "تحاليل", "أشعة", "دكتور", "حجز"],
      advice: "أي سؤال عن الأعراض أو العلاج <اسأل|اسألي|اسألوا> فيه الدكتور.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        specialties: "شو في اختصاصات؟",
        doctors: "الحكما",
        booking: "حجز الموعد",
        papers: "شو الوراق المطلوبة؟",
        "first-visit": "أوّل معاينة",
        tests: "الفحوصات والنتايج",
        costs: "كلفة المعاينة والتأمين",
        place: "العنوان والموقف",
        emergencies: "بحالات الطوارئ",
      },
      words: ["عيادة", "معاينة", "وصفة", "حكيم", "مختبر", "موعد", "فحوصات", "صورة أشعة"],
      advice: "أي سؤال عن العوارض أو العلاج <اسأل|اسألي|اسألوا> عنو الحكيم.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        specialties: "التخصصات",
        doctors: "الأطباء",
        booking: "حجز الموعد",
        papers: "الأوراق المطلوبة",
        "first-visit": "الزيارة الأولى",
        tests: "الفحوص ونتائجها",
        costs: "رسوم الكشف والتأمين",
        place: "العنوان والمواقف",
        emergencies: "الحالات الطارئة",
      },
      words: ["عيادة", "فحص سريري", "تشخيص", "إحالة", "وصفة طبية", "تحاليل", "موعد", "استقبال"],
      advice: "لأي سؤال عن الأعراض أو العلاج <راجع|راجعي|راجعوا> الطبيب.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the clinic", indefinite: "a clinic", agreement: "m" },
        business: { definite: "the clinic", indefinite: "a clinic", agreement: "m" },
      },
      facets: {
        specialties: "What we see patients for",
        doctors: "The doctors",
        booking: "Making an appointment",
        papers: "What to bring",
        "first-visit": "Your first visit",
        tests: "Tests and results",
        costs: "Fees and insurance",
        place: "Getting here",
        emergencies: "In an emergency",
      },
      words: ["clinic", "appointment", "copay", "referral", "walk-in", "lab work", "front desk", "physician"],
      advice: "For anything about symptoms or treatment, ask a doctor.",
    },
  },
});
