import { expect, test } from "vitest";
import { partInRow, partsOf, sharedRows } from "./text-parts.ts";

const article = "# عنوان\n\nمقدمة أولى.\n\nمقدمة ثانية.\n\n## جزء أول\n\nنص.\n\n## جزء ثانٍ\n\n- بند\n- بند آخر";
const post = "سطر أول.\n\nسطر ثانٍ.\n\n#وسم #وسم_آخر";
const cut = (text: string) => partsOf(text).map(({ start, end }) => text.slice(start, end).trim());

test("an article falls into its title, its opening and its headings", () => {
  expect(partsOf(article).map(({ kind }) => kind)).toEqual(["headline", "opening", "part", "part"]);
  expect(cut(article)).toEqual(["# عنوان", "مقدمة أولى.\n\nمقدمة ثانية.", "## جزء أول\n\nنص.", "## جزء ثانٍ\n\n- بند\n- بند آخر"]);
});

test("no letter is lost between the parts", () => {
  for (const text of [article, post, "# فقط عنوان", "كلمة", ""]) {
    expect(
      partsOf(text)
        .map(({ start, end }) => text.slice(start, end))
        .join(""),
    ).toBe(text);
  }
});

test("a text without headings falls into its paragraphs, its lists staying whole", () => {
  expect(cut(post)).toEqual(["سطر أول.", "سطر ثانٍ.", "#وسم #وسم_آخر"]);
  expect(cut("مقدمة.\n\n1. أول\n\n2. ثانٍ\n\nخاتمة.")).toEqual(["مقدمة.\n\n1. أول\n\n2. ثانٍ", "خاتمة."]);
});

test("a long series of paragraphs stays one text", () => {
  const thread = Array.from({ length: 12 }, (_, index) => `فقرة ${index}.`).join("\n\n");
  expect(partsOf(thread).map(({ kind }) => kind)).toEqual(["text"]);
  expect(partsOf(`# عنوان\n\n${thread}`).map(({ kind }) => kind)).toEqual(["headline", "text"]);
});

test("texts share rows only where they have the same parts", () => {
  expect(sharedRows([article, article])).toEqual(["headline", "opening", "part", "part"]);
  expect(sharedRows([article, "# عنوان\n\nفقرة."])).toEqual(["headline", "text"]);
  expect(sharedRows([article, post])).toEqual(["text"]);
  expect(sharedRows([])).toEqual(["text"]);
});

test("each row of a text is its own stretch of it, together the whole", () => {
  for (const others of [[article], ["# عنوان\n\nفقرة."], [post]]) {
    const rows = sharedRows([article, ...others]);
    const stretches = rows.map((_, row) => partInRow(article, rows, row));
    expect(stretches.map(({ start, end }) => article.slice(start, end)).join("")).toBe(article);
  }
});
