import type { templates as english } from "../en/public-templates.ts";
import type { Localised } from "../localised.ts";
import { options } from "./options.ts";

export const templates = {
  title: "مخطط لكل نوع من النصوص",
  lead: "القالب يعطي النص شكله: أجزاءه وترتيبها وما يُسأل عنه أولًا. أما الصوت فمتروك للاختيار.",
  search: "البحث في القوالب",
  filter: "الفئات",
  all: "الكل",
  found: "القوالب المطابقة:",
  none: "لا قوالب مطابقة",
  noneText: "قد تنفع كلمة أخرى بالعربية أو بالإنجليزية.",
  showAll: "عرض كل القوالب",
  use: "استعمال القالب",
  inPlan: "الخطة:",
  plans: options.plan,
  categories: {
    blog: "مقالات",
    social: "تواصل اجتماعي",
    marketing: "تسويق",
    business: "أعمال",
    creative: "إبداع",
    education: "تعليم",
    ecommerce: "منتجات",
    email: "بريد إلكتروني",
    advertising: "إعلانات",
    video: "مرئي ومسموع",
    press: "صحافة",
    formal: "نصوص رسمية",
  },
} satisfies Localised<typeof english>;
