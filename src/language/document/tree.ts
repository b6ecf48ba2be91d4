import { type Direction, directionOf } from "#language/text/direction.ts";

export type { Direction };

/**
 * The one tree that every export is made from: what a text in Markdown holds, without anything that runs, loads or leads elsewhere
 * than to the web. Formats render it and nothing else.
 */
/** Words that look the same. Soft line ends stay in the text as '\n': plain text keeps them, laid out formats make them spaces. */
export interface TextRun {
  readonly kind: "text";
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  /** Where it leads; filtered by `safeLink`. */
  readonly href: string | null;
}

export interface LineBreak {
  readonly kind: "break";
}

export type Inline = TextRun | LineBreak;

/** Words with the direction that they are read in: that of what holds them, unless they are clearly foreign to it. */
export interface Line {
  readonly content: readonly Inline[];
  readonly direction: Direction;
  /** Somebody chose the direction by hand. Formats that have no word for it need a mark. */
  readonly isChosen?: boolean;
}

interface Heading extends Line {
  readonly kind: "heading";
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
}

interface Paragraph extends Line {
  readonly kind: "paragraph";
}

export interface ListItem {
  /** null: no task. */
  readonly checked: boolean | null;
  readonly blocks: readonly Block[];
}

/** Of lists, quotes and tables the direction says on which side they begin; what stands in them may read the other way. */
export interface List {
  readonly kind: "list";
  /** The first number; null for bullets. */
  readonly start: number | null;
  /** No air between the items. */
  readonly isTight: boolean;
  readonly items: readonly ListItem[];
  readonly direction: Direction;
}

export interface Table {
  readonly kind: "table";
  /** One a column. */
  readonly align: readonly ("start" | "center" | "end")[];
  /** The first row is the head; all are as long as it. */
  readonly rows: readonly (readonly Line[])[];
  readonly direction: Direction;
}

interface Quote {
  readonly kind: "quote";
  readonly blocks: readonly Block[];
  readonly direction: Direction;
}

interface Code {
  readonly kind: "code";
  readonly text: string;
  readonly direction: Direction;
}

interface Rule {
  readonly kind: "rule";
  readonly direction: Direction;
}

export type Block = Heading | Paragraph | List | Table | Quote | Code | Rule;

export interface DocumentTree {
  readonly title: string;
  /** BCP 47 tags of the words in each direction: that of the variety for its own script, the bare language for the other. */
  readonly tags: Readonly<Record<Direction, string>>;
  readonly direction: Direction;
  readonly blocks: readonly Block[];
}

/** The words of a line without their looks; breaks are line ends. */
export function textOf(content: readonly Inline[]): string {
  return content.map((inline) => (inline.kind === "break" ? "\n" : inline.text)).join("");
}

/** All words of a part of the text. */
function wordsOf(part: Block | Line): string {
  if ("content" in part) return textOf(part.content);
  switch (part.kind) {
    case "list":
      return part.items.flatMap(({ blocks }) => blocks.map(wordsOf)).join(" ");
    case "quote":
      return part.blocks.map(wordsOf).join(" ");
    case "table":
      return part.rows.flatMap((row) => row.map(wordsOf)).join(" ");
    case "code":
      return part.text;
    case "rule":
      return "";
  }
}

/** What most letters are: an Arabic paragraph is in Arabic also where somebody has it begin on the left. */
export function scriptOf(part: Block | Line): Direction {
  return directionOf(wordsOf(part)) ?? part.direction;
}

/** What stands in a list's item, a task with its box before the words: no format has to know of tasks. */
export function itemBlocks({ checked, blocks }: ListItem): readonly Block[] {
  if (checked === null) return blocks;
  const box: TextRun = { ...plainRun, text: checked ? "☑ " : "☐ " };
  const [first, ...rest] = blocks;
  if (first?.kind === "paragraph") return [{ ...first, content: [box, ...first.content] }, ...rest];
  return [{ kind: "paragraph", content: [box], direction: first?.direction ?? "ltr" }, ...blocks];
}

const plainRun = { kind: "text", strong: false, emphasis: false, strike: false, code: false, href: null } as const;
