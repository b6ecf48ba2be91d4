import { useTranslations } from "use-intl";
import type { PlainTable } from "#language/text/plain-table.ts";
import type { Stats } from "#shared/contracts/stats.ts";
import { useNames } from "./use-names.ts";

/** All figures of the page as one long table: a spreadsheet filters it by its first column. */
export function useExportTable(): (stats: Stats) => PlainTable {
  const t = useTranslations();
  const names = useNames();
  return (stats) => ({
    head: [t("stats.columns.group"), t("stats.columns.name"), t("charts.columns.texts"), t("charts.columns.words")],
    rows: [
      ...stats.byMonth.map(({ month, texts, words }) => [t("stats.months.columns.month"), month, texts, words]),
      ...stats.byType.map(({ category, texts, words }) => [t("charts.columns.kind"), names.kind(category), texts, words]),
      ...stats.byVariety.map(({ variety, texts, words }) => [t("charts.columns.voice"), names.variety(variety), texts, words]),
      ...stats.byTemplate.map(({ templateId, texts, words }) => [
        t("stats.columns.template"),
        names.template(templateId),
        texts,
        words,
      ]),
      ...stats.byTone.map(({ tone, texts, words }) => [t("stats.columns.tone"), names.tone(tone), texts, words]),
      ...stats.byWriter.map(({ writer, texts, words }) => [t("stats.columns.writer"), plain(names.writer(writer)), texts, words]),
      ...stats.days.map(({ day, texts, words }) => [t("stats.columns.day"), day, texts, words]),
    ],
  });
}

/** A file has no use for the marks that keep a model's name apart on a page. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
