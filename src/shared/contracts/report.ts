import { z } from "zod";
import { errorParams } from "../errors.ts";
import { addressees, varieties } from "../options.ts";

/** What the check found: facts about one text and its brief. The browser and the server compute the same report. */

/** A range of the text in UTF-16 units: `text.slice(start, end)`. */
const span = z.object({ start: z.number().int(), end: z.number().int() });
export type Span = z.infer<typeof span>;

export const regions = ["egyptian", "gulf", "levantine", "standard", "english"] as const;
export type Region = (typeof regions)[number];

/**
 * How the text's variety relates to the requested one:
 *
 * - `fits`            the region is the requested one, and words of the requested country support it
 * - `nothing_against` the region is the requested one, and no word belongs to another country. Text cannot tell more within the
 *                     Gulf
 * - `contradicts`     the region is the requested one, but the text has words of another country
 * - `leaks`           the share of Standard Arabic is above the limit for this kind of text
 * - `other_region`    the text reads as another region, or as Standard Arabic
 * - `outside`         the text is in Arabic or English of a place that is none of our varieties (see `outside`)
 * - `standard`        Standard Arabic, as this kind of text requires (register S)
 * - `told`            most of the text is the person's own words, and the few others are too few to tell by
 * - `open`            too little evidence to tell
 */
export const varietyVerdicts = [
  "fits",
  "nothing_against",
  "contradicts",
  "leaks",
  "other_region",
  "outside",
  "standard",
  "told",
  "open",
] as const;
export type VarietyVerdict = (typeof varietyVerdicts)[number];

/** What a text can be in that is none of our varieties. Syrian and Palestinian are not among them: they read as Levantine. */
const outsideVarieties = ["iraqi", "maghrebi", "sudanese", "yemeni", "arabizi", "british"] as const;
export type OutsideVariety = (typeof outsideVarieties)[number];

/** A word or affix that shows where a text comes from, with its position. */
const evidence = span.extend({
  text: z.string(),
  /** `for` or `against` the requested variety. */
  side: z.enum(["for", "against"]),
  varieties: z.array(z.enum(varieties)),
  /** Evidence in nats. Use it only for ordering. */
  weight: z.number(),
});
export type Evidence = z.infer<typeof evidence>;

const varietyFinding = z.object({
  asked: z.enum(varieties),
  verdict: z.enum(varietyVerdicts),
  /** null: too little evidence, or none of ours. The region's probability is calibrated on sentences that the model was not fitted on. */
  region: z.enum(regions).nullable(),
  regionProbability: z.number(),
  /** Set with the verdict `outside` alone. Absent in reports from before this was told. */
  outside: z.enum(outsideVarieties).optional(),
  /** Set only where text can tell countries apart: Egyptian, Lebanese against Jordanian, Standard. Never set within the Gulf. */
  country: z.enum(varieties).nullable(),
  countryProbability: z.number(),
  /**
   * `sentences` counts those that the model could classify; `leakShare` is the share of them in Standard Arabic. The limit depends
   * on the register.
   */
  sentences: z.number().int(),
  leakShare: z.number(),
  leakLimit: z.number(),
  leaks: z.array(span),
  evidence: z.array(evidence),
});
export type VarietyFinding = z.infer<typeof varietyFinding>;

/**
 * What could be better. With `fix`, one click applies it by replacing the span with the text. The locale files have a sentence for
 * each code.
 */
const suggestionCodes = [
  "too_short",
  "too_long",
  "keyword_missing",
  "note_missing",
  "note_language",
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

/** What a brand voice can ask of a text, in the order in which it is shown. */
const brandRules = ["banned", "emoji", "sign_off", "addressee", "sentences", "preferred"] as const;
export type BrandRule = (typeof brandRules)[number];

/** Why a phrase or a shape of sentences counts as worn; the locale files have a line for each. */
const wornReasons = [
  "opening",
  "filler",
  "importance",
  "wording",
  "not_just",
  "promise",
  "image",
  "hedge",
  "closing",
  "call",
  "question",
  "three",
  "dashes",
] as const;
export type WornReason = (typeof wornReasons)[number];

/** What a claim states; a blank in its place asks for just that. */
const claimKinds = [
  "number",
  "percent",
  "price",
  "date",
  "day",
  "time",
  "duration",
  "phone",
  "link",
  "mail",
  "account",
  "quotation",
  "person",
  "place",
] as const;
export type ClaimKind = (typeof claimKinds)[number];

const change = span.extend({ replacement: z.string() });

const claim = span.extend({
  /** Absent, like what follows, in reports from before claims could be acted on. */
  kind: z.enum(claimKinds).optional(),
  /** Puts a blank in its place, with a label in the text's own variety. */
  blank: change.optional(),
  /** Takes it out with the smallest piece that leaves a sentence, else with the whole sentence. Absent where nothing would be left. */
  removal: change.optional(),
});
export type ReportClaim = z.infer<typeof claim>;

/** How the sentences of a text stand to what was told. Headings, and sentences with a blank, are not counted. */
const toldSentences = z.object({
  /** Whether the brief tells anything beside the topic and keywords. */
  hasFacts: z.boolean(),
  /** Whether the text was made of nothing but them and what is known of its subject: the built-in writer's. */
  isFromFacts: z.boolean(),
  sentences: z.number().int(),
  /** How many of them carry something that was told. */
  told: z.number().int(),
  /** How many of the others say what is known of the text's subject. */
  known: z.number().int(),
  /** The rest. */
  others: z.array(span),
});
export type ToldSentences = z.infer<typeof toldSentences>;

export const report = z.object({
  words: z.object({
    asked: z.number().int(),
    delivered: z.number().int(),
    /**
     * `form`: the form sets the length (characters, seconds, posts); see `overLimit`. `told`: shorter than asked, because all that
     * was told and is known of the subject is said. `outline`: headings and questions for the writer to answer, of which the words
     * are not counted.
     */
    verdict: z.enum(["within", "short", "long", "form", "told", "outline"]),
  }),
  variety: varietyFinding,
  keywords: z.array(z.object({ keyword: z.string(), spans: z.array(span) })),
  /**
   * The person's notes, and whether the text tells them; with why the built-in writer leaves one out: it instructs the writer, or is in
   * another language. Absent in reports from before there were notes.
   */
  notes: z
    .array(z.object({ note: z.string(), isTold: z.boolean(), reason: z.enum(["instruction", "language"]).optional() }))
    .optional(),
  structure: z.array(z.object({ section: z.string(), found: z.boolean() })),
  repetition: z.object({ sentences: z.array(span), distinctFourGrams: z.number(), openings: z.array(span) }),
  agreement: z.object({
    asked: z.enum(addressees),
    /** null: the text addresses nobody. */
    found: z.enum([...addressees, "mixed"]).nullable(),
    spans: z.array(span),
  }),
  readability: z.object({ wordsPerSentence: z.number(), longSentences: z.array(span) }),
  blanks: z.array(span.extend({ label: z.string() })),
  /** Figures, dates, names, addresses, phone numbers and quotations that the brief does not give. */
  claims: z.array(claim),
  /** Absent in reports from before this was counted. */
  told: toldSentences.optional(),
  spelling: z.array(span.extend({ replacement: z.string() })),
  banned: z.array(span),
  /**
   * The rules that the brief's brand voice has, and whether the text follows each. `words`: the banned words as the text has them,
   * the preferred words that it does not use, the unwanted emoji, the missing sign-off. `spans`: the places of what is broken.
   * Absent in reports from before this check existed; empty without a brand voice.
   */
  brand: z
    .array(z.object({ rule: z.enum(brandRules), holds: z.boolean(), words: z.array(z.string()), spans: z.array(span) }))
    .optional(),
  /** Lines longer than their form allows (an SMS, an ad's headline). */
  overLimit: z.array(span.extend({ limit: z.number().int() })),
  /** Words with letters of other scripts, or with a lost character. Absent in reports from before this check existed. */
  otherScripts: z.array(span).optional(),
  /** Phrases and shapes by which readers know a machine's text. Absent in reports from before this check existed. */
  worn: z.array(span.extend({ reason: z.enum(wornReasons) })).optional(),
  suggestions: z.array(suggestion),
});
export type Report = z.infer<typeof report>;
