import { Search } from "lucide-react";
import { useTranslations } from "use-intl";
import { cx } from "#web/ui/cx.ts";
import { Key, withCommandKey } from "./key.tsx";
import { openPanel } from "./panels-store.ts";

/** Looks like the field that it opens; on a phone it is the mark alone. */
export function SearchButton({ className }: { className?: string }) {
  const t = useTranslations("shell");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPanel("search")}
      className={cx(
        "touch-target ms-auto inline-flex size-10 shrink-0 items-center justify-center gap-3 rounded-control text-ink-2 hover:bg-sunk",
        "sm:h-10 sm:w-full sm:max-w-90 sm:shrink sm:justify-start sm:border sm:border-field sm:bg-sheet sm:px-3 sm:hover:border-ink-2 sm:hover:bg-sheet",
        className,
      )}
    >
      <Search aria-hidden className="size-5 sm:size-4.5" />
      <span className="max-sm:sr-only min-w-0 grow truncate text-start text-label">{t("search")}</span>
      <span className="hidden shrink-0 md:block">
        <Key>{withCommandKey("K")}</Key>
      </span>
    </button>
  );
}
