import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "chronic-illness",
  name: { en: "Living with chronic illness", ar: "الأمراض المزمنة" },
  care: "high",
  careNote: {
    en: "Every line is read by a doctor before it is published. No dose, target, diet, or cure, no blame; no food, herb, cupping, or device controls an illness. Fasting: the doctor first, rulings to scholars. Each page tells readers to ask their doctor and gives the emergency number.",
    ar: "كل سطر يقرؤه طبيب قبل النشر. لا جرعة ولا قيمة مستهدفة ولا حمية ولا شفاء ولا لوم، ولا طعام أو عشب أو حجامة أو جهاز يضبط مرضًا. وفي الصيام الطبيب أولًا، والحكم الشرعي لأهله. وفي كل صفحة «اسأل طبيبك» ورقم الطوارئ.",
  },
  questions: [
    { key: "illness", type: "text", text: { en: "Which illness is it about?", ar: "عن أي مرض؟" } },
    {
      key: "reader",
      type: "choice",
      text: { en: "For patients, caregivers, or everyone?", ar: "للمرضى أم لمن يرعاهم أم للجميع؟" },
    },
    { key: "reviewer", type: "text", text: { en: "Which doctor is reviewing the text?", ar: "أي طبيب يراجع النص؟" } },
    { key: "date", type: "date", text: { en: "When is the event, if there is one?", ar: "متى الفعالية، إن وُجدت؟" } },
    { key: "contact", type: "text", text: { en: "Which clinic or helpline should be named?", ar: "أي عيادة أو خط يُذكر؟" } },
  ],
  facets: {
    illness: [
      { en: "Which illness is it, and who is reading?", ar: "أي مرض، ولمن النص؟" },
      { en: "Which doctor has reviewed this, and when?", ar: "أي طبيب قرأه، ومتى؟" },
    ],
    day: [
      { en: "What is an ordinary day like, in the words of somebody who lives it?", ar: "كيف يبدو يوم عادي على لسان من يعيشه؟" },
      { en: "Which hour of it is the hardest?", ar: "ما أصعب ساعة فيه؟" },
    ],
    "follow-up": [
      { en: "Which visits and tests does the clinic schedule?", ar: "أي زيارات وفحوص تضعها العيادة؟" },
      { en: "Who reminds the patient?", ar: "من يذكّر المريض بها؟" },
    ],
    log: [
      { en: "Which readings does the doctor want written down?", ar: "أي قراءات يريد الطبيب تدوينها؟" },
      { en: "Is there a form or an app for it?", ar: "هل يوجد نموذج أو تطبيق لها؟" },
    ],
    medicines: [
      { en: "Where and how are prescriptions renewed?", ar: "أين تُجدَّد الوصفات، وكيف؟" },
      { en: "Who answers questions about a missed medicine?", ar: "من يُسأل عن دواء فات موعده؟" },
    ],
    family: [
      { en: "What does the caregiver do every day?", ar: "ماذا يفعل من يرعى المريض كل يوم؟" },
      { en: "Who steps in for the caregiver?", ar: "من ينوب عنه؟" },
    ],
    school: [
      { en: "Who at school or work knows about it?", ar: "من يعرف بالأمر في المدرسة أو العمل؟" },
      { en: "Which doctor's note is kept there?", ar: "أي ورقة من الطبيب محفوظة هناك؟" },
    ],
    fasting: [
      { en: "When does the clinic see patients before Ramadan?", ar: "متى تستقبل العيادة المرضى قبل رمضان؟" },
      { en: "Which papers does the clinic give for a trip?", ar: "أي أوراق تعطيها العيادة للسفر؟" },
    ],
    help: [
      { en: "Which clinic or helpline answers questions?", ar: "أي عيادة أو خط يجيب عن الأسئلة؟" },
      { en: "Which emergency number is printed here?", ar: "أي رقم طوارئ يُكتب هنا؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المرض المزمن", indefinite: "مرض مزمن", agreement: "m" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        illness: "عن أي مرض؟",
        day: "يوم عادي مع المرض",
        "follow-up": "المراجعات والتحاليل",
        log: "دفتر القراءات",
        medicines: "ملف الأدوية",
        family: "اللي يهتم بالمريض",
        school: "في المدرسة والدوام",
        fasting: "قبل رمضان والسفر",
        help: "أرقام العيادة والطوارئ",
      },
      words: ["سكري", "ضغط", "مراجعة", "ملف طبي", "أدوية", "تحاليل", "ربو", "عيادة"],
      advice: "قبل أي تغيير في الدوا أو الأكل أو الصيام <اسأل|اسألي|اسألوا> الدكتور.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "المرض المزمن", indefinite: "مرض مزمن", agreement: "m" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        illness: "الكلام عن إيه؟",
        day: "يوم عادي من الصبح لبالليل",
        "follow-up": "المتابعة والتحاليل",
        log: "كشكول القياسات",
        medicines: "العلاج الشهري والروشتة",
        family: "اللي بيراعي المريض",
        school: "في المدرسة والشغل",
        fasting: "رمضان والسفر",
        help: "أرقام العيادة والإسعاف",
      },
      words: ["سكر", "ضغط", "متابعة", "علاج شهري", "تحليل تراكمي", "روشتة", "كوليسترول", "إسعاف"],
      advice: "قبل أي تغيير في العلاج أو الأكل أو الصيام <اسأل|اسألي|اسألوا> الدكتور.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المرض المزمن", indefinite: "مرض مزمن", agreement: "m" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        illness: "عن أيّ مرض الحكي؟",
        day: "نهار عادي مع المرض",
        "follow-up": "المراجعات والفحوصات",
        log: "دفتر القياسات",
        medicines: "لايحة الدوا",
        family: "اللي عم يهتم بالمريض",
        school: "بالمدرسة والشغل",
        fasting: "قبل رمضان وقبل السفر",
        help: "رقم العيادة ورقم الإسعاف",
      },
      words: ["سكّري", "ضغط", "مراجعة", "دوا", "فحوصات", "وصفة", "ربو", "حكيم"],
      advice: "قبل أيّ تغيير بالدوا أو الأكل أو الصيام <اسأل|اسألي|اسألوا> الحكيم.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المرض المزمن", indefinite: "مرض مزمن", agreement: "m" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        illness: "عن أي مرض ولمن؟",
        day: "يوم مع المرض",
        "follow-up": "المتابعة الدورية",
        log: "سجل القراءات",
        medicines: "قائمة الأدوية",
        family: "من يرعى المريض",
        school: "في المدرسة والعمل",
        fasting: "الصيام والسفر",
        help: "أرقام العيادة ورقم الطوارئ",
      },
      words: ["مرض مزمن", "متابعة دورية", "مضاعفات", "التزام بالعلاج", "وصفة", "ضغط الدم", "سكري"],
      advice: "قبل أي تغيير في الدواء أو الغذاء أو الصيام <استشر|استشيري|استشيروا> الطبيب.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the condition", indefinite: "a chronic condition", agreement: "m" },
        business: { definite: "the clinic", indefinite: "a clinic", agreement: "m" },
      },
      facets: {
        illness: "What this page is about",
        day: "An ordinary day",
        "follow-up": "Checkups and lab work",
        log: "Keeping a log",
        medicines: "Medicines and refills",
        family: "The family caregiver",
        school: "At school and at work",
        fasting: "Travel and fasting",
        help: "Numbers to keep",
      },
      words: ["chronic condition", "refill", "flare-up", "caregiver", "checkup", "lab work", "prescription", "care team"],
      advice: "Before any change of medicine, food, or fasting, ask your doctor.",
    },
  },
});
