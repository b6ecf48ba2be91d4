import { Check, ChevronDown, Search } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { inDigitsOf } from "#web/lib/format.ts";
import { isolate } from "#web/lib/isolate.ts";
import { deviceTimeZone } from "#web/lib/preferences.ts";
import { ComboboxOption, useOptionInView } from "#web/ui/combobox.tsx";
import { cx } from "#web/ui/cx.ts";
import { controlClass, Input } from "#web/ui/field.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { allTimeZones, findTimeZones, type TimeZone, timeZoneOf } from "./time-zones.ts";

interface TimeZoneFieldProps {
  /** Null: that of the device. */
  value: string | null;
  onChange: (timeZone: string | null) => void;
  labelId: string;
  hintId: string | undefined;
}

/** A time zone among hundreds: a button with the chosen one, and under it a list that is searched by typing. */
export function TimeZoneField({ value, onChange, labelId, hintId }: TimeZoneFieldProps) {
  const t = useTranslations("settings.timeZones");
  const locale = useLocale();
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = timeZoneOf(value ?? deviceTimeZone(), locale, new Date());
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t("search")}
      align="start"
      className="w-(--radix-popover-trigger-width)! min-w-72"
      trigger={
        <button
          type="button"
          aria-labelledby={`${labelId} ${valueId}`}
          aria-describedby={hintId}
          aria-haspopup="dialog"
          className={cx(controlClass, "flex min-h-11 items-center gap-2 py-1.5 text-start")}
        >
          <span id={valueId} className="flex min-w-0 grow items-center gap-2">
            <span className="min-w-0 grow">
              {value === null ? t("device", { zone: isolate(shown.title) }) : <bdi>{shown.title}</bdi>}
            </span>
            <Offset zone={shown} />
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-2" />
        </button>
      }
    >
      <ZonePicker
        value={value}
        onPick={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

function Offset({ zone }: { zone: TimeZone }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="shrink-0 text-ink-3 text-small tabular-nums">
      {inDigitsOf(locale, zone.offset)}
    </bdi>
  );
}

/** The combobox in the panel (`ui/combobox.tsx`). The first row is the device's zone. */
function ZonePicker({ value, onPick }: { value: string | null; onPick: (timeZone: string | null) => void }) {
  const t = useTranslations("settings.timeZones");
  const locale = useLocale();
  const id = useId();
  const [query, setQuery] = useState("");
  const zones = useMemo(() => allTimeZones(locale, new Date(), value), [locale, value]);
  const device = useMemo(() => timeZoneOf(deviceTimeZone(), locale, new Date()), [locale]);
  const found = findTimeZones(zones, query);
  const rows: readonly (TimeZone | null)[] = query.trim() === "" ? [null, ...found] : found;
  const [at, setAt] = useState(() => (value === null ? 0 : zones.findIndex((zone) => zone.id === value) + 1));
  const activeOption = rows.length > 0 ? `${id}-${at}` : undefined;
  useOptionInView(activeOption);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setAt(Math.min(rows.length - 1, Math.max(0, next)));
    }
    const row = rows[at];
    if (event.key === "Enter") {
      // The line stands in the settings form, which Enter would save.
      event.preventDefault();
      if (row !== undefined) onPick(row?.id ?? null);
    }
  };

  return (
    <div className="grid max-h-80 grid-rows-[auto_minmax(0,1fr)]">
      <div className="relative border-hair border-b p-2">
        <Search aria-hidden className="pointer-events-none absolute inset-s-4.5 top-5 size-4.5 text-ink-2" />
        <Input
          role="combobox"
          aria-label={t("search")}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption}
          placeholder={t("search")}
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
      <div id={`${id}-list`} role="listbox" aria-label={t("search")} className="overflow-y-auto py-1">
        {rows.map((zone, index) => (
          <ZoneRow
            key={zone?.id ?? "device"}
            id={`${id}-${index}`}
            zone={zone ?? device}
            isDevice={zone === null}
            isAt={index === at}
            isChosen={(zone?.id ?? null) === value}
            onPick={() => onPick(zone?.id ?? null)}
          />
        ))}
      </div>
      <p role="status" className={rows.length > 0 ? "sr-only" : "px-4 pb-4 text-ink-2 text-label"}>
        {rows.length > 0 ? t("results", { count: found.length }) : t("none", { query })}
      </p>
    </div>
  );
}

interface ZoneRowProps {
  id: string;
  zone: TimeZone;
  isDevice: boolean;
  isAt: boolean;
  isChosen: boolean;
  onPick: () => void;
}

function ZoneRow({ id, zone, isDevice, isAt, isChosen, onPick }: ZoneRowProps) {
  const t = useTranslations("settings.timeZones");
  return (
    <ComboboxOption
      id={id}
      aria-selected={isChosen}
      onClick={onPick}
      className={cx("flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunk", isAt && "bg-sunk")}
    >
      <span className="grid min-w-0 grow">
        <span className={cx("truncate", isChosen && "font-semibold")}>
          {isDevice ? t("device", { zone: isolate(zone.title) }) : <bdi>{zone.title}</bdi>}
        </span>
        {isDevice ? null : (
          <bdi className="truncate text-ink-3 text-small">{zone.title === zone.name ? zone.city : zone.name}</bdi>
        )}
      </span>
      <Offset zone={zone} />
      <Check aria-hidden className={cx("size-4 shrink-0 text-action", !isChosen && "invisible")} />
    </ComboboxOption>
  );
}
