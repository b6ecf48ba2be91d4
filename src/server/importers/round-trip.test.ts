import { describe, expect, it } from "vitest";
import { readDocument } from "#language/document/read-document.ts";
import { type Block, itemBlocks, textOf } from "#language/document/tree.ts";
import { writeDocx } from "#server/exporters/docx.ts";
import type { Exporter } from "#server/exporters/exporter.ts";
import { writeHtml } from "#server/exporters/html.ts";
import { writeMarkdown } from "#server/exporters/markdown.ts";
import { writeTxt } from "#server/exporters/txt.ts";
import { type GoldenDocument, goldenDocuments } from "#tests/support/golden-documents.ts";
import { wordsIn } from "#tests/support/pdf-text.ts";
import { readFile } from "./read-file.ts";

const each = goldenDocuments.map((document) => [document.name, document] as const);

async function again({ name: _, ...source }: GoldenDocument, extension: string, write: Exporter) {
  const bytes = await write(source, { paper: "a4" });
  return readFile({ name: `file.${extension}`, bytes });
}

const blocksOf = (markdown: string, { title, tag }: GoldenDocument) => readDocument({ markdown, title, tag }).blocks;
const line = (text: string) => wordsIn(text).join(" ");

/** Every line of a text with what it is: 'h2 …', '1. - …' for an item in a list, '| …' for a row. */
function outline(blocks: readonly Block[], place = ""): string[] {
  return blocks.flatMap((block) => outlineOf(block, place));
}

function outlineOf(block: Block, place: string): string[] {
  switch (block.kind) {
    case "heading":
      return [`${place}h${block.level} ${line(textOf(block.content))}`];
    case "paragraph":
      return [`${place}${line(textOf(block.content))}`];
    case "list":
      return block.items.flatMap((item, index) =>
        outline(itemBlocks(item), `${place}${block.start === null ? "-" : `${block.start + index}.`} `),
      );
    case "quote":
      return outline(block.blocks, `${place}> `);
    case "table":
      return block.rows.map((row) => `${place}${row.map((cell) => `| ${line(textOf(cell.content))} `).join("")}`);
    case "code":
      return block.text.split("\n").map((text) => `${place}code ${line(text)}`);
    case "rule":
      return [`${place}---`];
  }
}

const allWords = (blocks: readonly Block[]) =>
  outline(blocks)
    .join("\n")
    .replace(/^(?:[>|-]|h\d|\d+\.|code)(?= )/gm, "");

describe("a text that is exported and imported again", () => {
  it.each(each)("as HTML has the same words in the same structure: %s", async (_name, document) => {
    const { markdown } = await again(document, "html", writeHtml);
    expect(outline(blocksOf(markdown, document))).toEqual(outline(blocksOf(document.markdown, document)));
  });

  /** Word has no list within a quote, and no end between two pieces of code. */
  const beyondWord = new Set(["a quote and a rule", "odd Markdown"]);

  it.each(each)("as Word has the same words in the same structure: %s", async (name, document) => {
    const { markdown } = await again(document, "docx", writeDocx);
    const [read, source] = [blocksOf(markdown, document), blocksOf(document.markdown, document)];
    if (beyondWord.has(name)) expect(wordsIn(allWords(read)).toSorted()).toEqual(wordsIn(allWords(source)).toSorted());
    else expect(outline(read)).toEqual(outline(source));
  });

  it.each(each)("as plain text has the same words: %s", async (_name, document) => {
    const { markdown } = await again(document, "txt", writeTxt);
    const exported = new TextDecoder().decode(await writeTxt(document, { paper: "a4" }));
    expect(wordsIn(markdown.replaceAll("\\", " "))).toEqual(wordsIn(exported));
  });

  it.each(each)(
    "as Markdown is the same to the letter, without pictures, comments and links that lead nowhere: %s",
    async (_name, document) => {
      const { markdown } = await again(document, "md", writeMarkdown);
      const kept = document.markdown
        .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
        .replace(/<!--.*?-->/g, "")
        .replace("[هنا](javascript:alert(1))", "هنا");
      expect(markdown).toBe(kept.trim());
    },
  );

  it("keeps what is bold, struck out, linked or a task", async () => {
    const document = goldenDocuments.find(({ name }) => name === "tasks and looks") as GoldenDocument;
    const { markdown } = await again(document, "html", writeHtml);
    expect(markdown).toBe("- [x] **مهم** و*بارز* و~~ملغي~~\n- [ ] سطر\\\n  ثانٍ");
    const links = goldenDocuments.find(({ name }) => name === "links") as GoldenDocument;
    expect((await again(links, "docx", writeDocx)).markdown).toBe(
      "زوروا [المتجر](https://example.com/shop?a=1&b=2) أو https://example.com أو a@example.com أو هنا.",
    );
  });

  it.each([
    ["HTML", "html", writeHtml],
    ["Word", "docx", writeDocx],
  ] as const)(
    "as %s keeps every direction that somebody chose by hand, and marks no other",
    async (_format, extension, write) => {
      const markdown = [
        "# \u200FGoogle Ads",
        "\u200EOpenAI هي شركة أمريكية كبيرة",
        "OpenAI هي شركة أمريكية كبيرة",
        "\u200FA whole English line with one مرحبا",
        "\u200F**Bold** English words",
        "- \u200EOpenAI هي شركة أمريكية\n- أخرى من هناك.\n- Hot coffee.",
        "1. قهوة سادة للصباح الباكر\n2. Hot coffee.",
        "> \u200Fan English quote",
        "| \u200Eالبند | السعر |\n| - | - |\n| قهوة | كثير |",
        "| البند | السعر |\n| - | - |\n| قهوة كبيرة | Hot. |",
      ].join("\n\n");
      const document = { name: "", title: "ن", tag: "ar-SA", markdown };
      expect((await again(document, extension, write)).markdown).toBe(markdown);
    },
  );

  it("is taken for what it was written in, where a text can tell", async () => {
    const told = async (name: string) =>
      (await again(goldenDocuments.find((document) => document.name === name) as GoldenDocument, "docx", writeDocx)).variety;
    expect(await told("ar-egyptian, template 1")).toBe("ar-egyptian");
    expect(await told("ar-lebanese, template 1")).toBe("ar-lebanese");
    expect(await told("ar-standard, template 1")).toBe("ar-standard");
    expect(await told("en-american, template 1")).toBe("en-american");
    // Which country of the Gulf it is from, nobody can read.
    expect(await told("ar-kuwaiti, template 1")).toBeNull();
  });
});
