import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "mental-wellbeing",
  name: { en: "Mental wellbeing", ar: "الصحة النفسية" },
  care: "high",
  careNote: {
    en: "No diagnosis, no medicine by name, no method of self-harm, no word like 'mad', no joke, no selling. Faith is never set against treatment. A local helpline and the emergency number stand in the text.",
    ar: "لا تشخيص ولا اسم دواء ولا طريقة إيذاء للنفس ولا كلمة مثل «مجنون»، ولا مزاح ولا بيع. ولا يوضع الإيمان في مواجهة العلاج. ويُكتب في النص خط مساندة محلي ورقم الطوارئ.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "An article, a campaign, or a clinic?", ar: "مقال أم حملة أم عيادة؟" } },
    { key: "reader", type: "text", text: { en: "Who is it for?", ar: "لمن النص؟" } },
    { key: "license", type: "text", text: { en: "Which service is it, and under which license?", ar: "أي خدمة، وبأي ترخيص؟" } },
    { key: "helpline", type: "text", text: { en: "Which local helpline should be printed?", ar: "أي خط مساندة محلي يُكتب؟" } },
    { key: "way", type: "choice", text: { en: "Online or in person?", ar: "عن بُعد أم حضوريًا؟" } },
  ],
  facets: {
    topic: [
      { en: "Who is this written for, and why now?", ar: "لمن كُتب، ولماذا الآن؟" },
      { en: "What do these readers call it in their own words?", ar: "بأي كلمات يسمّيه هؤلاء الناس؟" },
    ],
    daily: [
      { en: "Which pressures do these readers know: work, school, family?", ar: "أي ضغوط يعرفها هذا القارئ: عمل، دراسة، أسرة؟" },
      { en: "Which scene from a day like that can be told?", ar: "أي مشهد من يوم كهذا يمكن أن يُروى؟" },
    ],
    specialists: [
      { en: "Who works here, with which titles and licenses?", ar: "من يعمل هنا، وبأي ألقاب وتراخيص؟" },
      { en: "What does each of them help with?", ar: "بماذا يساعد كل واحد منهم؟" },
    ],
    "first-visit": [
      { en: "What happens in the first session?", ar: "ماذا يحدث في الجلسة الأولى؟" },
      { en: "How long is it, and who is in the room?", ar: "كم مدتها، ومن يكون في الغرفة؟" },
    ],
    privacy: [
      { en: "What stays private, and what are the exceptions?", ar: "ما الذي يبقى سرًا، وما الاستثناءات؟" },
      { en: "Who keeps the records, and where?", ar: "من يحفظ الملف، وأين؟" },
    ],
    online: [
      { en: "Which app are online sessions held on?", ar: "بأي تطبيق تُعقد الجلسات عن بُعد؟" },
      { en: "Where is the office, and how private is the entrance?", ar: "أين المكان، وهل مدخله بعيد عن الأنظار؟" },
    ],
    family: [
      { en: "What do relatives want to ask?", ar: "ماذا يريد الأهل أن يسألوا؟" },
      { en: "Is there a group or a meeting for them?", ar: "هل توجد مجموعة أو لقاء لهم؟" },
    ],
    work: [
      { en: "Who can people turn to at work or school?", ar: "إلى من يمكن اللجوء في العمل أو الجامعة؟" },
      { en: "What does the employer or university offer?", ar: "ماذا تقدّم جهة العمل أو الجامعة؟" },
    ],
    booking: [
      { en: "How do people get an appointment, and how soon?", ar: "كيف يُحجز الموعد، وخلال كم؟" },
      { en: "What does a session cost, and who pays?", ar: "كم رسوم الجلسة، ومن يتحملها؟" },
    ],
    help: [
      { en: "Which helpline answers, and during what hours?", ar: "أي خط مساندة يردّ، وفي أي ساعات؟" },
      { en: "Which emergency number should be printed?", ar: "أي رقم طوارئ يُكتب؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الصحة النفسية", indefinite: "صحة نفسية", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        topic: "ليش هالموضوع؟",
        daily: "ضغوط كل يوم",
        specialists: "مين المختص؟",
        "first-visit": "أول موعد مع المختص",
        privacy: "الخصوصية والسرية",
        online: "عن بعد أو حضور؟",
        family: "الأهل والأصدقاء",
        work: "في الدوام والجامعة",
        booking: "الحجز والرسوم",
        help: "رقم المساندة والطوارئ",
      },
      words: ["ضغوط", "ضيقة", "نفسية", "مختص نفسي", "استشارة", "قلق", "احتراق وظيفي", "راحة"],
      advice: "أي شي يثقل على النفس <اسأل|اسألي|اسألوا> عنه المختص النفسي، وفي الخطر رقم الطوارئ.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الصحة النفسية", indefinite: "صحة نفسية", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        topic: "الموضوع ده ليه؟",
        daily: "الضغط كل يوم",
        specialists: "دكتور نفسي ولا معالج؟",
        "first-visit": "أول جلسة",
        privacy: "الكلام بيفضل سر؟",
        online: "أونلاين ولا في العيادة؟",
        family: "اللي حوالينا",
        work: "في الشغل والكلية",
        booking: "الحجز وسعر الجلسة",
        help: "أرقام المساعدة",
      },
      words: ["ضغط", "مخنوق", "نفسية", "دكتور نفسي", "فضفضة", "قلق", "جلسة", "معالج"],
      advice: "أي حاجة تقيلة على النفس <اسأل|اسألي|اسألوا> فيها دكتور نفسي، ووقت الخطر رقم الطوارئ.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الصحة النفسية", indefinite: "صحة نفسية", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        topic: "ليش هالموضوع هلق؟",
        daily: "ضغط كلّ يوم",
        specialists: "معالج أو طبيب نفسي؟",
        "first-visit": "أوّل جلسة مع المعالج",
        privacy: "الخصوصية والأسرار",
        online: "أونلاين أو بالعيادة؟",
        family: "الأهل والرفقات",
        work: "بالشغل والجامعة",
        booking: "الحجز وكلفة الجلسة",
        help: "أرقام للمساعدة",
      },
      words: ["ضغط", "مضغوط", "تعب نفسي", "معالج", "فشّة خلق", "قلق", "جلسة", "دعم نفسي"],
      advice: "أيّ شي تقيل عالنفس <اسأل|اسألي|اسألوا> عنّو معالج أو طبيب نفسي، ووقت الخطر رقم الطوارئ.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الصحة النفسية", indefinite: "صحة نفسية", agreement: "f" },
        business: { definite: "العيادة", indefinite: "عيادة", agreement: "f" },
      },
      facets: {
        topic: "لماذا هذا الموضوع؟",
        daily: "ضغوط الحياة اليومية",
        specialists: "الطبيب والأخصائي والمرشد",
        "first-visit": "الجلسة الأولى",
        privacy: "السرية",
        online: "الحضور أو عن بُعد",
        family: "دور الأهل والأصدقاء",
        work: "في العمل والجامعة",
        booking: "المواعيد والرسوم",
        help: "أرقام المساندة والطوارئ",
      },
      words: ["توازن نفسي", "قلق", "إرهاق", "دعم نفسي", "إرشاد", "جلسة", "أخصائي نفسي"],
      advice: "<استشر|استشيري|استشيروا> مختصًا نفسيًا فيما يثقل على النفس، <واتصل|واتصلي|واتصلوا> برقم الطوارئ عند الخطر.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "mental health", indefinite: "mental health", agreement: "m" },
        business: { definite: "the practice", indefinite: "a practice", agreement: "m" },
      },
      facets: {
        topic: "Why this, why now",
        daily: "Everyday stress",
        specialists: "Psychiatrist, therapist, counselor",
        "first-visit": "The first session",
        privacy: "What stays private",
        online: "Online or in person",
        family: "Family and friends",
        work: "At work and on campus",
        booking: "Booking and fees",
        help: "Help right now",
      },
      words: ["burnout", "therapist", "coping", "self-care", "check in", "counselor", "session", "support group"],
      advice: "Talk to a licensed mental health professional, and in danger call the emergency number.",
    },
  },
});
