import { getSchema } from "@tiptap/core";
import { describe, expect, test } from "vitest";
import { schemaExtensions } from "./editor-schema.ts";
import { looksLikeMarkdown } from "./looks-like-markdown.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { readPastedHtml } from "./paste-html.ts";

const schema = getSchema([...schemaExtensions]);

/** The paste as the text that it becomes. */
function pasted(html: string): string {
  const { blocks } = readPastedHtml(html);
  const doc = schema.nodeFromJSON({ type: "doc", content: blocks });
  doc.check();
  return new MarkdownSource(schema).write(doc);
}

const wordItem = (text: string, level: number, marker: string, place: "First" | "Middle" | "Last" = "Middle") =>
  `<p class=MsoListParagraphCxSp${place} dir=RTL style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=AR-SA style='mso-bidi-font-family:Arial'>${text}<o:p></o:p></span></p>\n`;

/** As Word 365 for Windows puts it on the clipboard. */
const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle dir=RTL><span lang=AR-SA>دليل المحل</span></p>
<h1 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><b><span lang=AR-SA style='color:#2F5496'>الأسعار</span></b><o:p></o:p></h1>
<p class=MsoNormal dir=RTL style='mso-margin-top-alt:auto'><span lang=AR-SA>سعر </span><b style='mso-bidi-font-weight:normal'><span
lang=AR-SA>القهوة</span></b><span lang=AR-SA> عند </span><i style='mso-bidi-font-style:normal'>Latte Bar</i><i><span lang=AR-SA> مائل</span></i><span
style='mso-spacerun:yes'>  </span><a href="https://example.com/menu"><span lang=AR-SA>القائمة</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem("أول", 1, "·", "First")}${wordItem("فرع", 2, "o")}${wordItem("فرع آخر", 2, "o")}${wordItem("ثانٍ", 1, "·", "Last")}
<p class=MsoNormal>ثم:</p>
${wordItem("خطوة", 1, "1.", "First")}${wordItem("خطوة تالية", 1, "2.", "Last")}
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td valign=top style='width:2in'><p class=MsoNormal><b>البند</b></p></td>
<td><p class=MsoNormal>السعر</p></td></tr><tr><td><p class=MsoNormal>شاي</p></td><td><p class=MsoNormal>5<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=20 src="file:///C:/clip_image001.png"><![endif]></p>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it on the clipboard: the wrapper that is not bold, weights in styles, lists beside their items. */
const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1234"><h2 dir="rtl" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:700;white-space:pre-wrap;">العنوان</span></h2><p dir="rtl" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">نص </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">غامق</span><span style="font-weight:400;white-space:pre-wrap;"> و</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">Google</span><span style="text-decoration:line-through;font-weight:400;"> ملغي</span><a href="https://example.com" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:400;">رابط</span></a></p><br /><ul style="margin-top:0;"><li dir="rtl" style="list-style-type:disc;" aria-level="1"><p dir="rtl" role="presentation"><span style="font-weight:400;">أول</span></p></li><ul style="margin-top:0;"><li dir="rtl" aria-level="2"><p dir="rtl" role="presentation"><span style="font-weight:400;">داخلي</span></p></li></ul><li dir="rtl" aria-level="1"><p role="presentation"><span>ثانٍ</span></p></li></ul><p><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/x=s800" width="60"></span></span></p></b><br class="Apple-interchange-newline">`;

const fromSheets = `<meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="rtl" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value='{"1":2,"2":"البند"}'>البند</td><td>السعر</td></tr><tr><td>قهوة | شاي</td><td data-sheets-value='{"1":3,"3":12}'>12</td></tr></tbody></table>`;

describe("pasting from other programs", () => {
  test("Word: headings, stress and real lists, none of its styles", () => {
    expect(pasted(fromWord)).toBe(
      [
        "# دليل المحل",
        "# الأسعار",
        "سعر **القهوة** عند *Latte Bar* مائل [القائمة](https://example.com/menu).",
        "- أول\n  - فرع\n  - فرع آخر\n- ثانٍ",
        "ثم:",
        "1. خطوة\n2. خطوة تالية",
        "| **البند** | السعر |\n| - | - |\n| شاي | 5 |",
      ].join("\n\n"),
    );
    expect(readPastedHtml(fromWord).losses.pictures).toBe(1);
  });

  test("Google Docs: its wrapper is not bold, weights of spans are", () => {
    expect(pasted(fromGoogleDocs)).toBe(
      ["## العنوان", "نص **غامق** و*Google* ~~ملغي~~[رابط](https://example.com)", "- أول\n  - داخلي\n- ثانٍ"].join("\n\n"),
    );
    expect(readPastedHtml(fromGoogleDocs).losses.pictures).toBe(1);
  });

  test("what a page hides stays away, and a column of a spreadsheet is a table", () => {
    expect(pasted('<style>.x{display:none}</style><p>نص<span class="x"> خفي</span><b hidden> خفي</b></p>')).toBe("نص");
    expect(pasted("<table><tr><td>بند</td></tr><tr><td>قهوة</td></tr></table>")).toBe("| بند |\n| - |\n| قهوة |");
  });

  test("the paragraphs of a cell are lines of it, and a list of tasks keeps its boxes", () => {
    expect(pasted("<table><tr><td>بند<td>سعر<tr><td>قهوة<p>كبيرة</p>ساخنة<td>12</table>")).toBe(
      "| بند | سعر |\n| - | - |\n| قهوة<br>كبيرة<br>ساخنة | 12 |",
    );
    expect(pasted('<ul><li><input type="checkbox" checked> بند</li></ul><p><input value="حقل"></p>')).toBe("- [x] بند");
  });

  test("a spreadsheet becomes a table, with its own bars escaped", () => {
    expect(pasted(fromSheets)).toBe("| البند | السعر |\n| - | - |\n| قهوة \\| شاي | 12 |");
  });

  test("nothing that runs or leads elsewhere comes along", () => {
    const hostile =
      '<p onclick="x()">نص <a href="javascript:alert(1)">نقرة</a><script>alert(1)</script><iframe src="https://e.example"></iframe></p>' +
      '<p><a href="data:text/html,x">بيانات</a> <svg onload=alert(1)><text>s</text></svg><style>p{}</style><button>زر</button></p>' +
      '<img src="https://tracker.example/a.png"><img src="data:image/png;base64,xx">';
    expect(pasted(hostile)).toBe("نص نقرة\n\nبيانات");
    expect(readPastedHtml(hostile).losses.pictures).toBe(2);
  });
});

test.each([
  ["# عنوان\n\nنص", true],
  ["نص **مهم** هنا", true],
  ["- أول\n- ثان", true],
  ["1. أول\n2. ثان", true],
  ["| أ | ب |\n| - | - |\n| 1 | 2 |", true],
  ["[موقع](https://example.com)", true],
  ["- جملة واحدة تبدأ بشرطة", false],
  ["2 * 3 * 4 = 24, #وسم و_سطر_", false],
  ["سعره 5 - 3 ريالات\nشكرًا", false],
  ["[… السعر] يُكمل لاحقًا", false],
])("what is taken for Markdown: %j", (text, wanted) => {
  expect(looksLikeMarkdown(text)).toBe(wanted);
});

describe("what a paste loses is known", () => {
  const lost = (html: string) => [...readPastedHtml(html).losses.looks];

  test.each([
    ["underlined words", "<p>نص <u>تحته خط</u></p>", ["underline"]],
    ["underlined by a style", '<p><span style="text-decoration: underline">نص</span></p>', ["underline"]],
    ["slanted Arabic", "<p><em>مائل</em></p>", ["slant"]],
    ["a marked passage", "<p><mark>مهم</mark></p>", ["highlight"]],
    ["marked in Word", '<p><span style="background:yellow;mso-highlight:yellow">مهم</span></p>', ["highlight"]],
    ["raised and lowered", "<p>H<sub>2</sub>O</p>", ["raised"]],
  ])("%s", (_name, html, wanted) => {
    expect(lost(html)).toEqual(wanted);
  });

  test.each([
    ["slanted Latin words stay slanted", "<p><em>slanted</em></p>"],
    ["links are underlined by themselves", '<p><a href="https://a.example" style="text-decoration:underline"><u>نص</u></a></p>'],
    ["a link within the underline", '<p><u><a href="https://a.example">نص</a></u></p>'],
    ["nothing was underlined", "<p>نص<u> </u></p>"],
    ["colours of a page", '<p style="background-color:#fff;color:#111">نص</p>'],
  ])("nothing is said of what nobody misses: %s", (_name, html) => {
    expect(lost(html)).toEqual([]);
  });
});
