import type { FormalFieldKey, SpokenFieldKey } from "#language/templates/field-keys.ts";
import type { Audience, Tone } from "#shared/options.ts";
import type { FormalRole, SpokenRole } from "./roles.ts";

/** What kind of text a template produces. Phrases may be limited to some families. */
const families = ["article", "commerce", "social", "script", "lesson", "invitation", "story", "formal"] as const;
export type Family = (typeof families)[number];

/**
 * What a body phrase is about, whatever the subject. A section uses phrases of one theme only, so that its heading and sentences
 * belong together.
 */
export const themes = ["start", "time", "cost", "people", "choice", "habit", "clarity", "trust"] as const;
export type Theme = (typeof themes)[number];

/**
 * One phrase: one to three sentences that belong together, in this notation:
 *
 * - `@theme `   at the very beginning: the theme of the phrase
 * - `{a|b|c}`   one of these, chosen by the seed (may be empty: `{|حقًا }`); may contain slots and addressee forms
 * - `<m|f|p>`   the form for a man, a woman, everyone (plural)
 * - `{subject}` what the text is about, exactly as the user wrote it, never inflected
 * - `{topic}` `{keyword}` `{value}` `{item}`  the user's own words, also never inflected
 * - `{=offer}` `{=deadline}` … the user's value of that template field; without a value, the phrase is not used
 * - `{reader}` `{worry}` `{gain}` `{moment}`  a word list of the audience
 * - `{opener}` `{praise}`                     a word list of the tone
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

/** Words that depend on the audience. Each list has at least four entries, which are grammatically interchangeable. */
export interface AudienceWords {
  /** The readers as a definite noun phrase: 'small-business owners', 'أصحاب المشاريع'. */
  readonly reader: readonly string[];
  /** What worries them: a noun phrase that fits after 'because of'. */
  readonly worry: readonly string[];
  /** What they hope to gain, a noun phrase. */
  readonly gain: readonly string[];
  /** When or where they meet the subject, an adverbial phrase: 'between two meetings'. */
  readonly moment: readonly string[];
}

/** Words that depend on the tone. At least five entries each. */
export interface ToneWords {
  /** A sentence opener with its comma: 'بصراحة،'. A full sentence follows it. */
  readonly opener: readonly string[];
  /** An adjective of praise that agrees with a masculine singular noun in Arabic. */
  readonly praise: readonly string[];
}

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

/** The phrases of one variety for the built-in writer. */
export interface SpokenBank {
  readonly labels: Labels;
  readonly audience: Readonly<Record<Audience, AudienceWords>>;
  readonly tone: Readonly<Record<Tone, ToneWords>>;
  readonly phrases: Readonly<Record<SpokenRole, readonly Phrase[]>>;
  /** Sentences that state one template field. `{value}` is what the user wrote. */
  readonly fields: Readonly<Record<SpokenFieldKey, readonly Phrase[]>>;
}

/** Phrases in formal language. Standard Arabic and American English have them. */
export interface FormalBank {
  readonly phrases: Readonly<Record<FormalRole, readonly Phrase[]>>;
  readonly fields: Readonly<Record<FormalFieldKey, readonly Phrase[]>>;
}
