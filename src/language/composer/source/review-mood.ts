import { loose } from "../../text/loose.ts";

/** What a review says of its writer's visit. */
export type ReviewMood = "pleased" | "displeased";

const bad = new RegExp(
  `${loose(
    "(?<!\\p{L})(?:و?(?:زعلان|زعلانه|متاخر|تاخرو|تاخروا|تاخر|تاخير|سيء|سيئه|سيي|غلط|خربان|خربانه|وسخ|وسخه|بارد|بارده|غالي|انخدش|انكسر|مكسور|مكسوره|مو شي|مش منيح|مو زين|مب زين|مش كويس|وحش|وحشه|ما رديت|ما ردوا|ما حدا|محدش|ما بنصح|ما انصح|مره تانيه|اخر مره|ندمان|انتظرنا|استنينا|نطرنا|خساره|للاسف|ما تعامل))(?!\\p{L})",
  )}|\\b(?:late|rude|cold|dirty|broken|wrong|never again|disappoint\\w*|waited|refund|worst|awful|terrible|bad|slow|missing|damaged|unfortunately|won['’]t be back|nobody told)\\b`,
  "iu",
);

const leastPleased = 4;
/** With so few stars nobody is pleased, whatever the words. */
const mostDispleased = 2;

/** By the stars, and between them by the review's own words. */
export function reviewMood(review: unknown, stars: unknown): ReviewMood {
  if (typeof stars === "number" && stars >= leastPleased) return "pleased";
  if (typeof stars === "number" && stars <= mostDispleased) return "displeased";
  return typeof review === "string" && bad.test(review) ? "displeased" : "pleased";
}
