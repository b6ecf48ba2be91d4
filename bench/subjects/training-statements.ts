import { expand, parse } from "#language/composer/notation.ts";
import { createRandom } from "#language/composer/random.ts";
import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import { topicFeatures } from "#language/subjects/topic-features.ts";
import type { TrainingTopic } from "./training-topics.ts";

/** A statement of a pack holds words of the trade, but nobody types it as a topic. */
const weight = 0.3;

/** What the packs know, in the words of every bank. */
export async function readStatements(): Promise<TrainingTopic[]> {
  const subjects = await Promise.all(subjectIds.map(async (id) => ({ id, ...(await loadSubject(id)) })));
  return subjects.flatMap(({ id, sayings }) =>
    Object.values(sayings)
      .flatMap(({ ideas }) => Object.values(ideas))
      .flatMap((statement) => expand(parse(statement), createRandom(1), "everyone", {}) ?? [])
      .map((text) => ({ text, subject: id, features: topicFeatures(text), weight, line: null })),
  );
}
