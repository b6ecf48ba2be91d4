/**
 * How long one zip of 200 texts takes, from the request to the last byte fetched: `node bench/archives.ts`; with TEST_DATABASE_URL on
 * PostgreSQL. The texts have 500 words each. Also the most memory that the server itself holds meanwhile; the files are written by
 * child processes, one at a time.
 */
import { composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { archive } from "#shared/contracts/archives.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const texts = 200;
const words = 500;

const db = await openTestDatabase();
// The jobs of this app run at once, within the request that begins them.
const app = createTestApp({ db, env: { DEFAULT_PLAN: "enterprise" } });
const person = await app.signUp();
try {
  await seed();
  console.log(`${db.kind}, ${texts} texts of ${words} words`);
  for (const format of ["txt", "docx", "pdf"] as const) await measure(format);
} finally {
  await app.services.exports.stop();
  await db.close();
}

async function seed(): Promise<void> {
  const brief = sampleBrief(1, "ar-egyptian", { words });
  const template = findTemplate(1);
  if (!template) throw new Error("no template");
  const items = Array.from({ length: texts }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at));
    const text = composeBrief(brief, template, words, at + 1);
    return {
      id: `text-${at}`,
      userId: person.user.id,
      title: `نص ${at}`,
      variety: "ar-egyptian",
      status: "done",
      text,
      words,
      createdAt,
      updatedAt: createdAt,
    } as const;
  });
  await db.orm.insert(libraryItems).values(items);
}

async function measure(format: "txt" | "docx" | "pdf"): Promise<void> {
  let rss = 0;
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const begun = archive.parse(await (await person.post("/api/archives", { format })).json());
  const made = performance.now();
  const file = await person.get(`/api/archives/${begun.id}/file`);
  let bytes = 0;
  for await (const chunk of file.body ?? []) bytes += chunk.length;
  const fetched = performance.now();
  clearInterval(watch);
  const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(
    `${format.padEnd(5)} made in ${seconds(start, made)}, fetched in ${seconds(made, fetched)}, ${size}, ${Math.round(rss / 1024 / 1024)} MB of memory`,
  );
}
