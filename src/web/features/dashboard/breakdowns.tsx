import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import { type Category, categoryOf } from "#web/lib/category.ts";
import { Bars } from "#web/ui/bars.tsx";
import { ChartSection } from "#web/ui/chart.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

interface BreakdownProps {
  stats: Stats;
  className?: string;
}

export function ByKind({ stats, className }: BreakdownProps) {
  const t = useTranslations("charts");
  const nameOf = (category: string | null) => t(`categories.${categoryOf(category) satisfies Category}`);
  return (
    <ChartSection
      title={t("byKind")}
      note={t("texts", { count: stats.totalContent })}
      table={{
        head: [t("columns.kind"), t("columns.texts"), t("columns.words")],
        rows: stats.byType.map(({ category, texts, words }) => [nameOf(category), texts, words]),
      }}
      {...(className ? { className } : {})}
    >
      <Bars
        bars={stats.byType.map(({ category, texts, share }) => ({
          key: category ?? "",
          label: nameOf(category),
          value: texts,
          share,
        }))}
      />
    </ChartSection>
  );
}

/** By words, not by texts: a variety of long texts is used more than one of short ones. */
export function ByVariety({ stats, className }: BreakdownProps) {
  const t = useTranslations();
  const rows = stats.byVariety.toSorted((one, other) => other.words - one.words);
  return (
    <ChartSection
      title={t("charts.byVoice")}
      note={t("charts.wordsIn", { count: stats.totalContent })}
      table={{
        head: [t("charts.columns.voice"), t("charts.columns.words"), t("charts.columns.texts")],
        rows: rows.map(({ variety, words, texts }) => [
          variety ? t(`options.variety.${variety}`) : t("charts.ownVoice"),
          words,
          texts,
        ]),
      }}
      {...(className ? { className } : {})}
    >
      <Bars
        bars={rows.map(({ variety, words }) => ({
          key: variety ?? "",
          label: variety ? <VarietyName variety={variety} /> : t("charts.ownVoice"),
          value: words,
          share: Math.round((100 * words) / Math.max(stats.totalWords, 1)),
          variety,
        }))}
      />
    </ChartSection>
  );
}
