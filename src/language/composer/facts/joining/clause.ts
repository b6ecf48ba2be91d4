import { isPractical, type NoteKind } from "../../../notes/note-kind.ts";
import { countWords } from "../../../text/words.ts";

/**
 * How a told line begins, by which it can follow another one. `we`, `it` and `there` begin with their verb or what stands for one, `thing`
 * with a noun of its own, `case` with its condition or term, `perk` with what is had besides; `place`, `hours` and `sum` are no
 * sentences of their own.
 */
type Opening = "we" | "thing" | "it" | "there" | "case" | "perk" | "place" | "hours" | "sum" | "other";

/** A told line, read for joining. */
export interface Clause {
  readonly line: string;
  /** The word that says what the line is where it does not say so itself: «الدوام». */
  readonly label: string | null;
  readonly kind: NoteKind;
  readonly opening: Opening;
  /** Two verbs of the same form have the same subject. */
  readonly form: string;
  /** Told of today, after how it began. */
  readonly isNow: boolean;
}

/** What stands between two lines of one sentence, and how the second begins there. */
export interface Joint {
  /** What was joined so far, where a further line changes it: 'tortillas and salsas' is 'tortillas, salsas'. */
  readonly instead?: string;
  readonly between: string;
  readonly line: string;
}

/**
 * How near two neighbours are: `tight` where the second completes the first (a day and its place), `same` where both tell of one subject or
 * both cost something, `loose` where they merely follow each other.
 */
export type Nearness = "tight" | "same" | "loose";

/** Whether both are of kinds that are told together. */
export function areAlike(a: Clause, b: Clause): boolean {
  if (isPractical(a.kind) || isPractical(b.kind)) return isPractical(a.kind) && isPractical(b.kind);
  return a.kind !== "why" && b.kind !== "why";
}

/** A line of so few words can be half of a sentence with another one that it has little to do with. */
export const isOfAtMost =
  (words: number) =>
  ({ line }: Clause): boolean =>
    countWords(line) <= words;
