import { type Block, type Direction, itemBlocks, type Line } from "#language/document/tree.ts";

/** All lines of words of a text, top to bottom. */
export function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) => {
    if ("content" in block) return [block];
    if (block.kind === "list") return block.items.flatMap((item) => linesOf(itemBlocks(item)));
    if (block.kind === "quote") return linesOf(block.blocks);
    return block.kind === "table" ? block.rows.flat() : [];
  });
}

interface WordParagraph {
  readonly text: string;
  /** From which side it runs. */
  readonly side: Direction;
}

/** What a word processor has as paragraphs: lines, cells, and every line of code. `breaks` stands for a break inside of one. */
export function wordParagraphs(blocks: readonly Block[], breaks = " "): WordParagraph[] {
  return blocks.flatMap((block) => paragraphsOf(block, block.direction, breaks)).filter(({ text }) => text !== "");
}

function paragraphsOf(block: Block, side: Direction, breaks: string): WordParagraph[] {
  const all = (inner: readonly Block[]) => inner.flatMap((one) => paragraphsOf(one, side, breaks));
  const text = ({ content }: Line) =>
    squeezed(content.map((inline) => (inline.kind === "break" ? breaks : inline.text)).join(""));
  switch (block.kind) {
    case "code":
      return block.text.split("\n").map((line) => ({ text: squeezed(line), side: block.direction }));
    case "list":
      return block.items.flatMap((item) => all(itemBlocks(item)));
    case "quote":
      return all(block.blocks);
    case "table":
      return block.rows.flat().map((cell) => ({ text: text(cell), side: cell.direction }));
    case "rule":
      return [];
    default:
      return [{ text: text(block), side }];
  }
}

/** Without the marks that hold a sign at the edge of its words. */
export const squeezed = (text: string) =>
  text
    .replace(/[\u200E\u200F]/g, "")
    .replace(/\s+/g, " ")
    .trim();
