import type { Variety } from "#shared/options.ts";

/** One line of the landing page in one variety. */
export interface OneLine {
  readonly text: string;
  /** The words that tell this variety from the others, as they stand in the text, in order. */
  readonly tells: readonly string[];
}

/**
 * One line in nine varieties: 'it is not far; tell us what you want; it will be with you now'. Chosen so that 'not', 'tell', 'what', 'want'
 * and 'now' meet in it, by which dialects differ most. Where no single word is a country's own (Dubai, Doha), two are named: neighbours
 * have one of them each, nobody else has both.
 */
export const oneLine: Readonly<Record<Variety, OneLine>> = {
  "ar-saudi": { text: "القهوة مو بعيدة: علّمونا وش تبغون، والحين تجيكم.", tells: ["وش تبغون"] },
  "ar-egyptian": { text: "القهوة مش بعيدة: قولولنا عايزين إيه، وهتجيلكم دلوقتي.", tells: ["عايزين إيه", "دلوقتي"] },
  "ar-emirati": { text: "القهوة مب بعيدة: خبّرونا شو تبون، والحين بتييكم.", tells: ["مب", "شو"] },
  "ar-kuwaiti": { text: "القهوة مو بعيدة: دزّوا لنا شنو تبون، والحين توصلكم.", tells: ["دزّوا"] },
  "ar-qatari": { text: "القهوة مب بعيدة: طرّشوا لنا شنو تبون، والحين بتوصلكم.", tells: ["مب", "شنو"] },
  "ar-lebanese": { text: "القهوة مش بعيدة: خبّرونا شو بدكن، وهلق بتوصل لعندكن.", tells: ["بدكن", "هلق"] },
  "ar-jordanian": { text: "القهوة مش بعيدة: احكولنا شو بدكم، وهسا بتوصلكم.", tells: ["احكولنا", "هسا"] },
  "ar-standard": { text: "القهوة ليست بعيدة: أخبرونا ماذا تريدون، وستصلكم الآن.", tells: ["ليست", "ستصلكم"] },
  "en-american": {
    text: "Coffee’s a few blocks away: tell us what you want, it’s yours now.",
    tells: ["a few blocks"],
  },
};
