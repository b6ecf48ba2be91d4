import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { type MarkKind, markSpans, sourcePlaces, type TextMark } from "./mark-spans.ts";

/** A mark on the first (or a later) place of some words in the source. */
function markOn(source: string, words: string, kind: MarkKind = "for", from = 0): TextMark {
  const start = source.indexOf(words, from);
  if (start === -1) throw new Error(`${words} is not in the source`);
  return { kind, start, end: start + words.length, at: start, title: kind };
}

function html(source: string, marks: readonly TextMark[]): string {
  return renderToStaticMarkup(
    createElement(Markdown, { remarkPlugins: [remarkGfm], rehypePlugins: [[markSpans, { source, marks }]] }, source),
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

test("a shown text that its source does not hold has no places", () => {
  expect(sourcePlaces("abc", "ab", 0)).toBeNull();
  expect(sourcePlaces("a&b", "a&amp;b", 10)).toEqual([10, 11, 16]);
});
