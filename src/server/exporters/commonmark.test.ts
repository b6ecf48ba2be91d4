import { tests as examples } from "commonmark-spec";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { readDocument } from "#language/document/read-document.ts";
import { wordsIn } from "#tests/support/pdf-text.ts";
import { writeDocx } from "./docx.ts";
import { writeHtml } from "./html.ts";
import { writeMarkdown } from "./markdown.ts";
import { writePdf } from "./pdf.ts";
import { writeTxt } from "./txt.ts";

type Example = (typeof examples)[number];

const paper = { paper: "a4" } as const;
/** The specification writes its tabs as arrows. */
const all = examples.map((example) => ({
  ...example,
  markdown: example.markdown.replaceAll("→", "\t"),
  html: example.html.replaceAll("→", "\t"),
}));
const bySection = [...Map.groupBy(all, ({ section }) => section)];
const sourceOf = ({ markdown, number }: Example) => ({ markdown, title: `Example ${number}`, tag: "en-US" });

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bodyOf = (html: string) => html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));

/** What a reader sees of a page: its words in order, pictures as what they are described by. */
function shownWords(html: string): string[] {
  const text = html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/<\/?(?:strong|em|code|a|bdi)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(lt|gt|amp|quot);/g, " ");
  return wordsIn(text);
}

const hasRawHtml = ({ markdown }: Example) => JSON.stringify(fromMarkdown(markdown)).includes('"type":"html"');

const allowedTag =
  /<\/?(?:h[1-6]|p|ul|ol|li|blockquote|pre|code|strong|em|del|a|bdi|br|hr|table|thead|tbody|tr|th|td)(?: (?:dir|lang|start|rel|href)="[^"]*")*>/g;

describe("CommonMark's own examples", () => {
  it.each(bySection)("keep all their words, as plain text, Markdown and a page: %s", async (_section, group) => {
    for (const example of group) {
      const source = sourceOf(example);
      const [txt, md, html] = await Promise.all(
        [writeTxt, writeMarkdown, writeHtml].map(async (write) => decode(await write(source, paper))),
      );
      const at = `example ${example.number}`;
      expect(md, at).toBe(`${example.markdown.trimEnd()}\n`);
      // What is no element of ours is text.
      expect(bodyOf(html ?? "").replace(allowedTag, ""), at).not.toMatch(/[<>]/);
      // Raw HTML is shown as it was typed, so there is more to read than in the specification's page.
      if (hasRawHtml(example)) continue;
      expect(shownWords(bodyOf(html ?? "")), at).toEqual(shownWords(example.html));
      for (const word of shownWords(example.html)) expect(txt, at).toContain(word);
    }
  });

  it("bring down neither Word's exporter nor the typesetter", { timeout: 120_000 }, async () => {
    // Texts aside, many are the same document; one of each shape is written.
    const shapes = new Map(all.map((example) => [shapeOf(example), example]));
    expect(shapes.size).toBeGreaterThan(100);
    for (const example of shapes.values()) {
      const [docx, pdf] = await Promise.all([writeDocx, writePdf].map((write) => write(sourceOf(example), paper)));
      expect(Buffer.from(docx ?? []).toString("latin1", 0, 2), `example ${example.number}`).toBe("PK");
      expect(Buffer.from(pdf ?? []).toString("latin1", 0, 5), `example ${example.number}`).toBe("%PDF-");
    }
  });
});

function shapeOf(example: Example): string {
  const hidden = new Set(["text", "href"]);
  return JSON.stringify(readDocument(sourceOf(example)).blocks, (key, value: unknown) => (hidden.has(key) ? "" : value));
}
