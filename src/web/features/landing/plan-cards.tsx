import { Check } from "lucide-react";
import { varieties } from "#shared/options.ts";
import { type Plan, planIds, plans } from "#shared/plans.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { figure, listOf, price } from "./numbers.ts";
import { SectionTitle } from "./section-title.tsx";

/** The plan that most people who write for a living need: it stands on paper. */
const raised = "pro";

/** The three plans. Every figure comes from `shared/plans.ts`, which the server enforces. */
export function PlanCards() {
  const { copy, address } = usePublicSite();
  const { title, lead, compare } = copy.landing.plans;
  return (
    <section aria-labelledby="plans" className="sm:pb-14">
      <SectionTitle id="plans" title={title} text={lead} />
      <ul className="grid border-ink border-b desk:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard key={id} plan={plans[id]} />
        ))}
      </ul>
      <p className="mt-6">
        <a href={address("/pricing")} className="touch-target text-link">
          {compare}
        </a>
      </p>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { copy, start, onIntent } = usePublicSite();
  const texts = copy.landing.plans;
  const isRaised = plan.id === raised;
  // Whoever chooses a paid plan finds it chosen on the page of plans, which says how one gets it on this server.
  const choose = () => (plan.id === "free" ? start() : start({ next: `/plans?plan=${plan.id}` }));
  return (
    <li
      className={cx(
        "flex flex-col gap-2.5 py-4 sm:gap-6 sm:py-8 desk:px-9 desk:first:ps-0 desk:last:pe-0",
        isRaised
          ? "-mt-px border-t-4 border-t-action bg-sheet px-5 sm:pt-[29px] shadow-paper"
          : "max-desk:border-hair max-desk:not-first:border-t",
      )}
    >
      <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
        <h3 className="font-semibold text-[17px]">{texts.names[plan.id]}</h3>
        <p className="flex items-baseline gap-2">
          <bdi className="font-display text-[40px] leading-[1.25] sm:text-[60px] tracking-[-.03em]">{price(plan.priceUsd)}</bdi>
          <span className="text-ink-2">{texts.month}</span>
        </p>
      </div>
      <ul className="grow sm:grid sm:content-start sm:gap-2.5">
        {useFeatures(plan).map((feature) => (
          <li key={feature} className="gap-2.5 max-sm:inline max-sm:not-last:after:content-['_·_'] sm:flex">
            <Check aria-hidden className="mt-1 size-4.5 text-action max-sm:hidden" />
            {feature}
          </li>
        ))}
        {texts.coming.plans[plan.id] ? (
          <li className="text-ink-2 max-sm:inline sm:ps-7">
            {texts.coming.plans[plan.id]}{" "}
            <span className="whitespace-nowrap rounded-tag bg-saffron-tint px-2 text-small">{texts.coming.label}</span>
          </li>
        ) : null}
      </ul>
      <Button
        variant={isRaised ? "action" : "paper"}
        className="w-full"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={choose}
      >
        {texts.choose[plan.id]}
      </Button>
    </li>
  );
}

/** What a plan holds, in words. */
function useFeatures(plan: Plan): string[] {
  const { copy, language } = usePublicSite();
  const texts = copy.landing.plans;
  const list = (items: readonly string[]) => listOf(items, texts.and, language);
  return [
    plan.wordsPerMonth === null ? texts.unlimited : `${figure(plan.wordsPerMonth)} ${texts.words}`,
    plan.templatesUpTo === null ? texts.allTemplates : `${texts.templatesUpTo} ${plan.templatesUpTo}`,
    plan.varieties.length === varieties.length
      ? texts.allVoices
      : list(plan.varieties.map((variety) => copy.site.voices[variety])),
    `${texts.export} ${list(plan.exports.map((format) => texts.formats[format]))}`,
  ];
}
