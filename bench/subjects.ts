/**
 * How topics find their subject: `node bench/subjects.ts` on the 250 topics of `bench/subjects/topics.jsonl`, on which nothing is
 * fitted. 'Wrong' is another subject than the topic's, or one for a topic that has none.
 */
import { readFileSync } from "node:fs";
import { findSubject } from "#language/subjects/find-subject.ts";

interface Topic {
  readonly topic: string;
  readonly subject: string;
}

const lines = readFileSync(new URL("subjects/topics.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const topics = lines.map((line) => JSON.parse(line) as Topic);
const counts = { right: 0, "rightly none": 0, missed: 0, wrong: 0 };
for (const { topic, subject } of topics) {
  const found = findSubject(topic)?.id ?? "none";
  if (found === subject) counts[found === "none" ? "rightly none" : "right"] += 1;
  else counts[found === "none" ? "missed" : "wrong"] += 1;
}
const share = (count: number) => `${((100 * count) / topics.length).toFixed(1)} %`;
console.table(Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { topics: count, share: share(count) }])));
