/**
 * `node bench/stats.ts`: milliseconds of the whole answer of the statistics for a person with 10,000 texts, beside another with as
 * many; with TEST_DATABASE_URL on PostgreSQL. The goal is 50 for 95 of 100. `cpu` is what this process spent on one answer: on PGlite
 * all of it, however busy the machine is with other things.
 */
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { createSettingsService } from "#server/features/settings/settings.service.ts";
import { createStatsService } from "#server/features/stats/stats.service.ts";
import { createEventBus } from "#server/platform/events.ts";
import { varietyVerdicts } from "#shared/contracts/report.ts";
import { tones, varieties } from "#shared/options.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const textsPerPerson = 10_000;
const runs = 60;
const goal = 50;
const now = new Date("2026-11-20T10:00:00Z");

const listOf = (values: readonly string[]) => sql.raw(`array[${values.map((value) => `'${value}'`).join(", ")}]`);
const oneOf = (values: readonly string[], by: string) => sql`(${listOf(values)})[1 + (${sql.raw(by)}) % ${values.length}]`;

const db = await openTestDatabase();
const parts = { db, events: createEventBus(db, createLogLines().log), clock: () => now };
const service = createStatsService(parts, { settings: createSettingsService(parts) });
try {
  await seed();
  const all = await measure({});
  const month = await measure({ from: "2026-11-01", to: "2026-11-20" });
  console.log(`${db.kind}, ${textsPerPerson.toLocaleString("en")} texts of ${(2 * textsPerPerson).toLocaleString("en")}`);
  console.table({ all, month });
  if (all.p95 > goal || month.p95 > goal) process.exitCode = 1;
} finally {
  await db.close();
}

/** Two people with texts over 22 months; reports and texts as long as real ones, for they make the rows that are read. */
async function seed(): Promise<void> {
  for (const id of ["me", "other"]) {
    await db.orm.execute(sql`insert into users (id, name, email) values (${id}, ${id}, ${`${id}@example.com`})`);
  }
  await db.orm.execute(sql`
    insert into library_items (id, workspace_id, generation_id, title, template_id, variety, writer, brief, status, text, words, report,
      favourite, version, created_at, updated_at)
    select 'item-' || n, case when n % 2 = 0 then 'me' else 'other' end, 'generation-' || n, 'عنوان النص رقم ' || n, 1 + n / 7 % 60,
      ${oneOf(varieties, "n / 3")},
      jsonb_build_object('kind', 'model', 'provider', 'openai', 'model', 'model-' || n / 5 % 3),
      jsonb_build_object('topic', repeat('موضوع النص ', 20) || n, 'tone', ${oneOf(tones, "n / 2")}, 'words', 300),
      'done', (select string_agg(md5((n * 100 + k)::text), ' ') from generate_series(1, 60) as k), 100 + n % 900,
      jsonb_build_object('variety', jsonb_build_object('verdict', ${oneOf(varietyVerdicts, "n / 4")}, 'evidence', (
        select jsonb_agg(jsonb_build_object('start', k, 'text', md5((n + k)::text))) from generate_series(1, 40) as k))),
      n % 11 = 0, case when n % 50 = 0 then 2 else 1 end,
      ${now.toISOString()}::timestamptz - n * interval '48 minutes', ${now.toISOString()}::timestamptz - n * interval '48 minutes'
    from generate_series(1, ${2 * textsPerPerson}::int) as n`);
  await db.orm.execute(sql`
    insert into library_versions (item_id, version, origin, title, text, words, created_at)
    select id, 2, 'edit', title, text, words, updated_at from library_items where version = 2`);
  // PostgreSQL sees to it by itself, PGlite never does.
  await db.orm.execute(db.kind === "postgres" ? sql`vacuum analyze` : sql`analyze`);
}

async function measure(query: { from?: string; to?: string }): Promise<{ p50: number; p95: number; cpu: number; texts: number }> {
  const ms: number[] = [];
  let texts = 0;
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    const stats = await service.get({ workspaceId: "me", userId: "me" }, { ...query, timeZone: "Asia/Riyadh" }, "en");
    ms.push(performance.now() - startedAt);
    texts = stats.totalContent;
  }
  const { user, system } = process.cpuUsage(before);
  ms.sort((one, other) => one - other);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const at = (share: number) => rounded(ms[Math.floor(runs * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), cpu: rounded((user + system) / 1_000 / runs), texts };
}
