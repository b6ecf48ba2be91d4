import type { FormalFieldKey, SpokenFieldKey } from "#language/templates/field-keys.ts";
import type { Audience, Tone } from "#shared/options.ts";
import type { FormalFormRole, FormalRole, SpokenFormRole, SpokenRole } from "./roles.ts";

/** What kind of text a template produces. Phrases may be limited to some families. */
const families = ["article", "commerce", "social", "script", "lesson", "invitation", "story", "formal"] as const;
export type Family = (typeof families)[number];

/**
 * One phrase: one to three sentences that belong together, in this notation:
 *
 * - `{a|b|c}`   one of these, chosen by the seed (may be empty: `{|حقًا }`); may contain slots and addressee forms
 * - `<m|f|p>`   the form for a man, a woman, everyone (plural)
 * - `{subject}` what the text is about, exactly as the user wrote it, never inflected
 * - `{topic}` `{keyword}` `{value}` `{item}`  the user's own words, also never inflected
 * - `{=offer}` `{=deadline}` … the user's value of that template field; without a value, the phrase is not used
 * - `{blank:label}`  a fact that only the user knows; printed as `[… label]`
 *
 * A string is a phrase for every family, tone and audience. An object restricts it.
 */
export type Phrase =
  | string
  | {
      readonly text: string;
      readonly in?: readonly Family[];
      readonly tones?: readonly Tone[];
      readonly audiences?: readonly Audience[];
      /** For a statement of a subject: the facet that it belongs to. */
      readonly about?: string;
      /** For a statement: how many told facts it touches. Nearer ones are said first. */
      readonly nearness?: number;
      /** For a statement that touches no told fact: it stands in a section about its facet and nowhere else. */
      readonly onlyUnderHeading?: boolean;
    };

/** Fixed labels that the layout prints inside a text. */
export interface Labels {
  readonly subject: string;
  readonly preheader: string;
  readonly headlines: string;
  readonly primaryTexts: string;
  readonly description: string;
  readonly picture: string;
  readonly voice: string;
  readonly onScreen: string;
  readonly sound: string;
  readonly postscript: string;
  readonly criterion: string;
  readonly seconds: string;
}

/** The phrases of one variety for the built-in writer: its formulas, and sentences that carry a field. */
export interface SpokenBank {
  readonly labels: Labels;
  readonly phrases: Readonly<Record<SpokenFormRole, readonly Phrase[]> & Partial<Record<SpokenRole, readonly Phrase[]>>>;
  /** Sentences that state one template field. `{value}` is what the user wrote. */
  readonly fields: Readonly<Record<SpokenFieldKey, readonly Phrase[]>>;
}

/** Phrases in formal language. Standard Arabic and American English have them. */
export interface FormalBank {
  readonly phrases: Readonly<Record<FormalFormRole, readonly Phrase[]> & Partial<Record<FormalRole, readonly Phrase[]>>>;
  readonly fields: Readonly<Record<FormalFieldKey, readonly Phrase[]>>;
}
