import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldForSearch } from "#language/text/search-fold.ts";
import type { Database } from "#server/platform/db/database.ts";
import { runOnlineSteps } from "#server/platform/db/online-steps.ts";
import { type LibraryItem, type LibraryPage, libraryPage } from "#shared/contracts/library.ts";
import { createTestApp, type SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";
import type { ListedRow } from "./library.list.store.ts";
import { findMatches, readSearch } from "./library.search.ts";

const texts = [
  "زيارة أحمد للسوق القديم",
  "افتتاح قهوة جديدة في الحي",
  "السَّلامُ عليكم يا جـمـاعة الخير",
  "خطة سنة ٢٠٢٦ للمحل",
  "تجربة LAHJA في الكتابة",
  "مستشفى المدينة الكبير",
  "إدارة المشاريع الصغيرة بالتطبيقات الحديثة",
  "والمدرسة الجديدة تفتح أبوابها",
  "رؤية الشركة وقارئ الأخبار",
  "Running shoes for early mornings",
  "خصم 50% على كل الطلبات",
  "مقابلة مهندسين جدد",
  "الموظفون يكتبون التقارير كل أسبوع",
  "وصل الطباخون والنادلات معًا",
  "Late breakfast at the Caf\u00E9 Fran\u00E7ais",
  "Sen\u0303ora Ibán\u0303ez writes on \uFB01ne pap\u00EDer",
];

let db: Database;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
  const app = createTestApp({ db });
  person = await app.signUp();
  // The title is its own, so that what is found is found in the text.
  for (const output of texts) await person.post("/api/content", { output, title: "عنوان" });
});
afterAll(() => db.close());

async function search(typed: string): Promise<LibraryPage> {
  return libraryPage.parse(await (await person.get(`/api/library?search=${encodeURIComponent(typed)}`)).json());
}

/** The words of the excerpt that are marked, in the spelling of the text. */
const marked = ({ match }: LibraryItem) => match?.excerpt?.marks.map(([from, to]) => match.excerpt?.text.slice(from, to));

describe("the search", () => {
  it.each([
    ["hamza on alef left out", "احمد", ["أحمد"]],
    ["hamza on alef put in", "إلقديم", ["القديم"]],
    ["ta marbuta written as ha", "قهوه", ["قهوة"]],
    ["tashkeel and tatweel in the text", "السلام جماعة", ["السَّلامُ", "جـمـاعة"]],
    ["tashkeel and tatweel in the search", "قَهْـوَة", ["قهوة"]],
    ["Arabic-Indic digits by Western ones", "2026", ["٢٠٢٦"]],
    ["Western digits by Arabic-Indic ones", "٥٠", ["50"]],
    ["alef maqsura written as ya", "مستشفي", ["مستشفى"]],
    ["the hamza of a seat left out", "رويه", ["رؤية"]],
    ["hamza on ya", "وقاري", ["وقارئ"]],
    ["an article that the text has", "موظفون", ["الموظفون"]],
    ["a particle and an article together", "مدرسة", ["والمدرسة"]],
    ["the stem of a plural", "تطبيق", ["بالتطبيقات"]],
    ["the stem behind an article", "التطبيق", ["بالتطبيقات"]],
    ["the beginning of a word", "مشار", ["المشاريع"]],
    ["letters within a word", "شفي", ["مستشفى"]],
    ["another ending of the same word", "المهندسون", ["مهندسين"]],
    ["Latin case", "lahja", ["LAHJA"]],
    ["an accent left out", "cafe", ["Caf\u00E9"]],
    ["an accent put in, another way", "franc\u0327ais", ["Fran\u00E7ais"]],
    ["accents that are signs of their own", "senora", ["Sen\u0303ora"]],
    ["a ligature by its letters", "fine papier", ["\uFB01ne", "pap\u00EDer"]],
    ["an English stem", "shoe runs", ["Running", "shoes"]],
    ["two words apart", "كتب تقارير", ["يكتبون", "التقارير"]],
    ["a sign that is one of SQL's own", "50%", ["50"]],
    ["two letters at a word's beginning", "يك", ["يكتبون"]],
    ["two letters behind an article", "سو", ["للسوق"]],
    ["Persian ya and kaf", "کتاب", ["الكتابة"]],
    ["the word with its article by one with a particle before it", "والقديم", ["القديم"]],
    ["the same by two particles", "وبالحديثة", ["الحديثة"]],
    ["another ending behind a particle and an article", "نادلة", ["والنادلات"]],
  ])("finds %s, and marks it in the text's own spelling: %s", async (_what, typed, words) => {
    const { items } = await search(typed);
    expect(items.map(marked)).toEqual([words]);
  });

  it.each(["'", "a & b", ":*", "!", "\\", "((", "%", "_", "<->", "👩‍👩‍👧"])(
    "takes %j as what it is: signs, not orders",
    async (typed) => {
      const response = await person.get(`/api/library?search=${encodeURIComponent(typed)}`);
      expect(response.status).toBe(200);
    },
  );

  it.each([" ", "\u200F", "\u202E\u202C", "\u064B"])("of nothing that would be seen (%j) is none", async (typed) => {
    const { items, total } = await search(typed);
    expect(total).toBe(texts.length);
    expect(items.every(({ match }) => match === null)).toBe(true);
  });

  it("wants every word", async () => {
    expect((await search("قهوة مستشفى")).total).toBe(0);
  });

  it("marks the title too, and has no excerpt where the title alone is found", async () => {
    await person.post("/api/content", { output: "بلا صلة.", title: "موعد الإفطار" });
    const [item] = (await search("افطار")).items;
    expect(item?.match).toEqual({ title: [[5, 12]], excerpt: null });
  });

  it("shows the words around a hit that is far into a long text, without the marks of Markdown", async () => {
    await person.post("/api/content", {
      output: `${"كلام كثير. ".repeat(400)}\n\n## **الزنجبيل** مفيد\n\n${"بقية. ".repeat(200)}`,
    });
    const [item] = (await search("زنجبيل")).items;
    expect(item?.match?.excerpt?.text).toMatch(/^… .{0,20}كلام كثير\. الزنجبيل مفيد بقية\. .* …$/);
  });
});

it("an excerpt is found at any place of a very long text, also of one line, with what stands around it", async () => {
  const filler = "كلام كثير في كل مكان ";
  for (const end of [" ", "\n\n"]) {
    const output = `${`${filler}${end}`.repeat(6_000)}عن الكركديه البارد${end}${filler.repeat(400)}`;
    const { id } = (await (await person.post("/api/content", { output, title: "بلا صلة" })).json()) as { id: string };
    const item = (await search("كركديه")).items.find((found) => found.id === id);
    expect(item?.match?.excerpt?.text).toMatch(/^… .*عن الكركديه البارد كلام كثير .* …$/);
    await person.delete(`/api/library/${id}`);
  }
});

it("an excerpt has the word that was found in view, and nothing of a link, a fence, a list or a table", async () => {
  const address = `https://example.com/${"a-long-way/".repeat(20)}`;
  const output = `مقدمة\n\n1. [دليل](${address}) فيه **الكزبرة** و~~القديم~~\n- [x] بند _مائل_ a_b\n\n| أ | ب |\n|---|---|\n| ج | د |\n\n\`\`\`text\nشفرة\n\`\`\`\n`;
  await person.post("/api/content", { output, title: "بلا صلة" });
  const [item] = (await search("كزبرة")).items;
  expect(item?.match?.excerpt?.text).toBe("مقدمة دليل فيه الكزبرة والقديم بند مائل a_b أ ب ج د شفرة");
});

it("others have their turn after each long text of a page", async () => {
  const rows = Array.from({ length: 5 }, () => ({ title: "", text: "كلام كثير ".repeat(2_000) }) as ListedRow);
  const found = readSearch("كثير");
  if (!found) throw new Error("there are words");
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const matches = await findMatches(db.orm, rows, found);
  clearImmediate(turn);
  expect(rows.map((row) => matches.get(row)?.excerpt?.marks.length)).not.toContain(undefined);
  expect(turns).toBeGreaterThanOrEqual(rows.length);
});

it("the database folds as the browser does", async () => {
  const samples = [...texts, "ﷺ ﻻ إنّ ئؤءة ىی ک گ", "١٢٣ ۱۲۳", "Ｆｕｌｌ ①", "a\u202Eb\u2067c\u061C", "🙂 café"];
  samples.push(
    "CAFÉ cafe\u0301 Straße Ång\u0327ström \u0130stanbul \uFB03 ǆ й ά",
    "أ\u0301 ا\u0653 ا\u0654 ي\u0654 \u06C0 \uFEFB \uFE8B",
    "한국어 が",
  );
  for (const sample of samples) {
    const { rows } = await db.orm.execute<{ folded: string }>(sql`select fold_for_search(${sample}) as folded`);
    expect(rows[0]?.folded).toBe(foldForSearch(sample));
  }
});

it("a text from before accents were left out is found without them after the migration", async () => {
  const statementsOf = (name: string) =>
    readFileSync(new URL(`../../../../drizzle/${name}.sql`, import.meta.url), "utf8").split("--> statement-breakpoint");
  const before = statementsOf("0007_library_search").find((statement) => statement.includes("FUNCTION fold_for_search")) ?? "";
  await db.orm.execute(sql.raw(before.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")));
  await person.post("/api/content", { output: "Une soir\u00E9e", title: "\u00C9t\u00E9" });
  expect((await search("soiree")).total).toBe(0);
  for (const statement of statementsOf("0018_search_accents")) await db.orm.execute(sql.raw(statement));
  await db.orm.execute(sql`delete from drizzle.online_steps where name = 'search-accents'`);
  await runOnlineSteps(db.orm, "pglite");
  expect((await search("soiree ete")).total).toBe(1);
});

it("a text of 200,000 letters without a repeated word is kept and found", async () => {
  const words = Array.from({ length: 22_000 }, (_, i) => `كلمة${i.toString(36)}`)
    .join(" ")
    .slice(0, 199_000);
  expect((await person.post("/api/content", { output: `${words} الخاتمة` })).status).toBe(201);
  expect((await search("الخاتمة")).total).toBe(1);
});
