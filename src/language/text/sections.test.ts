import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";

const paragraph = (words: number, name = "كلمة") => `${Array.from({ length: words - 1 }, () => name).join(" ")} نهاية.`;

const textsOf = (text: string) => sectionsOf(text).map(({ start, end }) => text.slice(start, end));

test("a heading begins a section, and a title stays with what follows it", () => {
  const text = `# عنوان\n\n${paragraph(40)}\n\n## أول\n\n${paragraph(20)}\n\n## ثاني\n${paragraph(20)}\n`;
  expect(textsOf(text)).toEqual([`# عنوان\n\n${paragraph(40)}`, `## أول\n\n${paragraph(20)}`, `## ثاني\n${paragraph(20)}`]);
});

test("paragraphs without headings are gathered to about a hundred words; a longer one stays whole", () => {
  const text = [40, 40, 40, 250, 10].map((words) => paragraph(words)).join("\n\n");
  expect(sectionsOf(text).map(({ words }) => words)).toEqual([80, 40, 250, 10]);
});

test("between the sections there is nothing but white space, and nothing is lost", () => {
  const text = `\n\n# ع\n\n## ب\n\n- واحد\n- اتنين\n\n\n\n1. تلاتة\n\n   \n${paragraph(130)}\n\n> اقتباس  \n`;
  let at = 0;
  for (const { start, end } of sectionsOf(text)) {
    expect(text.slice(at, start).trim()).toBe("");
    at = end;
  }
  expect(text.slice(at).trim()).toBe("");
  expect(sectionsOf(" \n \n")).toEqual([]);
});
