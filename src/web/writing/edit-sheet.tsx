import { type Ref, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { voices } from "#web/lib/voices.ts";
import { textDirection } from "./paper.tsx";

interface EditSheetProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  variety: Variety;
  onChange: (text: string) => void;
  /** Ctrl or Cmd with S. */
  onSave: () => void;
}

/** The text with its Markdown marks on the same sheet, to be changed by hand. It grows with its text. */
export function EditSheet({ ref, text, variety, onChange, onSave }: EditSheetProps) {
  const t = useTranslations("receipt.edit");
  useSaveKey(onSave);
  return (
    <div
      dir={textDirection(text, variety)}
      data-v={variety}
      className="rounded-paper border border-hair border-s-[5px] border-s-voice bg-sheet shadow-paper focus-within:outline-2 focus-within:outline-action"
    >
      <textarea
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: it opens on the press of 'Edit text'; the focus belongs to what was asked for.
        autoFocus
        aria-label={t("label")}
        lang={voices[variety].tag}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        className="field-sizing-content block min-h-104 w-full resize-none bg-transparent px-5.5 py-7 text-[17px] leading-[1.9] outline-none [overflow-wrap:anywhere] md:px-9 md:py-9 xl:px-18 xl:py-14"
      />
    </div>
  );
}

/** Wherever the focus is on the page: the browser would save the page itself. */
function useSaveKey(onSave: () => void): void {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
