import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { toHtmlFragment, toHtmlPage } from "./to-html.ts";
import { toPlainText } from "./to-plain-text.ts";
import type { Block } from "./tree.ts";

const read = (markdown: string, tag: string | null = "ar-EG") => readDocument({ markdown, title: "عنوان", tag });
const html = (markdown: string) => toHtmlFragment(read(markdown));

describe("what a text brings along", () => {
  test("nothing in it runs, loads or leads away when its HTML is opened elsewhere", () => {
    const hostile = [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "قبل <svg onload=alert(1)> بعد",
      "[نقرة](javascript:alert(1))",
      "[نقرة](data:text/html,<b>)",
      "![صورة](https://tracker.example/p.png)",
      '[x](https://a.example/"onmouseover="alert(1))',
      "[مرجع][a]\n\n[a]: javascript:alert(1)",
    ].join("\n\n");
    const result = html(hostile);
    expect(result).not.toMatch(/<script|<img|<svg|javascript:|data:text|<[^>]*src=|"onmouseover/);
    expect(result).toContain("&lt;script&gt;");
    for (const kept of ["صورة", "نقرة", "مرجع"]) expect(result).toContain(kept);
  });

  test("a title cannot break out of the page that it names", () => {
    const page = toHtmlPage(readDocument({ markdown: "نص", title: "</title><script>x</script>", tag: "ar-EG" }));
    expect(page).not.toContain("<script>");
    expect(page).toContain('<html lang="ar-EG" dir="rtl">');
  });

  test("characters that make Word refuse a file, or that turn words round, are gone; what shapes Arabic stays", () => {
    expect(toPlainText(read("أب\u0008ج\u202Eد\uFFFE\uD800 هـ\u200Cها"))).toBe("أبجد\uFFFD هـ\u200Cها\n");
  });
});

describe("direction", () => {
  test("every block at the top follows the text unless it is clearly foreign, and says its language where it is another", () => {
    expect(html("OpenAI يقدم خدمة جديدة لكل الناس في المدينة\n\nA whole English line with one مرحبا.\n\n123")).toBe(
      [
        '<div dir="rtl" lang="ar-EG"><p dir="rtl">OpenAI يقدم خدمة جديدة لكل الناس في المدينة</p>',
        '<p dir="ltr" lang="en">A whole English line with one مرحبا.</p>',
        '<p dir="rtl">123</p></div>',
      ].join("\n"),
    );
  });

  test("a list keeps its side; only an item without any of its letters reads the other way", () => {
    expect(html("- افتح التطبيق من شاشة الهاتف الرئيسية\n- افتح Google Sheets Premium\n- Second, please.")).toBe(
      '<div dir="rtl" lang="ar-EG"><ul dir="rtl">\n<li>افتح التطبيق من شاشة الهاتف الرئيسية</li>\n<li>افتح Google Sheets Premium</li>\n' +
        '<li><bdi dir="ltr">Second, please.</bdi></li>\n</ul></div>',
    );
  });

  test("a table runs from the text's side, its foreign cells keep their own order", () => {
    expect(html("| البند | السعر |\n| :-- | --: |\n| قهوة كبيرة | $5 |\n| Latte. | 4 |")).toContain(
      '<table dir="rtl">\n<thead>\n<tr><th>البند</th><th>السعر</th></tr>\n</thead>\n<tbody>\n' +
        '<tr><td>قهوة كبيرة</td><td>$5</td></tr>\n<tr><td><bdi dir="ltr">Latte.</bdi></td><td>4</td></tr>',
    );
    expect(html("| Item | Price |\n| :-- | --: |\n| Tea | 4 |")).toContain('<td style="text-align: end">4</td>');
  });

  test("code stays left-to-right in an Arabic text, a text in a fence reads its own way", () => {
    expect(html("```js\nlet a = 1; // عدد\n```\n\n```\nنص في إطار\n```")).toMatch(
      /<pre dir="ltr"><code>let a[\s\S]*<pre dir="rtl"><code>نص/,
    );
  });

  test("a mark before its first word says the direction of a block, whatever its letters are; its language stays theirs", () => {
    expect(html("\u200EOpenAI هي شركة\n\n# \u200FGoogle Ads\n\nنص عربي طويل بما يكفي")).toBe(
      [
        '<div dir="rtl" lang="ar-EG"><p dir="ltr">OpenAI هي شركة</p>',
        '<h1 dir="rtl" lang="en">Google Ads</h1>',
        '<p dir="rtl">نص عربي طويل بما يكفي</p></div>',
      ].join("\n"),
    );
    expect(html("- \u200EOpenAI هي شركة\n- أخرى")).toContain('<ul dir="ltr"');
    expect(html("> \u200Fan English quote")).toContain('<blockquote dir="rtl"');
    expect(html("| \u200EA | ب |\n| - | - |\n| عربي | كثير |")).toContain('<table dir="ltr">');
  });

  test("a direction chosen by hand stays a mark where a format knows no other way to say it", () => {
    const marked = "\u200Eنص\n\n- \u200EOpenAI هي شركة\n- أخرى\n\nأ | \u200Fb";
    const cells = marked.replace("أ | \u200Fb", "| أ | \u200Fb |\n| - | - |");
    expect(toPlainText(read(cells))).toBe(`${marked}\n`);
  });

  test("a text in another language than its variety says so", () => {
    expect(read("An English text.")).toMatchObject({ tags: { ltr: "en", rtl: "ar-EG" }, direction: "ltr" });
    expect(read("نص عربي", "en-US")).toMatchObject({ tags: { ltr: "en-US", rtl: "ar" }, direction: "rtl" });
    expect(read("123", "en-US")).toMatchObject({ direction: "ltr" });
  });
});

describe("formats of text", () => {
  test("lists, tables, tasks, notes and links survive as HTML", () => {
    const result = html(
      "3. ثلاثة\n4. أربعة\n\n- [x] تم\n- [ ] لا\n\n[موقع **مهم**](https://example.com) <br> سطر[^1]\n\n[^1]: ملاحظة",
    );
    expect(result).toContain('<ol start="3" dir="rtl">');
    expect(result).toContain("<li>☑ تم</li>\n<li>☐ لا</li>");
    expect(result).toContain('<a href="https://example.com" rel="noopener">موقع <strong>مهم</strong></a>');
    expect(result).toContain("<br>");
    expect(result).toMatch(/سطر\[1\]<\/p>\n<p dir="rtl">\[1\] ملاحظة<\/p>/);
  });

  test("a telephone number keeps the order of its groups", () => {
    expect(html("اتصل على 050 123 4567.")).toContain('<bdi dir="ltr">050 123 4567</bdi>');
  });

  test("a figure keeps its letters after Arabic words", () => {
    expect(html("The phone هاتف 256GB is here, in a box.")).toContain('هاتف <bdi dir="ltr">256GB</bdi> is here');
    expect(html("The 256GB phone.")).not.toContain("<bdi");
  });

  test("plain text keeps what a reader needs and no marks", () => {
    const markdown =
      "# عنوان\n\nسطر **مهم** و[موقع](https://example.com).\nتابع\n\n1. أول\n2. ثانٍ\n   - فرعي\n\n| أ | ب |\n| - | - |\n| 1 | 2 |\n\n> قول\n\n---\n\n```\nرمز\n```";
    expect(toPlainText(read(markdown))).toBe(
      "عنوان\n\nسطر مهم وموقع (https://example.com).\nتابع\n\n1. أول\n2. ثانٍ\n  - فرعي\n\nأ | ب\n1 | 2\n\nقول\n\n———\n\nرمز\n",
    );
  });
});

describe("texts that nobody should write", () => {
  /** Every word of a text that consists of numbered words. */
  const wordsOf = (blocks: readonly Block[]) => toPlainText({ blocks }).match(/w\d+/g) ?? [];

  test.each([
    ["lists 500 deep", Array.from({ length: 500 }, (_, depth) => `${"  ".repeat(depth)}- w${depth}`).join("\n"), 500],
    ["quotes 500 deep", Array.from({ length: 500 }, (_, depth) => `${">".repeat(depth + 1)} w${depth}`).join("\n\n"), 500],
    ["lists 5,000 deep on one line", `${"- ".repeat(5_000)} w0`, 1],
    ["quotes beyond what the parser stands", `${">".repeat(30_000)} w0`, 1],
    ["stress 500 deep", `${"**_".repeat(500)}w0${"_**".repeat(500)}`, 1],
    ["10,000 headings", Array.from({ length: 10_000 }, (_, index) => `# w${index}`).join("\n\n"), 10_000],
    ["brackets that never close", `${"[".repeat(5_000)} w0`, 1],
  ])("%s lose no word", { timeout: 60_000 }, (_what, markdown, count) => {
    const { blocks } = read(markdown);
    expect(wordsOf(blocks)).toEqual(Array.from({ length: count }, (_, index) => `w${index}`));
  });

  test("deep indents in code and long rules stay what they are", () => {
    expect(html(`\`\`\`\n${" ".repeat(60)}x\n\`\`\`\n\n${"- ".repeat(30)}\n\n${"*".repeat(40)}`)).toBe(
      `<div dir="ltr" lang="en"><pre dir="ltr"><code>${" ".repeat(60)}x</code></pre>\n<hr>\n<hr></div>`,
    );
  });

  test("no list is deeper than any format can show", () => {
    const { blocks } = read(Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- س`).join("\n"));
    const depthOf = (list: readonly Block[]): number =>
      Math.max(0, ...list.map((block) => (block.kind === "list" ? 1 + depthOf(block.items.flatMap((item) => item.blocks)) : 0)));
    expect(depthOf(blocks)).toBe(8);
  });

  test("an empty text is an empty document", () => {
    expect(read("").blocks).toEqual([]);
    expect(toPlainText(read("  \n"))).toBe("\n");
  });
});
