import type { Addressee, Bilingual, Variety } from "#shared/options.ts";

type Region = "gulf" | "egyptian" | "levantine" | "standard" | "english";

/** What Lahja knows about a variety: shown on screens and put on the card that a model gets. */
export interface VarietyProfile {
  readonly id: Variety;
  /** BCP 47 tag for `lang` attributes: 'ar-EG'. */
  readonly tag: string;
  readonly region: Region;
  readonly name: Bilingual;
  /** The name after 'in', as on the main button: 'Egyptian', 'بالمصري'. */
  readonly inName: Bilingual;
  readonly country: Bilingual;
  /** ISO 3166 code of the country whose variant this is; absent for Standard Arabic. */
  readonly countryCode?: string;
  /** How people there say hello: people pick a variety by ear. */
  readonly greeting: string;
  /** ISO 4217 code that prices default to. */
  readonly currency: string;
  /** Sentences of our own, as a native copywriter writes: at least eight; three to five of them go into a prompt. */
  readonly examples: readonly string[];
  /** How the reader is addressed, one instruction in English for each addressee, with forms. */
  readonly addressee: Readonly<Record<Addressee, string>>;
  /** Function words to use, as 'meaning: forms', in English with the forms in the variety. */
  readonly use: readonly string[];
  /** What models get wrong here: one instruction each. */
  readonly avoid: readonly string[];
}
