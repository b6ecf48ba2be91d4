import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { useTextDirection } from "#web/writing/paper/text-direction.ts";
import { selectPlace } from "#web/writing/receipt/jump.ts";
import type { EditorHandle, PassageRange, SelectedWords } from "./editor-handle.ts";
import { findWords } from "./selected-words.ts";

export interface PlainFieldProps {
  ref: Ref<EditorHandle>;
  text: string;
  variety: Variety;
  onChange: (markdown: string) => void;
  /** What was selected on the paper that it takes the place of. */
  opensAt: SelectedWords | null;
}

/** A text that the editor cannot open, with its Markdown marks on the same sheet. It grows with its text. */
export function PlainField({ ref, text, variety, onChange, opensAt }: PlainFieldProps) {
  const t = useTranslations();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  useImperativeHandle(ref, () => handleOf(field, latest), []);
  const place = useRef(opensAt);
  useEffect(() => {
    if (place.current) handleOf(field, latest).selectWords(place.current);
  }, []);
  return (
    <>
      <p className="mb-3 text-ink-2 text-label">{t("editor.plain")}</p>
      <div
        dir={useTextDirection(text, variety)}
        data-v={variety}
        className="rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet shadow-paper focus-within:outline-2 focus-within:outline-action"
      >
        <textarea
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: it opens on the press of 'Edit text'; the focus belongs to what was asked for.
          autoFocus
          aria-label={t("receipt.edit.label")}
          lang={varietyRecords[variety].tag}
          value={text}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          className="block h-[70dvh] min-h-104 w-full resize-y bg-transparent px-5.5 py-7 text-[17px] leading-[1.9] outline-none [overflow-wrap:anywhere] md:px-9 md:py-9 xl:px-18 xl:py-14"
        />
      </div>
    </>
  );
}

interface Latest {
  readonly current: { readonly text: string; readonly onChange: (markdown: string) => void };
}

/** Places are those of the Markdown itself; suggestions have no place to show in a plain field. */
function handleOf(field: { readonly current: HTMLTextAreaElement | null }, latest: Latest): EditorHandle {
  const chosen = (): PassageRange => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    if (selectionStart === selectionEnd) return { from: 0, to: latest.current.text.length };
    return { from: selectionStart, to: selectionEnd };
  };
  return {
    passage() {
      const { text } = latest.current;
      const { from, to } = chosen();
      const isWhole = from === 0 && to === text.length;
      return { from, to, isWhole, markdown: text.slice(from, to), before: text.slice(0, from), after: text.slice(to) };
    },
    showSuggestion() {},
    fillSuggestion: () => null,
    showChoices() {},
    takeChanges() {},
    replace({ from, to }, markdown) {
      const { text, onChange } = latest.current;
      onChange(text.slice(0, from) + markdown + text.slice(to));
    },
    selectSpan(span) {
      if (field.current) selectPlace(field.current, span);
    },
    selectWords(selected) {
      const range = findWords([{ text: latest.current.text, at: 0 }], selected);
      if (range && field.current) selectPlace(field.current, { start: range.from, end: range.to });
    },
    focus: () => field.current?.focus(),
    selectionBox: () => null,
    onSelection: () => () => {},
  };
}
