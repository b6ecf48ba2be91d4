/** The labels of the one-symbol summary of a text's check. */
export const verdicts = {
  good: "The check found everything as asked",
  warn: "The check found something to look at",
  open: "The check could not tell the dialect",
} as const;
