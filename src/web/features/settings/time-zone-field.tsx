import { useId, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { inDigitsOf } from "#web/lib/format.ts";
import { isolate } from "#web/lib/isolate.ts";
import { deviceTimeZone } from "#web/lib/preferences.ts";
import { cx } from "#web/ui/cx.ts";
import { SearchedList } from "#web/ui/searched-list.tsx";
import { allTimeZones, findTimeZones, type TimeZone, timeZoneOf } from "./time-zones.ts";

interface TimeZoneFieldProps {
  /** Null: that of the device. */
  value: string | null;
  onChange: (timeZone: string | null) => void;
  labelId: string;
  hintId: string | undefined;
}

/** A time zone among hundreds. The first row of the list is the device's zone. */
export function TimeZoneField({ value, onChange, labelId, hintId }: TimeZoneFieldProps) {
  const t = useTranslations("settings.timeZones");
  const locale = useLocale();
  const valueId = useId();
  const zones = useMemo(() => {
    let all: readonly TimeZone[] | null = null;
    // Hundreds of names, made only once the list is open.
    return () => {
      all ??= allTimeZones(locale, new Date(), value);
      return all;
    };
  }, [locale, value]);
  const device = useMemo(() => timeZoneOf(deviceTimeZone(), locale, new Date()), [locale]);
  const shown = useMemo(() => (value === null ? device : timeZoneOf(value, locale, new Date())), [value, device, locale]);
  const rowOf = (zone: TimeZone, isDevice: boolean) => {
    const id = isDevice ? null : zone.id;
    const content = <ZoneRow zone={zone} isDevice={isDevice} isChosen={id === value} />;
    return { value: id, key: id ?? "device", content };
  };
  const find = (query: string) => {
    const found = findTimeZones(zones(), query).map((zone) => rowOf(zone, false));
    return query.trim() === "" ? [rowOf(device, true), ...found] : found;
  };
  return (
    <SearchedList
      value={value}
      onChange={onChange}
      find={find}
      searchLabel={t("search")}
      found={(rows, query) => {
        if (rows === 0) return t("none", { query });
        return t("results", { count: query.trim() === "" ? rows - 1 : rows });
      }}
      className="w-(--radix-popover-trigger-width)! min-w-72"
      button={{
        "aria-labelledby": `${labelId} ${valueId}`,
        "aria-describedby": hintId,
        className: "min-h-11 py-1.5 text-start",
        children: (
          <span id={valueId} className="flex min-w-0 grow items-center gap-2">
            <span className="min-w-0 grow">
              {value === null ? t("device", { zone: isolate(shown.title) }) : <bdi>{shown.title}</bdi>}
            </span>
            <Offset zone={shown} />
          </span>
        ),
      }}
    />
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

function ZoneRow({ zone, isDevice, isChosen }: { zone: TimeZone; isDevice: boolean; isChosen: boolean }) {
  const t = useTranslations("settings.timeZones");
  return (
    <>
      <span className="grid min-w-0 grow">
        <span className={cx("truncate", isChosen && "font-semibold")}>
          {isDevice ? t("device", { zone: isolate(zone.title) }) : <bdi>{zone.title}</bdi>}
        </span>
        {isDevice ? null : (
          <bdi className="truncate text-ink-3 text-small">{zone.title === zone.name ? zone.city : zone.name}</bdi>
        )}
      </span>
      <Offset zone={zone} />
    </>
  );
}
