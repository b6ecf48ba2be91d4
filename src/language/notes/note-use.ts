import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { directionIn } from "../text/direction.ts";
import { instructsWriter, withoutInstructions } from "./instruction.ts";

/** Why a note is not printed: it tells the writer how to write, or would stand in the text as a foreign line. */
export type NoteReason = "instruction" | "language";

/** What a note tells readers, without what it tells the writer; the whole of one that the person calls a fact. */
export function factIn(note: string, { plainNotes = [] }: Pick<Brief, "plainNotes">): string {
  return plainNotes.includes(note) ? note : withoutInstructions(note);
}

/** Why this note of the brief is not printed; null for a fact of the text's own language. */
export function reasonAgainst(
  note: string,
  { variety, plainNotes = [] }: Pick<Brief, "variety" | "plainNotes">,
): NoteReason | null {
  if (!plainNotes.includes(note) && instructsWriter(note)) return "instruction";
  const direction = languageOf(variety) === "ar" ? "rtl" : "ltr";
  return directionIn(note, direction) === direction ? null : "language";
}
