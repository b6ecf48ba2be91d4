import { unpackSubjectModel } from "./subject-model.ts";
import { subjectWeights } from "./subject-weights.ts";
import { topicFeatures } from "./topic-features.ts";
import { type TopicSubject, topicSubjects } from "./trigger-matches.ts";

/** What a topic is about, and how probable that is, from 0 to 1. */
export interface FoundSubject {
  readonly id: TopicSubject;
  readonly score: number;
}

/** A subject less probable than this is none: a wrong one says wrong things. Chosen on topics that were not fitted. */
const leastScore = 0.8;
/** A clear word of the subject's trade in the topic speaks for it too. */
const leastWithTrigger = 0.74;
/** What fields and notes say beside the topic counts so much. */
const shareOfMore = 0.5;

const probabilities = unpackSubjectModel(subjectWeights);
const ids = new Map<string, TopicSubject>(topicSubjects.map((id) => [id, id]));

/** The subject of a topic as people type it, with what fields and notes tell beside it; undefined where none is plainly meant. */
export function findSubject(topic: string, more: readonly string[] = []): FoundSubject | undefined {
  const features = topicFeatures(topic);
  if (features.size === 0) return undefined;
  for (const [feature, value] of topicFeatures(more.join("\n"), shareOfMore)) {
    if (!features.has(feature)) features.set(feature, value);
  }
  const found = probabilities(features);
  const best = found.indexOf(Math.max(...found));
  const id = ids.get(subjectWeights.classes[best] ?? "");
  const score = found[best] ?? 0;
  if (id === undefined) return undefined;
  const hasTrigger = (features.get(`@${id}`) ?? 0) >= 1;
  return score < (hasTrigger ? leastWithTrigger : leastScore) ? undefined : { id, score };
}
