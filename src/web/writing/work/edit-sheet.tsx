import { lazy, Suspense, useState } from "react";
import { loadDocumentMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { getPreferences } from "#web/lib/preferences.ts";
import { useKeyDown } from "#web/lib/use-key-down.ts";
import { isRichlyEditable } from "#web/writing/editor/rich-limits.ts";
import type { TextEditorProps } from "#web/writing/editor/text-editor.tsx";
import { PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { useTextDirection } from "#web/writing/paper/text-direction.ts";

const TextEditor = lazy(async () => {
  const [editor] = await Promise.all([
    import("#web/writing/editor/text-editor.tsx"),
    loadDocumentMessages(getPreferences().language),
  ]);
  return { default: editor.TextEditor };
});
const PlainField = lazy(async () => ({ default: (await import("#web/writing/editor/plain-field.tsx")).PlainField }));

interface EditSheetProps extends TextEditorProps {
  /** Ctrl or Cmd with S. */
  onSave: () => void;
}

/** The text on the same sheet, to be changed by hand. */
export function EditSheet({ onSave, ...editor }: EditSheetProps) {
  useSaveKey(onSave);
  // Decided once: a text that grows under the hands stays where it is.
  const [isRich] = useState(() => isRichlyEditable(editor.text));
  const Editor = isRich ? TextEditor : PlainField;
  return (
    <Suspense fallback={<SheetSkeleton {...editor} />}>
      <WithMessages load={loadDocumentMessages}>
        <Editor {...editor} />
      </WithMessages>
    </Suspense>
  );
}

function SheetSkeleton({ text, variety }: Pick<TextEditorProps, "text" | "variety">) {
  return (
    <div
      dir={useTextDirection(text, variety)}
      data-v={variety}
      className="rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet px-5.5 py-7 shadow-paper md:px-9 md:py-9 xl:px-18 xl:py-14"
    >
      <PaperSkeleton />
    </div>
  );
}

/** Wherever the focus is on the page: the browser would save the page itself. */
function useSaveKey(onSave: () => void): void {
  useKeyDown((event) => {
    if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onSave();
  });
}
