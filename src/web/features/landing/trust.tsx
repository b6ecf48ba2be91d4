import { Star } from "lucide-react";
import { sampleWays } from "#language/sample/sample-ways.ts";
import { varieties } from "#shared/options.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { LogoMark } from "#web/ui/logo.tsx";
import { figure } from "./numbers.ts";
import { SectionTitle } from "./section-title.tsx";

/** What can be counted; and, apart from it and labelled, what the owner claims and customers say, once confirmed or in local mode. */
export function Trust() {
  const { copy, templates } = usePublicSite();
  const { title, lead, figures } = copy.landing.trust;
  const counted = { voices: varieties.length, templates: templates.count, ways: sampleWays, keys: 0 };
  return (
    <section aria-labelledby="trust" className="pb-7 sm:pb-20 desk:pb-28">
      <SectionTitle id="trust" title={title} text={lead} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 pt-3 sm:gap-y-7 sm:pt-8 desk:grid-cols-4">
        {(["voices", "templates", "ways", "keys"] as const).map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1">
            <dt className="max-w-64 text-ink-2">{figures[key]}</dt>
            <dd className="font-display text-[38px] leading-[1.15] tracking-[-.03em] sm:text-[56px]">
              <bdi>{figure(counted[key])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Claims />
      <Testimonials />
    </section>
  );
}

/** Claims that may be shown: the confirmed ones, and in local mode the others too. */
function useShown<Claim extends { readonly confirmed: boolean }>(claims: readonly Claim[]): readonly Claim[] {
  const { showsSamples } = usePublicSite();
  return claims.filter(({ confirmed }) => confirmed || showsSamples);
}

function Claims() {
  const { trust } = usePublicSite().copy.landing;
  const shown = useShown(trust.claims);
  if (shown.length === 0) return null;
  return (
    <div className="mt-5 sm:mt-14">
      <Subtitle text={trust.claimsTitle} hasSamples={shown.some(({ confirmed }) => !confirmed)} />
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 pt-4 sm:gap-x-6 sm:pt-5 desk:grid-cols-6">
        {shown.map(({ figure: value, text }) => (
          <div key={value} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2 text-label">{text}</dt>
            <dd className="font-display text-[24px] leading-[1.3] sm:text-[32px] [font-variant-ligatures:no-contextual]">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Testimonials() {
  const { trust } = usePublicSite().copy.landing;
  const shown = useShown(trust.voices);
  if (shown.length === 0) return null;
  return (
    <div className="mt-5 sm:mt-12">
      <Subtitle text={trust.voicesTitle} hasSamples={shown.some(({ confirmed }) => !confirmed)} />
      <ul className="grid gap-x-12 gap-y-10 pt-4 sm:pt-7 desk:grid-cols-3">
        {shown.map(({ quote, name, role, rating }) => (
          <li key={name} className="max-sm:not-first:hidden">
            <figure>
              <LogoMark className="size-7 text-saffron" />
              <blockquote className="mt-3 text-balance font-display text-[20px] leading-[1.6] sm:text-[24px] arabic:leading-[1.8]">
                {quote}
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-label">
                <span>
                  {name}
                  {trust.comma}
                  {role}
                </span>
                <span className="inline-flex items-center gap-1">
                  <Star aria-hidden className="size-4 fill-current text-star" />
                  <bdi>{rating}</bdi> {trust.rated}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The label stands beside the title of whatever is not confirmed yet: nobody can take one for the other. */
function Subtitle({ text, hasSamples }: { text: string; hasSamples: boolean }) {
  const { sample } = usePublicSite().copy.landing.trust;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hair-2 border-b pb-2">
      <h3 className="font-display text-panel">{text}</h3>
      {hasSamples ? <p className="rounded-tag bg-saffron-tint px-2 py-0.5 text-ink text-label">{sample}</p> : null}
    </div>
  );
}
