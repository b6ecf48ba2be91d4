import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { varieties } from "#shared/options.ts";
import { allowsTemplate, includesPlan, type Plan } from "#shared/plans.ts";
import { useUser } from "#web/api/session.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";

/** The rows of the table, in order. What is announced and not built yet has one of its own, which says so. */
const planFeatures = ["words", "templates", "voices", "exports", "storage", "drafts", "coming"] as const;
type PlanFeature = (typeof planFeatures)[number];

/** The rows that this server has: the best of three drafts only where its operator turned it on. */
export function usePlanFeatures(): readonly PlanFeature[] {
  const { bestOfThree } = useUser();
  return planFeatures.filter((feature) => feature !== "drafts" || bestOfThree !== null);
}

/** What a plan holds of one feature, from `shared/plans.ts`. */
export function PlanFeatureValue({ plan, feature }: { plan: Plan; feature: PlanFeature }): ReactNode {
  const t = useTranslations("plan");
  const format = useFormat();
  const { bestOfThree } = useUser();
  switch (feature) {
    case "words":
      return plan.wordsPerMonth === null ? t("unlimitedWords") : format.number(plan.wordsPerMonth);
    case "templates":
      return <TemplateCount plan={plan} />;
    case "voices":
      if (plan.varieties.length === varieties.length) return t("allVoices", { count: varieties.length });
      return (
        <ul className="grid gap-1">
          {plan.varieties.map((variety) => (
            <li key={variety}>
              <VarietyName variety={variety} />
            </li>
          ))}
        </ul>
      );
    case "storage":
      return format.bytes(plan.storageBytes);
    case "drafts":
      return bestOfThree !== null && includesPlan(plan.id, bestOfThree) ? t("bestOfThree") : "–";
    case "coming":
      return <span className="text-ink-2">{t(`coming.${plan.id}`) || "–"}</span>;
    case "exports":
      return format.list(plan.exports.map((candidate) => t(`formats.${candidate}`)));
  }
}

function TemplateCount({ plan }: { plan: Plan }) {
  const t = useTranslations("plan");
  const { data: templates } = useQuery(templatesQuery);
  if (!templates) return <Skeleton className="h-5 w-16" />;
  const count = templates.filter(({ id }) => allowsTemplate(plan, id)).length;
  return plan.templatesUpTo === null ? t("allTemplates", { count }) : t("firstTemplates", { count });
}
