import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Refusal } from "#shared/permissions.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useUser } from "#web/api/session.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { isolate } from "#web/lib/isolate.ts";

const setting = isolate("BEST_OF_THREE");

/** Whether a person's short texts are the best of three drafts. The server's settings and the plan decide it; where it is off, its operator alone is told. */
export function BestOfThree() {
  const t = useTranslations("settings.writers");
  const { isOperator } = useUser();
  const { data: info } = useQuery(appInfoQuery);
  const refusal = usePermissions()({ act: "bestOfThree" });
  const seesSettings = isOperator || info?.mode === "local";
  const isOff = refusal?.wayUp === "askOperator";
  const stateOf = useStateText();
  if (isOff && !seesSettings) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3 text-label">
      <p>
        <span className="block font-medium">{t("bestOfThree")}</span>
        <span className="block text-ink-3">{t("bestOfThreeHint")}</span>
      </p>
      <p className="text-ink-2">
        {isOff ? t("bestOfThreeOff", { setting }) : stateOf(refusal)}
        {seesSettings && !isOff ? (
          <span className="flex items-center gap-1.5 text-ink-3">
            <Lock aria-hidden className="size-3.5" />
            {t("bestOfThreeSet", { setting })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

function useStateText(): (refusal: Refusal | null) => string {
  const t = useTranslations();
  return (refusal) =>
    refusal !== null && typeof refusal.wayUp === "object"
      ? t("settings.writers.bestOfThreePlan", { plan: t(`options.plan.${refusal.wayUp.plan}`) })
      : t("settings.writers.bestOfThreeOn");
}
