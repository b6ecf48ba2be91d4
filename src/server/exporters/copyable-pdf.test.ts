import { describe, expect, it, test } from "vitest";
import { hasPoppler, pdfText, popplerText, wordsIn } from "#tests/support/pdf-text.ts";
import { copyablePdf } from "./copyable-pdf.ts";
import { writePdf } from "./pdf.ts";
import { withWholeWords } from "./whole-words.ts";

const write = (markdown: string) => writePdf({ markdown, title: "", tag: "ar-SA" }, { paper: "a4" });
const inOneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
const copied = async (markdown: string) => inOneLine(await pdfText(await write(markdown)));

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

describe.skipIf(!hasPoppler)("poppler reads (skipped where there is no pdftotext)", () => {
  it.each([
    ["letters that stand apart", "نشتري المشتريات ويقول الفريق في الطريق زيادة وزاوية"],
    ["a shadda far from the edge of its letter", "القصّة بيريّح خصّصوا والموظّف"],
    ["the words after figures and names", "قهوة 12 ريال و٣٬٤٥٠ قطعة من Google Play Store هاتف جديد"],
    ["a link and a figure after a colon", "الرابط هنا: https://example.com والموعد يوم: 5 مع 2026"],
    ["Arabic words in an English line", "They greet each other with مرحبا and answer with سهلا every day"],
  ])("%s", async (_what, text) => {
    expect(wordsIn(popplerText(await write(text)))).toEqual(expect.arrayContaining(wordsIn(text)));
  });

  it("the items of a counted list", async () => {
    const text = inOneLine(popplerText(await write("1. اكتبوا كل شي\n2. قارنوا")));
    expect(text).toMatch(/1\. اكتبوا كل شي 2\. قارنوا/);
  });
});

test("a letter reaches over the gap beside it with a blank that ends where the next letter begins", () => {
  const font = {
    texts: new Map([
      [1, "ي"],
      [2, "ر"],
    ]),
    blank: { glyph: "0003", width: 292 },
  };
  const drawn = (glyphs: string) => `/f0 13.5 Tf\n1 0 0 -1 0 0 Tm\n${glyphs}`;
  expect(withWholeWords(drawn("[<0002> 12 <00020001> -122 <0002>] TJ\n"), new Map([["f0", font]]))).toBe(
    drawn("[<0002> 12 <0002>] TJ\n/Span <</ActualText <feff064a>>> BDC\n[<0001> 170 <0003>] TJ\nEMC\n[<0002>] TJ\n"),
  );
});

test("what is no file of the typesetter stays as it is", () => {
  const other = Buffer.from("%PDF-1.7\nnothing that anybody knows\n");
  expect(copyablePdf(other)).toBe(other);
});
