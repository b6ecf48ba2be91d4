import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ChevronDown, ChevronUp, WholeWord, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { endSearch, findStateOf, moveToHit, replaceCurrent, replaceEach, searchFor } from "./find-in-text.ts";

const fieldClass = "h-9! min-w-0 flex-1 max-md:h-11!";

/** Finds and replaces in the open text, whatever the spelling. Enter goes on, Shift+Enter back, Esc closes. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("editor.find");
  const common = useTranslations("common");
  const [words, setWords] = useState(() => selectedWords(editor));
  const [replacement, setReplacement] = useState("");
  const [wholeWords, setWholeWords] = useState(false);
  const { count, current } = useEditorState({
    editor,
    selector: () => {
      const { hits, current: at } = findStateOf(editor.state);
      return { count: hits.length, current: at + 1 };
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const { view } = editor;
  useEffect(() => searchFor(view, words === "" ? null : { words, wholeWords }), [view, words, wholeWords]);
  useEffect(() => field.current?.select(), []);

  const close = () => {
    endSearch(view);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if ((event.code === "KeyF" || event.code === "KeyH") && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
  };
  const replaceAll = () => {
    const replaced = replaceEach(view, replacement);
    if (replaced === 0) return;
    toast({
      tone: "success",
      title: t("replaced", { count: replaced }),
      action: { label: common("undo"), onSelect: () => editor.commands.undo() },
    });
  };
  return (
    <search aria-label={t("label")} onKeyDown={onKeyDown} className="editor-find">
      <div className="flex items-center gap-1">
        <Input
          ref={field}
          aria-label={t("words")}
          placeholder={t("words")}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            moveToHit(view, event.shiftKey ? -1 : 1);
          }}
          className={fieldClass}
        />
        <output className="min-w-17 px-2 text-ink-2 text-label max-sm:min-w-0">
          {words.trim() === "" ? "" : count === 0 ? t("none") : t("count", { current, count })}
        </output>
        <IconButton
          label={t("previous")}
          disabled={count === 0}
          icon={<ChevronUp aria-hidden className="size-4.5" />}
          onClick={() => moveToHit(view, -1)}
        />
        <IconButton
          label={t("next")}
          disabled={count === 0}
          icon={<ChevronDown aria-hidden className="size-4.5" />}
          onClick={() => moveToHit(view, 1)}
        />
        <IconButton
          label={t("wholeWords")}
          aria-pressed={wholeWords}
          icon={<WholeWord aria-hidden className="size-4.5" />}
          onClick={() => setWholeWords(!wholeWords)}
          className={wholeWords ? "bg-action-tint text-action!" : ""}
        />
        <IconButton label={t("close")} icon={<X aria-hidden className="size-4.5" />} onClick={close} />
      </div>
      <div className="flex items-center gap-2">
        <Input
          aria-label={t("replacement")}
          placeholder={t("replacement")}
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            replaceCurrent(view, replacement);
          }}
          className={fieldClass}
        />
        <Button
          size="small"
          disabled={count === 0}
          className="whitespace-nowrap"
          onClick={() => replaceCurrent(view, replacement)}
        >
          {t("replace")}
        </Button>
        <Button size="small" disabled={count === 0} className="whitespace-nowrap" onClick={replaceAll}>
          {t("replaceAll")}
        </Button>
      </div>
    </search>
  );
}

/** A word that is selected is what is searched for; more than a line is not. */
function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, "\n", "\n");
  return text.length > 80 || text.includes("\n") ? "" : text;
}
