import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "#language/document/read-document.ts";
import { type Block, itemBlocks } from "#language/document/tree.ts";
import { squeezed, wordParagraphs } from "#tests/support/document-lines.ts";
import { goldenDocuments } from "#tests/support/golden-documents.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { writeDocx } from "./docx.ts";

const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0;
const directory = tempDir("libreoffice");

/** All files in one call: LibreOffice takes a second to start and a twentieth of one for each. */
async function openAll(): Promise<void> {
  const files = goldenDocuments.map((_, index) => join(directory, `${index}.docx`));
  for (const [index, document] of goldenDocuments.entries()) {
    writeFileSync(files[index] ?? "", await writeDocx(document, { paper: "a4" }));
  }
  mkdirSync(join(directory, "profile"));
  const profile = `-env:UserInstallation=${pathToFileURL(join(directory, "profile")).href}`;
  await promisify(execFile)("soffice", [profile, "--headless", "--convert-to", "fodt", "--outdir", directory, ...files]);
}

/** What LibreOffice understood of a file, as it writes it down itself. */
function opened(index: number) {
  const source = readFileSync(join(directory, `${index}.fodt`), "utf8");
  const styles = new Map(
    Array.from(source.matchAll(/<style:style style:name="([^"]+)"[^>]*?(?:\/>|>[\s\S]*?<\/style:style>)/g), ([style, name]) => [
      name,
      style,
    ]),
  );
  const runsFromTheRight = (style: string | undefined) => styles.get(style)?.includes('style:writing-mode="rl-tb"') ?? false;
  const body = source.slice(source.indexOf("<office:text"), source.indexOf("</office:text>"));
  const paragraphs = Array.from(
    body.matchAll(/<text:(p|h) text:style-name="([^"]+)"(?: text:outline-level="(\d)")?[^>]*?(?:\/>|>([\s\S]*?)<\/text:\1>)/g),
    ([, , style, level, content = ""]) => ({
      text: plain(content),
      side: runsFromTheRight(style) ? "rtl" : "ltr",
      level: level === undefined ? null : Number(level),
    }),
  ).filter(({ text }) => text !== "");
  const tables = Array.from(body.matchAll(/<table:table [^>]*table:style-name="([^"]+)"/g), ([, style]) =>
    runsFromTheRight(style) ? "rtl" : "ltr",
  );
  return { paragraphs, tables, heads: body.match(/<table:table-header-rows>/g)?.length ?? 0 };
}

function plain(content: string): string {
  const text = content.replace(/<text:(?:line-break|tab|s)\b[^>]*>/g, " ").replace(/<[^>]+>/g, "");
  const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
  return squeezed(text.replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity));
}

/** All blocks, those in lists and quotes too. */
function everyBlock(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === "list") return [block, ...block.items.flatMap((item) => everyBlock(itemBlocks(item)))];
    return block.kind === "quote" ? [block, ...everyBlock(block.blocks)] : [block];
  });
}

describe.skipIf(!hasLibreOffice)("LibreOffice (skipped where there is no soffice)", () => {
  beforeAll(openAll, 180_000);

  it.each(goldenDocuments.map((document, index) => [document.name, document, index] as const))(
    "reads every paragraph in its place, its words and its direction: %s",
    (_name, document, index) => {
      const { blocks } = readDocument(document);
      const { paragraphs, tables, heads } = opened(index);
      expect(paragraphs.map(({ text, side }) => ({ text, side }))).toEqual(wordParagraphs(blocks));
      const every = everyBlock(blocks);
      const levels = every.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
      expect(paragraphs.flatMap(({ level }) => level ?? [])).toEqual(levels);
      const directions = every.flatMap((block) => (block.kind === "table" ? [block.direction] : []));
      expect([tables, heads]).toEqual([directions, directions.length]);
    },
  );
});
