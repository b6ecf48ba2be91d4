import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldenDocuments } from "#tests/support/golden-documents.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { growthOf, mostGrowth } from "#tests/support/processor-time.ts";
import { bounded, restored } from "./bounded.ts";
import { parseMarkdown } from "./parse-markdown.ts";

describe("an ordinary text is read as it is", () => {
  const many = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, at) => line(at)).join("\n");

  test.each([
    ["the golden set", goldenDocuments.map(({ markdown }) => markdown).join("\n\n")],
    ["the handbook of this project", readFileSync(new URL("../../../README.md", import.meta.url), "utf8")],
    ["a paragraph with 100 bold and 100 stressed words", "كلمة **مهمة** و*أخرى* ".repeat(100)],
    ["a numbered list of 1,000 items with bold words", many(1_000, (at) => `${at + 1}. **بند** و**آخر**`)],
    ["a list of 2,000 items with boxes and links", many(2_000, (at) => `- [ ] [item ${at}](https://a.example/${at}) and *more*`)],
    ["a table of 1,000 rows with bold cells", `| أ | ب |\n|---|:-:|\n${many(1_000, () => "| **قيمة** | *أخرى* |")}`],
    ["1,000 paragraphs in quotes", many(1_000, (at) => `> نص **${at}**\n`)],
    ["a fence of stars", `\`\`\`\n${many(50, () => "* ".repeat(10))}\n\`\`\``],
  ])("%s", (_what, markdown) => {
    expect(bounded(markdown)).toBe(markdown);
  });
});

test("whatever was hidden comes back, sign for sign, and nothing moves", () => {
  const piece = fc.constantFrom(
    "*a_",
    "[x](y) ",
    "> ",
    "- b",
    "1. ",
    "\n",
    "\n\n",
    "|a|b|\n|-|-|\n",
    "<a ",
    "===\n",
    "\r\n",
    "كلمة ",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.nat(900)), { maxLength: 6 }), (parts) => {
      const text = parts.map(([sign, count]) => sign.repeat(count)).join("");
      expect(bounded(text)).toHaveLength(text.length);
      expect(restored(bounded(text))).toBe(text);
    }),
    { numRuns: 60 },
  );
});

describe("a text made to keep a parser busy", () => {
  test("keeps its words, and the places of its blocks", () => {
    const text = `قبل\n\n${"*a_".repeat(5_000)}\n\n**بعد**`;
    const [before, hostile, after] = parseMarkdown(text).children;
    expect(hostile).toMatchObject({ type: "paragraph", children: [{ type: "text", value: "*a_".repeat(5_000) }] });
    expect(after).toMatchObject({ children: [{ type: "strong", position: { start: { offset: text.indexOf("**بعد") } } }] });
    expect(before?.type).toBe("paragraph");
  });

  // Without the bound each of these takes five times as long or more, most of them fifty times.
  test.each(hostileTexts)("is read in a time that grows with its length: %s", { timeout: 60_000 }, (_name, write) => {
    expect(growthOf((chars) => parseMarkdown(write(chars)), 60_000)).toBeLessThan(mostGrowth);
  });
});
