import type { Template } from "./template.ts";

export const recipe = {
  id: 54,
  key: "recipe",
  name: { en: "Recipe", ar: "وصفة طبخ" },
  description: {
    en: "A dish someone can cook from the page: its story, the ingredients, the steps, and one tip.",
    ar: "طبق يُطبخ من الصفحة: حكايته، ومقاديره، وخطواته، ونصيحة واحدة.",
  },
  category: "creative",
  groups: ["general"],
  icon: "chef-hat",
  family: "story",
  register: "D",
  lengths: [200, 300],
  defaultLength: 300,
  fields: [
    {
      key: "dish",
      type: "text",
      label: { en: "Dish", ar: "الطبق" },
      hint: { en: "Chicken maqluba", ar: "مقلوبة دجاج" },
      expected: true,
      maxLength: 120,
    },
    {
      key: "servings",
      type: "number",
      label: { en: "Serves", ar: "عدد الأشخاص" },
      hint: { en: "4 people", ar: "4 أشخاص" },
      expected: false,
      min: 1,
      max: 50,
      initial: 4,
    },
    {
      key: "ingredients",
      type: "list",
      label: { en: "Ingredients with amounts", ar: "المقادير" },
      hint: {
        en: "2 cups short-grain rice; 1 chicken in pieces; 2 eggplants; 1 teaspoon allspice",
        ar: "كوبان من الأرز؛ دجاجة مقطعة؛ حبتان من الباذنجان؛ ملعقة صغيرة من البهار",
      },
      expected: false,
      maxItems: 20,
      maxLength: 120,
    },
  ],
  subjectField: "dish",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["title"],
      share: 0,
      titleField: "dish",
      purpose: { en: "The dish by its own name", ar: "الطبق باسمه" },
    },
    {
      id: "story",
      layout: "text",
      roles: ["recipeStory"],
      share: 0.22,
      purpose: { en: "When this is cooked, and for whom", ar: "متى يُطبخ ولمن" },
    },
    {
      id: "servings",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["servings"],
      purpose: { en: "How many it feeds", ar: "كم شخصًا يكفي" },
    },
    {
      id: "ingredients",
      layout: "bullets",
      roles: [],
      share: 0,
      each: "ingredients",
      title: { en: "Ingredients", ar: "المقادير" },
      purpose: { en: "Ingredients in the order of use", ar: "المقادير بترتيب استعمالها" },
      asks: [
        { en: "Which ingredients, how much of each, and for how many people?", ar: "ما المقادير، وكم من كل منها، ولكم شخصًا؟" },
      ],
    },
    {
      id: "steps",
      layout: "steps",
      roles: ["cookStep"],
      share: 0.52,
      title: { en: "Steps", ar: "الطريقة" },
      purpose: { en: "One action a step, with its sign", ar: "فعل واحد لكل خطوة وعلامته" },
      asks: [
        { en: "What is done first, and on what heat?", ar: "ما أول خطوة، وعلى أي نار؟" },
        { en: "What comes after it, and by which sign does one see that it is ready?", ar: "ما الذي يليها، وما علامة نضجها؟" },
        { en: "How long does it cook?", ar: "كم يستغرق على النار؟" },
      ],
    },
    {
      id: "tip",
      layout: "text",
      roles: ["cookTip"],
      share: 0.26,
      title: { en: "Tip", ar: "نصيحة" },
      purpose: { en: "What the cook learned the hard way", ar: "ما تعلّمه الطباخ بالتجربة" },
      asks: [{ en: "Which trick of yours makes it good, and what spoils it?", ar: "ما السر الذي ينجّحه، وما الذي يفسده؟" }],
    },
    {
      id: "hashtags",
      layout: "hashtags",
      roles: [],
      share: 0,
      purpose: { en: "Tags from the keywords", ar: "وسوم من الكلمات المفتاحية" },
    },
  ],
  guidance:
    "Two lines of story and no more: who cooks it, on which day, what the house smells of. List ingredients in the order of " +
    "use with amounts, cups and spoons for both, grams beside them for Arab readers, ounces and Fahrenheit for American ones. " +
    "Each step is one action and says by which sign it is done ('until the onion turns gold'), since stoves differ. Use the " +
    "kitchen words of that country (تقلية، تسبيكة، تحميرة) and leave amounts that were not given as marked blanks: a guessed " +
    "amount spoils a dinner. The tip tells what goes wrong and how to save it; no life story, no 'enjoy!'.",
} as const satisfies Template;
