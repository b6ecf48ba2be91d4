import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

const markdown = (html: string) => readHtml(html).markdown.trim();

describe("a page", () => {
  it("gives its words and leaves behind what runs, hides or loads", () => {
    const { markdown: text, leftOut } = readHtml(`<style>.x{display:none}</style><script>alert(1)</script><p onclick="x()">نص
      <span class="x">خفي</span><span style="visibility:hidden">خفي</span><b hidden>خفي</b>
      <a href="javascript:alert(1)">هنا</a> <a href="https://a.example/?q=1">هناك</a> <a href="#top">فوق</a></p>
      <img src="https://t.example/p.png"><svg><text>رسم</text></svg><button>زر</button>`);
    expect(text.trim()).toBe("نص هنا [هناك](https://a.example/?q=1) فوق");
    expect(leftOut).toEqual({ pictures: 1, links: 1 });
  });

  it("has marks where Markdown can have them", () => {
    expect(markdown("<p><b>عرض: </b>خصم <b>20%</b><b> اليوم</b></p>")).toBe("**عرض:** خصم **20% اليوم**");
    expect(markdown("<p><b>عرض:</b>خصم</p>")).toBe("**عرض**:خصم");
    expect(markdown("<h2><b>عنوان</b></h2><p><b> </b>نص</p><p>&nbsp;</p>")).toBe("## عنوان\n\nنص");
  });

  it("keeps the words of looks that Markdown has not, without another look in their place", () => {
    expect(markdown("<p>نص <u>تحته خط</u> و<mark>معلّم</mark></p>")).toBe("نص تحته خط ومعلّم");
    expect(markdown("<p><em>slanted <i>twice</i></em></p>")).toBe("*slanted twice*");
  });

  it("has its lists, titles and fields as Word and Google copy them", () => {
    expect(markdown("<ul><li>أول</li><ul><li>فرع</li></ul></ul>")).toBe("- أول\n  - فرع");
    expect(markdown("<p class=MsoTitle>عنوان</p><p class=MsoQuote>قول</p><p>نص <input value=x></p>")).toBe(
      "# عنوان\n\n> قول\n\nنص",
    );
  });

  it("does not escape what people write: hashtags, blanks, addresses", () => {
    expect(markdown("<p>#يوم_التأسيس [… السعر] a_b@c.example و 5*3</p>")).toBe("#يوم_التأسيس [… السعر] a_b@c.example و 5\\*3");
  });

  it("keeps tables: with a head, with lines in a cell, and frames of one column as what they hold", () => {
    expect(
      markdown("<table><tr><td><p>بند</p></td><td>سعر</td></tr><tr><td><p>قهوة</p><p>كبيرة</p></td><td>a|b</td></tr></table>"),
    ).toBe("| بند | سعر |\n| - | - |\n| قهوة<br>كبيرة | a\\|b |");
    expect(markdown("<table><tr><td><h1>عنوان</h1><p>نص</p></td></tr></table>")).toBe("# عنوان\n\nنص");
    expect(markdown('<table><tr><th colspan="1000000">أ</th><th>ب</th></tr></table>').length).toBeLessThan(1_000);
  });

  it("has the direction of its letters, unless it says another one", () => {
    expect(markdown('<body dir="rtl"><p dir="rtl">نص عربي</p><p>English</p><p dir="RTL">English</p>')).toBe(
      "نص عربي\n\nEnglish\n\n\u200FEnglish",
    );
    expect(markdown('<div><p style="direction:ltr">نص <b>عربي</b></p></div><p dir="auto">نص</p><p dir="ltr">123</p>')).toBe(
      "\u200Eنص **عربي**\n\nنص\n\n123",
    );
  });

  it("nested beyond what anybody reads keeps its words", () => {
    const deep = `${"<ul><li>".repeat(60)}قعر${"</li></ul>".repeat(60)}`;
    expect(markdown(deep)).toMatch(/^- (?:- ){7}/);
    expect(markdown(deep)).toContain("قعر");
  });
});

describe("a page that Word saved", () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

  it("has its lists as lists, with their levels and numbers", () => {
    const html = `<p>قبل</p>${item(1, "·", "أول")}${item(2, "o", "فرع")}${item(1, "·", "ثانٍ")}<p>بين</p>${item(1, "3.", "ثالث")}${item(1, "4.", "رابع")}`;
    expect(markdown(html)).toBe("قبل\n\n- أول\n  - فرع\n- ثانٍ\n\nبين\n\n3. ثالث\n4. رابع");
  });
});

describe("a page that Google exported", () => {
  it("has the looks of its classes, its levels of lists, and links without the way over Google", () => {
    const html = `<style>.c1{font-weight:700}.c2{font-style:italic}.lst-kix_a-0>li:before{content:"x"}</style><body class="c9"><p><span class="c1">عنوان</span><span> ثم </span><span class="c2">stress</span></p>
      <ul class="c3 lst-kix_a-0 start"><li>أول</li></ul><ul class="c3 lst-kix_a-1 start"><li>فرع</li></ul><ul class="c3 lst-kix_a-0"><li>ثانٍ</li></ul>
      <p><a href="https://www.google.com/url?q=https://a.example/x%3Fb%3D1&amp;sa=D">رابط</a></p></body>`;
    expect(markdown(html)).toBe("**عنوان** ثم *stress*\n\n- أول\n  - فرع\n- ثانٍ\n\n[رابط](https://a.example/x?b=1)");
    expect(markdown('<b style="font-weight:normal" id="docs-internal-guid-1"><p>نص</p></b>')).toBe("نص");
  });
});
