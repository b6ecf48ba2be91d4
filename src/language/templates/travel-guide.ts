import type { Template } from "./template.ts";

export const travelGuide = {
  id: 55,
  key: "travelGuide",
  name: { en: "Travel guide", ar: "دليل سياحي" },
  description: {
    en: "A place in a few days: why go, what to do each day, where to eat, how to move, what it costs.",
    ar: "مكان في أيام قليلة: لماذا يُزار، وبرنامج كل يوم، والأكل، والتنقل، والميزانية.",
  },
  category: "blog",
  groups: ["content"],
  icon: "map",
  family: "article",
  register: "M",
  lengths: [300, 500],
  defaultLength: 500,
  fields: [
    {
      key: "place",
      type: "place",
      label: { en: "Place", ar: "المكان" },
      hint: { en: "Aqaba", ar: "العقبة" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "days",
      type: "number",
      label: { en: "Days", ar: "عدد الأيام" },
      hint: { en: "3 days", ar: "3 أيام" },
      expected: true,
      min: 1,
      max: 10,
      initial: 3,
    },
    {
      key: "season",
      type: "text",
      label: { en: "Season", ar: "الموسم" },
      hint: { en: "Late October", ar: "أواخر أكتوبر" },
      expected: false,
      maxLength: 80,
    },
  ],
  subjectField: "place",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      purpose: { en: "The place and the kind of trip", ar: "المكان ونوع الرحلة" },
    },
    {
      id: "season",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["season"],
      purpose: { en: "When this trip is made", ar: "موعد هذه الرحلة" },
    },
    {
      id: "why",
      layout: "text",
      roles: ["placeWhy"],
      share: 0.18,
      purpose: { en: "Why this place, and for whom", ar: "لماذا هذا المكان ولمن" },
    },
    {
      id: "days",
      layout: "steps",
      roles: ["dayPlan"],
      share: 0.22,
      each: "days",
      title: { en: "Day by day", ar: "يومًا بيوم", spoken: "يوم بيوم" },
      purpose: { en: "One step a day: morning to evening", ar: "بند لكل يوم من الصباح إلى المساء" },
      asks: [
        { en: "Where is one in the morning?", ar: "أين يكون الصباح؟" },
        { en: "Where does one have lunch, and what is ordered?", ar: "أين الغداء، وماذا يُطلب؟" },
        { en: "How does the day end?", ar: "كيف ينتهي اليوم؟" },
      ],
    },
    {
      id: "eat",
      layout: "text",
      roles: ["eatTip"],
      share: 0.2,
      title: { en: "Eating", ar: "الأكل" },
      purpose: { en: "What to order, when and where", ar: "ما يُطلب ومتى وأين" },
      asks: [
        { en: "Which dish of the place, and where is it best?", ar: "ما طبق المكان، وأين يُؤكل أطيبه؟" },
        { en: "When is one too late for it?", ar: "متى ينفد أو يُغلق المحل؟" },
      ],
    },
    {
      id: "move",
      layout: "text",
      roles: ["moveTip"],
      share: 0.2,
      title: { en: "Getting around", ar: "التنقل" },
      purpose: { en: "How to arrive and move", ar: "الوصول والتنقل" },
      asks: [
        { en: "How does one get there, and how long does it take?", ar: "كيف يكون الوصول، وكم يستغرق؟" },
        { en: "Is a car needed there, and where does one park?", ar: "هل تلزم سيارة هناك، وأين تُوقف؟" },
      ],
    },
    {
      id: "money",
      layout: "text",
      roles: ["moneyTip"],
      share: 0.2,
      title: { en: "Money", ar: "الميزانية" },
      purpose: { en: "What it costs, what may be saved", ar: "ما تكلفه الرحلة وما يمكن توفيره" },
      asks: [
        { en: "What does the trip cost, for how many people?", ar: "كم تكلّف الرحلة، ولكم شخصًا؟" },
        { en: "What costs nothing?", ar: "ما الذي لا يكلّف شيئًا؟" },
      ],
    },
  ],
  guidance:
    "Write as someone who was there and comes back to tell a friend: streets, hours, the price of a coffee only if given, the " +
    "thing that was closed. Group each day by neighborhood so that nobody crosses the city twice, with one sight, one meal and " +
    "one rest. Arab readers look for prayer times, family rooms, halal food, visa rules for their passport and what Fridays " +
    "and Ramadan change; US readers for tipping, tap water and safety. Leave opening hours, fares and prices as marked blanks " +
    "with the year to check. No 'hidden gem', no 'city of contrasts', no list of everything there is.",
} as const satisfies Template;
