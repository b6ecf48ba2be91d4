import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import type { Variety } from "#shared/options.ts";
import { Bars } from "#web/ui/bars.tsx";
import { ChartSection } from "#web/ui/chart.tsx";
import { VoiceName } from "#web/ui/voice.tsx";
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

/** A long tail of bars says less than the table below it. */
const barsMax = 8;

interface GroupBarsProps extends ChartProps {
  title: string;
  column: string;
  groups: readonly Group[];
}

/** How the texts of the period divide: bars of texts with their share, and the table of texts and words. */
function GroupBars({ stats, asTables, className, title, column, groups }: GroupBarsProps) {
  const t = useTranslations();
  const hidden = groups.length - barsMax;
  return (
    <ChartSection
      title={title}
      note={t("charts.texts", { count: stats.totalContent })}
      asTable={asTables && groups.length > 0}
      table={{
        head: [column, t("charts.columns.texts"), t("charts.columns.words"), t("charts.columns.share")],
        rows: groups.map(({ name, texts, words, share }) => [name, texts, words, `${share}%`]),
      }}
      footnote={hidden > 0 && !asTables ? t("analytics.rest", { count: hidden }) : null}
      {...(className ? { className } : {})}
    >
      {groups.length === 0 ? <p className="text-ink-2">{t("analytics.emptyRange")}</p> : null}
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

export function Kinds(props: ChartProps) {
  const t = useTranslations("charts");
  const names = useNames();
  const groups = props.stats.byType.map(({ category, ...rest }) => ({
    ...rest,
    key: String(category),
    name: names.kind(category),
  }));
  return <GroupBars {...props} title={t("byKind")} column={t("columns.kind")} groups={groups} />;
}

export function ByVariety(props: ChartProps) {
  const t = useTranslations("charts");
  const names = useNames();
  const groups = props.stats.byVariety.map(({ variety, ...rest }) => ({
    ...rest,
    key: String(variety),
    name: names.voice(variety),
    variety,
    ...(variety ? { label: <VoiceName variety={variety} /> } : {}),
  }));
  return <GroupBars {...props} title={t("byVoice")} column={t("columns.voice")} groups={groups} />;
}

export function ByTemplate(props: ChartProps) {
  const t = useTranslations("analytics");
  const names = useNames();
  const groups = props.stats.byTemplate.map(({ templateId, ...rest }) => ({
    ...rest,
    key: String(templateId),
    name: names.template(templateId),
  }));
  return <GroupBars {...props} title={t("byTemplate")} column={t("columns.template")} groups={groups} />;
}

export function ByTone(props: ChartProps) {
  const t = useTranslations("analytics");
  const names = useNames();
  const groups = props.stats.byTone.map(({ tone, ...rest }) => ({ ...rest, key: String(tone), name: names.tone(tone) }));
  return <GroupBars {...props} title={t("byTone")} column={t("columns.tone")} groups={groups} />;
}

export function ByWriter(props: ChartProps) {
  const t = useTranslations("analytics");
  const names = useNames();
  const groups = props.stats.byWriter.map(({ writer, ...rest }) => ({
    ...rest,
    key: JSON.stringify(writer),
    name: names.writer(writer),
  }));
  return <GroupBars {...props} title={t("byWriter")} column={t("columns.writer")} groups={groups} />;
}
