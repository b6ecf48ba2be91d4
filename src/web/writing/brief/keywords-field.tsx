import { X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { cx } from "#web/ui/cx.ts";
import { controlClass, type FieldControl } from "#web/ui/field.tsx";
import { addKeywords } from "./brief-draft.ts";

interface KeywordsFieldProps extends FieldControl {
  keywords: readonly string[];
  /** Typed but not added yet. */
  pending: string;
  onChange: (keywords: readonly string[], pending: string) => void;
  disabled?: boolean;
}

/** Keywords as removable tags. Enter adds one, so do the commas of both scripts; Backspace in the empty field takes the last back. */
export function KeywordsField({ keywords, pending, onChange, disabled, ...control }: KeywordsFieldProps) {
  const t = useTranslations("generations.brief");
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string) => onChange(addKeywords(keywords, text), "");

  return (
    <div
      className={cx(
        controlClass,
        "flex min-h-11 flex-wrap items-center gap-2 px-2 py-2 focus-within:border-action",
        control["aria-invalid"] && "border-danger",
        disabled && "border-hair-2 bg-sunk",
      )}
    >
      {keywords.map((keyword) => (
        <span
          key={keyword}
          className={cx(
            "inline-flex min-w-0 max-w-full items-center gap-1 rounded-tag ps-2.5 text-label",
            disabled ? "bg-page" : "bg-sunk",
          )}
        >
          <bdi dir={directionOf(keyword) ?? undefined} className="truncate">
            {keyword}
          </bdi>
          <button
            type="button"
            disabled={disabled}
            aria-label={t("keywordRemove", { keyword })}
            onClick={() => {
              onChange(
                keywords.filter((other) => other !== keyword),
                pending,
              );
              input.current?.focus();
            }}
            className="touch-target inline-flex size-7 shrink-0 items-center justify-center rounded-tag text-ink-2 hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={input}
        dir="auto"
        value={pending}
        disabled={disabled}
        enterKeyHint="done"
        autoComplete="off"
        className="w-0 min-w-24 grow bg-transparent px-1 py-0.5 text-body outline-none"
        onChange={({ target: { value } }) => (/[,،\n]/.test(value) ? add(value) : onChange(keywords, value))}
        onPaste={(event) => {
          // One line is all that the field holds: the browser would join the lines of a pasted list into one word.
          const pasted = event.clipboardData.getData("text");
          if (!/[\r\n]/.test(pasted.trim())) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          add(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
        }}
        onBlur={() => pending.trim() && add(pending)}
        onKeyDown={(event) => {
          // Enter also ends a word in an input method; that one belongs to the method. With Ctrl or Cmd it sends the brief.
          if (event.key === "Enter" && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            add(pending);
          }
          if (event.key === "Backspace" && pending === "" && keywords.length > 0) {
            event.preventDefault();
            onChange(keywords.slice(0, -1), keywords.at(-1) ?? "");
          }
        }}
      />
    </div>
  );
}
