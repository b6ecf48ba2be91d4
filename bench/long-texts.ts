import { monitorEventLoopDelay } from "node:perf_hooks";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItem } from "#shared/contracts/library.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

/**
 * What texts of the greatest length that are hard to check and to compare cost everybody else: how long the event loop is held while one
 * is saved and while its versions are listed, how long the request takes, and the time of this process's processor. On PGlite the
 * database works in the same process.
 *
 *     node bench/long-texts.ts
 *     TEST_DATABASE_URL=postgres://… node bench/long-texts.ts
 */
const db = await openTestDatabase();
const app = createTestApp({ db, env: { DEFAULT_PLAN: "pro" } });
const person = await app.signUp();
const brief = testBrief({ variety: "en-american" });
const writer = { kind: "built-in", provider: "built-in", model: null } as const;
const first = { text: "One.", words: 1, status: "done", brief, writer, ...madeBy(person.actor), generationId: "g" } as const;
const id = await app.services.library.keepGeneration(db.orm, first);

const linesOf = (step: number, many: number) =>
  Array.from({ length: 60_000 }, (_, index) => (index * step) % many)
    .join("\n")
    .slice(0, 199_000);
const sentences = "Go. ".repeat(49_900);
const texts = {
  "'Go. ' × 49,900": sentences,
  "lines of one number": linesOf(7_919, 500),
  "other lines of one number": linesOf(104_729, 497),
  "'Go. ' × 49,900 again": `${sentences}x`,
};

const delays = monitorEventLoopDelay({ resolution: 10 });
const results: Record<string, object> = {};
async function timed(name: string, run: () => Promise<Response>): Promise<unknown> {
  delays.reset();
  delays.enable();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const response = await run();
  const body: unknown = await response.json();
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpu);
  await new Promise((resolve) => setTimeout(resolve, 50));
  delays.disable();
  const [longestBlock, ownCpu] = [Math.round(delays.max / 1e6), Math.round((user + system) / 1000)];
  results[name] = { status: response.status, ms, "longest block, ms": longestBlock, "own processor, ms": ownCpu };
  return body;
}

let version = 1;
for (const [name, text] of Object.entries(texts)) {
  const body = await timed(`save ${name}`, () => person.patch(`/api/library/${id}`, { text, version }));
  version = libraryItem.parse(body).version;
}
await timed("list the versions", () => person.get(`/api/library/${id}/versions`));
await timed("list the versions again", () => person.get(`/api/library/${id}/versions`));
console.log(db.kind);
console.table(results);
await app.deps.texts.stop();
await db.close();
