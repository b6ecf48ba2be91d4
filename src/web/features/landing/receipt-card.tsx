import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { firstSamples } from "#language/sample/first-samples.ts";
import { sampleMostWords } from "#language/sample/sample-brief.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { shownKeywords } from "./facts.ts";
import { foundAs } from "./sample-receipt.tsx";

const variety = "ar-egyptian";
const reading = firstSamples[variety];

/** The receipt of the sentence that the page opens with: counted, not drawn. */
export function ReceiptCard() {
  const { copy } = usePublicSite();
  const { sample, work } = copy.landing;
  const { receipt } = work;
  return (
    <dl className="max-w-110 bg-sheet px-6 pt-5 shadow-paper [--tooth:14px] [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_bottom/var(--tooth)_calc(var(--tooth)/2)_repeat-x,linear-gradient(#000_0_0)_top/100%_calc(100%-var(--tooth)/2)_no-repeat] pb-7">
      <Row
        label={
          <>
            {`${receipt.words}${sample.comma}${receipt.atMost} `}
            <bdi>{sampleMostWords}</bdi>
          </>
        }
        value={<bdi>{reading.words}</bdi>}
      />
      <Row label={receipt.voice} value={foundAs(variety, reading, sample)} />
      <Row
        label={sample.givenAway}
        value={reading.tells.map(({ start, end }, index) => (
          <span key={start}>
            {index > 0 ? sample.comma : null}
            <bdi lang="ar-EG" dir="rtl" className="font-display font-normal text-[17px] leading-none">
              {reading.text.slice(start, end)}
            </bdi>
          </span>
        ))}
      />
      <Row
        label={receipt.keywords}
        value={
          <>
            <bdi>{shownKeywords.used}</bdi> {receipt.of} <bdi>{shownKeywords.asked.length}</bdi>
          </>
        }
      />
    </dl>
  );
}

function Row({ label, value }: { label: ReactNode; value: React.ReactNode }) {
  return (
    <div className="flex items-baseline gap-2 border-hair border-b border-dashed py-2 text-label last:border-b-0">
      <dt className="flex min-w-0 grow items-baseline gap-2 text-ink-2">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <span aria-hidden className="min-w-4 grow border-hair-2 border-b-2 border-dotted" />
      </dt>
      <dd className="flex items-baseline gap-2 text-end font-semibold">
        <span>{value}</span>
        <Check aria-hidden className="size-4 self-center text-ok" />
      </dd>
    </div>
  );
}
