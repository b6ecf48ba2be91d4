import { useTranslations } from "use-intl";
import type { Usage } from "#shared/contracts/account.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { LeaderLine } from "#web/ui/leader-line.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";

/** The words of the calendar month: used, being written, left, and when they start anew. */
export function MonthUsage({ usage }: { usage: Usage }) {
  const t = useTranslations("plan.usage");
  const format = useFormat();
  const left = wordsLeft(usage);
  const date = format.date(usage.resetsAt);
  return (
    <div className="grid items-end gap-x-16 gap-y-6 md:grid-cols-2">
      <div>
        {/* The middle of the month is in that month in every time zone; its first moment is not. */}
        <h2 className="text-ink-2 text-label">{t("usedIn", { month: format.month(`${usage.month}-15T12:00:00Z`) })}</h2>
        <p className="font-display text-[54px] leading-tight">
          <bdi>{format.number(usage.used)}</bdi>
        </p>
        <p className="text-ink-2">
          {usage.limit === null || left === null ? t("unlimited") : t("ofLimit", { limit: usage.limit, left, date })}
        </p>
      </div>
      <div className="grid gap-3">
        {usage.limit === null || left === null ? null : (
          <Progress
            value={usage.used + usage.reserved}
            max={usage.limit}
            label={t("used")}
            valueText={t("ofLimit", { limit: usage.limit, left, date })}
            className="mb-1 h-2"
          />
        )}
        <dl className="grid gap-2">
          <LeaderLine label={t("used")}>{format.number(usage.used)}</LeaderLine>
          {usage.reserved > 0 ? <LeaderLine label={t("reserved")}>{format.number(usage.reserved)}</LeaderLine> : null}
          <LeaderLine label={t("left")}>{left === null ? t("noLimit") : format.number(left)}</LeaderLine>
        </dl>
        {left === 0 ? <p className="text-label text-warn">{t("over", { date })}</p> : null}
      </div>
    </div>
  );
}

export function MonthUsageSkeleton() {
  return (
    <LoadingState className="grid items-end gap-x-16 gap-y-6 md:grid-cols-2">
      <div className="grid gap-3">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-14 w-44" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="grid gap-4">
        <Skeleton className="h-2" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
      </div>
    </LoadingState>
  );
}
