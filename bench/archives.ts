/**
 * How long one zip of 200 texts takes, from the request to the last byte fetched: `node bench/archives.ts`; with TEST_DATABASE_URL on
 * PostgreSQL. The texts have 500 words each. Also the most memory that the server itself holds meanwhile; the files are written by
 * child processes, one at a time.
 */

import { composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { madeBy } from "#server/platform/db/owned.ts";
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
  const results: Record<string, object> = {};
  for (const format of ["txt", "docx", "pdf"] as const) results[format] = await measure(format);
  console.table(results);
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
      ...madeBy(person.actor),
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

async function measure(format: "txt" | "docx" | "pdf"): Promise<object> {
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
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const mb = (size: number) => tenths(size / 1024 / 1024);
  return {
    "s made": tenths((made - start) / 1_000),
    "s fetched": tenths((fetched - made) / 1_000),
    MB: mb(bytes),
    "MB of memory": mb(rss),
  };
}
