/** What the check found of a text, in one sign. */
export const verdicts = {
  good: "The check found everything as asked",
  warn: "The check found something to look at",
  open: "The check could not tell the dialect",
} as const;
