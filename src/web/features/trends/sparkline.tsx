import { useTranslations } from "use-intl";
import type { KeywordSeries } from "#shared/contracts/trends.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { linePath, plot } from "./line-path.ts";
import { useMomentName } from "./use-moment-name.ts";

interface SparklineProps {
  series: KeywordSeries;
  className?: string;
}

const [width, height, room] = [240, 56, 3];

/** The course of one series as a line; what it says is said in words for who does not see it. */
export function Sparkline({ series, className }: SparklineProps) {
  const t = useTranslations("trends.card");
  const format = useFormat();
  const nameOf = useMomentName();
  const direction = pageDirection(usePreferences());
  const points = series.interestOverTime.default.timelineData;
  const values = points.map(({ value }) => value[0] ?? 0);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const text = t("sparkline", {
    from: nameOf(first.time),
    to: nameOf(last.time),
    least: format.number(Math.min(...values)),
    most: format.number(Math.max(...values)),
  });
  return (
    <svg role="img" aria-label={text} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={className}>
      <path
        d={linePath(plot(values, direction), width, height, room)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
