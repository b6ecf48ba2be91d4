import { EditorContent } from "@tiptap/react";
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { lostLooks } from "#language/html/lost-looks.ts";
import { languageOf } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { cx } from "#web/ui/cx.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { useTextDirection } from "#web/writing/paper/text-direction.ts";
import type { Side } from "./block-direction.ts";
import { editorFace } from "./editor-face.ts";
import { handleOf } from "./editor-handle-of.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { FindBar } from "./find-bar.tsx";
import type { PasteNews } from "./paste.ts";
import { PlaceMap } from "./place-map.ts";
import { PlainField, type PlainFieldProps } from "./plain-field.tsx";
import { showMarks } from "./receipt-marks.ts";
import { maxTextChars } from "./rich-limits.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { isReadable, type OpenEditor, useRichEditor } from "./use-rich-editor.ts";
import "#web/writing/paper/paper.css";
import "./editor.css";

export interface TextEditorProps extends PlainFieldProps {
  /** What the receipt marks in this very text; null while it is still about the text before. */
  marks: readonly TextMark[] | null;
  showsMarks: boolean;
  /** Beside the editing tools: asking the writer. */
  writerTools?: ReactNode;
}

/** A text under the hands, as it looks on its paper. Load it lazily: it brings the editor. */
export function TextEditor(props: TextEditorProps) {
  const [canRead] = useState(() => isReadable(props.text));
  return canRead ? <RichEditor {...props} /> : <PlainField {...props} />;
}

function RichEditor(props: TextEditorProps) {
  const { text, variety, onChange } = props;
  const t = useTranslations();
  const [isFinding, setFinding] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenEditor | null>(null);
  const varietySide: Side = languageOf(variety) === "ar" ? "rtl" : "ltr";
  const around = useTextDirection(text, variety);
  const open = useRichEditor({
    text,
    onChange,
    around,
    // A block in the other script is in another language than the variety.
    tagOf: (side) => (side === varietySide ? varietyRecords[variety].tag : side === "rtl" ? "ar" : "en"),
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": t("receipt.edit.label"),
      lang: varietyRecords[variety].tag,
      spellcheck: "false",
      class: "editor-text paper-text",
    },
    actions: {
      openFind: () => setFinding(true),
      openLink: () => setLinking(true),
      toTools: () => tools.current?.focus(),
    },
    news: usePasteNews(() => opened.current?.editor.commands.undo()),
  });
  opened.current = open;
  if (!open) return null;
  return (
    <EditorOnSheet
      {...props}
      {...open}
      tools={tools}
      isLinking={isLinking}
      onLinking={setLinking}
      isFinding={isFinding}
      onFinding={setFinding}
    />
  );
}

interface EditorOnSheetProps extends TextEditorProps, OpenEditor {
  tools: RefObject<HTMLDivElement | null>;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  isFinding: boolean;
  onFinding: (isFinding: boolean) => void;
}

function EditorOnSheet({ ref, editor, source, text, variety, marks, showsMarks, ...props }: EditorOnSheetProps) {
  const face = editorFace.use();
  const bars = useRef<HTMLDivElement>(null);
  useKeyboardInset(bars);
  const direction = useTextDirection(text, variety);
  useImperativeHandle(ref, () => handleOf(editor, source), [editor, source]);
  const opensAt = useRef(props.opensAt);
  useEffect(() => {
    // It opened on the press of 'Edit text': the focus belongs to what was asked for.
    editor.view.focus();
    if (opensAt.current) handleOf(editor, source).selectWords(opensAt.current);
  }, [editor, source]);
  useEffect(() => {
    // Until the next report the marks move with the words. It may come after the text has changed again: then its places mean nothing.
    if (!marks || source.write(editor.state.doc) !== text) return;
    showMarks(editor.view, marks, new PlaceMap(source, editor.state.doc));
  }, [marks, text, editor, source]);
  useEffect(() => {
    editor.view.dom.dataset.marks = showsMarks ? "on" : "off";
    editor.view.dom.dir = direction;
  }, [editor, showsMarks, direction]);

  return (
    <div data-v={variety} className="editor">
      <div ref={bars} className="editor-bars">
        <EditorToolbar
          ref={props.tools}
          editor={editor}
          isLinking={props.isLinking}
          onLinking={props.onLinking}
          onFind={() => props.onFinding(true)}
          writerTools={props.writerTools}
        />
        {props.isFinding ? <FindBar editor={editor} onClose={() => props.onFinding(false)} /> : null}
      </div>
      <div
        dir={direction}
        className="rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet px-5.5 py-7 shadow-paper focus-within:outline-2 focus-within:outline-action md:px-9 md:py-9 xl:px-18 xl:py-14"
      >
        <EditorContent editor={editor} className={cx("editor-face", face === "plain" && "editor-plain")} />
      </div>
    </div>
  );
}

function usePasteNews(undo: () => void): PasteNews {
  const t = useTranslations("editor.paste");
  const format = useFormat();
  return {
    tooLong: () => toast({ tone: "error", title: t("tooLong"), text: t("tooLongText", { limit: maxTextChars }) }),
    leftOut: ({ pictures, looks }) => {
      const picturesLine = pictures > 0 ? t("pictures", { count: pictures }) : null;
      const found = lostLooks.filter((look) => looks.has(look)).map((look) => t(`looks.${look}`));
      const toasted = found.length === 0 ? {} : { text: [format.list(found), picturesLine].filter(Boolean).join(". ") };
      toast({ title: (found.length === 0 && picturesLine) || t("lost"), ...toasted, durationMs: toastDurationsMs.long });
    },
    fromMarkdown: (asText) =>
      toast({
        title: t("markdown"),
        durationMs: toastDurationsMs.long,
        action: {
          label: t("asText"),
          onSelect: () => {
            undo();
            asText();
          },
        },
      }),
    failed: () => toast({ tone: "error", title: t("failed") }),
  };
}
