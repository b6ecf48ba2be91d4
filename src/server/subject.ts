/**
 * `npm run -s subject -- --lines`: reads topics from standard input, one a line, and prints for each the id of its subject or `none`, and
 * the score, parted by a tab; with `--json` an object a line. Subjects without a pack are named too: a text on insurance asks for care.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { findSubject } from "#language/subjects/find-subject.ts";

const usage = `Usage: npm run -s subject -- --lines [--json] < topics

Prints the subject of each topic, or none, and how plainly it shows (6 for one clear word that the topic is mainly about).`;

const { values } = parseArgs({ options: { lines: { type: "boolean" }, json: { type: "boolean" }, help: { type: "boolean" } } });

if (values.help || !values.lines) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  for await (const topic of createInterface({ input: process.stdin })) {
    const found = findSubject(topic);
    const subject = found?.id ?? "none";
    const score = found?.score ?? 0;
    console.log(values.json ? JSON.stringify({ topic, subject, score }) : `${subject}\t${score}`);
  }
}
