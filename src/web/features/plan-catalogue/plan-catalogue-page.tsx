import { Fragment, type ReactNode } from "react";
import { varieties } from "#shared/options.ts";
import { type Plan, type PlanId, planIds, plans } from "#shared/plans.ts";
import { createFormat } from "#web/lib/format.ts";
import { type PublicSite, usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { VarietyLabel } from "#web/ui/greeting.tsx";
import { SiteHero, SiteSection } from "#web/ui/site-parts.tsx";

/** What is announced and not built yet has a row of its own, which says so. */
const rows = ["words", "templates", "voices", "exports", "storage", "coming"] as const;
type Row = (typeof rows)[number];

/** `/pricing`: the three plans of `shared/plans.ts`, side by side, and what people ask before they pay. */
export function PlanCataloguePage() {
  const { plan: texts } = usePublicSite().copy;
  return (
    <>
      <SiteHero title={texts.title} lead={texts.lead} />
      <PlanColumns />
      <p className="mt-5 max-w-[70ch] text-ink-2 text-label">{texts.note}</p>
      <SiteSection id="questions" title={texts.questions.title} className="mb-16">
        <dl className="grid gap-x-16 desk:grid-cols-2">
          {texts.questions.items.map(({ question, answer }) => (
            <div key={question} className="border-hair border-b py-6">
              <dt className="font-display text-[21px] leading-[1.5] font-bold">{question}</dt>
              <dd className="mt-1 max-w-[62ch] text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </SiteSection>
    </>
  );
}

/** One table on a wide page; on a phone a card for each plan, with the names of its rows. */
function PlanColumns() {
  const { plan: texts } = usePublicSite().copy;
  return (
    <section aria-label={texts.table}>
      <table className="w-full table-fixed border-ink border-y text-start max-desk:hidden">
        <thead>
          <tr className="align-top">
            <td className="w-1/4" />
            {planIds.map((id) => (
              <th key={id} scope="col" className={cx("border-hair border-s px-6 pt-6 pb-7 text-start font-normal", own(id))}>
                <PlanHead id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row} className={cx("align-top", index === 0 ? "border-ink border-t" : "border-hair border-t")}>
              <th scope="row" className="py-4 pe-4 text-start font-semibold text-label">
                <RowName row={row} />
              </th>
              {planIds.map((id) => (
                <td key={id} className={cx("border-hair border-s px-6 py-4", own(id))}>
                  <PlanValue plan={plans[id]} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-5 desk:hidden">
        {planIds.map((id) => (
          <li key={id} className={cx("border border-hair-2 px-5 py-6", id === "pro" && "border-t-4 border-t-action bg-sheet")}>
            <PlanHead id={id} />
            <dl className="wrap-anywhere mt-6 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-3 border-hair border-t pt-5">
              {rows.map((row) => (
                <Fragment key={row}>
                  <dt className="font-semibold text-label">
                    <RowName row={row} />
                  </dt>
                  <dd>
                    <PlanValue plan={plans[id]} row={row} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowName({ row }: { row: Row }) {
  const { plan: texts } = usePublicSite().copy;
  if (row !== "coming") return texts.features[row];
  return <span className="block w-fit rounded-tag bg-saffron-tint px-2">{texts.coming.label}</span>;
}

/** The plan in the middle stands on its own sheet. */
const own = (id: PlanId) => id === "pro" && "bg-sheet";

function PlanHead({ id }: { id: PlanId }) {
  const site = usePublicSite();
  const { plan: texts } = site.copy;
  // The free plan begins with an account and nothing else; the others are chosen on the page of plans behind it.
  const start = () => site.start(id === "free" ? {} : { next: `/plans?plan=${id}` });
  return (
    <>
      <h2 className="font-semibold text-[17px]">{texts.names[id]}</h2>
      <p className="mt-1 mb-5 flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-display text-[60px] leading-[1.2] tracking-[-.03em]">{formatOf(site).price(plans[id].priceUsd)}</bdi>
        <span className="text-ink-2">{texts.perMonth}</span>
      </p>
      <Button
        variant={id === "pro" ? "action" : "paper"}
        className="w-full"
        onPointerEnter={site.onIntent}
        onFocus={site.onIntent}
        onClick={start}
      >
        {texts.choose[id]}
      </Button>
    </>
  );
}

/** What a plan holds of one row; every figure from `shared/plans.ts` or the registry of templates. */
function PlanValue({ plan, row }: { plan: Plan; row: Row }): ReactNode {
  const site = usePublicSite();
  const { plan: texts } = site.copy;
  const format = formatOf(site);
  switch (row) {
    case "words":
      return plan.wordsPerMonth === null ? texts.unlimited : <bdi>{format.number(plan.wordsPerMonth)}</bdi>;
    case "templates":
      return `${plan.templatesUpTo === null ? texts.all : texts.first} ${format.number(plan.templatesUpTo ?? site.templates.count)}`;
    case "voices":
      if (plan.varieties.length === varieties.length) return `${texts.all} ${format.number(varieties.length)}`;
      return (
        <ul className="grid gap-1">
          {plan.varieties.map((variety) => (
            <li key={variety}>
              <VarietyLabel variety={variety} name={site.copy.site.voices[variety]} />
            </li>
          ))}
        </ul>
      );
    case "storage":
      return <bdi>{format.bytes(plan.storageBytes)}</bdi>;
    case "coming":
      return <span className="text-ink-2">{texts.coming.plans[plan.id] || "–"}</span>;
    case "exports":
      return format.list(plan.exports.map((kind) => texts.formats[kind]));
  }
}

/** Digits as the page's language has them by default: a choice of the person's own belongs to the app. */
function formatOf({ language }: PublicSite) {
  return createFormat({ language, digits: "western", timeZone: "UTC" });
}
