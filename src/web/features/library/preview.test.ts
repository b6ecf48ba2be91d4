import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

test("the heading that is the title is not said twice, also where the title was cut", () => {
  expect(previewOf("# قهوة الصباح\n\nأول سطر", "قهوة الصباح", 150)).toBe("أول سطر");
  expect(previewOf("# A very long heading that goes on\n\nBody", "A very long…", 150)).toBe("Body");
});

test("a title that is the first sentence takes only that sentence with it", () => {
  expect(previewOf("Stop scrolling. This is for you.\n\nMore", "Stop scrolling", 150)).toBe("This is for you. More");
  expect(previewOf("A sentence too long to be a title", "A sentence too…", 150)).toBe("A sentence too long to be a title");
});

test("a text that was given another title keeps its first line", () => {
  expect(previewOf("# Old heading\n\nBody", "New title", 150)).toBe("Old heading Body");
});

test.each([
  ["## Heading\n- **bold** item\n2. second", "Heading bold item second"],
  ["> quote with `code` and [a link](https://example.com)", "quote with code and a link"],
  ["1/7 a post\n\n---\n\n2/7 another", "a post another"],
  ["*emphasis* and 2 * 3 and snake_case", "emphasis and 2 * 3 and snake_case"],
])("marks of Markdown never show: %s", (markdown, plain) => {
  expect(previewOf(markdown, "", 150)).toBe(plain);
});

test("a long text ends at a word, within the limit", () => {
  const preview = previewOf("كلمة ".repeat(60), "", 150);
  expect(preview.length).toBeLessThanOrEqual(150);
  expect(preview).toMatch(/كلمة…$/);
});

test("a text without letters has no preview", () => {
  expect(previewOf("---\n\n***", "", 150)).toBe("");
});
