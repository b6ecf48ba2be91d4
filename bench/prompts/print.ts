/**
 * Prints the 63 prompts of a set of answers as the product sends them: `node bench/prompts/print.ts FOLDER [SET]`, a file each, with its hash.
 * Who answers one reads its file and nothing else; the answer goes into `answers` (see the README).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promptTokens } from "#language/prompt/examples/with-examples.ts";
import { promptHash, readAnswer, recordedPrompts, setFrom } from "./recorded.ts";

const [folder, name] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Usage: node bench/prompts/print.ts FOLDER [SET]");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const recorded of await recordedPrompts(setFrom(name))) {
  const { prompt, template } = recorded;
  const turns = prompt.turns ?? [];
  const text = [
    `promptHash: ${promptHash(prompt)}`,
    `=== system ===\n${prompt.system}`,
    ...turns.flatMap(({ user, assistant }) => [`=== user ===\n${user}`, `=== assistant ===\n${assistant}`]),
    `=== user ===\n${prompt.user}\n`,
  ].join("\n\n");
  writeFileSync(join(folder, `${recorded.variety}.${template.key}.txt`), text);
  const state = readAnswer(recorded) === null ? "unanswered" : "answered";
  console.log(`${recorded.variety} ${template.key}: ${promptTokens(prompt)} tokens, ${turns.length} examples, ${state}`);
}
