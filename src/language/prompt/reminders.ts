import type { Variety } from "#shared/options.ts";

/**
 * The last thing that a model reads, in the variety itself: models drift back to Standard Arabic over a long prompt. `whole` stands under
 * every request, `begin` where the answer is the text's beginning.
 */
interface Reminder {
  readonly whole: string;
  readonly begin: string;
}

export const reminders: Readonly<Record<Variety, Reminder>> = {
  "ar-saudi": {
    whole: "اكتب باللهجة السعودية من أولها لآخرها، مثل ما يكتب الناس عندنا.",
    begin: "ابدأ بالنص على طول، وأول سطر يكون بكلامنا.",
  },
  "ar-egyptian": {
    whole: "اكتب بالمصري من الأول للآخر، زي ما الناس عندنا بتكتب.",
    begin: "ادخل في النص على طول، وأول سطر يبقى بكلامنا.",
  },
  "ar-emirati": {
    whole: "اكتب باللهجة الإماراتية من أولها لين آخرها، مثل ما يكتبون هل البلاد.",
    begin: "ابدا بالنص سيده، وأول سطر يكون برمستنا.",
  },
  "ar-kuwaiti": {
    whole: "اكتب بالكويتي من أوله لي آخره، مثل ما يكتبون أهل الديرة.",
    begin: "ابدا بالنص على طول، وأول سطر يكون بحچينا.",
  },
  "ar-qatari": {
    whole: "اكتب باللهجة القطرية من أولها لين آخرها، مثل ما يكتبون أهل قطر.",
    begin: "ابدا بالنص على طول، وأول سطر يكون بكلامنا.",
  },
  "ar-lebanese": {
    whole: "كتوب باللبناني من أوّلو لآخرو، متل ما الناس عنّا بيكتبوا.",
    begin: "بلّش دغري بالنص، وأوّل سطر يكون بلهجتنا.",
  },
  "ar-jordanian": {
    whole: "اكتب بالأردني من أوله لآخره، زي ما الناس عنا بكتبوا.",
    begin: "ابدا بالنص دغري، وأول سطر يكون بلهجتنا.",
  },
  "ar-standard": {
    whole: "اكتب بالعربية الفصحى من أول النص إلى آخره.",
    begin: "ابدأ بالنص نفسه، وليكن أول سطر منه.",
  },
  "en-american": {
    whole: "Write American English from the first line to the last.",
    begin: "Start with the text itself.",
  },
};
