import { noteFor, notesFor } from "./facts/matching-notes.ts";
import type { Role } from "./roles.ts";

/** Formulas before which nothing stands, and which open a text whatever room its facts leave. */
export const openingFormulas: ReadonlySet<Role> = new Set<Role>([
  "regret",
  "welcome",
  "supportGreeting",
  "greeting",
  "salutation",
  "purpose",
  "invitationOpening",
  "speechOpening",
  "replyThanks",
]);

export interface NotesInTurn {
  /** The note that belongs to an item of a list. */
  readonly take: (item: string) => string | undefined;
  /** The notes that answer questions about a topic, each the surest of all. */
  readonly takeAll: (questions: readonly string[], topic: string) => ReadonlyMap<string, string>;
  /** Notes that have found their place. */
  readonly taken: Set<string>;
}

/** Finds the note that belongs to each item of a list in turn; none is given twice. */
export function notesInTurn(notes: readonly string[]): NotesInTurn {
  const taken = new Set<string>();
  return {
    taken,
    takeAll(questions, topic) {
      const answers = notesFor(
        questions,
        notes.filter((one) => !taken.has(one)),
        topic,
      );
      for (const note of answers.values()) taken.add(note);
      return answers;
    },
    take(item) {
      const note = noteFor(
        item,
        notes.filter((one) => !taken.has(one)),
      );
      if (note !== undefined) taken.add(note);
      return note;
    },
  };
}
