import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { type Variety, varieties } from "#shared/options.ts";
import { planForVariety, planIds } from "#shared/plans.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import type { VarietyObstacle } from "./variety-grid.tsx";

/** Under the varieties: which cannot be chosen, why, and what would change that. */
export function VarietyNotes({ obstacles }: { obstacles: Readonly<Partial<Record<Variety, VarietyObstacle>>> }) {
  const t = useTranslations();
  const language = useLanguage();
  const blocked = (by: VarietyObstacle) => varieties.filter((variety) => obstacles[variety] === by);
  const names = (list: readonly Variety[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(list.map((variety) => t(`options.varietyShort.${variety}`)));
  const locked = blocked("plan");
  const unavailable = blocked("writer");
  const needed = locked.map(planForVariety);
  const plan = planIds.findLast((id) => needed.includes(id)) ?? "pro";
  return (
    <>
      {unavailable.length > 0 ? (
        <p className="text-ink-3 text-label">{t("generations.brief.voicesUnavailable", { voices: names(unavailable) })}</p>
      ) : null}
      {locked.length > 0 ? (
        <p className="text-ink-3 text-label">
          {t("generations.brief.voicesLocked", { plan: t(`options.plan.${plan}`), voices: names(locked) })}{" "}
          <Link to="/plans" className="text-link whitespace-nowrap">
            {t("generations.brief.plans")}
          </Link>
        </p>
      ) : null}
    </>
  );
}
