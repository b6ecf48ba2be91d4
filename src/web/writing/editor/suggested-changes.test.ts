import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { fc } from "#tests/support/properties.ts";
import { clauseChanges } from "./clause-changes.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { MarkdownSource, readNodes } from "./markdown-source.ts";
import { putChanges, suggestedChanges } from "./suggested-changes.ts";

const schema = getSchema([...schemaExtensions]);

/** A suggestion for the first line of a text, for what goes on at its end, or for all of it. */
function suggest(markdown: string, suggestion: string, on: "line" | "end" | "text" = "line", byClause = false) {
  const source = new MarkdownSource(schema);
  const doc = source.open(markdown);
  let block = doc;
  let from = 0;
  for (; !block.isTextblock && block.firstChild; from += 1) block = block.firstChild;
  const to = from + block.content.size;
  const ranges = { line: { from, to }, end: { from: to, to }, text: { from: 0, to: doc.content.size } };
  const found = suggestedChanges(doc, ranges[on], readNodes(schema, suggestion));
  const changes = found && byClause ? clauseChanges(doc, found) : found;
  /** The text with those changes that are taken. */
  const taking = (isTaken: (at: number) => boolean) => {
    const { tr } = EditorState.create({ doc });
    putChanges(
      tr,
      (changes ?? []).filter((_, at) => isTaken(at)),
    );
    tr.doc.check();
    return source.write(tr.doc);
  };
  return { doc, changes, taking };
}

/** What changes, each place as 'gone → come'. */
function changed(markdown: string, suggestion: string, on?: "line" | "end" | "text"): string[] | null {
  const { doc, changes } = suggest(markdown, suggestion, on);
  return (
    changes?.map(
      ({ from, to, content }) => `${doc.textBetween(from, to, "/", "/")} → ${content.textBetween(0, content.size, "/", "/")}`,
    ) ?? null
  );
}

test("within a line only the words that change are changed", () => {
  expect(changed("نلتقي صباح غد في البيت.", "نلتقي صباح غد في المقهى.")).toEqual(["البيت → المقهى"]);
  expect(changed("قهوة وشاي كل يوم.", "قهوة كل يوم.")).toEqual(["وشاي  → "]);
  expect(changed("- قهوة وشاي كل يوم.\n- بند", "قهوة كل يوم.")).toEqual(["وشاي  → "]);
  expect(changed("أول الكلام.", "وتتمته.", "end")).toEqual([" →  وتتمته."]);
});

test("a correction of a whole text is its two words in their lines, and each can be taken without the other", () => {
  const text = "# مواعيد المحل\n\nتعالو زورونا كل يوم.\n\n- قهوة وشاي\n- عصير فرش\n\nمستنينكم انهارده في المحل.";
  const { taking } = suggest(text, text.replace("تعالو", "تعالوا").replace("انهارده", "النهارده"), "text");
  expect(changed(text, text.replace("تعالو", "تعالوا").replace("انهارده", "النهارده"), "text")).toEqual([
    "تعالو → تعالوا",
    "انهارده → النهارده",
  ]);
  expect(taking(() => false)).toBe(text);
  expect(taking((at) => at === 0)).toBe(text.replace("تعالو", "تعالوا"));
  expect(taking((at) => at === 1)).toBe(text.replace("انهارده", "النهارده"));
});

test.each([
  ["a paragraph that comes", "أول الكلام.\n\nآخر الكلام.", "أول الكلام.\n\nشيء بينهما.\n\nآخر الكلام.", [" → شيء بينهما."]],
  ["a paragraph that goes", "أول الكلام.\n\nشيء بينهما.\n\nآخر الكلام.", "أول الكلام.\n\nآخر الكلام.", ["شيء بينهما. → "]],
  ["an item that comes", "- قهوة\n- شاي", "- قهوة\n- عصير\n- شاي", [" → عصير"]],
  ["another level of a heading", "## عنوان\n\nنص.", "# عنوان\n\nنص.", ["عنوان → عنوان"]],
  ["a cell of a table", "| أ | ب |\n| - | - |\n| ج | د |", "| أ | ب |\n| - | - |\n| ج | ه |", ["د → ه"]],
  ["words that only look otherwise", "نص **قصير** هنا.", "نص قصير هنا.", ["قصير → قصير"]],
] as const)("%s is one change of its own", (_what, before, after, changes) => {
  expect(changed(before, after, "text")).toEqual(changes);
  const { taking } = suggest(before, after, "text");
  expect(taking(() => true)).toBe(after);
  expect(taking(() => false)).toBe(before);
});

test("a selected space stays where it is", () => {
  const { doc } = suggest("قهوة وشاي كل يوم.", "");
  const changes = suggestedChanges(doc, { from: 1, to: 6 }, readNodes(schema, "شاي")) ?? [];
  expect(changes.map(({ from, to }) => [from, to])).toEqual([[1, 5]]);
});

test.each([
  ["the same words", "نص قصير.", "نص قصير.", "line"],
  ["nothing", "نص قصير.", "", "line"],
  ["other white space", "نص قصير.", "نص  قصير.", "line"],
  ["blocks for the words of an item", "- نص قصير.", "نص.\n\nقصير.", "line"],
] as const)("%s are no changes of the line", (_what, passage, suggestion, on) => {
  expect(changed(passage, suggestion, on)).toBeNull();
});

test("blocks in the middle of a line are no changes of it, and words of its rest are", () => {
  const { doc } = suggest("قبل الكلام المختار.\n\nآخر الكلام.", "");
  const range = { from: 5, to: doc.content.size - 1 };
  expect(suggestedChanges(doc, range, readNodes(schema, "## عنوان\n\nآخر الكلام."))).toBeNull();
  expect(suggestedChanges(doc, range, readNodes(schema, "الكلام الثاني.\n\nآخر الكلام."))).toHaveLength(1);
});

const inline = fc
  .array(fc.constantFrom("في", "البيت", "**قهوة**", "home", "5", "،", "[موقع](https://a.example)", "`x`", "شاي"), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => `نص ${all.join(" ")}`);
const blocks = fc.oneof(
  inline,
  inline.map((text) => `## ${text}`),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join("\n")),
  inline.map((text) => `> ${text}`),
  inline.map((text) => `| أ | ب |\n|---|---|\n| ${text} | د |`),
);
const texts = fc.array(blocks, { minLength: 1, maxLength: 5 }).map((all) => all.join("\n\n"));

test("all changes of a text taken are the suggestion, none is the text, and any of them leave it a text", () => {
  const wordsOf = (markdown: string) => markdown.replace(/[\s|>#-]/g, "");
  fc.assert(
    fc.property(
      texts,
      texts,
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.boolean(),
      (passage, suggestion, choices, byClause) => {
        const { changes, taking } = suggest(passage, suggestion, "text", byClause);
        if (!changes) return;
        expect(taking(() => false)).toBe(passage);
        expect(wordsOf(taking(() => true))).toBe(wordsOf(suggestion));
        taking((at) => choices[at] ?? false);
      },
    ),
  );
});

test("in another dialect a clause is taken whole or not at all, and each clause without the others", () => {
  const kept = "والباقي من الكلام كله على **حاله** في الجريدة.";
  const saudi = `هذا **الموضوع** يهم الناس في البيت والشغل وكل مكان الحين. ${kept} راح نكمل بكرة.\n\n- الحين نبدأ`;
  const egyptian = `**الموضوع** ده يهم الناس في البيت والشغل وكل مكان دلوقتي. ${kept} هنكمل بكرة.\n\n- دلوقتي نبدأ`;
  expect(changed(saudi, egyptian, "text")?.length).toBeGreaterThan(3);
  const { doc, changes, taking } = suggest(saudi, egyptian, "text", true);
  const places = changes?.map(({ from, to }) => doc.textBetween(from, to));
  expect(places).toEqual(["هذا الموضوع يهم الناس في البيت والشغل وكل مكان الحين", "راح نكمل", "الحين"]);
  expect(taking(() => true)).toBe(egyptian);
  expect(taking(() => false)).toBe(saudi);
  expect(taking((at) => at === 0)).toBe(saudi.replace(/^[^.]+/, egyptian.slice(0, egyptian.indexOf("."))));
});
