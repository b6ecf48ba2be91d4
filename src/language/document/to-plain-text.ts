import { directionMarks } from "#language/text/direction.ts";
import { linkedParts } from "./linked-parts.ts";
import { type Block, type DocumentTree, itemBlocks, type Line, type List, type Table, textOf } from "./tree.ts";

/** The text without any marks: what one pastes into a message. Lists keep their dashes and numbers, links their addresses. */
export function toPlainText({ blocks }: Pick<DocumentTree, "blocks">): string {
  return `${plainBlocks(blocks, "\n\n")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function plainBlocks(blocks: readonly Block[], between: string): string {
  return blocks.map(plainBlock).join(between);
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return plainLine(block);
    case "list":
      return plainList(block);
    case "table":
      return plainTable(block);
    case "quote":
      return plainBlocks(block.blocks, "\n\n");
    case "code":
      return block.text;
    case "rule":
      return "———";
  }
}

function plainTable({ rows }: Table): string {
  return rows.map((row) => row.map((cell) => plainLine(cell).replaceAll("\n", " ").trim()).join(" | ")).join("\n");
}

function plainList({ start, items }: List): string {
  return items
    .map((item, index) => {
      const mark = start === null ? "- " : `${start + index}. `;
      return `${mark}${plainBlocks(itemBlocks(item), "\n").replaceAll("\n", "\n  ")}`;
    })
    .join("\n");
}

/** A link says its address too, unless that is what it says already. A direction that was chosen by hand stays as its mark. */
function plainLine({ content, direction, isChosen }: Line): string {
  const words = linkedParts(content)
    .map(({ href, inlines }) => {
      const text = textOf(inlines);
      const address = href?.replace(/^(?:mailto|tel):/i, "");
      return !address || address === text || href === `http://${text}` ? text : `${text} (${address})`;
    })
    .join("")
    .trim();
  return isChosen ? directionMarks[direction] + words : words;
}
