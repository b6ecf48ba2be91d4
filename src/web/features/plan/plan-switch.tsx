import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Usage } from "#shared/contracts/account.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import { useSwitchPlan } from "#web/api/plan.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { stopsWriting } from "./stops-writing.ts";

export interface PlanSwitch {
  readonly switchingTo: PlanId | null;
  /** The smaller plan that waits for a yes. */
  readonly asking: PlanId | null;
  /** Switches at once, or asks first where writing would stop. */
  start(plan: PlanId): void;
  confirm(): void;
  cancel(): void;
}

export function usePlanSwitch(usage: Usage | null): PlanSwitch {
  const t = useTranslations();
  const textOf = useErrorText();
  const [asking, setAsking] = useState<PlanId | null>(null);
  const { mutate, isPending, variables } = useSwitchPlan();

  const switchTo = (plan: PlanId) => {
    setAsking(null);
    if (isPending) return;
    mutate(plan, {
      onSuccess: () => {
        // The button that was pressed is gone; a keyboard would be left nowhere.
        document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
        toast({
          tone: "success",
          title: t("plan.switched", { plan: t(`options.plan.${plan}`) }),
          text: t("plan.switchedText"),
        });
      },
      onError: (error) => toast({ tone: "error", title: t("plan.switchFailed"), text: textOf(error) }),
    });
  };

  return {
    switchingTo: isPending ? variables : null,
    asking,
    start: (plan) => (usage && stopsWriting(plans[plan], usage) ? setAsking(plan) : switchTo(plan)),
    confirm: () => asking && switchTo(asking),
    cancel: () => setAsking(null),
  };
}

/** Asked before a change to a plan whose words of this month are used up already. */
export function DowngradeDialog({ planSwitch, usage }: { planSwitch: PlanSwitch; usage: Usage | null }) {
  const t = useTranslations();
  const format = useFormat();
  const { asking } = planSwitch;
  const limit = asking && plans[asking].wordsPerMonth;
  if (!asking || !limit || !usage) return null;
  const plan = t(`options.plan.${asking}`);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || planSwitch.cancel()}
      variant="action"
      title={t("plan.down.title", { plan })}
      text={t("plan.down.text", { plan, limit, used: usage.used, date: format.date(usage.resetsAt) })}
      confirm={t("plan.down.confirm", { plan })}
      onConfirm={planSwitch.confirm}
    />
  );
}
