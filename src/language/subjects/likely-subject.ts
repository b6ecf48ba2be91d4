import { type SubjectId, subjectIds } from "./registry.ts";
import { topicWords } from "./topic-words.ts";
import { headOf, namesNoSubject, triggersIn } from "./trigger-matches.ts";

/**
 * The subject that a topic names outright, by its trade words alone: for a page that does not carry the model of `find-subject.ts`.
 * Undefined where the first trade word means something else as often, or belongs to several subjects.
 */
export function likelySubject(topic: string): SubjectId | undefined {
  const words = topicWords(topic);
  if (namesNoSubject(words)) return undefined;
  const head = headOf(triggersIn(words), words);
  const [only, ...others] = head?.triggers ?? [];
  if (only === undefined || others.length > 0 || only.isAmbiguous) return undefined;
  return subjectIds.find((id) => id === only.id);
}
