import { expect, test } from "vitest";
import { findHit, findSnippet } from "./highlight.ts";

test.each([
  ["وش يفرق قهوتنا عن غيرها؟", "قهوت", "قهوتنا"],
  ["أول والقهوة على راعي المحل", "القهوه", "والقهوة"],
  ["قَهْوَة مختصة", "قهوة", "قَهْوَة"],
  ["الأحد ٢٠٢٦", "احد 2026", "الأحد ٢٠٢٦"],
  ["A Week’s Coffee plan", "coffee", "Coffee"],
  ["مـــقهى", "مقه", "مـــقهى"],
])("in '%s', '%s' marks the whole word as it is written", (text, query, words) => {
  const hit = findHit(text, query);
  expect(hit?.words).toBe(words);
  expect(`${hit?.before}${hit?.words}${hit?.after}`).toBe(text);
});

test("what is not there is not marked", () => {
  expect(findHit("شاي بالنعناع", "قهوة")).toBeNull();
  expect(findHit("شاي", "  ")).toBeNull();
});

test("a snippet has a few words on either side, without the marks of Markdown", () => {
  const content = "# عنوان\n\n**واحد** اثنان ثلاثة أربعة خمسة قهوة ستة سبعة ثمانية تسعة عشرة";
  expect(findSnippet(content, "قهوه")).toEqual({
    before: "… اثنان ثلاثة أربعة خمسة ",
    words: "قهوة",
    after: " ستة سبعة ثمانية تسعة …",
  });
});
