import type { ReactNode } from "react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";
import { BriefDetail } from "./brief-detail.tsx";
import { FileCards } from "./file-cards.tsx";
import { MarketColumns } from "./market-columns.tsx";
import { ReceiptCard } from "./receipt-card.tsx";
import { SectionTitle } from "./section-title.tsx";

/** Four features, each with a small working piece of the product instead of a picture. */
export function WorkCards() {
  const { title, receipt, markets, brief, files } = usePublicSite().copy.landing.work;
  return (
    <section aria-labelledby="work" className="pb-7 sm:pb-20 desk:pb-28">
      <SectionTitle id="work" title={title} />
      <div className="grid border-ink border-b desk:grid-cols-2">
        <Card title={receipt.title} text={receipt.text} isShownByWords>
          <ReceiptCard />
        </Card>
        <Card title={markets.title} text={markets.text}>
          <MarketColumns />
        </Card>
        <Card title={brief.title} text={brief.text} isShownByWords>
          <BriefDetail />
        </Card>
        <Card title={files.title} text={files.text} isShownByWords>
          <FileCards />
        </Card>
      </div>
    </section>
  );
}

interface CardProps {
  title: string;
  text: string;
  /** On a phone its words stand alone: what it shows stands further up, or the words are enough. */
  isShownByWords?: boolean;
  children: ReactNode;
}

function Card({ title, text, isShownByWords = false, children }: CardProps) {
  return (
    <div className="flex flex-col justify-between gap-2 border-hair border-b py-4 sm:gap-6 sm:py-9 last:border-b-0 desk:nth-[3]:border-b-0 desk:even:border-s desk:even:ps-12 desk:odd:pe-12">
      <div className={cx("flex flex-col justify-center sm:min-h-50", isShownByWords && "max-sm:hidden")}>{children}</div>
      <div>
        <h3 className="font-display text-panel">{title}</h3>
        <p className="mt-1 max-w-120 text-ink-2">{text}</p>
      </div>
    </div>
  );
}
