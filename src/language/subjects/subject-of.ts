import type { Brief } from "#shared/contracts/brief.ts";
import { type SubjectId, subjectIds } from "./registry.ts";

/** For who wants nothing said of a subject: the text then holds the person's own words and the phrases of its form. */
const noSubject = "none";

export function isSubject(id: string): boolean {
  return id === noSubject || subjectIds.some((known) => known === id);
}

/** The subject that a brief names; null where it names none. */
export function subjectOf({ subject }: Pick<Brief, "subject">): SubjectId | null {
  return subjectIds.find((known) => known === subject) ?? null;
}
