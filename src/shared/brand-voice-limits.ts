/** Limits of a brand voice. A file of its own for the reason that `brief-limits.ts` gives. */
export const brandVoiceLimits = {
  /** An account's voices. */
  voices: 20,
  nameChars: 100,
  samples: 5,
  sampleChars: 3_000,
  /** Lists of words: one for each variety and one for all of them, with room. */
  lists: 20,
  wordsInList: 100,
  wordChars: 60,
  signOffChars: 300,
} as const;
