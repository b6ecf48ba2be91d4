/**
 * `npm run -s subject -- --lines`: reads topics from standard input, one a line, and prints for each the id of its subject or `none`, the
 * score and the noun phrase to speak of it (empty where none is sure), parted by tabs; with `--json` an object a line. Subjects without a
 * pack are named too: a text on insurance asks for care.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { findSubject } from "#language/subjects/find-subject.ts";
import { nounPhrase } from "#language/subjects/noun-phrase.ts";
import { varieties } from "#shared/options.ts";

const usage = `Usage: npm run -s subject -- --lines [--json] [--variety <id>] < topics

Prints the subject of each topic, or none, how probable it is (0 to 1), and a noun phrase to speak of it where one is sure. Topics of every
variety are read alike; the variety is accepted and checked for scripts that name it.`;

const { values } = parseArgs({
  options: { lines: { type: "boolean" }, json: { type: "boolean" }, variety: { type: "string" }, help: { type: "boolean" } },
});
const isUnknown = values.variety !== undefined && !varieties.some((id) => id === values.variety);

if (isUnknown) console.error(`There is no variety ${values.variety}; one of: ${varieties.join(", ")}.`);
if (values.help || !values.lines || isUnknown) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  for await (const topic of createInterface({ input: process.stdin })) {
    const found = findSubject(topic);
    const subject = found?.id ?? "none";
    const score = Number((found?.score ?? 0).toFixed(2));
    const phrase = nounPhrase(topic);
    console.log(values.json ? JSON.stringify({ topic, subject, score, phrase }) : [subject, score, phrase ?? ""].join("\t"));
  }
}
