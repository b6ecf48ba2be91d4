import { Extension, type JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Node as ProseMirrorNode, Slice } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { safeLink } from "#language/document/safe-link.ts";
import type { LeftOut } from "#language/html/lost-looks.ts";
import { looksLikeMarkdown } from "./looks-like-markdown.ts";
import { fitIntoCell } from "./paste-into-cell.ts";
import { readMarkdown } from "./read-markdown.ts";
import { maxTextChars } from "./rich-limits.ts";

/** What the person is told of a paste. */
export interface PasteNews {
  tooLong: (chars: number) => void;
  leftOut: (losses: LeftOut) => void;
  /** `asText` puts the letters in its place as they are. */
  fromMarkdown: (asText: () => void) => void;
  failed: () => void;
}

/** The reader of other programs' HTML comes when it is needed; it is large. */
const loadReader = () => import("./paste-html.ts");

/** More HTML than this is not taken apart: its words are pasted. */
const maxHtmlChars = 5_000_000;

/** Paste and drop: structure and stress from other programs, nothing of their styles; Markdown is understood. */
export const Paste = Extension.create<{ news: PasteNews }>({
  name: "pasteFromElsewhere",
  // Before the extensions that read lists and links out of plain text by themselves.
  priority: 1_000,
  addProseMirrorPlugins() {
    const { news } = this.options;
    return [
      new Plugin({
        props: {
          transformPasted: (slice, view) => fitIntoCell(view.state, slice),
          handlePaste: (view, event) => take(view, event.clipboardData, news),
          handleDrop: (view, event, _slice, moved) => {
            if (moved || !event.dataTransfer) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (!at) return false;
            view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
            return take(view, event.dataTransfer, news);
          },
        },
      }),
    ];
  },
});

/** @returns true where it has taken the paste over. */
function take(view: EditorView, data: DataTransfer | null, news: PasteNews): boolean {
  if (!data) return false;
  const html = data.getData("text/html");
  const text = data.getData("text/plain").replace(/\r\n?/g, "\n");
  const chars = text.length || html.replace(/<[^>]*>/g, "").length;
  const { from, to } = view.state.selection;
  if (view.state.doc.content.size - (to - from) + chars > maxTextChars) {
    news.tooLong(chars);
    return true;
  }
  if (html === "" && text === "") {
    const pictures = Array.from(data.files).filter(({ type }) => type.startsWith("image/")).length;
    if (pictures > 0) news.leftOut({ pictures, links: 0, looks: new Set() });
    return pictures > 0;
  }
  // Code takes the letters; what this editor has copied it knows.
  if (view.state.selection.$from.parent.type.spec.code || html.includes("data-pm-slice")) return false;
  if (linkSelection(view, text)) return true;
  if (looksLikeMarkdown(text) && !hasStructure(html)) {
    const blocks = readMarkdown(text).map(({ json }) => json);
    pasteUndoably(view, () => insertBlocks(view, blocks));
    news.fromMarkdown(() => insertText(view, text));
    return true;
  }
  if (html === "" || html.length > maxHtmlChars) {
    if (html !== "") insertText(view, text);
    return html !== "";
  }
  void pasteHtml(view, html, text, news);
  return true;
}

/** An address over selected words makes them a link. */
function linkSelection(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  const href = safeLink(text);
  if (!href || selection.empty || !selection.$from.sameParent(selection.$to) || !schema.marks.link) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, schema.marks.link.create({ href })));
  return true;
}

/** Programs for code wrap plain letters in HTML; only a structure of its own outweighs the Markdown in them. */
function hasStructure(html: string): boolean {
  return /<(?:h[1-6]|ul|ol|table|strong|b|em|a)[\s>]/i.test(html);
}

async function pasteHtml(view: EditorView, html: string, text: string, news: PasteNews): Promise<void> {
  try {
    const { readPastedHtml } = await loadReader();
    const { blocks, losses } = readPastedHtml(html);
    if (view.isDestroyed) return;
    if (blocks.length > 0) pasteUndoably(view, () => insertBlocks(view, blocks));
    if (losses.pictures > 0 || losses.looks.size > 0) news.leftOut(losses);
  } catch (cause) {
    console.warn("A paste could not be read as HTML", cause);
    if (view.isDestroyed) return;
    if (text === "") news.failed();
    else insertText(view, text);
  }
}

/** One step for undoing, apart from the typing around it. */
function pasteUndoably(view: EditorView, paste: () => void): void {
  view.dispatch(closeHistory(view.state.tr));
  paste();
  view.dispatch(closeHistory(view.state.tr));
}

/** Words of one paragraph go into the line; blocks open at the cursor and close behind it. */
function insertBlocks(view: EditorView, blocks: readonly JSONContent[]): void {
  const { schema } = view.state;
  const nodes = blocks.map((json) => ProseMirrorNode.fromJSON(schema, json));
  const isOpen = (node: ProseMirrorNode | undefined) => (node?.type.name === "paragraph" ? 1 : 0);
  putSlice(view, new Slice(Fragment.from(nodes), isOpen(nodes[0]), isOpen(nodes.at(-1))));
}

function putSlice({ state, dispatch }: EditorView, slice: Slice): void {
  dispatch(state.tr.replaceSelection(fitIntoCell(state, slice)).scrollIntoView().setMeta("paste", true));
}

function insertText(view: EditorView, text: string): void {
  const { schema } = view.state;
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const lines = part.split("\n").flatMap((line, index) => {
        const words = line === "" ? [] : [schema.text(line)];
        return index > 0 && schema.nodes.hardBreak ? [schema.nodes.hardBreak.create(), ...words] : words;
      });
      return schema.node("paragraph", null, lines);
    });
  if (paragraphs.length === 0) return;
  putSlice(view, new Slice(Fragment.from(paragraphs), 1, 1));
}
