import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { usageQuery } from "#web/api/usage.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/states.tsx";

/** The words that are left this month, and the plan. What a running text has reserved counts as gone. */
export function WordsLeft({ className }: { className?: string }) {
  const t = useTranslations();
  const format = useFormat();
  const { data: usage, isLoadingError } = useQuery(usageQuery);

  if (isLoadingError) return <p className={cx("text-ink-3 text-label", className)}>{t("shell.usageFailed")}</p>;
  if (!usage) {
    return (
      <div className={cx("grid gap-2.5", className)}>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3 w-32" />
      </div>
    );
  }
  const left = usage.limit === null ? null : Math.max(0, usage.limit - usage.used - usage.reserved);
  const value =
    left === null || usage.limit === null ? t("shell.unlimited") : t("common.ofCount", { used: left, limit: usage.limit });
  return (
    <div className={className}>
      <p className="flex items-baseline justify-between gap-3 text-label">
        <span className="font-semibold">{t("shell.wordsLeft")}</span>
        <span className="text-ink-2">{t(`options.plan.${usage.plan}`)}</span>
      </p>
      <p className="text-ink-2 text-label">{value}</p>
      {left === null || usage.limit === null ? null : (
        <Progress value={left} max={usage.limit} label={t("shell.wordsLeft")} valueText={format.words(left)} className="mt-2" />
      )}
    </div>
  );
}
