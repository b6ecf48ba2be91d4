/** What the user typed stands between these two, and nothing else in a prompt does. */
export const openMark = "⟦";
export const closeMark = "⟧";

/**
 * Characters that could hide something from the person who reads a prompt, or end the marked stretch early: control
 * characters (tab and line feed excepted), bidirectional controls, and Unicode's invisible 'tag' letters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters to take out.
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/**
 * A value of the brief, marked as data. The marks inside the value become ordinary brackets, so that no value can close
 * its own stretch; everything else stays as typed.
 */
export function markUserText(value: string): string {
  const plain = value.toWellFormed().replace(/\r\n?/g, "\n").replace(invisible, "").trim();
  return openMark + plain.replaceAll(openMark, "[").replaceAll(closeMark, "]") + closeMark;
}
