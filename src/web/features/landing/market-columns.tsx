import { firstSamples } from "#language/sample/first-samples.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { VarietyLabel } from "#web/ui/greeting.tsx";
import { shownMarkets } from "./facts.ts";

/** A corner of a market set: the sample's last sentence in three varieties, and what changes with the country beside the words. */
export function MarketColumns() {
  const { copy } = usePublicSite();
  const { markets } = copy.landing.work;
  return (
    <ul className="grid grid-cols-3 border-hair border-x border-b bg-sheet shadow-paper">
      {shownMarkets.map(({ variety, weekend: [first, second], currency }) => (
        <li
          key={variety}
          data-v={variety}
          className="border-t-5 border-t-variety px-2.5 pt-3 pb-3 not-first:border-s not-first:border-s-hair sm:px-4"
        >
          <VarietyLabel variety={variety} name={copy.site.voicesShort[variety]} className="text-label" />
          <p
            lang={varietyRecords[variety].tag}
            dir="rtl"
            className="py-1 font-display text-[20px] leading-[1.8] sm:whitespace-nowrap sm:text-[25px]"
          >
            {lastSentence(firstSamples[variety].text)}
          </p>
          <dl className="border-hair-2 border-t border-dashed pt-2 text-small">
            <dt className="text-ink-3">{markets.weekend}</dt>
            <dd>
              {markets.days[first]} {markets.to}
              {markets.to.length > 1 ? " " : null}
              {markets.days[second]}
            </dd>
            <dt className="mt-1 text-ink-3">{markets.money}</dt>
            <dd>{markets.currencies[currency]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function lastSentence(text: string): string {
  return text.slice(text.lastIndexOf(". ") + 2);
}
