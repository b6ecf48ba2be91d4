/** The choices of the brief: one vocabulary for browser, server, prompts and phrase banks. */
import type { Paper } from "./export-formats.ts";
import { varietyRecords } from "./varieties.ts";

export type Variety = keyof typeof varietyRecords;
export const varieties = Object.keys(varietyRecords) as readonly Variety[];

/** What a text is written in where nobody has chosen. */
export const defaultVariety = "ar-egyptian" satisfies Variety;

export type Dialect = { [Id in Variety]: (typeof varietyRecords)[Id]["isDialect"] extends true ? Id : never }[Variety];

export const tones = ["professional", "friendly", "casual", "enthusiastic", "formal"] as const;
export type Tone = (typeof tones)[number];

export const audiences = ["general", "business", "students", "families", "professionals"] as const;
export type Audience = (typeof audiences)[number];

/** Whom the text speaks to. Arabic verbs, pronouns and suffixes follow it; English does not change. */
export const addressees = ["everyone", "man", "woman"] as const;
export type Addressee = (typeof addressees)[number];

/** Words of a text. A template offers a subset of them, or decides by its form. */
export const wordCounts = [100, 200, 300, 500, 800, 1000, 1200, 1500, 2000] as const;
export type WordCount = (typeof wordCounts)[number];
export const defaultWordCount: WordCount = 800;

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** A text that stands in both interface languages, or does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The language a variety is written in. */
export function languageOf(variety: Variety): Language {
  return varietyRecords[variety].language;
}

export function isDialect(variety: Variety): variety is Dialect {
  return varietyRecords[variety].isDialect;
}

const standards: Readonly<Record<Language, Variety>> = { ar: "ar-standard", en: "en-american" };

/** The plain variety of a language: of formal texts, and of a text of which only the script is known. */
export function standardOf(language: Language): Variety {
  return standards[language];
}

/** The size of a page: a variety's own, A4 where none is known. */
export function paperOf(variety: Variety | null): Paper {
  return variety === null ? "a4" : varietyRecords[variety].paper;
}
