import { ChartNoAxesColumn, Download, Table2 } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { safeFileName } from "#language/text/file-name.ts";
import { toCsv } from "#language/text/plain-table.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { saveTextFile } from "#web/lib/text-file.ts";
import { Button } from "#web/ui/button.tsx";
import { controlClass, FieldNote } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { type Period, type Preset, presets } from "./period.ts";
import { useExportTable } from "./use-export-table.ts";

interface PageToolsProps {
  period: Period;
  onPeriod: (period: Period) => void;
  isInvalid: boolean;
  asTables: boolean;
  onAsTables: (asTables: boolean) => void;
  stats: Stats | undefined;
}

/** The period, all charts as tables, and the figures as a file. */
export function PageTools({ period, onPeriod, isInvalid, asTables, onAsTables, stats }: PageToolsProps) {
  const t = useTranslations("stats");
  const format = useFormat();
  const tableOf = useExportTable();
  const choices = [...presets, "custom" as const];
  const choose = (value: Preset | "custom") => onPeriod(value === "custom" ? ownDays(stats) : { preset: value });
  const Icon = asTables ? ChartNoAxesColumn : Table2;
  const save = () => {
    if (stats)
      saveTextFile(safeFileName(`${t("exportName")} ${format.day(stats.today)}`, "csv"), "text/csv", toCsv(tableOf(stats)));
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Select
        aria-label={t("range.label")}
        className="w-auto! min-w-0 max-sm:grow sm:min-w-48"
        value={"preset" in period ? period.preset : "custom"}
        onValueChange={choose}
        options={choices.map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      {"preset" in period ? null : <OwnDays period={period} onPeriod={onPeriod} isInvalid={isInvalid} />}
      {/* On a phone one row: the two acts show their icons only. */}
      <Button
        className="min-h-11"
        icon={<Icon aria-hidden className="size-4.5" />}
        aria-pressed={asTables}
        onClick={() => onAsTables(!asTables)}
      >
        <span className="max-sm:sr-only">{t("tables")}</span>
      </Button>
      <Button
        className="min-h-11"
        icon={<Download aria-hidden className="size-4.5" />}
        disabled={!stats || stats.totalContent === 0}
        onClick={save}
      >
        <span className="max-sm:sr-only">{t("export")}</span>
      </Button>
    </div>
  );
}

/** Days of one's own begin with those that are shown. */
function ownDays(stats: Stats | undefined): Period {
  return { from: stats?.since ?? null, to: stats?.today ?? null };
}

interface OwnDaysProps {
  period: { readonly from: string | null; readonly to: string | null };
  onPeriod: (period: Period) => void;
  isInvalid: boolean;
}

/** The browser's own day fields: they speak its language, and every phone has its wheel for them. */
function OwnDays({ period, onPeriod, isInvalid }: OwnDaysProps) {
  const t = useTranslations("stats.range");
  const noteId = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:order-last">
      <legend className="sr-only">{t("label")}</legend>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="flex items-center gap-2 text-label">
          <span className="font-semibold">{t(end)}</span>
          <input
            type="date"
            min="2000-01-01"
            value={period[end] ?? ""}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? noteId : undefined}
            onChange={(event) => onPeriod({ ...period, [end]: event.target.value || null })}
            className={`${controlClass} h-11`}
          />
        </label>
      ))}
      <FieldNote id={noteId} error={isInvalid ? t("invalid") : null} />
    </fieldset>
  );
}
