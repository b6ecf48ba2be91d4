import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "time-management",
  name: { en: "Time management", ar: "إدارة الوقت" },
  care: "plain",
  careNote: {
    en: "No figures of productivity and no miracle method. Trouble with attention, burnout, and exhaustion belong to a specialist. Nobody who cares for others or works shifts is shamed.",
    ar: "لا أرقام إنتاجية ولا طريقة سحرية. صعوبات الانتباه والاحتراق والإنهاك للمختص. ولا لوم لمن يرعى غيره أو يعمل بنوبات.",
  },
  questions: [
    {
      key: "reader",
      type: "text",
      text: { en: "Who is it for: students, employees, parents?", ar: "لمن: طلاب، موظفون، آباء وأمهات؟" },
    },
    { key: "kind", type: "choice", text: { en: "A product, a workshop, or advice?", ar: "منتج أم ورشة أم نصائح؟" } },
    { key: "thief", type: "text", text: { en: "What takes up most of their time?", ar: "ما أكثر ما يأخذ وقتهم؟" } },
    { key: "tools", type: "list", text: { en: "Which tools should be shown?", ar: "أي أدوات تُعرض؟" } },
    { key: "date", type: "date", text: { en: "When is the workshop, if there is one?", ar: "متى الورشة، إن وُجدت؟" } },
  ],
  facets: {
    thieves: [
      { en: "Whose day is it, and from when to when?", ar: "يوم من هذا، ومتى يبدأ وينتهي؟" },
      { en: "What takes up most of it?", ar: "ما الذي يأكل معظمه؟" },
    ],
    list: [
      { en: "Where are the tasks now: on paper, in an app, in the head?", ar: "أين المهام الآن: على ورق، في تطبيق، في الذهن؟" },
      { en: "Which task from the list makes a good example?", ar: "أي مهمة من قائمة كهذه تصلح مثالًا؟" },
    ],
    priorities: [
      { en: "Who decides what is urgent here?", ar: "من يقرر هنا ما هو عاجل؟" },
      { en: "What got pushed back for it?", ar: "ما الذي أُجّل بسببه؟" },
    ],
    blocks: [
      { en: "When does this reader work best?", ar: "في أي ساعات يعمل هذا القارئ أفضل؟" },
      { en: "Which hours are already taken?", ar: "أي ساعات مشغولة أصلًا؟" },
    ],
    interruptions: [
      { en: "Who or what interrupts most?", ar: "من أو ماذا يقاطع أكثر؟" },
      { en: "What was tried, and how did it go?", ar: "ماذا جُرّب معها، وكيف كانت النتيجة؟" },
    ],
    delay: [
      { en: "Which task keeps getting put off?", ar: "أي مهمة تؤجَّل مرة بعد مرة؟" },
      { en: "What would its smallest first step be?", ar: "ما أصغر خطوة لبدايتها؟" },
    ],
    breaks: [
      { en: "When and where do people take breaks?", ar: "متى وأين تكون الاستراحة؟" },
      { en: "What do they do on a break?", ar: "ماذا يفعل الناس فيها؟" },
    ],
    tools: [
      { en: "Which planner or app is it, and what is inside?", ar: "أي دفتر أو تطبيق، وماذا فيه؟" },
      { en: "What does it cost, and where is it sold?", ar: "كم سعره، وأين يُباع؟" },
    ],
    review: [
      { en: "Which day is the review?", ar: "في أي يوم تكون المراجعة؟" },
      { en: "Which questions does it ask?", ar: "أي أسئلة تُطرح فيها؟" },
    ],
    workshop: [
      { en: "Who teaches it, where, and when?", ar: "من يقدّمها، وأين ومتى؟" },
      { en: "What do people leave with?", ar: "بماذا يخرج الحاضر منها؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "تنظيم الوقت", indefinite: "تنظيم وقت", agreement: "m" },
        business: { definite: "المدرب", indefinite: "مدرب", agreement: "m" },
      },
      facets: {
        thieves: "وين يروح الوقت؟",
        list: "قائمة المهام",
        priorities: "المهم والمستعجل",
        blocks: "جدول اليوم",
        interruptions: "الجوال والمقاطعات",
        delay: "التأجيل والتسويف",
        breaks: "الراحة بين المهام",
        tools: "الأدوات والبلانر",
        review: "مراجعة الأسبوع",
        workshop: "الورشة والتسجيل",
      },
      words: ["جدول", "مهام", "تسويف", "إنجاز", "برنامج اليوم", "بلانر", "أولويات"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "تنظيم الوقت", indefinite: "تنظيم وقت", agreement: "m" },
        business: { definite: "المدرب", indefinite: "مدرب", agreement: "m" },
      },
      facets: {
        thieves: "الوقت بيروح فين؟",
        list: "قايمة المهام",
        priorities: "إيه المهم وإيه المستعجل؟",
        blocks: "جدول اليوم بالساعة",
        interruptions: "الموبايل واللي بيقاطع",
        delay: "التأجيل وبكره",
        breaks: "البريك",
        tools: "البلانر والتطبيقات",
        review: "آخر الأسبوع",
        workshop: "الورشة إمتى وفين؟",
      },
      words: ["جدول", "مهام", "تأجيل", "قايمة", "تركيز", "بلانر", "ديدلاين"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "تنظيم الوقت", indefinite: "تنظيم وقت", agreement: "m" },
        business: { definite: "المدرّب", indefinite: "مدرّب", agreement: "m" },
      },
      facets: {
        thieves: "وين بيروح الوقت؟",
        list: "لايحة المهمّات",
        priorities: "شو المهم وشو المستعجل؟",
        blocks: "برنامج النهار",
        interruptions: "التلفون واللي بيقاطع",
        delay: "التأجيل لبكرا",
        breaks: "الاستراحة بين شغلة وشغلة",
        tools: "الدفتر والتطبيق",
        review: "شو ضلّ من هالأسبوع؟",
        workshop: "الورشة إيمتى ووين؟",
      },
      words: ["جدول", "مهمّات", "تأجيل", "لايحة", "تركيز", "أجندة", "برنامج"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "إدارة الوقت", indefinite: "إدارة وقت", agreement: "f" },
        business: { definite: "المدرب", indefinite: "مدرب", agreement: "m" },
      },
      facets: {
        thieves: "أين يذهب الوقت؟",
        list: "قائمة المهام",
        priorities: "الأولويات",
        blocks: "جدول اليوم وفتراته",
        interruptions: "المقاطعات",
        delay: "التسويف",
        breaks: "فترات الراحة",
        tools: "الأدوات",
        review: "المراجعة الأسبوعية",
        workshop: "الورشة: الموعد والتسجيل",
      },
      words: ["أولويات", "جدول", "تسويف", "إنجاز", "مهام", "تركيز", "تخطيط"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "time management", indefinite: "time management", agreement: "m" },
        business: { definite: "the coach", indefinite: "a coach", agreement: "m" },
      },
      facets: {
        thieves: "Where the day goes",
        list: "The to-do list",
        priorities: "What comes first",
        blocks: "Blocking out the day",
        interruptions: "Interruptions",
        delay: "Putting things off",
        breaks: "Breaks",
        tools: "Planners and apps",
        review: "The weekly review",
        workshop: "The workshop",
      },
      words: ["to-do list", "deadline", "time block", "backlog", "focus", "planner", "calendar"],
    },
  },
});
