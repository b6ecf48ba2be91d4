import type { Dialect } from "#shared/options.ts";

interface MarketWord {
  readonly word: string;
  readonly weekend: "fridaySaturday" | "saturdaySunday";
}

/**
 * One word of each market that means something else elsewhere, and when the market rests. From the linguistic profiles, which a page
 * cannot bring along; a test compares.
 */
export const marketWords: Readonly<Record<Dialect, MarketWord>> = {
  "ar-saudi": { word: "وش", weekend: "fridaySaturday" },
  "ar-egyptian": { word: "عيش", weekend: "fridaySaturday" },
  "ar-emirati": { word: "بطّل", weekend: "saturdaySunday" },
  "ar-kuwaiti": { word: "حيل", weekend: "fridaySaturday" },
  "ar-qatari": { word: "نبي", weekend: "fridaySaturday" },
  "ar-lebanese": { word: "لبن", weekend: "saturdaySunday" },
  "ar-jordanian": { word: "أزمة", weekend: "fridaySaturday" },
};
