import type { Brief } from "#shared/contracts/brief.ts";
import { findSubject } from "./find-subject.ts";
import { noSubject } from "./from-facts.ts";
import { type SubjectId, subjectIds } from "./registry.ts";

/** The subject that a brief names; null where it names none. */
export function subjectOf({ subject }: Pick<Brief, "subject">): SubjectId | null {
  return subjectIds.find((known) => known === subject) ?? null;
}

/** The brief with its subject: the one that it names, else the one that its topic shows, if there is a pack for that, else none. */
export function withSubject(brief: Brief): Brief {
  if (brief.subject !== undefined) return brief;
  const found = findSubject(brief.topic, brief.notes)?.id;
  return { ...brief, subject: subjectIds.find((known) => known === found) ?? noSubject };
}
