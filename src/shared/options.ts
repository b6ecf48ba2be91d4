/**
 * The choices of the brief: one vocabulary for browser, server, prompts and phrase banks.
 * Short names that callers of `POST /api/content/generate` may use are translated there (`contracts/generate-alias.ts`).
 */

export const varieties = [
  "ar-saudi",
  "ar-egyptian",
  "ar-emirati",
  "ar-kuwaiti",
  "ar-qatari",
  "ar-lebanese",
  "ar-jordanian",
  "ar-standard",
  "en-american",
] as const;
export type Variety = (typeof varieties)[number];

export const tones = ["professional", "friendly", "casual", "enthusiastic", "formal"] as const;
export type Tone = (typeof tones)[number];

export const audiences = ["general", "business", "students", "families", "professionals"] as const;
export type Audience = (typeof audiences)[number];

/** Whom the text speaks to. Arabic verbs, pronouns and suffixes follow it; English does not change. */
export const addressees = ["everyone", "man", "woman"] as const;
export type Addressee = (typeof addressees)[number];

/** The word counts on offer. A template offers a subset of them, or decides by its form. */
export const wordCounts = [100, 200, 300, 500, 800, 1000, 1200, 1500, 2000] as const;
export type WordCount = (typeof wordCounts)[number];
export const defaultWordCount: WordCount = 800;

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** A text that stands in both interface languages, or does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The language a variety is written in. */
export function languageOf(variety: Variety): Language {
  return variety === "en-american" ? "en" : "ar";
}
