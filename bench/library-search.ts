/**
 * `TEST_DATABASE_URL=… node bench/library-search.ts`: milliseconds of the whole answer of a search in the library of a person with
 * 10,000 texts among 200,000, on PostgreSQL. The goal is 100 for 95 of 100. Without the variable on PGlite, among 20,000.
 */
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import pino from "pino";
import { createLibraryService } from "#server/features/library/library.service.ts";
import { createEventBus } from "#server/platform/events.ts";
import { libraryPageQuery } from "#shared/contracts/library.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const mine = 10_000;
const runs = 40;
const goal = 100;

/** A rare word, one that every twentieth text has, one that all have, a stem, letters within words, two words, one of a title, two letters; and the whole library. */
const searches = ["زنجبيل", "عسل", "القهوة", "المشروعات", "ستشف", "قهوه الصباح", "عنوان 77", "shoes", "قه", ""];

const sentences = [
  "النهارده هنتكلم عن القهوة اللي بتصحّي المدينة كلها قبل الشمس ما تطلع",
  "في هذا الدليل نشرح خطوات تأسيس المشروع الصغير من الفكرة إلى أول عميل",
  "بدي خبرك كيف بلّشنا بمحل زغير بالحارة وصار اليوم بيت للكل",
  "المستشفى الجديد يفتح أبوابه للزوار كل أسبوع من الأحد إلى الخميس",
  "وش رايك نطلع البر هالأسبوع ونسوي القهوة على الجمر",
  "Our running shoe keeps its grip on wet streets and its colour after many washes",
  "رؤية الشركة أن تصل الخدمة إلى كل بيت بسعر ٢٥ جنيهًا في الشهر",
  "الموظفون يراجعون التقارير في الصباح ثم يجتمعون لمناقشة الأولويات",
];

const db = await openTestDatabase();
const all = db.kind === "postgres" ? 200_000 : 20_000;
const log = pino({ level: "silent" });
const library = createLibraryService({ db, events: createEventBus(db, log), clock: () => new Date(), log });
try {
  await seed();
  console.log(`${db.kind}, ${mine.toLocaleString("en")} texts of ${all.toLocaleString("en")}`);
  const results: Record<string, { p50: number; p95: number; found: number }> = {};
  for (const search of searches) results[search || "(no search)"] = await measure(search);
  console.table(results);
  if (Object.values(results).some(({ p95 }) => p95 > goal)) process.exitCode = 1;
} finally {
  await db.close();
}

/** Texts of about 250 words. The indexes are built after them, as a restored database does it. */
async function seed(): Promise<void> {
  const list = sql.raw(`array[${sentences.map((sentence) => `'${sentence}'`).join(", ")}]`);
  const { rows } = await db.orm.execute<{ indexdef: string; indexname: string }>(
    sql`select indexname, indexdef from pg_indexes where indexname in ('library_items_words', 'library_items_letters')`,
  );
  for (const { indexname } of rows) await db.orm.execute(sql.raw(`drop index ${indexname}`));
  const people = Math.ceil(all / mine);
  for (let person = 0; person < people; person++) {
    const id = `person-${person}`;
    await db.orm.execute(sql`insert into users (id, name, email, plan) values (${id}, ${id}, ${`${id}@example.com`}, 'pro')`);
    await db.orm.execute(sql`
      insert into library_items (id, user_id, title, status, text, words, created_at, updated_at)
      select ${id} || '-' || n, ${id}, 'عنوان النص رقم ' || n, 'done', (
          select string_agg((${list})[1 + (n * 7 + k * k) % ${sentences.length}] || ' ' || substr(md5((n * 100 + k)::text), 1, 6), '. ')
          from generate_series(1, 20) as k
        ) || case when n % 20 = 0 then ' مع ملعقة عسل' else '' end || case when n % 2000 = 0 then ' وزنجبيل' else '' end,
        250, now() - n * interval '1 minute', now()
      from generate_series(1, ${mine}::int) as n`);
  }
  for (const { indexdef } of rows) await db.orm.execute(sql.raw(indexdef));
  await db.orm.execute(sql`vacuum analyze library_items`);
}

async function measure(search: string): Promise<{ p50: number; p95: number; found: number }> {
  const query = libraryPageQuery.parse({ search, group: "sets" });
  const ms: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    found = (await library.list("person-0", query, "ar")).total ?? 0;
    ms.push(performance.now() - startedAt);
  }
  ms.sort((one, other) => one - other);
  const at = (share: number) => Math.round((ms[Math.floor(runs * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), found };
}
