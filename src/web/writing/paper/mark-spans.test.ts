import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { expect, test } from "vitest";
import { type MarkKind, markSpans, sourcePlaces, type TextMark } from "./mark-spans.ts";
import { readAlike } from "./read-alike.ts";

/** A mark on the first (or a later) place of some words in the source. */
function markOn(source: string, words: string, kind: MarkKind = "for", from = 0): TextMark {
  const start = source.indexOf(words, from);
  if (start === -1) throw new Error(`${words} is not in the source`);
  return { kind, start, end: start + words.length, at: start, title: kind };
}

function html(source: string, marks: readonly TextMark[]): string {
  return renderToStaticMarkup(
    createElement(Markdown, { remarkPlugins: [readAlike], rehypePlugins: [[markSpans, { source, marks }]] }, source),
  );
}

/** What stands in marks, in order. */
const marked = (source: string, ...marks: TextMark[]) =>
  Array.from(html(source, marks).matchAll(/<mark[^>]*>(.*?)<\/mark>/gs), ([, inner]) => inner);

/** All words without tags: marking must not change a letter. */
const words = (markup: string) => markup.replace(/<[^>]+>/g, "");

test.each([
  ["a paragraph", "لو عايز تبدأ دلوقتي", "دلوقتي"],
  ["a heading", "## إزاي تبدأ دلوقتي؟", "دلوقتي"],
  ["a word in emphasis", "ده **مهم قوي** ليك", "قوي"],
  ["a list item, after an emoji", "- أول 😀👩🏽‍🚀 حاجة\n- تاني حاجة كده", "كده"],
  ["a loose list", "1. أول\n\n   تكملة مش هنا\n\n2. تاني", "مش"],
  ["a table cell", "| أ | ب |\n|---|---|\n| مش \\| كده | نص |", "كده"],
  ["a quote of two lines", "> سطر أول\n> سطر تاني مش هنا", "مش"],
  ["an indented continuation", "- بند\n  تكملة البند دلوقتي", "دلوقتي"],
  ["a link's words", "شوف [الموقع ده](https://x.example/ده) كمان", "ده"],
  ["a bare address", "شوف https://x.example/a-b كمان", "https://x.example/a-b"],
  ["behind escapes and entities", "خصم \\*خاص\\* &amp; هدية &#39;مش&#39; قليلة", "قليلة"],
  ["English words in Arabic text", "جرّب خدمة Lahja Pro النهارده", "Lahja Pro"],
  ["Arabic words in English text", "Say إزيك to them", "إزيك"],
])("a mark stands on its words in %s", (_where, source, target) => {
  expect(marked(source, markOn(source, target))).toEqual([target]);
  expect(words(html(source, [markOn(source, target)]))).toBe(words(html(source, [])));
});

test("a mark over emphasis goes on in each element, and the elements stay", () => {
  const source = "قبل **غامق** بعد";
  expect(html(source, [{ ...markOn(source, source), kind: "stray" }])).toMatch(
    /<mark[^>]*>قبل <\/mark><strong><mark[^>]*>غامق<\/mark><\/strong><mark[^>]*> بعد<\/mark>/,
  );
});

test("marks that overlap share their letters: each stretch says all that it is", () => {
  const source = "محل أونلاين صغير";
  const shown = html(source, [markOn(source, "محل أونلاين", "keyword"), markOn(source, "أونلاين صغير", "stray")]);
  expect(Array.from(shown.matchAll(/<mark data-mark="([^"]+)"[^>]*>(.*?)<\/mark>/g), ([, kinds, text]) => [kinds, text])).toEqual(
    [
      ["keyword", "محل "],
      ["keyword stray", "أونلاين"],
      ["stray", " صغير"],
    ],
  );
  expect(shown).toContain('title="keyword\nstray"');
});

test("half an emoji or a letter without its vowel is never cut off", () => {
  const source = "أهلاً 👩🏽‍🚀 بيك";
  const emoji = source.indexOf("👩");
  const mark: TextMark = { kind: "for", start: emoji + 1, end: emoji + 3, at: emoji };
  expect(marked(source, mark)).toEqual(["👩🏽‍🚀"]);
  const vowel: TextMark = { kind: "for", start: 0, end: source.indexOf("ً"), at: 0 };
  expect(marked(source, vowel)[0]).toBe("أهلاً");
});

test("code is left alone, and so is what does not show", () => {
  const source = "اكتب `مش كود` و[رابط](https://x.example/مش)";
  expect(marked(source, markOn(source, "مش كود"), markOn(source, "مش", "for", source.indexOf("example")))).toEqual([]);
});

test("what was added or removed is an element of its own, and says so before its words", () => {
  const source = "كان قديمًا صار جديدًا هنا";
  const removed: TextMark = { ...markOn(source, "كان قديمًا", "removed"), at: 0, say: "Removed:" };
  const added: TextMark = { ...markOn(source, "صار جديدًا", "added"), at: 0, say: "Added:" };
  const shown = html(source, [removed, added]);
  expect(shown).toMatch(/<del data-mark="removed" data-at="0"[^>]* data-say="Removed:">كان قديمًا<\/del>/);
  expect(shown).toMatch(/<ins data-mark="added" data-at="0"[^>]* data-say="Added:">صار جديدًا<\/ins>/);
});

test("a list that was added stays a list, and code that was added is marked too", () => {
  const source = "- أول\n- تان\n\n```\nnpm run\n```\n\n`npm`";
  const shown = html(source, [{ ...markOn(source, source, "added"), at: 0 }]);
  expect(shown).not.toMatch(/<ul>\s*<ins|<\/li>\s*<ins/);
  expect(Array.from(shown.matchAll(/<ins[^>]*>(.*?)<\/ins>/gs), ([, inner]) => inner?.trim())).toEqual([
    "أول",
    "تان",
    "npm run",
    "npm",
  ]);
});

test("a shown text that its source does not hold has no places", () => {
  expect(sourcePlaces("abc", "ab", 0)).toBeNull();
  expect(sourcePlaces("a&b", "a&amp;b", 10)).toEqual([10, 11, 16]);
});
