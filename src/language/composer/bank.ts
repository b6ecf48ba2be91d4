import type { FormalFieldKey, SpokenFieldKey } from "#language/templates/field-keys.ts";
import type { Audience, Tone } from "#shared/options.ts";
import type { FormalRole, SpokenRole } from "./roles.ts";

/** What kind of text a template is. Phrases may be reserved for some families. */
const families = ["article", "commerce", "social", "script", "lesson", "invitation", "story", "formal"] as const;
export type Family = (typeof families)[number];

/**
 * What a body phrase is about, whatever the subject: sections take one theme and keep to it, so that a heading and the
 * sentences under it belong together.
 */
export const themes = ["start", "time", "cost", "people", "choice", "habit", "clarity", "trust"] as const;
export type Theme = (typeof themes)[number];

/**
 * One phrase: one to three sentences that belong together, in this notation:
 *
 * - `@theme `   at the very beginning: the theme it belongs to
 * - `{a|b|c}`   one of these, chosen by the seed (may be empty: `{|حقًا }`); may hold slots and addressee forms
 * - `<m|f|p>`   the form for a man, a woman, everyone (plural)
 * - `{subject}` what the text is about, exactly as the user wrote it, never inflected
 * - `{topic}` `{keyword}` `{value}` `{item}`  the user's own words, likewise
 * - `{=offer}` `{=deadline}` … what the user wrote into that own field; without it, the phrase is not used
 * - `{reader}` `{worry}` `{gain}` `{moment}`  a word list of the audience
 * - `{opener}` `{praise}`                     a word list of the tone
 * - `{blank:label}`  a fact only the user can know; printed as `[… label]`
 *
 * A string is a phrase for every family, tone and audience; an object restricts it.
 */
export type Phrase =
  | string
  | {
      readonly text: string;
      readonly in?: readonly Family[];
      readonly tones?: readonly Tone[];
      readonly audiences?: readonly Audience[];
    };

/** Words that change with the audience. Each list has at least four entries, grammatically interchangeable. */
export interface AudienceWords {
  /** The readers as a definite noun phrase: 'small-business owners', 'أصحاب المشاريع'. */
  readonly reader: readonly string[];
  /** What troubles them, a noun phrase that fits after 'because of'. */
  readonly worry: readonly string[];
  /** What they hope to gain, a noun phrase. */
  readonly gain: readonly string[];
  /** When or where they meet the subject, an adverbial phrase: 'between two meetings'. */
  readonly moment: readonly string[];
}

/** Words that change with the tone. At least five entries each. */
export interface ToneWords {
  /** A sentence opener with its comma: 'بصراحة،'. Stands before a full sentence. */
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

/** The phrases of one variety: what the built-in writer speaks with. */
export interface SpokenBank {
  readonly labels: Labels;
  readonly audience: Readonly<Record<Audience, AudienceWords>>;
  readonly tone: Readonly<Record<Tone, ToneWords>>;
  readonly phrases: Readonly<Record<SpokenRole, readonly Phrase[]>>;
  /** Sentences that say one own field of a template; `{value}` is what the user wrote. */
  readonly fields: Readonly<Record<SpokenFieldKey, readonly Phrase[]>>;
}

/** The formal half, which Standard Arabic and American English have. */
export interface FormalBank {
  readonly phrases: Readonly<Record<FormalRole, readonly Phrase[]>>;
  readonly fields: Readonly<Record<FormalFieldKey, readonly Phrase[]>>;
}
