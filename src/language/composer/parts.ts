import type { Brief } from "#shared/contracts/brief.ts";
import type { Language } from "#shared/options.ts";
import type { FieldKey } from "../templates/field-keys.ts";
import type { OutlineSection, Template } from "../templates/template.ts";
import type { Labels, Phrase } from "./bank.ts";
import type { Material } from "./material.ts";
import type { Picked, Picker } from "./picker.ts";
import type { Role } from "./roles.ts";

/** Something that stands together: a paragraph's worth, a bullet, a post, a scene, an alternative. */
export interface Group {
  /** Printed before the phrases: an item's name, a scene's time. Never counted against the phrases' share. */
  readonly before: string;
  readonly pieces: Picked[];
  /** X posts: at most this many characters. */
  readonly maxChars?: number;
  /** What stands alone in the place of `before` where no phrase follows it: an item without its colon. */
  readonly bare?: string;
  /** Printed after the phrases: on-screen text of a scene. */
  readonly after: string;
  /** How many of the pieces must stay, at the beginning of the list: own fields, the user's own points. */
  fixed: number;
  /** Sentences that carry keywords: they must stay too, but open nothing. */
  readonly keywords: Picked[];
}

/** One part of the text to write: a section of the outline, or one of its repetitions. */
export interface Part {
  readonly section: OutlineSection;
  /** Roles in the order in which this part takes them. */
  readonly roles: readonly Role[];
  readonly share: number;
  readonly heading: string | null;
  /** What its free phrases are about: a theme, or a facet of the subject; null for any. */
  readonly theme: string | null;
  readonly groups: Group[];
  /** The writer may open further groups (bullets, questions) or lengthen the last one (text). */
  readonly open: boolean;
}

/** What every step of drafting one text goes by. */
export interface Drafting {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  readonly language: Language;
  readonly labels: Labels;
  readonly picker: Picker;
  readonly fieldPhrases: Readonly<Partial<Record<FieldKey, readonly Phrase[]>>>;
  readonly subject: string | null;
  /** What is known of the subject; null where nothing is, and phrases say what they can. */
  readonly material: Material | null;
  /** Where in the list of themes the text begins. */
  readonly firstTheme: number;
}

export const group = (before = "", after = "", maxChars?: number): Group => ({
  before,
  after,
  pieces: [],
  maxChars,
  fixed: 0,
  keywords: [],
});
