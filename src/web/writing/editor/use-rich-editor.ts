import { getSchema } from "@tiptap/core";
import { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { BlockDirection, redirect, type Side } from "./block-direction.ts";
import { type EditorActions, EditorKeys } from "./editor-keys.ts";
import { schemaExtensions } from "./editor-schema.ts";
import { FindInText } from "./find-in-text.ts";
import { MarkdownSource } from "./markdown-source.ts";
import { Paste, type PasteNews } from "./paste.ts";
import { readMarkdown } from "./read-markdown.ts";
import { ReceiptMarks } from "./receipt-marks.ts";
import { passesSuggestion, SuggestionPlace } from "./suggestion-place.ts";
import { TableHead } from "./table-head.ts";
import { TableKeys } from "./table-keys.ts";

interface RichEditorOptions {
  readonly text: string;
  readonly onChange: (markdown: string) => void;
  /** The direction of the whole text. */
  readonly around: Side;
  readonly tagOf: (side: Side) => string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly actions: EditorActions;
  readonly news: PasteNews;
}

const fromOutside = "fromOutside";

/** Typed `**bold**`, `# ` and the like become what they mean; not `*slanted*`, which Arabic has no form for. */
const inputRules = [
  "bold",
  "strike",
  "code",
  "heading",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "horizontalRule",
];

const schema = getSchema([...schemaExtensions]);

/** Whether a text can be read into the editor; one that cannot is changed as it is stored. */
export function isReadable(text: string): boolean {
  try {
    new MarkdownSource(schema).open(text).check();
    return true;
  } catch (cause) {
    console.warn("A text could not be read into the editor", cause);
    return false;
  }
}

/** An editor with the Markdown that it was opened over. */
export interface OpenEditor {
  readonly editor: Editor;
  readonly source: MarkdownSource;
}

/**
 * The editor over a text in Markdown; null until it stands. It speaks only when a person changes something; a text that comes from
 * outside while it is open (a fix of the receipt, another tab's version) takes its place as one step that can be undone.
 */
export function useRichEditor(options: RichEditorOptions): OpenEditor | null {
  const latest = useRef(options);
  latest.current = options;
  const [open, setOpen] = useState<OpenEditor | null>(null);
  /** What this editor has said and not yet heard back. */
  const said = useRef<string[]>([]);
  const held = useRef(options.text);

  useEffect(() => {
    held.current = latest.current.text;
    const made = openEditor(latest, (markdown) => {
      if (markdown === held.current) return;
      said.current.push(markdown);
      held.current = markdown;
      latest.current.onChange(markdown);
    });
    setOpen(made);
    return () => made.editor.destroy();
  }, []);

  const { text, around } = options;
  const drawn = useRef(around);
  useEffect(() => {
    if (open && drawn.current !== around) redirect(open.editor.view);
    drawn.current = around;
  }, [open, around]);

  useEffect(() => {
    if (!open) return;
    if (text === held.current) {
      said.current = [];
      return;
    }
    // An earlier state of what was typed here is still on its way through the page.
    if (said.current.includes(text)) return;
    held.current = text;
    said.current = [];
    takeOver(open, text);
  }, [text, open]);

  return open;
}

function openEditor(latest: { readonly current: RichEditorOptions }, onChange: (markdown: string) => void): OpenEditor {
  const { text, tagOf, attributes } = latest.current;
  const actions: EditorActions = {
    openFind: () => latest.current.actions.openFind(),
    openLink: () => latest.current.actions.openLink(),
    toTools: () => latest.current.actions.toTools(),
  };
  const news: PasteNews = {
    tooLong: (chars) => latest.current.news.tooLong(chars),
    leftOut: (losses) => latest.current.news.leftOut(losses),
    fromMarkdown: (asText) => latest.current.news.fromMarkdown(asText),
    failed: () => latest.current.news.failed(),
  };
  const editor = new Editor({
    extensions: [
      ...schemaExtensions,
      EditorKeys.configure({ actions }),
      Paste.configure({ news }),
      BlockDirection.configure({ around: () => latest.current.around, tagOf }),
      FindInText,
      ReceiptMarks,
      SuggestionPlace,
      TableHead,
      TableKeys,
    ],
    content: { type: "doc", content: contentOf(text) },
    injectCSS: false, // editor.css has what is needed; the page allows no styles from scripts
    enableInputRules: inputRules,
    enablePasteRules: false,
    editorProps: { attributes: { ...attributes } },
  });
  const source = new MarkdownSource(editor.schema);
  source.open(text);
  editor.on("update", ({ transaction }) => {
    if (!transaction.getMeta(fromOutside)) onChange(source.write(editor.state.doc));
  });
  return { editor, source };
}

function contentOf(markdown: string) {
  const blocks = readMarkdown(markdown).map(({ json }) => json);
  return blocks.length > 0 ? blocks : [{ type: "paragraph" }];
}

/** Changes no more of the document than differs, so that the cursor stays where it is. */
function takeOver({ editor, source }: OpenEditor, text: string): void {
  const next = source.open(text);
  const { tr, doc } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // The two ends may overlap where a word stands twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  editor.view.dispatch(tr.setMeta(fromOutside, true).setMeta(passesSuggestion, true));
}
