import type { Phrase } from "#language/composer/bank.ts";

/** Sentences that carry a keyword the text does not hold yet. A file of its own: the check in the browser needs these alone. */
export const keyword: readonly Phrase[] = [
  "Keep {keyword} in mind, too.",
  "Don’t leave {keyword} for last.",
  "Ask early on about {keyword}.",
  "Make room for {keyword}, too.",
  "Put {keyword} on the {list|agenda}.",
  "Also worth a {look|thought}: {keyword}.",
  "Do {check|look into} {keyword}, too.",
  "Also good to know: {keyword}.",
  "Part of the {picture|plan}: {keyword}.",
  "Take {keyword} into {account|consideration}, too.",
  "Expect {questions|a question} about {keyword}, too.",
  "Plan a little {ahead|extra} for {keyword}.",
  "Leave {some time|enough room} for {keyword}.",
  "Good {notes|answers} on {keyword} help.",
  "Have {answers|notes} ready on {keyword}.",
  "Give {keyword} a {minute|thought}, too.",
  "With {keyword}, {patience|planning} helps.",
  "Some come {mainly|especially} for {keyword}.",
  "Curious about {keyword}? {Ask away|Good question}.",
  "Worth {a mention|mentioning} here: {keyword}.",
  {
    text: "Plans should also {include|account for} {keyword}.",
    tones: ["professional", "formal"],
  },
  {
    text: "Consider {keyword} {early|in advance}.",
    tones: ["professional", "formal"],
  },
  {
    text: "A related question concerns {keyword}.",
    tones: ["professional", "formal"],
  },
  {
    text: "Oh, and {keyword}? {Yep, that too|Of course}!",
    tones: ["casual", "enthusiastic"],
  },
];
