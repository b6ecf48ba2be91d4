import { Link } from "@tanstack/react-router";
import { ArrowUpRight, Ruler } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import type { Usage } from "#shared/contracts/account.ts";
import { type PlanId, planIds, plans } from "#shared/plans.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { FittingLengths } from "#web/writing/brief/fitting-lengths.tsx";

interface WordLimitProps {
  ref: Ref<HTMLDivElement>;
  asked: number;
  left: number;
  usage: Usage;
  /** The template's lengths, ascending; empty where the length follows the form. */
  lengths: readonly number[];
  onShorter: (words: number) => void;
}

/** The brief asks for more words than the plan has left: nothing is sent, and the ways out stand here. */
export function WordLimit({ ref, asked, left, usage, lengths, onShorter }: WordLimitProps) {
  const t = useTranslations();
  const format = useFormat();
  const shorter = lengths.findLast((length) => length <= left);
  const larger = planWithMore(usage.plan);
  return (
    <>
      <p className="mb-4 text-ink-2 text-label">{t("generations.stopped.nothing")}</p>
      <div
        ref={ref}
        tabIndex={-1}
        className="rounded-paper border border-hair border-t-4 border-t-saffron bg-sheet px-5.5 py-8 shadow-paper outline-none md:px-9 xl:px-18 xl:py-14"
      >
        <h2 className="page-title">{t("generations.wordLimit.title", { left })}</h2>
        <p className="mt-2 max-w-prose text-[17px] text-ink-2">
          {t("generations.wordLimit.asked", { asked })} {t("errors.plan.word_limit")}
        </p>
        <ul className="mt-6 border-ink border-t">
          {shorter === undefined ? null : (
            <Way
              icon={<Ruler aria-hidden className="mt-1 size-4.5" />}
              title={t("generations.wordLimit.shorter", { words: shorter })}
              text={t("generations.wordLimit.shorterText", { left: left - shorter })}
            >
              <FittingLengths lengths={lengths} left={left} onChoose={onShorter} />
            </Way>
          )}
          {larger ? (
            <Way
              icon={<ArrowUpRight aria-hidden className="mirror-rtl mt-1 size-4.5" />}
              title={t("generations.wordLimit.upgrade")}
              text={t("generations.wordLimit.upgradeText", {
                plan: t(`options.plan.${larger}`),
                words: plans[larger].wordsPerMonth ?? 0,
              })}
            >
              <Link to="/plans" className={buttonClass("action")}>
                {t("generations.wordLimit.upgradeAction")}
              </Link>
            </Way>
          ) : null}
        </ul>
        <p className="mt-5 text-ink-2 text-label">{t("generations.wordLimit.wait", { date: format.date(usage.resetsAt) })}</p>
      </div>
    </>
  );
}

function planWithMore(plan: PlanId): PlanId | null {
  return planIds[planIds.indexOf(plan) + 1] ?? null;
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-hair border-b py-4">
      {icon}
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 text-label">{text}</p>
      </div>
      {children}
    </li>
  );
}
