import { type AnyExtension, Extension, Mark, markInputRule, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { safeLink } from "#language/document/safe-link.ts";

/** Undoing reaches back over a whole session of typing. */
const undoDepth = 1_000;

/** Blocks that may say on which side they begin; code has its own. */
const sidedBlocks = ["paragraph", "heading", "bulletList", "orderedList", "blockquote", "table"];

/** What Markdown says of a block beside its words. None of it shows in the DOM. */
const MarkdownAttributes = Extension.create({
  name: "markdownAttributes",
  addGlobalAttributes() {
    const hidden = <Value>(fallback: Value) => ({ default: fallback, rendered: false, parseHTML: () => fallback });
    return [
      { types: sidedBlocks, attributes: { side: hidden<"rtl" | "ltr" | null>(null) } },
      { types: ["bulletList", "orderedList"], attributes: { spread: hidden(false), marker: hidden<string | null>(null) } },
      { types: ["listItem"], attributes: { spread: hidden(false) } },
    ];
  },
});

/** Code within a line; unlike Tiptap's own it may be bold or a link, as Markdown has it. */
const Code = Mark.create({
  name: "code",
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: "code" }],
  renderHTML: () => ["code", { dir: "ltr" }, 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })];
  },
});

/** Markdown within a line that the editor has no form for: pictures, notes, raw HTML. It stays as it is written. */
const Raw = Mark.create({
  name: "raw",
  inclusive: false,
  parseHTML: () => [{ tag: "span[data-raw]" }],
  renderHTML: () => ["span", { "data-raw": "", class: "editor-raw" }, 0],
});

/** The space that stands for the end of a source line. */
const LineEnd = Mark.create({
  name: "lineEnd",
  inclusive: false,
  parseHTML: () => [{ tag: "span[data-line-end]" }],
  renderHTML: () => ["span", { "data-line-end": "" }, 0],
});

/** A block that the editor has no form for, shown as it is written: HTML, definitions, footnotes. */
const RawBlock = Node.create({
  name: "rawBlock",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  parseHTML: () => [{ tag: "pre[data-raw]", preserveWhitespace: "full", priority: 60 }],
  renderHTML: () => ["pre", { "data-raw": "", class: "editor-raw" }, 0],
});

/** A cell of a Markdown table has one line. */
const OneLine = { content: "paragraph" };

/** Everything that a text can hold. The same list makes the schema for reading and writing and the editor on the page. */
export const schemaExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    code: false,
    underline: false,
    trailingNode: false,
    undoRedo: { depth: undoDepth, newGroupDelay: 700 },
    dropcursor: { color: "var(--action)", width: 2 },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: null, rel: "noopener noreferrer nofollow" },
    },
  }),
  Code,
  Raw,
  LineEnd,
  RawBlock,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(OneLine),
  TableCell.extend(OneLine),
  MarkdownAttributes,
];
