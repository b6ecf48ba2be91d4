import type { Region } from "#shared/contracts/report.ts";
import type { Addressee, Bilingual, Variety } from "#shared/options.ts";
import type { varietyRecords } from "#shared/varieties.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * A sign by which a reader knows the variety. `word` is a whole word without its joined و ف ب ل ك and article, `prefix` and `suffix`
 * stand at a word's ends, `pattern` is a regular expression over one whole word. Forms are folded before they are compared
 * (`text/normalise.ts`), so أ, إ, ى, ة need no variants.
 */
export interface Marker {
  readonly form: string;
  readonly kind: "word" | "prefix" | "suffix" | "pattern";
  /** Whether only this country says it, or its whole region does (for Standard Arabic: no dialect says it). */
  readonly reach: "country" | "region";
  /** 3: it alone decides; 2: clear; 1: a hint that counts only with others. */
  readonly weight: 1 | 2 | 3;
}

/** A word that means something else, or nothing, elsewhere: what a local reader would stumble over. */
interface FalseFriend {
  readonly word: string;
  /** What it means here. */
  readonly here: Bilingual;
  /** Where it means something else, and what. */
  readonly elsewhere: Bilingual;
}

/** What briefs meet in the country: used by local notes and by example texts. */
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
  /** The name after 'in', as on the main button: 'Egyptian', 'بالمصري'. */
  readonly inName: Bilingual;
  readonly country: Bilingual;
  /** ISO 3166 code of the country whose variety this is; null for Standard Arabic. */
  readonly countryCode: string | null;
  /** What people there call their money, as in a price: 'ريال'. */
  readonly currencyWord: string;
  /** Sentences of our own, as a native copywriter writes: at least thirty; three to five of them go into a prompt. */
  readonly examples: readonly string[];
  /** How the reader is addressed, one instruction in English for each addressee, with forms. */
  readonly addressee: Readonly<Record<Addressee, string>>;
  /** The suffixes of 'your' to a woman and to several readers; null in English. */
  readonly readerSuffix: { readonly woman: "ج" | "ك"; readonly everyone: "كم" | "كن" } | null;
  /** Function words to use, as 'meaning: forms', in English with the forms in the variety. */
  readonly use: readonly string[];
  /** What models get wrong here: one instruction each. */
  readonly avoid: readonly string[];
  /** Spelling habits, one instruction each. */
  readonly spelling: readonly string[];
  /** Polite formulas, and calls to action as brands there write them. */
  readonly politeness: readonly string[];
  readonly callsToAction: readonly string[];
  readonly falseFriends: readonly FalseFriend[];
  readonly local: LocalLife;
  readonly lexicon: Lexicon;
  readonly markers: readonly Marker[];
}

/** All that is known about a variety: with what screens and servers ask about it. */
export type VarietyProfile = { readonly id: Variety } & (typeof varietyRecords)[Variety] & OwnProfile;
