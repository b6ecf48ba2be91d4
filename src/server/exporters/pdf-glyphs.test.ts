import { expect, test } from "vitest";
import { missingGlyphs, pdfWords } from "#tests/support/pdf-text.ts";
import { writePdf } from "./pdf.ts";
import { printable } from "./pdf-glyphs.ts";

test.each([
  ["a text without pictures stays as it is", "نص  عادي © ™ → 5", "نص  عادي © ™ → 5"],
  ["emoji stay, composed ones and flags whole", "وصلت 🎉 عائلة 👨‍👩‍👧 من 🇸🇦 👋🏽 1️⃣", "وصلت 🎉 عائلة 👨‍👩‍👧 من 🇸🇦 👋🏽 1️⃣"],
  ["signs that are no emoji stay", "☐ ☑ ★ ✓ ❤", "☐ ☑ ★ ✓ ❤"],
  ["one that no font holds leaves one blank at most", "وصلت \u{1FAFE} الشحنة \u{1FAFE}\u{1FAFE}", "وصلت الشحنة "],
  ["at the start of a line too", "\u{1FAFE} أهلًا", "أهلًا"],
  ["between words it leaves a blank", "قبل\u{1FAFE}بعد", "قبل بعد"],
  ["a key around an Arabic figure leaves the figure", "٣️⃣ أسباب", "٣ أسباب"],
])("%s", (_what, text, wanted) => {
  expect(printable(text)).toBe(wanted);
});

const paper = { paper: "a4" } as const;
const write = async (markdown: string) => Buffer.from(await writePdf({ markdown, title: "صور", tag: "ar-SA" }, paper));

test("no emoji is an empty box, alone or composed, in Arabic, in English, in bold and in code", async () => {
  const all = Array.from({ length: 0x1fb00 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /^\p{Emoji_Presentation}$/u.test(sign),
  );
  expect(all.length).toBeGreaterThan(1_000);
  const composed = "❤️ ❤️‍🔥 👨‍👩‍👧‍👦 👩🏽‍💻 🧑🏿‍🚀 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🐻‍❄️ 🙂‍↔️ 🫱🏻‍🫲🏿 👁️‍🗨️ 🇸🇦 🇪🇬 🇺🇸 1️⃣ #️⃣ ٣️⃣ ☑️ ▶️ ↔️ ⚠️ ☎️ ✔️ ‼️ ©️ ™️ ㊗️";
  const text = [
    all.join(" "),
    `و${composed}.`,
    `**غامق ${composed}**`,
    `English words ${composed}, and more.`,
    `\`code ${composed}\``,
    `# عنوان ${composed}`,
  ].join("\n\n");
  expect(missingGlyphs(await write(text))).toBe(0);
  // The same look finds what is not there: no font of any machine has a picture for a sign of private use.
  expect(missingGlyphs(await write("\uE5A7\uE5A8"))).toBeGreaterThan(0);
});

test("the words around emoji are copied whole, and the file grows by what it draws", async () => {
  const pictures = await write("وصلت الشحنة 🎉 والخصم كبير 🔥🔥 أهلًا 👋🏽 بالجميع.");
  expect(await pdfWords(pictures)).toEqual(["وصلت", "الشحنة", "والخصم", "كبير", "أهلا", "بالجميع"]);
  const plain = await write("وصلت الشحنة والخصم كبير أهلًا بالجميع.");
  expect(pictures.length - plain.length).toBeLessThan(10_000);
});
