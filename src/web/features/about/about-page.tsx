import { ArrowLeft, ChartColumn, Check, Download, Languages, LayoutGrid, PenLine, Zap } from "lucide-react";
import { Fragment } from "react";
import type { Variety } from "#shared/options.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Greeting, VarietyLabel } from "#web/ui/greeting.tsx";
import { LoginLink, SiteClose, SiteHero, SiteSection } from "#web/ui/site-parts.tsx";

/** In the order of the cards' texts in the copy. */
const featureIcons = [PenLine, Languages, LayoutGrid, Download, ChartColumn, Zap];
const greeted: readonly Variety[] = ["ar-saudi", "ar-egyptian", "ar-lebanese", "ar-kuwaiti"];

/** A hundred answers in rows of 25; the first three are in Saudi. */
const answers = Array.from({ length: 100 }, (_, number) => ({
  key: `answer ${number}`,
  x: 10 + (number % 25) * 20,
  y: 10 + Math.floor(number / 25) * 20,
  isRight: number < 3,
}));

/** `/about`: why Lahja is there, what is on the desk, how a text is made. */
export function AboutPage() {
  const { copy, address } = usePublicSite();
  const about = copy.about;
  return (
    <>
      <SiteHero size="hero" title={about.title} lead={about.lead}>
        <Greetings />
      </SiteHero>
      <Gap />
      <SiteSection id="desk" title={about.features.title}>
        <ul className="grid sm:grid-cols-2 desk:grid-cols-3">
          {about.features.items.map((item, index) => {
            const Icon = featureIcons[index] ?? PenLine;
            return (
              <li
                key={item.title}
                className="border-hair border-b py-7 sm:border-s sm:px-9 sm:max-desk:odd:border-s-0 sm:max-desk:odd:ps-0 desk:nth-[3n+1]:border-s-0 desk:nth-[3n+1]:ps-0"
              >
                <Icon aria-hidden className="size-5.5 text-action" strokeWidth={1.75} />
                <h3 className="mt-3 font-display text-panel">{item.title}</h3>
                <p className="mt-1 text-ink-2">{item.text}</p>
              </li>
            );
          })}
        </ul>
      </SiteSection>
      <SiteSection id="steps" title={about.steps.title}>
        <ol className="grid gap-x-8 gap-y-8 pt-6 sm:grid-cols-2 desk:grid-cols-4">
          {about.steps.items.map((step, index) => (
            <li key={step.title} className="max-sm:grid max-sm:grid-cols-[48px_1fr] max-sm:items-baseline">
              <span
                aria-hidden
                className="font-display text-[54px] text-action leading-[1.1] max-sm:row-span-2 max-sm:text-[44px]"
              >
                <bdi>{index + 1}</bdi>
              </span>
              <h3 className="font-semibold text-[17px]">{step.title}</h3>
              <p className="text-ink-2 max-sm:col-start-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </SiteSection>
      <SiteSection id="benefits" title={about.benefits.title}>
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {about.benefits.items.map((benefit) => (
            <li key={benefit} className="flex items-start gap-3 border-hair border-b py-3.5 text-[17px]">
              <Check aria-hidden className="mt-1.5 size-4.5 text-action" />
              {benefit}
            </li>
          ))}
        </ul>
      </SiteSection>
      <SiteClose title={about.close.title}>
        <a href={address("/")} className="text-link inline-flex items-center gap-2">
          <ArrowLeft aria-hidden className="mirror-rtl size-4" />
          {about.close.home}
        </a>
        <a href={address("/demo")} className={buttonClass("paper", "main", "max-sm:w-full")}>
          {about.close.demo}
        </a>
        <LoginLink className="max-sm:w-full">{about.close.action}</LoginLink>
      </SiteClose>
    </>
  );
}

/** Four varieties say hello beside the title. */
function Greetings() {
  const { copy } = usePublicSite();
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline border-ink border-t desk:mb-3 desk:min-w-68">
      {greeted.map((variety) => (
        <Fragment key={variety}>
          <dt className="flex h-full items-center border-hair border-b py-1.5">
            <VarietyLabel variety={variety} name={copy.site.voices[variety]} className="text-label" />
          </dt>
          <dd data-v={variety} className="border-hair border-b py-1.5 text-[26px] text-variety leading-[1.7]">
            <Greeting variety={variety} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The figure that Lahja was made for, drawn as a hundred answers. */
function Gap() {
  const { gap } = usePublicSite().copy.about;
  return (
    <section
      aria-label={gap.text}
      className="grid items-center gap-x-12 gap-y-6 border-ink border-y py-10 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <p className="flex items-baseline gap-4 font-display">
        <bdi className="text-[128px] leading-none tracking-[-.03em] sm:text-[160px]">{gap.figure}</bdi>
        <span className="text-[32px] text-ink-2">{gap.of}</span>
      </p>
      <div>
        <p className="text-balance font-display text-[28px] leading-[1.5] sm:text-[34px]">{gap.text}</p>
        <svg role="img" aria-label={gap.picture} viewBox="0 0 500 80" className="mirror-rtl mt-6 w-full" data-v="ar-saudi">
          {answers.map(({ key, x, y, isRight }) => (
            <circle key={key} cx={x} cy={y} r={8.2} className={isRight ? "fill-variety" : "fill-none stroke-hair-2"} />
          ))}
        </svg>
        <p className="mt-4 text-ink-3 text-label">{gap.source}</p>
      </div>
    </section>
  );
}
