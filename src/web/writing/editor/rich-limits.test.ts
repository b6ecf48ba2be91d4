import { expect, test } from "vitest";
import { isRichlyEditable } from "./rich-limits.ts";

test("what the editor would stand still over is changed as it is stored", () => {
  const headings = (count: number) => Array.from({ length: count }, (_, index) => `# w${index}`).join("\n\n");
  expect(isRichlyEditable(headings(500))).toBe(true);
  expect(isRichlyEditable(headings(10_000))).toBe(false);
  expect(isRichlyEditable(`${"- ".repeat(5_000)} w`)).toBe(false);
  const paragraphs = (length: number, count: number) =>
    Array.from({ length: count }, () => "كلمة ".repeat(length / 5)).join("\n\n");
  expect(isRichlyEditable(paragraphs(2_000, 95))).toBe(true);
  expect(isRichlyEditable(paragraphs(2_000, 101))).toBe(false);
  expect(isRichlyEditable(paragraphs(190_000, 1))).toBe(false);
});
