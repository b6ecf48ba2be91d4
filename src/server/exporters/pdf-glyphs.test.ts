import { expect, test } from "vitest";
import { printable } from "./pdf-glyphs.ts";

test.each([
  ["a text without pictures stays as it is", "نص  عادي © ™ → 5", "نص  عادي © ™ → 5"],
  ["one that no font holds leaves one blank at most", "وصلت 🎉 الشحنة 🔥🔥", "وصلت الشحنة "],
  ["at the start of a line too", "👋🏽 أهلًا", "أهلًا"],
  ["between words it leaves a blank", "قبل🎉بعد", "قبل بعد"],
  ["signs that mean the same take their place", "✅ تم ❌ لا ⭐⭐", "✓ تم ✗ لا ★★"],
  ["what the fonts hold stays, without its colour", "❤️ ☕ ☑ ★", "❤ ☕ ☑ ★"],
  ["composed pictures and flags leave nothing behind", "عائلة 👨‍👩‍👧 من 🇸🇦 هنا", "عائلة من هنا"],
])("%s", (_what, text, wanted) => {
  expect(printable(text)).toBe(wanted);
});
