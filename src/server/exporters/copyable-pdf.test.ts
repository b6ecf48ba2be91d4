import { describe, expect, it, test } from "vitest";
import { pdfText } from "#tests/support/pdf-text.ts";
import { copyablePdf } from "./copyable-pdf.ts";
import { writePdf } from "./pdf.ts";

const copied = async (markdown: string) => {
  const pdf = await writePdf({ markdown, title: "", tag: "ar-SA" }, { paper: "a4" });
  return (await pdfText(pdf))
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
};

describe("Chrome's reader copies", () => {
  it.each([
    ["emoji of an Arabic line", "وصلت 🎉 والخصم كبير 🔥🔥 أهلًا 👋🏽 بالجميع 🇸🇦."],
    ["emoji of an English line, also beside Arabic words", "They say مرحبا 🎉 there 🔥."],
    ["brackets and quotation marks in Arabic", "قال (وهو صادق): «جرّبوه [اليوم] قبل {الغد}»."],
    ["names of several words in Arabic", "واشترِ من Google Play Store هاتف iPhone 16 (256GB) الآن من المحل."],
    ["figures and their signs in Arabic", "ربح 5% من 1,299.50 ريال في 2026، و٣٬٤٥٠ في ١٢٪ من المحلات."],
    ["the groups of a telephone number", "الهاتف +966 50 123 4567 للجميع."],
    ["a shadda with a vowel, far above its letter too", "إنَّ حقَّ الجار وحُبٌّ كلَّ مرَّة والقهوةَ أوّلًا."],
    ["bold words among names", "خصم على **Google** Ads و**iPhone** Pro لكل الناس اليوم."],
    ["an Arabic phrase in an English line", "They greet each other with (أهلًا وسهلًا) every day, 5% more."],
  ])("%s", async (_what, text) => {
    expect(await copied(text)).toBe(text.replaceAll("*", ""));
  });
});

test("the cells of a row stay apart, whichever way each of them runs", async () => {
  const row = ["MacBook Pro M3", "89,999 ج.م", "256GB **فقط** لكم"];
  expect(await copied(`| الصنف | السعر | ملاحظات |\n| - | - | - |\n| ${row.join(" | ")} |`)).toBe(
    `الصنف السعر ملاحظات ${row.join(" ").replaceAll("*", "")}`,
  );
});

test("what is no file of the typesetter stays as it is", () => {
  const other = Buffer.from("%PDF-1.7\nnothing that anybody knows\n");
  expect(copyablePdf(other)).toBe(other);
});
