import type { Brief } from "#shared/contracts/brief.ts";
import { noSubject } from "./from-facts.ts";
import { type SubjectId, subjectIds } from "./registry.ts";

export function isSubject(id: string): boolean {
  return id === noSubject || subjectIds.some((known) => known === id);
}

/** The subject that a brief names; null where it names none. */
export function subjectOf({ subject }: Pick<Brief, "subject">): SubjectId | null {
  return subjectIds.find((known) => known === subject) ?? null;
}
