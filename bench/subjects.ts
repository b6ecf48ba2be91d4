/**
 * How topics find their subject: `node bench/subjects.ts` on the 250 topics of `bench/subjects/topics.jsonl` and on those of
 * `bench/subjects/unseen`, by another writer, stories for all subjects and none. Nothing is fitted on either. 'Wrong' is another subject than the
 * topic's, or one for a topic that has none.
 */
import { readFileSync } from "node:fs";
import { findSubject } from "#language/subjects/find-subject.ts";
import { readTopics } from "./subjects/training-topics.ts";

interface Topic {
  readonly topic: string;
  readonly subject: string;
}

function measure(name: string, topics: readonly Topic[]): void {
  const counts = { right: 0, "rightly none": 0, missed: 0, wrong: 0 };
  for (const { topic, subject } of topics) {
    const found = findSubject(topic)?.id ?? "none";
    if (found === subject) counts[found === "none" ? "rightly none" : "right"] += 1;
    else counts[found === "none" ? "missed" : "wrong"] += 1;
  }
  const share = (count: number) => `${((100 * count) / topics.length).toFixed(1)} %`;
  console.log(name);
  console.table(
    Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, { topics: count, share: share(count) }])),
  );
}

const lines = readFileSync(new URL("subjects/topics.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
measure(
  "topics.jsonl",
  lines.map((line) => JSON.parse(line) as Topic),
);
const unseen = readTopics("unseen/").filter(({ line }) => line !== null);
measure(
  "unseen",
  unseen.map(({ text, subject }) => ({ topic: text, subject })),
);
