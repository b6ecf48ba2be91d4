import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "ai-tools",
  name: { en: "Artificial intelligence tools", ar: "أدوات الذكاء الاصطناعي" },
  care: "plain",
  careNote: {
    en: "Do not say that it replaces staff, and claim no accuracy. Health, law, money, and religion are answered by a person of that field; in schools the school's rules hold. No faces or voices of real people; ask about copyright.",
    ar: "لا يقال إنه يحلّ محل الموظفين، ولا ادّعاء بالدقة. أسئلة الصحة والقانون والمال والدين يجيب عنها أهل الاختصاص، وفي المدرسة تسري قواعدها. ولا وجوه أو أصوات لأناس حقيقيين، وحقوق النشر يُسأل عنها.",
  },
  questions: [
    { key: "kind", type: "choice", text: { en: "A tool, a course, or an article?", ar: "أداة أم دورة أم مقال؟" } },
    { key: "job", type: "text", text: { en: "What job is it used for?", ar: "لأي عمل تُستخدم؟" } },
    { key: "data", type: "text", text: { en: "What data may go into it?", ar: "أي بيانات يجوز إدخالها؟" } },
    { key: "price", type: "price", text: { en: "What does it cost?", ar: "كم السعر؟" } },
    { key: "date", type: "date", text: { en: "When does it start?", ar: "متى البداية؟" } },
  ],
  facets: {
    job: [
      { en: "Which one job is it used for?", ar: "لأي مهمة واحدة تُستخدم؟" },
      { en: "How was that job done before?", ar: "كيف كانت هذه المهمة تُنجَز من قبل؟" },
    ],
    tool: [
      { en: "What is it called, who makes it, and where does it run?", ar: "ما اسمها، ومن يصنعها، وأين تعمل؟" },
      { en: "What do users need: a phone, an account?", ar: "ماذا يلزم لها: هاتف، حساب؟" },
    ],
    asking: [
      { en: "Which prompt worked, word for word?", ar: "أي أمر نجح، بنصه؟" },
      { en: "What was wrong with the first try?", ar: "ما عيب المحاولة الأولى؟" },
    ],
    material: [
      { en: "Which texts or examples is it given?", ar: "أي نصوص أو أمثلة تُعطى لها؟" },
      { en: "Who put them together?", ar: "من جمعها؟" },
    ],
    checking: [
      { en: "Who reads the answer before it goes out?", ar: "من يراجع الناتج قبل نشره؟" },
      { en: "What mistake turned up?", ar: "أي خطأ وُجد فيه؟" },
    ],
    dialect: [
      { en: "Which languages and dialects was it tried in?", ar: "بأي لغات ولهجات جُرّبت؟" },
      { en: "Which sentence did it get wrong?", ar: "أي جملة أخطأت فيها؟" },
    ],
    privacy: [
      { en: "What must never be entered?", ar: "ما الذي لا يُدخَل أبدًا؟" },
      { en: "Where does the maker say data is stored?", ar: "أين تُحفظ البيانات بحسب الشركة الصانعة؟" },
    ],
    images: [
      { en: "Which images does it make, and are they labeled?", ar: "أي صور تُصنع بها، وهل يُشار إلى ذلك؟" },
      { en: "Whose rights are involved?", ar: "حقوق من تمسّ؟" },
    ],
    price: [
      { en: "What is free, and what is paid?", ar: "ما المجاني، وما المدفوع؟" },
      { en: "How much of it gets used in a month?", ar: "كم يُستخدم منها في الشهر؟" },
    ],
    course: [
      { en: "Who teaches it, for whom, where, and when?", ar: "من يقدّمها، ولمن، وأين ومتى؟" },
      { en: "What does everyone make in it?", ar: "ماذا ينجز كل مشارك فيها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الذكاء الاصطناعي", indefinite: "ذكاء اصطناعي", agreement: "m" },
        business: { definite: "الأداة", indefinite: "أداة", agreement: "f" },
      },
      facets: {
        job: "لأي شغل؟",
        tool: "وش الأداة؟",
        asking: "كيف ينكتب الطلب؟",
        material: "المعلومات والأمثلة",
        checking: "مراجعة الجواب",
        dialect: "العربي واللهجة",
        privacy: "بيانات العملا",
        images: "الصور والفيديو",
        price: "الاشتراك والتكلفة",
        course: "الدورة أو الورشة",
      },
      words: ["ذكاء اصطناعي", "أداة", "بوت", "برومبت", "أتمتة", "شات", "نموذج"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الذكاء الاصطناعي", indefinite: "ذكاء اصطناعي", agreement: "m" },
        business: { definite: "الأداة", indefinite: "أداة", agreement: "f" },
      },
      facets: {
        job: "بيعمل إيه بالظبط؟",
        tool: "الأداة اسمها إيه؟",
        asking: "البرومبت بيتكتب إزاي؟",
        material: "الداتا والأمثلة",
        checking: "مين يراجع وراه؟",
        dialect: "العربي والعامية",
        privacy: "بيانات العملا رايحة فين؟",
        images: "الصور المعمولة بالذكاء الاصطناعي",
        price: "الاشتراك بكام؟",
        course: "الورشة فيها إيه؟",
      },
      words: ["إيه آي", "برومبت", "شات", "أداة", "ذكاء اصطناعي", "بوت", "داتا"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الذكاء الاصطناعي", indefinite: "ذكاء اصطناعي", agreement: "m" },
        business: { definite: "الأداة", indefinite: "أداة", agreement: "f" },
      },
      facets: {
        job: "لأيّ شغلة؟",
        tool: "شو هالأداة؟",
        asking: "كيف بينكتب البرومبت؟",
        material: "شو بينعطى للأداة؟",
        checking: "مين بيراجع الجواب؟",
        dialect: "العربي واللهجات",
        privacy: "وين رايحة معلومات الزباين؟",
        images: "الصور اللي بيعملها",
        price: "قدّيش بيكلّف بالشهر؟",
        course: "الورشة لمين؟",
      },
      words: ["ذكاء اصطناعي", "تشات", "أداة", "برومبت", "بوت", "تطبيق", "ترجمة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "الذكاء الاصطناعي", indefinite: "ذكاء اصطناعي", agreement: "m" },
        business: { definite: "الأداة", indefinite: "أداة", agreement: "f" },
      },
      facets: {
        job: "المهمة",
        tool: "الأداة",
        asking: "صياغة الأمر",
        material: "المادة والأمثلة",
        checking: "مراجعة الناتج",
        dialect: "العربية واللهجات",
        privacy: "الخصوصية والبيانات",
        images: "الصور المولّدة",
        price: "الكلفة",
        course: "الدورة أو الورشة التدريبية",
      },
      words: ["نموذج لغوي", "توليد", "أمر", "أتمتة", "روبوت محادثة", "بيانات", "خوارزمية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "AI", indefinite: "AI", agreement: "m" },
        business: { definite: "the tool", indefinite: "a tool", agreement: "m" },
      },
      facets: {
        job: "What it's used for",
        tool: "The tool",
        asking: "Writing the prompt",
        material: "What goes in",
        checking: "Checking the answer",
        dialect: "Arabic and other languages",
        privacy: "Customer data and privacy",
        images: "Generated images",
        price: "Cost",
        course: "The workshop",
      },
      words: ["prompt", "chatbot", "model", "workflow", "hallucination", "automation", "AI assistant"],
    },
  },
});
