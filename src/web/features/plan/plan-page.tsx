import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { loadLaterMessages } from "#shared/locales/messages.ts";
import { planIds } from "#shared/plans.ts";
import { useUser } from "#web/api/session.ts";
import { usageQuery } from "#web/api/usage.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { MonthUsage, MonthUsageSkeleton } from "./month-usage.tsx";
import { PlanTable } from "./plan-table.tsx";

/** `/plans`: the words of this month, the three plans, and the way from one to another. */
export function PlanPage() {
  return (
    <WithMessages load={loadLaterMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const t = useTranslations();
  const user = useUser();
  const { data: usage, error, refetch } = useQuery(usageQuery);
  // Another tab may have switched: the usage is read anew then, the person is not.
  const current = usage?.plan ?? user.plan;
  // 'Choose Pro' on a public page leads here, through the sign-up.
  const asked = new URLSearchParams(useLocation().searchStr).get("plan");
  const wanted = planIds.find((id) => id === asked) ?? null;

  return (
    <div className="mx-auto w-full max-w-300 px-5 pt-6 pb-16 desk:px-10 desk:pt-9">
      <PageHeader title={t("shell.titles.plan")} text={t("plan.text", { plan: t(`options.plan.${current}`) })} />
      <section aria-label={t("plan.usage.title")} className="mt-6 border-ink border-y py-6">
        {usage ? (
          <MonthUsage usage={usage} />
        ) : error ? (
          <ErrorState title={t("plan.usage.failed")} error={error} onRetry={() => void refetch()} />
        ) : (
          <MonthUsageSkeleton />
        )}
      </section>
      <PlanTable current={current} wanted={wanted} usage={usage ?? null} />
    </div>
  );
}
