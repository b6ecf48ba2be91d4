import type { Variety } from "#shared/options.ts";

/**
 * The pieces that the page of features shows. They are data, so that the page brings neither the check nor the converter with it; a
 * test runs both over them, so that what the page says of these sentences is what Lahja says of them.
 */

/** A sentence, and what the check finds in it. `marks` give the variety away: [start, end] in UTF-16 units. */
export const checkedSentence = {
  variety: "ar-egyptian" satisfies Variety,
  text: "قهوتكم هتوصلكم لحد باب البيت في عشرين دقيقة، وأول كوباية علينا. مستنيين إيه؟",
  words: 13,
  marks: [
    [7, 14],
    [50, 56],
    [64, 71],
    [72, 75],
  ],
} as const;

/** A sentence in one variety and what conversion by words makes of it in another. `changes` are [what stood there, what stands there]. */
export const convertedSentence = {
  from: "ar-saudi" satisfies Variety,
  to: "ar-lebanese" satisfies Variety,
  source: "وش تبون قبل الويكند؟ اطلبوا الحين ونوصّل لكم بكرة الصبح، وما نبي منكم إلا العنوان.",
  result: "شو بدكن قبل الويكند؟ اطلبوا هلق ومنوصل لكن بكرة الصبح، وما بدنا منكن إلا العنوان.",
  changes: [
    ["وش", "شو"],
    ["تبون", "بدكن"],
    ["الحين", "هلق"],
    ["ونوصّل", "ومنوصل"],
    ["لكم", "لكن"],
    ["نبي", "بدنا"],
    ["منكم", "منكن"],
  ],
} as const;

/** What local notes are made of: when a market rests, and what its prices are said in. */
export const marketFacts = [
  { variety: "ar-saudi", weekend: "fridaySaturday", currency: "SAR" },
  { variety: "ar-emirati", weekend: "saturdaySunday", currency: "AED" },
  { variety: "ar-lebanese", weekend: "saturdaySunday", currency: "USD" },
  { variety: "ar-kuwaiti", weekend: "fridaySaturday", currency: "KWD" },
] as const satisfies readonly { variety: Variety; weekend: "fridaySaturday" | "saturdaySunday"; currency: string }[];

/** A text cut where it is marked. */
export function cutAt(
  text: string,
  marks: readonly (readonly [start: number, end: number])[],
): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push({ text: text.slice(at, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), isMarked: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Where each of these words stands in the text, in order. */
export function placesOf(text: string, words: readonly string[]): [start: number, end: number][] {
  let from = 0;
  return words.map((word) => {
    const start = text.indexOf(word, from);
    from = start + word.length;
    return [start, from];
  });
}
