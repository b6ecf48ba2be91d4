/**
 * Ends of sentences in both scripts; the dots of a blank (`[… the price]`) end none. A line break ends one too: headings and list
 * items are sentences of their own.
 */
const sentenceEnd = /(?<=[.!?؟]|(?<!\[)…)[\s»”"')\]]*(?=\s|$)|\n+/u;

/** Markdown marks at the start of a line, which are not part of the sentence. */
const lineMarks = /^(?:#{1,6}\s+|[-*]\s+|\d+[.)]\s+|\d+\/\d+\s+|>\s+)+/;

/** The sentences of a Markdown text, without its layout marks and without those that hold no letter. */
export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim().replace(lineMarks, "").replaceAll("**", "").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}
