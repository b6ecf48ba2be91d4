import type { Template } from "./template.ts";

export const speech = {
  id: 57,
  key: "speech",
  name: { en: "Speech", ar: "كلمة أو خطاب" },
  description: {
    en: "A speech for an occasion, timed by the minute: salutation, a story, the message, a call, thanks.",
    ar: "كلمة لمناسبة، محسوبة بالدقائق: تحية، وحكاية، ورسالة، ودعوة، وشكر.",
  },
  category: "formal",
  groups: ["general"],
  icon: "speech",
  family: "formal",
  register: "S",
  lengths: { field: "minutes", wordsPerUnit: 110 },
  defaultLength: 300,
  fields: [
    {
      key: "occasion",
      type: "text",
      label: { en: "Occasion", ar: "المناسبة" },
      hint: { en: "Graduation of the class of 2026", ar: "حفل تخريج دفعة 2026" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "minutes",
      type: "number",
      label: { en: "Minutes", ar: "عدد الدقائق" },
      hint: { en: "3 minutes", ar: "3 دقائق" },
      expected: true,
      min: 1,
      max: 5,
      initial: 3,
    },
    {
      key: "speaker",
      type: "text",
      label: { en: "Speaker", ar: "المتحدث" },
      hint: { en: "Dr. Huda Nasser, school principal", ar: "الدكتورة هدى ناصر، مديرة المدرسة" },
      expected: false,
      maxLength: 160,
    },
  ],
  subjectField: "occasion",
  outline: [
    {
      id: "speaker",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["speaker"],
      purpose: { en: "Who speaks; not read aloud", ar: "اسم المتحدث، ولا يُقرأ" },
    },
    {
      id: "salutation",
      layout: "text",
      roles: ["speechOpening"],
      share: 0.12,
      fields: ["occasion"],
      purpose: { en: "Greet the guests by rank, then all", ar: "تحية الحضور بحسب المقام ثم الجميع" },
    },
    {
      id: "story",
      layout: "text",
      roles: ["speechStory"],
      share: 0.28,
      purpose: { en: "One short story that carries the point", ar: "حكاية قصيرة تحمل الفكرة" },
    },
    {
      id: "message",
      layout: "text",
      roles: ["speechMessage"],
      share: 0.34,
      purpose: { en: "The one sentence to take home", ar: "الجملة التي يحملها السامع معه" },
    },
    {
      id: "call",
      layout: "text",
      roles: ["speechCall"],
      share: 0.14,
      purpose: { en: "What the listeners are asked to do", ar: "ما يُطلب من السامعين" },
    },
    {
      id: "thanks",
      layout: "text",
      roles: ["speechThanks"],
      share: 0.08,
      purpose: { en: "Thanks by name", ar: "شكر من يستحق بالاسم" },
    },
    {
      id: "close",
      layout: "text",
      roles: ["speechClose"],
      share: 0.04,
      purpose: { en: "A last line", ar: "جملة ختام" },
    },
  ],
  guidance:
    "Written for the ear: sentences that fit one breath, the important word last, one idea said three times in different " +
    "clothes. A minute holds about 110 Arabic or 130 English words, applause not counted. Arabic speeches open with the " +
    "basmala or «السلام عليكم ورحمة الله وبركاته» where the occasion wants it, then the guests in order of rank («أصحاب " +
    "المعالي والسعادة»); American ones thank the host in one line and go straight into a story. One story, with a name and a " +
    "day, left as a blank if it is not given; no quotations of the famous to fill time, no statistics in a row, no 'without " +
    "further ado'. End on the message, not on the thanks alone.",
} as const satisfies Template;
