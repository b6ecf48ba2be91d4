import type { Suggestion } from "../../contracts/report.ts";

/** What the checks of a text found: one sentence a code. Shown on screens and sent by the specified generate call. */
export const suggestions = {
  too_short: "The text has {words, number} words of the {target, number} you asked for. Add an example or a detail.",
  too_long: "The text has {words, number} words instead of {target, number}. Shorten what repeats the main point.",
  keyword_missing: "The keyword “\u2068{keyword}\u2069” does not appear yet.",
  no_call_to_action: "Nothing asks the reader to act. End with one clear call.",
  blanks_left:
    "{count, plural, one {One blank […] waits for a fact only you know.} other {# blanks […] wait for facts only you know.}}",
  sentence_repeated: "This sentence appears twice: “\u2068{sentence}\u2069”. Change or remove one of them.",
} as const satisfies Record<Suggestion["code"], string>;
