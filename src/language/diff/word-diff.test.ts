import { describe, expect, it } from "vitest";
import { countWords } from "#language/text/words.ts";
import { fc, tries } from "#tests/support/properties.ts";
import { countDifferences, mergedText, sidesOf } from "./readable-diff.ts";
import { changedWords, countChangedWords, type DiffPart, diffWords } from "./word-diff.ts";

/** '[-gone-]' and '{+come+}' in what stays. */
const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

const merged = (before: string, after: string) => {
  const { markdown, spans } = mergedText(diffWords(before, after));
  return spans.reduceRight((text, { kind, start, end }) => {
    const [open, close] = kind === "removed" ? ["[-", "-]"] : ["{+", "+}"];
    return `${text.slice(0, start)}${open}${text.slice(start, end)}${close}${text.slice(end)}`;
  }, markdown);
};

const textOf = (parts: readonly DiffPart[], without: DiffPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

/** Markdown in both scripts, with all that comes between words. */
const pieces = [
  "في",
  "البيت",
  "كتاب",
  "كتابٌ",
  "من",
  "home",
  "the",
  "iPhone 15",
  "256GB",
  "**",
  "# ",
  "- ",
  "1. ",
  "\n",
  "\n\n",
  " ",
];
const signs = [
  "، ",
  ". ",
  "؟",
  "[",
  "](https://a.example/b)",
  "| ",
  "|---|---|",
  "```\n",
  "[… السعر]",
  "😀",
  "\\*",
  "> ",
  "_",
  "\t",
];
const anyText = fc.array(fc.constantFrom(...pieces, ...signs), { maxLength: 60 }).map((all) => all.join(""));
const anyPair = fc.oneof(
  fc.tuple(anyText, anyText),
  fc.tuple(anyText, anyText, anyText, anyText).map(([a, b, c, d]): [string, string] => [a + b + c, a + d + c]),
  fc.tuple(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ unit: "binary", maxLength: 40 })),
);

describe("the difference of two texts", () => {
  it("holds both of them, to the character", () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const parts = diffWords(before, after);
        expect(textOf(parts, "added")).toBe(before);
        expect(textOf(parts, "removed")).toBe(after);
        const sides = sidesOf(parts);
        expect([sides.before.markdown, sides.after.markdown]).toEqual([before, after]);
      }),
      { numRuns: tries(500) },
    );
  });

  it("is nothing for a text and itself", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = diffWords(text, text);
        expect(parts.every(({ kind }) => kind === "same")).toBe(true);
        expect([countDifferences(parts), mergedText(parts)]).toEqual([0, { markdown: text, spans: [] }]);
      }),
    );
  });

  it("counts the same words as its parts, and not more or fewer than the texts have", () => {
    const words = fc.array(fc.constantFrom("في", "البيت", "كتاب", "home", "the", "256", "، ", ".\n\n"), { maxLength: 60 });
    const plain = words.map((all) => all.join(" "));
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const { added, removed } = countChangedWords(before, after);
        expect({ added, removed }).toEqual(changedWords(diffWords(before, after)));
        expect(added - removed).toBe(countWords(after) - countWords(before));
      }),
    );
  });

  it("is told in phrases, not in scattered words", () => {
    expect(
      shown("تبّولتنا أطيب تبّولة، وكل العالم على حق. بس في كم شي صغير.", "تبّولتنا أطيب تبّولة، وكلّن معن حق. بس في كم شغلة زغيرة."),
    ).toBe("تبّولتنا أطيب تبّولة، [-وكل العالم على-]{+وكلّن معن+} حق. بس في كم [-شي صغير-]{+شغلة زغيرة+}.");
    // The short word between two exchanged ones is part of what was exchanged.
    expect(shown("نلتقي مساء في المقهى غدًا", "نلتقي صباحًا في المكتب غدًا")).toBe(
      "نلتقي [-مساء في المقهى-]{+صباحًا في المكتب+} غدًا",
    );
  });

  it("is found in the paragraph where it stands, beside a new one too", () => {
    const stays = "الفقرة الثانية طويلة بما يكفي، وفيها جملة عن القهوة وأخرى عن الشاي.";
    const changed = stays.replace("الشاي", "الحليب");
    expect(shown(`أول فقرة.\n\n${stays}`, `كلام لا يشبه شيئًا مما سبق هنا أبدًا.\n\nوفقرة جديدة.\n\n${changed}`)).toContain(
      "وفيها جملة عن القهوة وأخرى عن [-الشاي-]{+الحليب+}.",
    );
  });

  it("takes a parted paragraph for the same words", () => {
    const parts = diffWords("جملة أولى هنا. جملة ثانية هناك.", "جملة أولى هنا.\n\nجملة ثانية هناك.");
    expect([countDifferences(parts), changedWords(parts)]).toEqual([0, { added: 0, removed: 0 }]);
  });

  it.each([
    ["bold", "كلمة مهمة جدًا", "كلمة **مهمة** جدًا"],
    ["a heading", "العنوان\n\nنص", "## العنوان\n\nنص"],
    ["the number of an item", "1. بند\n2. آخر", "2. بند\n3. آخر"],
    ["an address behind a word", "في [المتجر](https://a.example/x)", "في [المتجر](https://a.example/y)"],
  ])("does not point at %s: the words are the same", (_, before, after) => {
    expect(countDifferences(diffWords(before, after))).toBe(0);
  });
});

describe("a text to read with its differences in it", () => {
  it("is the later text, with the words in it that are gone", () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const parts = diffWords(before, after);
        const { markdown, spans } = mergedText(parts);
        const numbers = spans.map(({ difference }) => difference);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(countDifferences(parts));
        for (const { start, end } of spans) expect(markdown.slice(start, end).trim()).not.toBe("");
        const rest = spans
          .filter(({ kind }) => kind === "removed")
          .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), markdown);
        expect(rest.replace(/\s/g, "")).toBe(after.replace(/\s/g, ""));
      }),
      { numRuns: tries(500) },
    );
  });

  it("keeps a changed heading a heading and a changed item an item", () => {
    expect(merged("# عنوان قديم هنا\n\n- بند أول", "# عنوان جديد هنا\n\n- بند ثان")).toBe(
      "# عنوان [-قديم-] {+جديد+} هنا\n\n- بند [-أول-] {+ثان+}",
    );
    expect(merged("كلمة أخرى في العنوان", "## جملة أخرى في العنوان")).toBe("## [-كلمة-] {+جملة+} أخرى في العنوان");
  });

  it("shows a line that is gone as the line that it was", () => {
    expect(merged("نص.\n\n## عنوان محذوف\n\nختام.", "نص.\n\nختام.")).toBe("نص.\n\n[-## عنوان محذوف-]\n\nختام.");
    expect(merged("- أول\n- ثان\n\nختام", "- أول\n\nختام")).toBe("- أول\n[-- ثان-]\n\nختام");
    expect(merged("| أ | ب |\n|---|---|\n| ج | د |\n| ه | و |", "| أ | ب |\n|---|---|\n| ج | د |")).toBe(
      "| أ | ب |\n|---|---|\n| ج | د |\n[-| ه | و |-]",
    );
  });

  it("takes from words within a line all that Markdown could read into them", () => {
    expect(merged("قبل [المتجر](https://a.example) بعد", "قبل بعد")).toBe("قبل [-المتجر-] بعد");
    expect(merged("سعر *اليوم* 5 * 3 هنا كما كان", "سعر هنا كما كان")).not.toMatch(/(?<!\\)\*/);
  });
});

/** What somebody pastes to bring a comparison down must be compared in a moment, or given up. */
it.each([
  ["lines without end", "\n".repeat(100_000), "\n \n".repeat(60_000)],
  ["brackets", "[".repeat(200_000), "](".repeat(100_000)],
  ["blanks and cells", " ".repeat(200_000), " |".repeat(100_000)],
  ["rules of tables", "-".repeat(200_000), "---|".repeat(50_000)],
  ["one line of other words", "a b ".repeat(50_000), "b a c ".repeat(30_000)],
])("is not held up by %s", { timeout: 20_000 }, (_, before, after) => {
  expect(textOf(diffWords(before, after), "added")).toBe(before);
});
