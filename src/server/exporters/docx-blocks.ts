import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { DirectedRun } from "#language/document/directed-runs.ts";
import { linkedParts } from "#language/document/linked-parts.ts";
import {
  type Block,
  type Direction,
  type DocumentTree,
  itemBlocks,
  type Line,
  type LineBreak,
  type List,
  type Table as TableBlock,
  textOf,
} from "#language/document/tree.ts";
import { directionMarks } from "#language/text/direction.ts";
import { afterList, indentAt, inkColour, type ListKind, lineColour, listReference, wordTag } from "./docx-styles.ts";
import { laidOutRuns } from "./looks.ts";

type Part = Paragraph | Table;

/** Where a block stands. */
interface Place {
  /** The side that the block at the top begins on. */
  readonly side: Direction;
  /** How many quotes hold it. */
  readonly quotes: number;
  /** How many lists hold it. */
  readonly lists: number;
  /** The list that the next paragraph is an item of; null for all further ones of the item. */
  readonly item: (ListKind & { readonly instance: number }) | null;
  /** Nothing of its list comes after it. */
  readonly endsList: boolean;
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

interface Context {
  readonly document: DocumentTree;
  /** The lists so far; the place of each is its number. */
  readonly lists: ListKind[];
}

/** Word's paragraphs and tables for a tree, and the kinds of lists among them. */
export function docxBlocks(document: DocumentTree): { parts: Part[]; lists: readonly ListKind[] } {
  const context: Context = { document, lists: [] };
  const parts = document.blocks.flatMap((block) =>
    blockParts(block, { side: block.direction, quotes: 0, lists: 0, item: null, endsList: false }, context),
  );
  return { parts, lists: context.lists };
}

function blockParts(block: Block, place: Place, context: Context): Part[] {
  switch (block.kind) {
    case "heading": {
      const heading = headings[block.level - 1] ?? HeadingLevel.HEADING_6;
      // The one that the text begins with stands at the top of the page.
      const isFirst = block === context.document.blocks[0];
      return [paragraph(block, place, context, { heading, ...(isFirst ? { spacing: { before: 0 } } : {}) })];
    }
    case "paragraph":
      return [
        paragraph(block, place, context, {
          style: styleAt(place),
          ...(place.endsList ? { spacing: { after: afterList } } : {}),
        }),
      ];
    case "list":
      return listParts(block, place, context);
    case "quote":
      return block.blocks.flatMap((inner) => blockParts(inner, { ...place, quotes: place.quotes + 1 }, context));
    case "code":
      return block.text.split("\n").map((line) => codeLine(line, block.direction));
    case "rule":
      return [new Paragraph({ style: "Rule" })];
    case "table":
      // Without a paragraph between them Word joins two tables.
      return [table(block, place, context), new Paragraph({ style: "TableText" })];
  }
}

function styleAt({ lists, quotes }: Place): string | undefined {
  return lists > 0 ? "ListParagraph" : quotes > 0 ? "Quote" : undefined;
}

function listParts({ start, items }: List, place: Place, context: Context): Part[] {
  const kind = { start, direction: place.side, hasTasks: items.some(({ checked }) => checked !== null) };
  const instance = context.lists.push(kind);
  return items.flatMap((item, at) =>
    itemBlocks(item).flatMap((block, index, all) => {
      const isLast = at === items.length - 1 && index === all.length - 1;
      const endsList = isLast && (place.lists === 0 || place.endsList);
      return blockParts(
        block,
        { ...place, lists: place.lists + 1, item: index === 0 ? { ...kind, instance } : null, endsList },
        context,
      );
    }),
  );
}

function paragraph(line: Line, { side, item, lists, quotes }: Place, context: Context, options: IParagraphOptions): Paragraph {
  const isFirstOfItem = item !== null;
  return new Paragraph({
    ...options,
    ...(isFirstOfItem ? { numbering: { reference: listReference(item), level: lists - 1, instance: item.instance } } : {}),
    ...(!isFirstOfItem && lists + quotes > 0 ? { indent: indentAt(lists + quotes) } : {}),
    bidirectional: side === "rtl",
    children: [...edgeMark(line, side, "start"), ...lineChildren(line, context.document), ...edgeMark(line, side, "end")],
  });
}

/**
 * Words that read the other way than their paragraph would lose the sign at their edge to its other end in every program but Word: the
 * full stop of an English item in an Arabic list. An invisible mark holds it.
 */
function edgeMark({ content, direction }: Line, side: Direction, edge: "start" | "end"): TextRun[] {
  const text = textOf(content).trim();
  const isHeld = (edge === "start" ? /^\p{L}/u : /[\p{L}\p{M}]$/u).test(text);
  if (direction === side || text === "" || isHeld) return [];
  return [directionMark(direction)];
}

function directionMark(direction: Direction): TextRun {
  return new TextRun({ text: directionMarks[direction], rightToLeft: direction === "rtl", noProof: true });
}

function table({ align, rows, direction }: TableBlock, { side }: Place, { document }: Context): Table {
  const width = { size: 100 / align.length, type: WidthType.PERCENTAGE };
  const row = (cells: readonly Line[], isHead: boolean) =>
    new TableRow({
      ...(isHead ? { tableHeader: true } : {}),
      cantSplit: true,
      children: cells.map((cell, column) => {
        const children = [cellParagraph(cell, align[column] ?? "start", { side, isHead }, document)];
        return new TableCell({ width, ...(isHead ? { borders: { bottom: border(8, inkColour) } } : {}), children });
      }),
    });
  const none = { style: BorderStyle.NONE };
  const hair = border(4, lineColour);
  return new Table({
    visuallyRightToLeft: direction === "rtl",
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, left: none, right: none, insideVertical: none, insideHorizontal: hair, bottom: hair },
    rows: rows.map((cells, index) => row(cells, index === 0)),
  });
}

const border = (size: number, color: string) => ({ style: BorderStyle.SINGLE, size, color });
const alignments = { start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END };
const otherEdge = { start: "end", center: "center", end: "start" } as const;

interface CellPlace {
  readonly side: Direction;
  readonly isHead: boolean;
}

/** A cell reads its own way and still begins on the table's side: in Word's words at the end of a paragraph that reads the other way. */
function cellParagraph(line: Line, align: TableBlock["align"][number], { side, isHead }: CellPlace, document: DocumentTree) {
  const edge = line.direction === side ? align : otherEdge[align];
  return new Paragraph({
    style: isHead ? "TableHead" : "TableText",
    bidirectional: line.direction === "rtl",
    ...(edge === "start" ? {} : { alignment: alignments[edge] }),
    children: lineChildren(line, document),
  });
}

/** The words of a line as runs of one direction each; what leads to one place is one link. */
function lineChildren(line: Line, document: DocumentTree): ParagraphChild[] {
  return linkedParts(laidOutRuns(line)).flatMap(({ href, inlines }): ParagraphChild[] => {
    const link = linkTarget(href);
    const runs = inlines.flatMap((run) => textRuns(run, { line, isLink: link !== null }, document));
    return link === null ? runs : [new ExternalHyperlink({ link, children: runs })];
  });
}

interface RunPlace {
  readonly line: Line;
  readonly isLink: boolean;
}

/** The groups of a number would change places among Arabic words in every program but Word: invisible marks hold them too. */
function textRuns(run: DirectedRun | LineBreak, { line, isLink }: RunPlace, document: DocumentTree): TextRun[] {
  if (run.kind === "break") return [new TextRun({ break: 1 })];
  const text = textRun(run, isLink, document);
  const isNumber = run.direction !== line.direction && !/\p{L}/u.test(run.text);
  return isNumber ? [directionMark(run.direction), text, directionMark(run.direction)] : [text];
}

function textRun(run: DirectedRun, isLink: boolean, document: DocumentTree): TextRun {
  const tag = wordTag(document.tags[run.direction]);
  return new TextRun({
    text: run.text,
    ...(run.strong ? { bold: true, boldComplexScript: true } : {}),
    ...(run.emphasis ? { italics: true } : {}),
    ...(run.strike ? { strike: true } : {}),
    ...(run.code ? { style: "CodeText" } : isLink ? { style: "Hyperlink" } : {}),
    ...(run.direction === "rtl" ? { rightToLeft: true, language: { bidirectional: tag } } : { language: { value: tag } }),
  });
}

function codeLine(line: string, direction: Direction): Paragraph {
  const isRtl = direction === "rtl";
  return new Paragraph({
    style: "CodeBlock",
    bidirectional: isRtl,
    children: [new TextRun({ text: line, rightToLeft: isRtl, noProof: true })],
  });
}

/** As Word takes it: an address with a letter that it does not expect makes it call the whole file damaged. */
function linkTarget(href: string | null): string | null {
  return href !== null && URL.canParse(href) ? new URL(href).href : null;
}
