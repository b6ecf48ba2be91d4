import { Check, ChevronDown, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { ComboboxOption, useOptionInView } from "./combobox.tsx";
import { cx } from "./cx.ts";
import { controlClass, Input } from "./field.tsx";
import { Popover } from "./popover.tsx";

/** One choice of the list. */
interface SearchedRow<Value> {
  readonly value: Value;
  readonly key: string;
  /** What the row shows, before the tick of the chosen one. */
  readonly content: ReactNode;
}

interface SearchedListProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The rows for what was typed; all of them for an empty query. */
  find: (query: string) => readonly SearchedRow<Value>[];
  /** Names the line and, where `listLabel` is absent, the list. */
  searchLabel: string;
  listLabel?: string;
  /** What a screen reader hears of a search, and what stands in the place of an empty list. */
  found: (rows: number, query: string) => string;
  /** The button's own attributes and content: what is chosen. */
  button: { readonly className?: string; readonly children: ReactNode } & {
    readonly "aria-labelledby"?: string;
    readonly "aria-describedby"?: string | undefined;
  };
  /** Of the panel under the button. */
  className: string;
}

/** One of many: a button with the chosen one, and under it a list that is searched by typing. */
export function SearchedList<Value>({ button, className, ...list }: SearchedListProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const { className: buttonClass, children, ...named } = button;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={list.listLabel ?? list.searchLabel}
      align="start"
      className={className}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          className={cx(controlClass, "flex items-center gap-2", buttonClass)}
          {...named}
        >
          {children}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-2" />
        </button>
      }
    >
      <Picker
        {...list}
        onChange={(value) => {
          list.onChange(value);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

/** How far Page Up and Page Down go, about as many rows as the panel shows. */
const pageRows = 8;

/** The combobox in the panel (`combobox.tsx`). It begins at the chosen row. */
function Picker<Value>({
  value,
  onChange,
  find,
  searchLabel,
  listLabel = searchLabel,
  found,
}: Omit<SearchedListProps<Value>, "button" | "className">) {
  const id = useId();
  const [query, setQuery] = useState("");
  const rows = find(query);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      rows.findIndex((row) => row.value === value),
    ),
  );
  const activeOption = rows.length > 0 ? `${id}-${at}` : undefined;
  useOptionInView(activeOption);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + pageRows, PageUp: at - pageRows }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(rows.length - 1, next)));
    }
    if (event.key !== "Enter") return;
    // The line may stand in a form, which Enter would send.
    event.preventDefault();
    const row = rows[at];
    if (row) onChange(row.value);
  };

  return (
    <div className="grid max-h-80 grid-rows-[auto_minmax(0,1fr)]">
      <div className="relative border-hair border-b p-2">
        <Search aria-hidden className="pointer-events-none absolute inset-s-4.5 top-5 size-4.5 text-ink-2" />
        <Input
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption}
          placeholder={searchLabel}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="ps-9"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className="overflow-y-auto py-1">
        {rows.map((row, index) => (
          <ComboboxOption
            key={row.key}
            id={`${id}-${index}`}
            aria-selected={row.value === value}
            onClick={() => onChange(row.value)}
            className={cx("flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunk", index === at && "bg-sunk")}
          >
            {row.content}
            <Check aria-hidden className={cx("size-4 shrink-0 text-action", row.value !== value && "invisible")} />
          </ComboboxOption>
        ))}
      </div>
      <p role="status" className={rows.length > 0 ? "sr-only" : "px-4 pb-4 text-ink-2 text-label"}>
        {found(rows.length, query)}
      </p>
    </div>
  );
}
