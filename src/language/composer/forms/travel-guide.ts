import { byCues } from "./by-cues.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const day = words(
  "day one|day two|day three|first day|second day|third day|last day|morning|afternoon|evening|sunrise|sunset|" +
    "اول يوم|تاني يوم|ثاني يوم|تالت يوم|ثالث يوم|رابع يوم|اخر يوم|اليوم الاول|اليوم الثاني|اليوم الثالث|الصبح|الصباح|العصر|المغرب|الضهر|المسا|المساء|الغروب|الشروق",
);
const food = words(
  "breakfast|lunch|dinner|eat|restaurant|cafe|coffee|bakery|dish|order the|" +
    "اكل|الاكل|ناكل|تاكلوا|فطور|ريوق|غدا|الغدا|الغداء|عشا|العشا|العشاء|مطعم|مطاعم|قهوه|مقهي|تذوق*|~ذوق|خبز|سمك|مشوي|زرب|حلويات|طبق|عسل|تمر",
);
const way = words(
  "airport|drive|bus|train|taxi|car|parking|park at|minutes from|hours from|miles|walk to|metro|road|" +
    "مطار|سياره|السياره|بالسياره|عربيه|باص|باصات|اتوبيس|تاكسي|قطار|مترو|الدرب|الطريق|الخط|~بعد عن|تبعد|يبعد|بتبعد|ساعه ونص من|ساعه من|ساعات من|ساعات بال*|كيلو|توصل|توصلون|توصلوا|موقف|مواقف|الباركن|جيب",
);
const money = words(
  "cost|costs|price|per night|per person|deposit|free|ticket|fee|tip|cash|" +
    "ريال|درهم|دينار|دنانير|جنيه|ليره|دولار|يورو|بكام|بكم|السعر|الاسعار|تذكره|التذكره|تامين|عربون|ببلاش|بلاش|مجانا|كاش|الليله|ميزانيه",
);

const sum = /[$€£]\s?\d/u;

/** A trip's facts stand under what a traveller looks for; what none of the heads claims says why one goes. */
export const travelGuide: NoteForm = {
  sectionOf: byCues([
    { section: "days", cues: [[2, day]] },
    { section: "eat", cues: [[3, food]] },
    { section: "move", cues: [[3, way]] },
    {
      section: "money",
      cues: [
        // «سيارة بـ 130 ريال» is looked for under what the trip costs.
        [4, money],
        [4, sum],
      ],
    },
  ]),
  // One morning is no plan of days.
  least: { days: 2 },
  rest: { section: "why" },
};
