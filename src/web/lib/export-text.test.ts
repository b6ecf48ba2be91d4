import { expect, test } from "vitest";
import { toHtmlDocument, toHtmlFragment, toPlainText } from "./export-text.ts";
import { safeLink } from "./safe-link.ts";
import { safeFileName } from "./text-file.ts";

const arabic = { direction: "rtl", tag: "ar-EG" } as const;
const html = (markdown: string) => toHtmlFragment({ markdown, ...arabic });

test("nothing in a text runs or loads when its HTML is opened elsewhere", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[نقرة](javascript:alert(1))",
    "[نقرة](data:text/html,<b>)",
    "![صورة](https://tracker.example/p.png)",
    '[x](https://a.example/"onmouseover="alert(1))',
  ].join("\n\n");
  const result = html(hostile);
  expect(result).not.toMatch(/<script|<img|javascript:|data:text|<[^>]*src=|"onmouseover/);
  expect(result).toContain("صورة");
  expect(result).toContain("&lt;script&gt;");
});

test("a title cannot break out of the page it names", () => {
  const page = toHtmlDocument({ markdown: "نص", title: "</title><script>x</script>", ...arabic });
  expect(page).not.toContain("<script>");
  expect(page).toContain('<html lang="ar-EG" dir="rtl">');
});

test("a block in the other script gets its own direction, the others follow the page", () => {
  expect(html("مرحبًا\n\nAn English paragraph.")).toBe(
    '<div dir="rtl" lang="ar-EG"><p>مرحبًا</p>\n<p dir="ltr">An English paragraph.</p></div>',
  );
});

test("lists, tables and links survive as HTML", () => {
  const result = html("3. ثلاثة\n4. أربعة\n\n| أ | ب |\n| --- | --- |\n| 1 | 2 |\n\n[موقع](https://example.com)");
  expect(result).toContain('<ol start="3">');
  expect(result).toContain("<td>1</td>");
  expect(result).toContain('<a href="https://example.com" rel="noopener">موقع</a>');
});

test("plain text keeps what a reader needs and no marks", () => {
  const markdown =
    "# عنوان\n\nسطر **مهم** و[موقع](https://example.com).\n\n1. أول\n2. ثانٍ\n   - فرعي\n\n| أ | ب |\n| - | - |\n| 1 | 2 |";
  expect(toPlainText(markdown)).toBe(
    "عنوان\n\nسطر مهم وموقع (https://example.com).\n\n1. أول\n2. ثانٍ\n  - فرعي\n\nأ | ب\n1 | 2\n",
  );
});

test.each([
  ["عرض: ماله / حل؟", "عرض ماله حل؟.txt"],
  ["../../etc/passwd", "etc passwd.txt"],
  ["con", "text.txt"],
  ["\u202Etxt.exe", "txt.exe.txt"],
  ["  ", "text.txt"],
])("the file name of %j is safe on every system", (title, name) => {
  expect(safeFileName(title, "txt")).toBe(name);
});

test.each([
  ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  [" mailto:a@example.com ", "mailto:a@example.com"],
  ["javascript:alert(1)", null],
  ["JAVA\nSCRIPT:alert(1)", null],
  ["data:text/html,<b>x</b>", null],
  ["//evil.example", null],
  ["/settings", null],
  ["https://", null],
])("a link of a text leads to the web or to mail, never elsewhere: %j", (address, wanted) => {
  expect(safeLink(address)).toBe(wanted);
});
