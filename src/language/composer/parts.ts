import type { Brief } from "#shared/contracts/brief.ts";
import type { Language } from "#shared/options.ts";
import type { FieldKey } from "../templates/field-keys.ts";
import type { OutlineSection, SectionLayout, Template } from "../templates/template.ts";
import type { Labels, Phrase } from "./bank.ts";
import type { Material } from "./material.ts";
import type { Picked, Picker } from "./picker.ts";
import type { Names } from "./reader/addressed.ts";
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
}

/** One part of the text to write: a section of the outline, or one of its repetitions. */
export interface Part {
  readonly section: OutlineSection;
  /** Roles in the order in which this part takes them. */
  readonly roles: readonly Role[];
  readonly share: number;
  readonly heading: string | null;
  /** The facet of the subject that it is about; null for none. */
  readonly facet: string | null;
  /** What an outline asks here: facts that only the person knows. */
  readonly asked: string[];
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
  /** Who writes to whom. */
  readonly names: Names;
  /** What was told of the reader to the writer, who turns it. */
  readonly toTurn: readonly string[];
  /** What the text is made of beside the person's facts. */
  readonly material: Material;
}

export const group = (before = "", after = "", maxChars?: number): Group => ({
  before,
  after,
  pieces: [],
  maxChars,
  fixed: 0,
});

/** Opens a part of its own for told facts at a place of the text, under a heading or none. */
export function roomUnder(heading: string | null, parts: Part[], at: number, layout: SectionLayout = "text"): Part {
  const purpose = { en: "", ar: "" };
  const section: OutlineSection = { id: "told", layout, roles: [], share: 0, purpose };
  const part: Part = { section, facet: null, roles: [], share: 0, heading, groups: [], asked: [], open: true };
  parts.splice(at, 0, part);
  return part;
}
