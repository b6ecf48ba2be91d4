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
  return openMark + plainText(value) + closeMark;
}

/**
 * A whole text from a file or a page, marked as data. Its marks hold a code that the caller makes anew for each request: whoever wrote
 * the page cannot know it, and so cannot end the stretch.
 */
export function markSource(value: string, code: string): string {
  return `<<<${code}\n${plainText(value)}\n${code}>>>`;
}

function plainText(value: string): string {
  const plain = value.toWellFormed().replace(/\r\n?/g, "\n").replace(invisible, "").trim();
  return plain.replaceAll(openMark, "[").replaceAll(closeMark, "]");
}
