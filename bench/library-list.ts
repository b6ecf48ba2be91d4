/**
 * `node bench/library-list.ts`: milliseconds of the whole answer of a page of the library's list: the first one, which also counts, and
 * pages far behind it, each found by its cursor; for a person with 10,000 texts beside others. With TEST_DATABASE_URL on PostgreSQL.
 */
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import pino from "pino";
import { createLibraryService } from "#server/features/library/library.service.ts";
import { createEventBus } from "#server/platform/events.ts";
import { createTextWork } from "#server/platform/text-work.ts";
import { type LibraryPage, libraryPageQuery, librarySorts } from "#shared/contracts/library.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const mine = 10_000;
const runs = 40;
/** The default size of a page, so that a library of 10,000 has more than 400 of them. */
const limit = 24;
const farPage = 400;

const db = await openTestDatabase();
const log = pino({ level: "silent" });
const library = createLibraryService({
  db,
  events: createEventBus(db, log),
  clock: () => new Date(),
  texts: createTextWork(log),
});
try {
  await seed();
  const results: Record<string, object> = {};
  for (const sort of librarySorts) {
    results[`${sort}, page 1`] = await measure(sort, undefined);
    results[`${sort}, page ${farPage}`] = await measure(sort, await cursorOf(sort, farPage));
  }
  console.log(`${db.kind}, ${mine.toLocaleString("en")} texts of ${(2 * mine).toLocaleString("en")}`);
  console.table(results);
} finally {
  await db.close();
}

/** Two people; one text in eight belongs to a market set, and reports and texts are as long as real ones. */
async function seed(): Promise<void> {
  for (const id of ["me", "other"]) {
    await db.orm.execute(sql`insert into users (id, name, email) values (${id}, ${id}, ${`${id}@example.com`})`);
    await db.orm.execute(sql`
      insert into library_items (id, workspace_id, title, variety, writer, brief, status, text, words, report, set_id, created_at, updated_at)
      select ${id} || '-' || n, ${id}, 'عنوان النص رقم ' || (n * 7919) % 10000, 'ar-saudi',
        '{"kind":"built-in","provider":"built-in","model":null}'::jsonb, jsonb_build_object('topic', repeat('موضوع النص ', 20) || n),
        'done', (select string_agg(md5((n * 100 + k)::text), ' ') from generate_series(1, 60) as k), 100 + n * 31 % 900,
        jsonb_build_object('variety', jsonb_build_object('verdict', 'fits', 'evidence', (
          select jsonb_agg(jsonb_build_object('start', k, 'text', md5((n + k)::text))) from generate_series(1, 40) as k)),
          'words', jsonb_build_object('verdict', 'fits')),
        case when n % 8 = 0 then ${id} || '-set-' || n / 32 end, now() - n * interval '1 minute', now()
      from generate_series(1, ${mine}::int) as n`);
  }
  await db.orm.execute(sql`vacuum analyze library_items`);
}

type Sort = (typeof librarySorts)[number];
function read(sort: Sort, cursor: string | undefined): Promise<LibraryPage> {
  return library.list({ workspaceId: "me", userId: "me" }, libraryPageQuery.parse({ sort, group: "sets", limit, cursor }), "ar");
}

async function cursorOf(sort: Sort, page: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let at = 1; at < page; at++) {
    const { nextCursor } = await read(sort, cursor);
    // With one entry for a whole set there are somewhat fewer pages: then the last of them.
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return cursor;
}

async function measure(sort: Sort, cursor: string | undefined): Promise<{ p50: number; p95: number }> {
  const ms: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await read(sort, cursor);
    ms.push(performance.now() - startedAt);
  }
  ms.sort((one, other) => one - other);
  const at = (share: number) => Math.round((ms[Math.floor(runs * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
