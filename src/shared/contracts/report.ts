import { z } from "zod";
import { errorParams } from "../errors.ts";
import { addressees, varieties } from "../options.ts";

/** What the check of a text found: pure facts about one text and its brief, the same in the browser and on the server. */

/** A stretch of the text, in UTF-16 units: `text.slice(start, end)`. */
const span = z.object({ start: z.number().int(), end: z.number().int() });
export type Span = z.infer<typeof span>;

export const regions = ["egyptian", "gulf", "levantine", "standard", "english"] as const;
export type Region = (typeof regions)[number];

/**
 * How the text's variety relates to the one that was asked for:
 *
 * - `fits`            the region is the asked one, and words of the asked country itself speak for it
 * - `nothing_against` the region is the asked one, and nothing in it is another country's: all that text can tell in the Gulf
 * - `contradicts`     the region is the asked one, but words of another country stand in it
 * - `leaks`           more of it is Standard Arabic than this kind of text may hold
 * - `other_region`    it reads as another region, or as Standard Arabic
 * - `standard`        Standard, as this kind of text is written (register S)
 * - `open`            too little evidence to tell
 */
export const varietyVerdicts = ["fits", "nothing_against", "contradicts", "leaks", "other_region", "standard", "open"] as const;
export type VarietyVerdict = (typeof varietyVerdicts)[number];

/** A word or affix that tells where a text comes from, at its place. */
const evidence = span.extend({
  text: z.string(),
  /** `for` the asked variety, `against` it. */
  side: z.enum(["for", "against"]),
  /** The varieties that it speaks for. */
  varieties: z.array(z.enum(varieties)),
  /** Evidence in nats; only for ordering. */
  weight: z.number(),
});
export type Evidence = z.infer<typeof evidence>;

const varietyFinding = z.object({
  asked: z.enum(varieties),
  verdict: z.enum(varietyVerdicts),
  /** null: too little evidence. The probability is the region's own, calibrated on sentences it was not fitted on. */
  region: z.enum(regions).nullable(),
  regionProbability: z.number(),
  /** Asserted only where text can tell: Egyptian, Lebanese against Jordanian, Standard; never inside the Gulf. */
  country: z.enum(varieties).nullable(),
  countryProbability: z.number(),
  /** Sentences that could be told, and the share of them that are Standard Arabic; the limit is the register's. */
  sentences: z.number().int(),
  leakShare: z.number(),
  leakLimit: z.number(),
  leaks: z.array(span),
  evidence: z.array(evidence),
});
export type VarietyFinding = z.infer<typeof varietyFinding>;

/** What could be better. With `fix`, one click does it: replace the span by the text. The sentence is in the locale files under its code. */
const suggestionCodes = [
  "too_short",
  "too_long",
  "keyword_missing",
  "no_call_to_action",
  "blanks_left",
  "sentence_repeated",
  "standard_word",
  "foreign_word",
  "standard_sentences",
  "other_region",
  "addressee_mixed",
  "addressee_other",
  "section_missing",
  "claim_number",
  "british_spelling",
  "long_sentence",
  "banned_word",
  "sign_off_missing",
  "emoji_not_wanted",
  "over_character_limit",
  "openings_repeated",
  "other_script",
] as const;
export const suggestion = z.object({
  code: z.enum(suggestionCodes),
  params: errorParams,
  fix: span.extend({ replacement: z.string() }).optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const report = z.object({
  words: z.object({
    asked: z.number().int(),
    delivered: z.number().int(),
    /** `form`: the form decides (characters, seconds, posts), see `overLimit`. */
    verdict: z.enum(["within", "short", "long", "form"]),
  }),
  variety: varietyFinding,
  keywords: z.array(z.object({ keyword: z.string(), spans: z.array(span) })),
  /** The template's sections in order. */
  structure: z.array(z.object({ section: z.string(), found: z.boolean() })),
  repetition: z.object({ sentences: z.array(span), distinctFourGrams: z.number(), openings: z.array(span) }),
  agreement: z.object({
    asked: z.enum(addressees),
    /** null: nobody is addressed. */
    found: z.enum([...addressees, "mixed"]).nullable(),
    spans: z.array(span),
  }),
  readability: z.object({ wordsPerSentence: z.number(), longSentences: z.array(span) }),
  blanks: z.array(span.extend({ label: z.string() })),
  /** Numbers that claim something and that the brief did not give. */
  claims: z.array(span),
  spelling: z.array(span.extend({ replacement: z.string() })),
  /** Words that the brand voice bans. */
  banned: z.array(span),
  /** Lines longer than their form allows (an SMS, an ad's headline). */
  overLimit: z.array(span.extend({ limit: z.number().int() })),
  /** Words in letters of other scripts, or that lost a character. Absent: reports of before it was looked for. */
  otherScripts: z.array(span).optional(),
  suggestions: z.array(suggestion),
});
export type Report = z.infer<typeof report>;
