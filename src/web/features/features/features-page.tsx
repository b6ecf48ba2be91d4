import type { ReactNode } from "react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { LoginLink, SiteClose, SiteHero } from "#web/ui/site-parts.tsx";
import {
  BrandVoiceArtefact,
  BriefArtefact,
  ConversionArtefact,
  FilesArtefact,
  MarketsArtefact,
  ReceiptArtefact,
  TemplatesArtefact,
  WritersArtefact,
} from "./artefact-views.tsx";

/** `/features`: what Lahja does, each part beside a small true piece of it. */
export function FeaturesPage() {
  const { copy, address } = usePublicSite();
  const { features } = copy;
  return (
    <>
      <SiteHero title={features.title} lead={features.lead} />
      <div className="border-ink border-t">
        <Feature id="brief" texts={features.brief}>
          <BriefArtefact />
        </Feature>
        <Feature id="receipt" texts={features.receipt}>
          <ReceiptArtefact />
        </Feature>
        <Feature id="markets" texts={features.markets}>
          <MarketsArtefact />
        </Feature>
        <Feature id="conversion" texts={features.conversion}>
          <ConversionArtefact />
        </Feature>
        <Feature id="brand-voice" texts={features.brandVoice}>
          <BrandVoiceArtefact />
        </Feature>
        <Feature id="templates" texts={features.templates}>
          <TemplatesArtefact />
        </Feature>
        <Feature id="keeping" texts={features.keeping}>
          <FilesArtefact />
        </Feature>
        <Feature id="writers" texts={features.writers}>
          <WritersArtefact />
        </Feature>
      </div>
      <SiteClose title={features.close.title}>
        <a href={address("/demo")} className={buttonClass("paper", "main", "max-sm:w-full")}>
          {features.close.demo}
        </a>
        <LoginLink className="max-sm:w-full">{features.close.action}</LoginLink>
      </SiteClose>
    </>
  );
}

interface FeatureProps {
  id: string;
  texts: { readonly title: string; readonly text: string };
  children: ReactNode;
}

function Feature({ id, texts, children }: FeatureProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-7 border-hair border-b py-12 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:py-16"
    >
      <div>
        <h2 id={`${id}-title`} className="text-balance font-bold font-display text-[32px] leading-[1.4]">
          {texts.title}
        </h2>
        <p className="mt-3 max-w-[56ch] text-ink-2">{texts.text}</p>
      </div>
      {children}
    </section>
  );
}
