import type { Phrase } from "#language/composer/bank.ts";

/** Sentences that carry a keyword the text does not hold yet. A file of its own: the check in the browser needs these alone. */
export const formalKeyword: readonly Phrase[] = [
  "{The matter includes|This also concerns} the following: {keyword}.",
  "For completeness, {mention should be made of|it is right to name} {keyword}.",
  "Particular attention has been given to {keyword} throughout.",
  "Among the points {considered|examined}: {keyword}.",
  "Questions regarding {keyword} are covered {as well|here too}.",
  "The terms used {here|in this document}: {keyword}.",
  "Work on {keyword} forms part of the {whole|same effort}.",
  "Further detail on {keyword} can be {supplied|provided} on request.",
  "{Relevant|Of interest} in this connection: {keyword}.",
  "{A word|A brief note} on {keyword} belongs here, too.",
  "{Closely related|Directly connected}: {keyword}.",
  "One point should not go unmentioned: {keyword}.",
];
