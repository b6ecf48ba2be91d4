/**
 * Limits of the brief for every template. Longer input is refused with its own error, never cut. In a separate file, because the
 * form needs the numbers, and importing the schemas would add the schema library to the page.
 */
export const briefLimits = {
  topicChars: 2_000,
  keywords: 20,
  keywordChars: 60,
  notes: 60,
  /** One note is one fact: a line of two or three sentences. */
  noteChars: 400,
  /** A noun phrase that fits a sentence. */
  subjectPhraseChars: 120,
  /** Statements of earlier texts that a brief names. A pack has about 36. */
  said: 200,
  /** The most characters in any template field. Most templates allow less. A text to rewrite or summarise is the longest. */
  fieldChars: 20_000,
} as const;

/** A topic of signs alone, or of one letter, names nothing that a text could be about. */
export function isWordless(topic: string): boolean {
  return (topic.match(/[\p{L}\p{N}]/gu) ?? []).length < 2;
}
