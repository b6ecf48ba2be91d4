import type { Paper } from "./export-formats.ts";

/**
 * What both server and screens ask about a variety. It travels with every first page, so only what many parts ask for stands here:
 * what language code alone needs is the variety's profile (`language/varieties`), and what one screen needs is a
 * `Record<Variety, …>` beside that screen. Neither compiles while a variety is missing.
 */
interface VarietyRecord {
  /** Decides script and direction too. The `Language` of `options.ts`, which is derived from here and cannot be imported. */
  readonly language: "ar" | "en";
  /** Spoken, beside a standard language that formal texts stay in. */
  readonly isDialect: boolean;
  /** BCP 47 tag for `lang` attributes. */
  readonly tag: string;
  readonly paper: Paper;
  /** The cheapest plan that writes it. */
  readonly plan: "free" | "pro" | "enterprise";
}

/** In the order of every list of varieties. */
export const varietyRecords = {
  "ar-saudi": {
    language: "ar",
    isDialect: true,
    tag: "ar-SA",
    paper: "a4",
    plan: "free",
  },
  "ar-egyptian": {
    language: "ar",
    isDialect: true,
    tag: "ar-EG",
    paper: "a4",
    plan: "free",
  },
  "ar-emirati": {
    language: "ar",
    isDialect: true,
    tag: "ar-AE",
    paper: "a4",
    plan: "pro",
  },
  "ar-kuwaiti": {
    language: "ar",
    isDialect: true,
    tag: "ar-KW",
    paper: "a4",
    plan: "pro",
  },
  "ar-qatari": {
    language: "ar",
    isDialect: true,
    tag: "ar-QA",
    paper: "a4",
    plan: "pro",
  },
  "ar-lebanese": {
    language: "ar",
    isDialect: true,
    tag: "ar-LB",
    paper: "a4",
    plan: "pro",
  },
  "ar-jordanian": {
    language: "ar",
    isDialect: true,
    tag: "ar-JO",
    paper: "a4",
    plan: "pro",
  },
  "ar-standard": {
    language: "ar",
    isDialect: false,
    tag: "ar",
    paper: "a4",
    plan: "free",
  },
  "en-american": {
    language: "en",
    isDialect: false,
    tag: "en-US",
    paper: "letter",
    plan: "free",
  },
} as const satisfies Readonly<Record<string, VarietyRecord>>;
