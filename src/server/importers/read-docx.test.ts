import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocx } from "./read-docx.ts";

const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (links: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`;

/** The names that Word gives to its styles in every language; their ids are its own affair. */
const styles = `<w:styles ${namespaces}>${[
  ["a1", "heading 1"],
  ["a2", "TOC Heading"],
  ["a3", "toc 1"],
  ["a4", "List Paragraph"],
  ["a5", "Intense Quote"],
]
  .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
  .join("")}</w:styles>`;

const numbering = `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A document as Word writes it, of the parts that matter here. */
function word(body: string, more: Record<string, string> = {}): Uint8Array {
  const parts = {
    "[Content_Types].xml": types,
    "_rels/.rels": relations(`<Relationship Id="r1" Type="${officeDocument}/officeDocument" Target="word/document.xml"/>`),
    "word/_rels/document.xml.rels": relations(
      `<Relationship Id="s" Type="${officeDocument}/styles" Target="styles.xml"/><Relationship Id="n" Type="${officeDocument}/numbering" Target="numbering.xml"/><Relationship Id="bad" Type="${officeDocument}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>`,
    ),
    "word/styles.xml": styles,
    "word/numbering.xml": numbering,
    "word/document.xml": `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const run = (text: string, looks = "") => `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const item = (text: string) => paragraph(run(text), `${style("a4")}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>`);

const markdown = async (body: string) => (await readDocx(word(body))).markdown.trim();

describe("a Word document", () => {
  it("has its headings by the names of their styles, and no table of contents", async () => {
    const body = [
      paragraph(run("المحتويات"), style("a2")),
      paragraph(run("الأول 3"), style("a3")),
      paragraph(run("الأول", "<w:b/>"), style("a1")),
      paragraph(run("قول"), style("a5")),
    ].join("");
    expect(await markdown(body)).toBe("# الأول\n\n> قول");
  });

  it("goes on counting over what stands between the items, and keeps an item's paragraphs with it", async () => {
    const body = [item("أول"), paragraph(run("تكملته"), style("a4")), item("ثانٍ"), paragraph(run("بين")), item("ثالث")].join("");
    expect(await markdown(body)).toBe("1. أول\n\n   تكملته\n\n2. ثانٍ\n\nبين\n\n3. ثالث");
  });

  it("has no deleted words, no hidden ones, and no link that may not be followed", async () => {
    const body = paragraph(
      `${run("باقٍ ")}<w:del>${run("محذوف").replaceAll("w:t", "w:delText")}</w:del>${run("خفي", "<w:vanish/>")}<w:ins>${run("مضاف")}</w:ins> <w:hyperlink r:id="bad">${run(" رابط")}</w:hyperlink>`,
    );
    const read = await readDocx(word(body));
    expect(read.markdown.trim()).toBe("باقٍ مضاف رابط");
    expect(read.leftOut).toEqual({ pictures: 0, links: 1 });
  });

  it("has the direction of its letters, unless a paragraph says another one", async () => {
    const body = [
      paragraph(run("نص عربي")),
      paragraph(run("نص عربي"), "<w:bidi/>"),
      paragraph(run("English"), "<w:bidi/>"),
      paragraph(run("نص عربي"), '<w:bidi w:val="0"/>'),
      paragraph(run("English"), "<w:pPrChange><w:pPr><w:bidi/></w:pPr></w:pPrChange>"),
    ].join("");
    expect(await markdown(body)).toBe("نص عربي\n\nنص عربي\n\n\u200FEnglish\n\n\u200Eنص عربي\n\nEnglish");
  });

  it("says its title", async () => {
    const core = `<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:title>قهوة &amp; شاي</dc:title></cp:coreProperties>`;
    expect((await readDocx(word(paragraph(run("نص")), { "docProps/core.xml": core }))).title).toBe("قهوة & شاي");
  });
});
