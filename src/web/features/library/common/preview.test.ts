import { expect, test } from "vitest";
import { countWords } from "#language/text/words.ts";
import { previewOf } from "./preview.ts";

/** The preview of a text that the server did not cut. */
function preview(text: string, title = ""): string {
  return previewOf({ title, text, wordCount: countWords(text) }, 150);
}

test("the heading that is the title is not said twice, also where the title was cut", () => {
  expect(preview("# قهوة الصباح\n\nأول سطر", "قهوة الصباح")).toBe("أول سطر");
  expect(preview("# A very long heading that goes on\n\nBody", "A very long…")).toBe("Body");
});

test("a title that is the first sentence takes only that sentence with it", () => {
  expect(preview("Stop scrolling. This is for you.\n\nMore", "Stop scrolling")).toBe("This is for you. More");
  expect(preview("A sentence too long to be a title", "A sentence too…")).toBe("A sentence too long to be a title");
});

test("a row of emoji without a blank is cut between two of them", () => {
  expect(preview(`a${"🌙".repeat(200)}`)).toBe(`a${"🌙".repeat(74)}…`);
  expect(preview(`ab${"🌙".repeat(200)}`)).toBe(`ab${"🌙".repeat(73)}…`);
});

test("a text that was given another title keeps its first line", () => {
  expect(preview("# Old heading\n\nBody", "New title")).toBe("Old heading · Body");
});

test.each([
  ["## Heading\n- **bold** item\n2. second", "Heading · bold item · second"],
  ["> quote with `code` and [a link](https://example.com)", "quote with code and a link"],
  ["1/7 a post\n\n---\n\n2/7 another", "a post · another"],
  ["*emphasis* and 2 * 3 and snake_case", "emphasis and 2 * 3 and snake_case"],
  ["| اليوم | الصنف |\n| :-- | --: |\n| السبت | قهوة<br>وكعك |", "اليوم · الصنف · السبت · قهوة وكعك"],
  ["أ | ب في وسط الكلام", "أ | ب في وسط الكلام"],
])("marks of Markdown never show: %s", (markdown, plain) => {
  expect(preview(markdown)).toBe(plain);
});

test("a long text ends at a word, within the limit", () => {
  const text = preview("كلمة ".repeat(60));
  expect(text.length).toBeLessThanOrEqual(150);
  expect(text).toMatch(/كلمة…$/);
});

test("a word that the server cut in two is left out, even where the rest is short", () => {
  expect(previewOf({ title: "", text: "# عنوان\n\nوالكلام اللي في الدم", wordCount: 400 }, 150)).toBe("عنوان · والكلام اللي في…");
});

test("a text without letters has no preview", () => {
  expect(preview("---\n\n***")).toBe("");
});
