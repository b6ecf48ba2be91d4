import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Stats } from "#shared/contracts/stats.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { comingParts } from "./coming-parts.ts";
import { MonthBox } from "./month-box.tsx";

/** What stands on the page from when on, as a table of contents; what is there already is left out. */
export function Coming({ stats, className }: { stats: Stats; className?: string }) {
  const t = useTranslations("stats.coming");
  return (
    <section aria-labelledby="coming" className={cx("min-w-0", className)}>
      <h2 id="coming" className="border-ink border-b pb-2 font-display text-panel">
        {t(stats.totalContent === 0 ? "all" : "rest")}
      </h2>
      <dl>
        {comingParts(stats).map((part) => (
          <div key={part} className="flex items-baseline gap-3 border-hair border-b py-2.5">
            <dt className="font-display text-[20px] leading-[1.6]">{t(`parts.${part}`)}</dt>
            <span aria-hidden className="min-w-4 grow border-hair-2 border-b-2 border-dotted" />
            <dd className="max-w-2/5 text-end text-ink-2 text-label">{t(`from.${part}`)}</dd>
          </div>
        ))}
      </dl>
      {stats.totalContent === 0 ? null : (
        <Link to="/create" className={buttonClass("outline", "normal", "mt-6")}>
          {t("action")}
        </Link>
      )}
    </section>
  );
}

/** Before the first text: the one step that brings it, what will then stand here, and the words that the month has. */
export function NothingYet({ stats }: { stats: Stats }) {
  const t = useTranslations("stats.empty");
  const action = (
    <Link to="/create" className={buttonClass("action")}>
      {t("action")}
    </Link>
  );
  return (
    <div className="mt-6 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-12">
        <EmptyState title={t("title")} text={t("text")} action={action} />
        <Coming stats={stats} />
      </div>
      <MonthBox accountStart={stats.accountStart} />
    </div>
  );
}
