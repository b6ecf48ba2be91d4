import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { pageDirection } from "#shared/page-direction.ts";
import { useUser } from "#web/api/session.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { useOptionInView } from "#web/ui/combobox.tsx";
import { cx } from "#web/ui/cx.ts";
import { scrimClass } from "#web/ui/dialog.tsx";
import { useFocusReturn } from "#web/ui/use-focus-return.ts";
import { Key, withCommandKey } from "../key.tsx";
import { openPanel } from "../panels-store.ts";
import { useLogOut } from "../use-log-out.ts";
import { useSavePreference } from "../use-save-preference.ts";
import type { Act } from "./entries.ts";
import { PaletteList } from "./palette-list.tsx";
import { rememberRecent } from "./recent.ts";
import { usePaletteIndex } from "./use-index.ts";
import { labelOf, type Row, useRows } from "./use-rows.ts";

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Search and act from anywhere (Ctrl/Cmd+K): a combobox (`ui/combobox.tsx`) in a dialog, 104 px from the top. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const t = useTranslations("palette");
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cx(scrimClass, "flex justify-center p-3 sm:px-6 sm:pt-26")}>
          <Radix.Content
            aria-describedby={undefined}
            {...focusReturn}
            className="flex max-h-[calc(100dvh-24px)] w-full max-w-170 animate-enter flex-col self-start overflow-hidden rounded-control bg-page shadow-float outline-none sm:max-h-[calc(100dvh-152px)]"
          >
            <Radix.Title className="sr-only">{t("title")}</Radix.Title>
            <PaletteBody onClose={() => onOpenChange(false)} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette");
  const [query, setQuery] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const listId = useId();
  const index = usePaletteIndex();
  const { sections, isSearching, retry } = useRows(query, index);
  const rows = sections.flatMap((section) => section.rows);
  const active = rows.find(({ id }) => id === pointed) ?? rows[0];
  const choose = useChoose({ onClose, retry });
  const optionId = (row: Row) => `${listId}-${rows.indexOf(row)}`;
  const activeOption = active ? optionId(active) : undefined;

  useOptionInView(activeOption);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && rows.length > 0) {
      event.preventDefault();
      const at = active ? rows.indexOf(active) : -1;
      setPointed(rows[(at + step + rows.length) % rows.length]?.id ?? null);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
    } else if (event.code === "KeyK" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  };

  const change = (next: string) => {
    setQuery(next);
    setPointed(null);
  };
  // To write about it is offered for anything; it is not a thing that was found.
  const found = rows.filter(({ id }) => !id.startsWith("about:")).length;
  const isEmpty = !isSearching && found === 0;
  return (
    <>
      <QueryField value={query} onChange={change} onKeyDown={onKeyDown} listId={listId} activeOption={activeOption} />
      <p role="status" className="sr-only">
        {query.trim() === "" || isSearching ? "" : t("found", { count: found })}
      </p>
      {isEmpty ? (
        <div className="shrink-0 px-6 pt-6 pb-3">
          <p className="font-semibold">{t("empty.title", { query: `\u2068${query.trim()}\u2069` })}</p>
          <p className="mt-1 text-ink-2">{t("empty.text")}</p>
        </div>
      ) : null}
      {rows.length > 0 || isSearching ? (
        <PaletteList
          id={listId}
          sections={sections}
          activeId={active?.id}
          optionId={optionId}
          onPoint={(row) => setPointed(row.id)}
          onChoose={choose}
        />
      ) : null}
      <Hints />
    </>
  );
}

interface QueryFieldProps {
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  activeOption: string | undefined;
}

function QueryField({ value, onChange, onKeyDown, listId, activeOption }: QueryFieldProps) {
  const t = useTranslations();
  const page = pageDirection(usePreferences());
  return (
    <div className="flex min-h-17 shrink-0 items-center gap-3.5 border-ink border-b px-6">
      <Search aria-hidden className="size-5.5 text-ink-2" />
      <input
        role="combobox"
        aria-expanded={activeOption !== undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeOption}
        aria-label={t("palette.title")}
        placeholder={t("palette.placeholder")}
        type="text"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        // An empty field follows the page, so that the placeholder starts where the mark is.
        dir={value === "" ? page : "auto"}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        // The frame of the whole panel shows where the focus is: it never leaves this field but for the button beside it.
        className="page-aligned h-17 min-w-0 grow bg-transparent text-[19px] outline-none"
      />
      <Radix.Close aria-label={`Esc, ${t("common.close")}`} className="touch-target rounded-tag">
        <Key>Esc</Key>
      </Radix.Close>
    </div>
  );
}

function Hints() {
  const t = useTranslations("palette.hints");
  const hint = (keys: ReactNode, text: string) => (
    <span className="inline-flex items-center gap-2">
      {keys}
      {text}
    </span>
  );
  return (
    <div aria-hidden className="hidden shrink-0 items-center gap-6 border-hair border-t px-6 py-2 text-ink-2 text-small sm:flex">
      {hint(
        <>
          <Key>↑</Key>
          <Key>↓</Key>
        </>,
        t("move"),
      )}
      {hint(<Key>↵</Key>, t("open"))}
      {hint(<Key>{withCommandKey("↵")}</Key>, t("newTab"))}
      <span className="ms-auto truncate">{t("spelling")}</span>
    </div>
  );
}

/** Goes where a choice leads, or does what it says. */
function useChoose({ onClose, retry }: { onClose: () => void; retry: () => void }) {
  const router = useRouter();
  const user = useUser();
  const language = useLanguage();
  const save = useSavePreference();
  const { logOut } = useLogOut();

  const act = (name: Act) => {
    if (name === "keys") openPanel("keys");
    else if (name === "log-out") logOut();
    else if (name === "language") save({ language: language === "ar" ? "en" : "ar" });
    else save({ theme: name === "theme:dark" ? "dark" : name === "theme:light" ? "light" : "system" });
  };

  return (row: Row, isNewTab: boolean) => {
    const { target } = row;
    if ("retry" in target) return retry();
    rememberRecent(user.id, { id: row.id, label: labelOf(row) });
    if ("path" in target && isNewTab) {
      window.open(target.path, "_blank", "noopener");
      return;
    }
    onClose();
    if ("act" in target) return act(target.act);
    if (row.id === "page:help") return location.assign(target.path);
    router.history.push(target.path);
  };
}
