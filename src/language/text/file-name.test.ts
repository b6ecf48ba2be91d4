import { expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";

test.each([
  ["عرض: ماله / حل؟", "عرض ماله حل؟.txt"],
  ["../../etc/passwd", "etc passwd.txt"],
  ["con", "text.txt"],
  ["NUL.backup", "text.txt"],
  ["\u202Etxt.exe", "txt.exe.txt"],
  ["\u200F\u2067\u200E", "text.txt"],
  ["سطر\nآخر\0", "سطر آخر.txt"],
  ["نصف \uD83D", "نصف.txt"],
  ["  ", "text.txt"],
])("the file name of %j is safe on every system", (title, name) => {
  expect(safeFileName(title, "txt")).toBe(name);
});

test("a long title is cut at the end of a word", () => {
  expect(safeFileName("كلمة ".repeat(30), "pdf")).toBe(`${"كلمة ".repeat(16).trim()}.pdf`);
});

test.each(["ط", "👍🏽", "نَّ", "x"])(
  "a title of 300 times %j fits into the 255 bytes of a file system, uncut in its last character",
  (letter) => {
    const name = safeFileName(letter.repeat(300), "docx");
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name.slice(0, -5).length % letter.length).toBe(0);
  },
);
