import type { Variety } from "#shared/options.ts";

/**
 * One word of each market that means something else elsewhere, and when the market rests. From the linguistic profiles, which a page
 * cannot bring along; a test compares.
 */
export const marketWords = [
  { variety: "ar-saudi", word: "وش", weekend: "fridaySaturday" },
  { variety: "ar-egyptian", word: "عيش", weekend: "fridaySaturday" },
  { variety: "ar-emirati", word: "بطّل", weekend: "saturdaySunday" },
  { variety: "ar-kuwaiti", word: "حيل", weekend: "fridaySaturday" },
  { variety: "ar-qatari", word: "نبي", weekend: "fridaySaturday" },
  { variety: "ar-lebanese", word: "لبن", weekend: "saturdaySunday" },
  { variety: "ar-jordanian", word: "أزمة", weekend: "fridaySaturday" },
] as const satisfies readonly { variety: Variety; word: string; weekend: "fridaySaturday" | "saturdaySunday" }[];
