/** Limits of a brand voice. In a separate file for the same reason as `brief-limits.ts`. */
export const brandVoiceLimits = {
  /** Voices of one account. */
  voices: 20,
  nameChars: 100,
  samples: 5,
  sampleChars: 3_000,
  /** Word lists: one for each variety and one for all of them, with some reserve. */
  lists: 20,
  wordsInList: 100,
  wordChars: 60,
  signOffChars: 300,
  /** Facts that stand in every brief of the brand. */
  facts: 30,
  factChars: 400,
} as const;

/** What of a brand a fact tells. */
export const brandFactKinds = ["branch", "hours", "link", "phone", "offer", "other"] as const;
