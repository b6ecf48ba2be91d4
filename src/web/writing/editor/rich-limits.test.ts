import { expect, test } from "vitest";
import { isRichlyEditable, maxTextChars } from "./rich-limits.ts";

test("what the editor would stand still over is changed as it is stored", () => {
  const headings = (count: number) => Array.from({ length: count }, (_, index) => `# w${index}`).join("\n\n");
  expect(isRichlyEditable(headings(500))).toBe(true);
  expect(isRichlyEditable(headings(10_000))).toBe(false);
  expect(isRichlyEditable(`${"- ".repeat(5_000)} w`)).toBe(false);
  expect(isRichlyEditable("ن".repeat(maxTextChars + 1))).toBe(false);
});
