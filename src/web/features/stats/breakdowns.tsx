import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import type { Variety } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Bars } from "#web/ui/bars.tsx";
import { ChartSection } from "#web/ui/chart.tsx";
import { LeaderLine } from "#web/ui/leader-line.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { useNames } from "./use-names.ts";

export interface ChartProps {
  stats: Stats;
  /** The page shows all its charts as tables. */
  asTables: boolean;
  className?: string;
}

interface Group {
  /** Names may be alike, or not there yet. */
  readonly key: string;
  readonly name: string;
  readonly label?: ReactNode;
  readonly variety?: Variety | null;
  readonly texts: number;
  readonly words: number;
  readonly share: number;
}

/** One way in which the texts of the period divide. */
interface Division {
  readonly title: string;
  readonly column: string;
  readonly groups: readonly Group[];
}

/** By kind first, which has a place of its own; then by variety, template, tone and writer. */
export function useDivisions(stats: Stats): readonly [Division, ...Division[]] {
  const t = useTranslations();
  const names = useNames();
  return [
    {
      title: t("charts.byKind"),
      column: t("charts.columns.kind"),
      groups: stats.byType.map(({ category, ...rest }) => ({ ...rest, key: String(category), name: names.kind(category) })),
    },
    {
      title: t("charts.byVoice"),
      column: t("charts.columns.voice"),
      groups: stats.byVariety.map(({ variety, ...rest }) => ({
        ...rest,
        key: String(variety),
        name: names.variety(variety),
        variety,
        ...(variety ? { label: <VarietyName variety={variety} /> } : {}),
      })),
    },
    {
      title: t("stats.byTemplate"),
      column: t("stats.columns.template"),
      groups: stats.byTemplate.map(({ templateId, ...rest }) => ({
        ...rest,
        key: String(templateId),
        name: names.template(templateId),
      })),
    },
    {
      title: t("stats.byTone"),
      column: t("stats.columns.tone"),
      groups: stats.byTone.map(({ tone, ...rest }) => ({ ...rest, key: String(tone), name: names.tone(tone) })),
    },
    {
      title: t("stats.byWriter"),
      column: t("stats.columns.writer"),
      groups: stats.byWriter.map(({ writer, ...rest }) => ({
        ...rest,
        key: JSON.stringify(writer),
        name: names.writer(writer),
      })),
    },
  ];
}

/** A long tail of bars says less than the table below it. */
const barsMax = 8;

/** A division as bars of texts with their share, and as a table of texts and words. */
export function GroupBars({ stats, asTables, division }: ChartProps & { division: Division }) {
  const t = useTranslations();
  const format = useFormat();
  const { title, column, groups } = division;
  const hidden = groups.length - barsMax;
  return (
    <ChartSection
      title={title}
      note={t("charts.texts", { count: stats.totalContent })}
      asTable={asTables && groups.length > 0}
      table={{
        head: [column, t("charts.columns.texts"), t("charts.columns.words"), t("charts.columns.share")],
        rows: groups.map(({ name, texts, words, share }) => [name, texts, words, format.shareOf(texts, share)]),
      }}
      footnote={hidden > 0 && !asTables ? t("stats.rest", { count: hidden }) : null}
    >
      {groups.length === 0 ? <p className="text-ink-2">{t("stats.emptyRange")}</p> : null}
      <Bars
        bars={groups.slice(0, barsMax).map(({ key, name, label, variety, texts, share }) => ({
          key,
          label: label ?? <bdi>{name}</bdi>,
          value: texts,
          share,
          ...(variety === undefined ? {} : { variety }),
        }))}
      />
    </ChartSection>
  );
}

/** What does not divide the texts: one full bar says nothing that its name does not. */
export function Alike({ stats, divisions }: { stats: Stats; divisions: readonly Division[] }) {
  const t = useTranslations("stats");
  return (
    <section aria-labelledby="alike" className="min-w-0">
      <h2 id="alike" className="mb-4 font-display text-panel">
        {t("alike", { count: stats.totalContent })}
      </h2>
      <dl className="grid gap-2.5">
        {divisions.map(({ column, groups: [only] }) => (
          <LeaderLine key={column} label={column}>
            {only?.label ?? only?.name}
          </LeaderLine>
        ))}
      </dl>
    </section>
  );
}
