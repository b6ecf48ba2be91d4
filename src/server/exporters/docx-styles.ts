import { AlignmentType, BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from "docx";
import type { Direction, DocumentTree } from "#language/document/tree.ts";

/** On every Windows and Mac, with Latin and Arabic letters; LibreOffice has its equal. */
const serif = "Times New Roman";
const mono = "Courier New";
export const inkColour = "12202B";
const faint = "5F6A72";
export const lineColour = "CFC6B1";
const twipsPerLevel = 500;
const betweenItems = 80;
/** Under the last line of a list. */
export const afterList = 200;
/** Word knows no more levels of a list. */
const levels = Array.from({ length: 9 }, (_, level) => level);

/** Sizes in half points; Arabic letters are drawn smaller and get more. */
const sizes = (latin: number, arabic: number) => ({ size: latin, sizeComplexScript: arabic });

const headingStyle = (level: number, latin: number, arabic: number, before: number) => ({
  run: { ...sizes(latin, arabic), bold: true, boldComplexScript: true, color: inkColour, font: serif },
  paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true, outlineLevel: level - 1 },
});

/** Word wants a country with every language. */
export function wordTag(tag: string): string {
  return tag === "ar" ? "ar-SA" : tag === "en" ? "en-US" : tag;
}

/** Every style that the document uses: Word lays out what is in an unknown one from the left. */
export function stylesOf({ tags }: Pick<DocumentTree, "tags">): IStylesOptions {
  const language = { value: wordTag(tags.ltr), bidirectional: wordTag(tags.rtl) };
  return {
    default: {
      document: {
        run: { font: serif, ...sizes(24, 28), color: inkColour, language },
        paragraph: { spacing: { after: 160, line: 320, lineRule: LineRuleType.AUTO } },
      },
      heading1: headingStyle(1, 40, 44, 360),
      heading2: headingStyle(2, 30, 34, 320),
      heading3: headingStyle(3, 26, 30, 280),
      heading4: headingStyle(4, 24, 28, 240),
      heading5: headingStyle(5, 24, 28, 240),
      heading6: headingStyle(6, 24, 28, 240),
      listParagraph: { run: { font: serif }, paragraph: { spacing: { after: betweenItems } } },
      hyperlink: { run: { color: "0B5D5B", underline: {} } },
    },
    paragraphStyles: [
      { id: "Quote", name: "Quote", basedOn: "Normal", next: "Normal", quickFormat: true, run: { color: faint } },
      {
        id: "CodeBlock",
        name: "Code",
        basedOn: "Normal",
        next: "Normal",
        quickFormat: true,
        run: { font: mono, ...sizes(20, 22) },
        // Air after the last line only.
        paragraph: {
          spacing: { after: 160, line: 260, lineRule: LineRuleType.AUTO },
          contextualSpacing: true,
          shading: { fill: "F4F1EA" },
        },
      },
      {
        id: "TableText",
        name: "Table Text",
        basedOn: "Normal",
        quickFormat: true,
        paragraph: { spacing: { before: 40, after: 40 } },
      },
      { id: "TableHead", name: "Table Head", basedOn: "TableText", run: { bold: true, boldComplexScript: true } },
      {
        id: "Rule",
        name: "Rule",
        basedOn: "Normal",
        next: "Normal",
        paragraph: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: lineColour } } },
      },
      { id: "Header", name: "header", basedOn: "Normal", run: { ...sizes(18, 20), color: faint } },
      { id: "Footer", name: "footer", basedOn: "Normal", run: { ...sizes(18, 20), color: faint } },
    ],
    characterStyles: [
      { id: "CodeText", name: "Code Text", basedOn: "DefaultParagraphFont", run: { font: mono, ...sizes(20, 22) } },
    ],
  };
}

/** Lists that look and begin alike share a definition; each counts for itself by its instance. */
export interface ListKind {
  readonly start: number | null;
  readonly direction: Direction;
  /** Its items begin with boxes to tick, which stand in their words. */
  readonly hasTasks: boolean;
}

export function listReference({ start, direction, hasTasks }: ListKind): string {
  return start === null ? `${hasTasks ? "tasks" : "bullets"}-${direction}` : `numbers-${direction}-${start}`;
}

export function numberingOf(kinds: readonly ListKind[]): INumberingOptions {
  const byReference = new Map(kinds.map((kind) => [listReference(kind), kind]));
  return {
    config: Array.from(byReference, ([reference, { start, direction, hasTasks }]) => ({
      reference,
      levels: levels.map((level) => ({
        level,
        format: start === null ? LevelFormat.BULLET : LevelFormat.DECIMAL,
        text: start === null ? (hasTasks ? "" : "•") : `%${level + 1}.`,
        start: start ?? 1,
        alignment: AlignmentType.START,
        style: {
          run: { font: serif, rightToLeft: direction === "rtl" },
          // On the side where the paragraph begins, whatever the name says.
          paragraph: { indent: { left: twipsPerLevel * (level + 1), hanging: 360 } },
        },
      })),
    })),
  };
}

/** Of what belongs to an item or a quote without being its first line. */
export const indentAt = (depth: number) => ({ left: twipsPerLevel * depth });
