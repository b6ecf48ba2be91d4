import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, Info } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Usage } from "#shared/contracts/account.ts";
import { marketingAddress } from "#shared/paths.ts";
import { type Plan, type PlanId, planIds, plans } from "#shared/plans.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PlanFeatureValue, usePlanFeatures } from "./plan-features.tsx";
import { DowngradeDialog, usePlanSwitch } from "./plan-switch.tsx";

interface PlanTableProps {
  current: PlanId;
  /** The plan that was chosen before the account was there. */
  wanted: PlanId | null;
  /** Null while it is not known: switching then waits for no warning. */
  usage: Usage | null;
}

/** Rows of features under columns of plans; on narrow pages three sheets under each other with the same rows. */
export function PlanTable({ current, wanted, usage }: PlanTableProps) {
  const t = useTranslations("plan");
  const { data: app } = useQuery(appInfoQuery);
  const cannotSwitch = usePermissions()({ act: "switchPlan" }) !== null;
  const planSwitch = usePlanSwitch(usage);
  const columns: readonly PlanColumn[] = planIds.map((id) => ({
    plan: plans[id],
    isCurrent: id === current,
    // The one filled button of the page stands at the next larger plan, or with the one that was chosen before.
    isNext: wanted === null && planIds.indexOf(id) === planIds.indexOf(current) + 1,
    isSwitching: planSwitch.switchingTo === id,
    way: cannotSwitch ? "ask" : "switch",
    onSwitch: () => planSwitch.start(id),
  }));

  return (
    <section aria-labelledby="plan-table" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pb-3">
        <h2 id="plan-table" className="font-display text-panel">
          {t("table")}
        </h2>
        {app?.payments === false ? (
          <p className="flex items-start gap-2 text-ink-2 text-label">
            <Info aria-hidden className="mt-1 size-4" />
            {t(app.planSwitching ? "noPayment" : "byOperator")}
          </p>
        ) : null}
      </div>
      {wanted ? <WantedPlan plan={wanted} column={columns.find(({ plan }) => plan.id === wanted)} /> : null}
      <WideTable columns={columns} />
      <div className="grid md:hidden">
        {columns.map((column) => (
          <PlanSheet key={column.plan.id} column={column} />
        ))}
      </div>
      <p className="mt-5 max-w-prose text-ink-2 text-label">{t("note")}</p>
      <DowngradeDialog planSwitch={planSwitch} usage={usage} />
    </section>
  );
}

interface PlanColumn {
  plan: Plan;
  isCurrent: boolean;
  isNext: boolean;
  isSwitching: boolean;
  /** How the person gets it: by a press, or from the operator. */
  way: "switch" | "ask";
  onSwitch: () => void;
}

/** Where a choice made before the sign-up stands: one press away, the operator's to give, or there already. */
function WantedPlan({ plan, column }: { plan: PlanId; column: PlanColumn | undefined }) {
  const t = useTranslations();
  const name = t(`options.plan.${plan}`);
  if (!column) return null;
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-4 border-s-action bg-sheet px-5 py-4"
    >
      <p className="font-semibold">{t(column.isCurrent ? "plan.wanted.here" : "plan.wanted.chosen", { plan: name })}</p>
      {column.isCurrent ? (
        <Link to="/create" className={buttonClass("action")}>
          {t("plan.wanted.write")}
        </Link>
      ) : (
        <div className="w-full sm:w-64 sm:*:mt-0">
          <PlanButton column={{ ...column, isNext: true }} />
        </div>
      )}
    </div>
  );
}

function WideTable({ columns }: { columns: readonly PlanColumn[] }) {
  const t = useTranslations("plan.features");
  const features = usePlanFeatures();
  const cell = (column: PlanColumn) => cx("px-5 align-top", column.isCurrent && "border-hair-2 border-x bg-sheet");
  return (
    <table className="hidden w-full table-fixed border-ink border-y text-start md:table">
      <thead>
        <tr className="border-ink border-b">
          <td className="w-1/5" />
          {columns.map((column) => (
            <th
              key={column.plan.id}
              scope="col"
              className={cx(
                cell(column),
                "border-t-4 pt-5 pb-5 text-start font-normal",
                column.isCurrent ? "border-t-action" : "border-t-transparent",
              )}
            >
              <PlanHead column={column} />
              <PlanButton column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature} className="border-hair border-b last:border-b-0">
            <th scope="row" className="py-3.5 pe-4 text-start align-top font-semibold text-label">
              {t(feature)}
            </th>
            {columns.map((column) => (
              <td key={column.plan.id} className={cx(cell(column), "py-3")}>
                <PlanFeatureValue plan={column.plan} feature={feature} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanSheet({ column }: { column: PlanColumn }) {
  const t = useTranslations("plan.features");
  const features = usePlanFeatures();
  return (
    <article
      className={cx(
        "-mx-5 border-t-4 px-5 py-6",
        column.isCurrent ? "border-t-action bg-sheet" : "border-t-transparent [&+&]:shadow-[0_-1px_0_var(--hair-2)]",
      )}
    >
      <PlanHead column={column} />
      <dl className="mt-4 mb-6">
        {features.map((feature) => (
          <div key={feature} className="grid grid-cols-[2fr_3fr] gap-4 border-hair border-b py-3 last:border-b-0">
            <dt className="text-ink-2 text-label">{t(feature)}</dt>
            <dd>
              <PlanFeatureValue plan={column.plan} feature={feature} />
            </dd>
          </div>
        ))}
      </dl>
      {column.isCurrent ? null : <PlanButton column={column} />}
    </article>
  );
}

function PlanHead({ column: { plan, isCurrent } }: { column: PlanColumn }) {
  const t = useTranslations();
  const format = useFormat();
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold text-[17px]">{t(`options.plan.${plan.id}`)}</span>
        {isCurrent ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-label text-ok">
            <Check aria-hidden className="size-4" />
            {t("plan.current")}
          </span>
        ) : null}
      </span>
      <span className="flex items-baseline gap-2 text-ink-2">
        <bdi dir="ltr" className="font-display text-[48px] text-ink leading-tight">
          {format.price(plan.priceUsd)}
        </bdi>
        {t("plan.perMonth")}
      </span>
    </>
  );
}

function PlanButton({ column }: { column: PlanColumn }) {
  const t = useTranslations();
  if (column.isCurrent) {
    return (
      <span className="mt-4 flex min-h-11 items-center justify-center rounded-control border border-hair-2 border-dashed px-3 text-ink-2">
        {t("plan.here")}
      </span>
    );
  }
  if (column.way === "ask") return <AskOperator />;
  return (
    <Button
      variant={column.isNext ? "action" : "paper"}
      busy={column.isSwitching}
      onClick={column.onSwitch}
      className="mt-4 min-h-11 w-full"
    >
      {column.isSwitching ? t("plan.changing") : t("plan.change", { plan: t(`options.plan.${column.plan.id}`) })}
    </Button>
  );
}

/** Leads to the form that reaches the operator, in place of a button that this server would refuse. */
function AskOperator() {
  const t = useTranslations("plan");
  const language = useLanguage();
  return (
    <a
      href={`${marketingAddress("/help", language)}#contact`}
      className={buttonClass("outline", "normal", "mt-4 min-h-11 w-full")}
    >
      {t("ask")}
    </a>
  );
}
