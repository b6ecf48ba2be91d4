import type { FieldKey } from "../../templates/field-keys.ts";
import type { FormTitle } from "../../templates/template.ts";

/** How a form sorts the facts that were told for it. */
export interface NoteForm {
  /** The section of the template in which a fact stands; null where its words do not tell. */
  readonly sectionOf: (fact: string) => string | null;
  /** A fact as it is said there, with its words. Absent: as it was typed. */
  readonly say?: (fact: string) => string;
  /** A list field whose items are facts to be sorted, as the notes are. */
  readonly list?: FieldKey;
  /** The section that says the topic, in a form without a title. */
  readonly topicIn?: string;
  /** So many facts make a section; with fewer they stand with the rest. */
  readonly least?: Readonly<Record<string, number>>;
  /** Where facts stand that no section claims: in one of its sections, or under a heading of their own. Absent: as notes of any form do. */
  readonly rest?: { readonly section: string } | { readonly title: FormTitle; readonly before?: string };
}
