import { Search, X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { pageDirection } from "#shared/page-direction.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { cx } from "./cx.ts";
import { Input } from "./field.tsx";

interface SearchFieldProps {
  /** The name for screen readers, and the placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** A line to search by, with a mark before it and a button that empties it; Esc empties it too. */
export function SearchField({ label, value, onValueChange, className }: SearchFieldProps) {
  const t = useTranslations("common");
  const page = pageDirection(usePreferences());
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <search className={cx("relative block", className)}>
      <Search aria-hidden className="pointer-events-none absolute inset-s-3 top-3.25 size-4.5 text-ink-2" />
      <Input
        ref={input}
        // Not `type="search"`: its own cross stands on the wrong side when the query and the page differ in direction.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        // An empty field follows the page, so that the placeholder starts where the mark is.
        dir={value === "" ? page : "auto"}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          clear();
        }}
        className="px-10"
      />
      {value === "" ? null : (
        <button
          type="button"
          aria-label={t("clear")}
          onClick={clear}
          className="touch-target absolute! inset-e-1.5 top-1.5 inline-flex size-8 items-center justify-center rounded-tag text-ink-2 hover:bg-sunk hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </search>
  );
}
