import { describe, expect, it } from "vitest";
import type { EditWish } from "#shared/contracts/text-edits.ts";
import { fc, tries } from "#tests/support/properties.ts";
import { countWords } from "../text/words.ts";
import { chargedWords } from "./charged-words.ts";

const fix: EditWish = { action: "fix" };
const charged = (passage: string, text: string, wish = fix) => chargedWords({ wish, passage }, text);

/** 203 words in lines of a text, of which two are misspelt. */
const sentence = "إحنا فاتحين كل يوم من الساعة 9 الصبح لحد نص الليل وبنستناكم في المحل.";
const rest = Array.from({ length: 13 }, () => sentence).join("\n\n");
const letter = `# مواعيد المحل\n\n${rest}\n\nتعالو زورونا انهارده وهتلاقو كل حاجة نفسكم فيها عندنا في المحل الجديد بتاعنا.`;

describe("the words that a suggestion is charged with", () => {
  it("are the two that a correction of a long text changes, not the text that it repeats", () => {
    const corrected = letter.replace("تعالو", "تعالوا").replace("انهارده", "النهارده");
    expect(countWords(letter)).toBeGreaterThan(190);
    expect(charged(letter, corrected)).toBe(2);
  });

  it("leave out a short word that stays between two changes, which is shown with them", () => {
    expect(charged("قهوة في البيت", "شاي في المقهى")).toBe(2);
  });

  it("are none where words go, where signs and marks change, and where nothing does", () => {
    expect(charged(letter, letter)).toBe(0);
    expect(charged("قهوة وشاي كل يوم.", "قهوة كل يوم.")).toBe(0);
    expect(charged("قهوة وشاي, كل يوم", "**قهوة** وشاي، كل يوم.")).toBe(0);
    expect(charged("قهوة", "")).toBe(0);
  });

  it("are all of them where a text goes on, or stands for itself", () => {
    expect(charged("قهوة وشاي.", "قهوة وشاي.", { action: "continue" })).toBe(2);
    expect(chargedWords(null, letter)).toBe(countWords(letter));
  });

  it("are never more than the suggestion has, and as many where it has nothing of its passage", () => {
    const words = fc.array(
      fc.constantFrom("في", "البيت", "**قهوة**", "home", "5", "،", "\n", "[موقع](https://a.example/b-c)", "[… السعر]"),
      { maxLength: 30 },
    );
    const text = words.map((all) => all.join(" "));
    fc.assert(
      fc.property(text, text, (passage, suggestion) => {
        const count = charged(passage, suggestion);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(countWords(suggestion));
        expect(charged("كلام", suggestion)).toBe(countWords(suggestion.trim()));
      }),
      { numRuns: tries(300) },
    );
  });
});
