/**
 * Limits of the brief that hold for every template. Longer input is refused with its own error, never cut. A file of its own: the
 * form needs the numbers, and beside the schemas they would bring the schema library into the page.
 */
export const briefLimits = {
  topicChars: 2_000,
  keywords: 20,
  keywordChars: 60,
  /** What any own field may hold; most templates allow less. A text to rewrite or to summarise is the longest. */
  fieldChars: 20_000,
} as const;
