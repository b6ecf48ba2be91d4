/**
 * How long the Markdown reader takes for texts that are made to keep it busy, each 200,000 characters: processor time, so that a busy
 * machine does not count. `node bench/hostile-texts.ts`
 */
import { parseMarkdown } from "#language/document/parse-markdown.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";

for (const [name, write] of hostileTexts) {
  const text = write(200_000);
  const start = process.cpuUsage().user;
  parseMarkdown(text);
  console.log(`${String(Math.round((process.cpuUsage().user - start) / 1_000)).padStart(6)} ms  ${name}`);
}
