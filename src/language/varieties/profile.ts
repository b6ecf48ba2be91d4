import type { Region } from "#shared/contracts/report.ts";
import type { Addressee, Bilingual, Variety } from "#shared/options.ts";
import type { varietyRecords } from "#shared/varieties.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * A sign that identifies a variety. `word` is a whole word without its joined و ف ب ل ك and article. `prefix` and `suffix` are at
 * a word's ends. `pattern` is a regular expression over one whole word. Forms are folded before comparison (`text/normalise.ts`),
 * so أ, إ, ى, ة need no variants.
 */
export interface Marker {
  readonly form: string;
  readonly kind: "word" | "prefix" | "suffix" | "pattern";
  /** Whether only this country uses it, or its whole region (for Standard Arabic: no dialect uses it). */
  readonly reach: "country" | "region";
  /** 3: enough on its own; 2: clear; 1: a hint that counts only together with others. */
  readonly weight: 1 | 2 | 3;
}

/** A word with another meaning, or none, elsewhere, which confuses a local reader. */
interface FalseFriend {
  readonly word: string;
  readonly here: Bilingual;
  /** Where the meaning differs, and what it is there. */
  readonly elsewhere: Bilingual;
}

/** Facts about the country for local notes and example texts. */
interface LocalLife {
  /** 0 is Sunday. */
  readonly weekend: readonly number[];
  /** A day on which people work until noon; null where there is none. */
  readonly halfDay: number | null;
  /** What the sale at the end of November is called; null where it has no name of its own. */
  readonly blackFriday: "white" | "black" | null;
  /** ISO 4217 codes that prices are named in beside the currency of the variety. */
  readonly otherCurrencies: readonly string[];
  /** What a national day post names; absent where the variety is no country's. */
  readonly nationalDay?: { readonly month: number; readonly day: number; readonly name: Bilingual };
  readonly products: readonly string[];
  readonly foods: readonly string[];
  readonly clothes: readonly string[];
  readonly places: readonly string[];
  readonly seasons: readonly string[];
}

/** What only language code knows about a variety: put on the card that a model gets, used by the check and by conversions. */
export interface OwnProfile {
  readonly region: Region;
  readonly name: Bilingual;
  /** The name after 'in', for the main button: 'Egyptian', 'بالمصري'. */
  readonly inName: Bilingual;
  readonly country: Bilingual;
  /** ISO 3166 code of the country whose variety this is; null for Standard Arabic. */
  readonly countryCode: string | null;
  /** What people there call their money, as in a price: 'ريال'. */
  readonly currencyWord: string;
  /**
   * Example sentences that we wrote, in the style of a native copywriter: at least thirty. A prompt includes three to five of
   * them.
   */
  readonly examples: readonly string[];
  /** How to address the reader: one instruction in English for each addressee, with forms. */
  readonly addressee: Readonly<Record<Addressee, string>>;
  /** The suffixes of 'your' to a woman and to several readers; null in English. */
  readonly readerSuffix: { readonly woman: "ج" | "ك"; readonly everyone: "كم" | "كن" } | null;
  /** Function words to use, as 'meaning: forms', in English with the forms in the variety. */
  readonly use: readonly string[];
  /** Common mistakes of models here: one instruction each. */
  readonly avoid: readonly string[];
  /** Spelling habits, one instruction each. */
  readonly spelling: readonly string[];
  /** Polite formulas, and calls to action in the style of local brands. */
  readonly politeness: readonly string[];
  readonly callsToAction: readonly string[];
  readonly falseFriends: readonly FalseFriend[];
  readonly local: LocalLife;
  readonly lexicon: Lexicon;
  readonly markers: readonly Marker[];
}

/** All that is known about a variety: with what screens and servers ask about it. */
export type VarietyProfile = { readonly id: Variety } & (typeof varietyRecords)[Variety] & OwnProfile;
