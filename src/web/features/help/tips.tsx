import { isDialect, varieties } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { VarietyLabel } from "#web/ui/greeting.tsx";
import { marketWords } from "./market-words.ts";

/** What makes a brief work, each with a line before and after. */
export function Tips() {
  const { tips } = usePublicSite().copy.help;
  return (
    <ul className="grid gap-x-10 gap-y-8 pt-7 sm:grid-cols-2">
      {tips.items.map((tip) => (
        <li key={tip.title}>
          <h3 className="font-display text-panel">{tip.title}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
            <dt className="text-ink-3 text-label leading-[1.9]">{tips.before}</dt>
            <dd className="text-ink-2">{tip.before}</dd>
            <dt className="font-semibold text-label text-ok leading-[1.9]">{tips.after}</dt>
            <dd className="font-medium">{tip.after}</dd>
          </dl>
        </li>
      ))}
      <li>
        <h3 className="font-display text-panel">{tips.topicTitle}</h3>
        <p className="mt-2 text-ink-2">{tips.topicText}</p>
      </li>
    </ul>
  );
}

/** The market of each dialect: when they rest, and a word that travels badly. */
export function MarketTips() {
  const { copy } = usePublicSite();
  const { markets } = copy.help;
  return (
    <table className="w-full">
      <thead className="text-label max-sm:sr-only">
        <tr>
          {[markets.market, markets.weekend, markets.word].map((title) => (
            <th key={title} scope="col" className="py-3 pe-6 text-start font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {varieties.filter(isDialect).map((variety) => (
          <tr key={variety} className="border-hair border-t align-baseline max-sm:grid max-sm:py-3">
            <th scope="row" className="py-2.5 pe-6 text-start font-normal max-sm:py-0">
              <VarietyLabel variety={variety} name={copy.site.voices[variety]} />
            </th>
            <td className="py-2.5 pe-6 max-sm:py-0 max-sm:text-ink-2">{markets[marketWords[variety].weekend]}</td>
            <td className="py-2.5 max-sm:py-0">
              {/* The margin follows the page, so it stands on what has the page's direction. */}
              <span data-v={variety} className="me-3 font-display text-[22px] text-variety">
                <bdi lang={varietyRecords[variety].tag}>{marketWords[variety].word}</bdi>
              </span>
              {markets.words[variety]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keys = [
  ["search", ["Ctrl", "K"]],
  ["write", ["Ctrl", "Enter"]],
  ["close", ["Esc"]],
  ["list", ["?"]],
] as const;

/** The keys that work everywhere; the app lists all of them itself. */
export function Keys() {
  const texts = usePublicSite().copy.help.keys;
  return (
    <>
      <dl>
        {keys.map(([key, names]) => (
          <div key={key} className="flex items-center justify-between gap-6 border-hair border-b py-2.5">
            <dt>{texts[key]}</dt>
            <dd dir="ltr" className="flex gap-1.5">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-tag border border-hair-2 bg-sheet px-2.5 font-ui text-label"
                >
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3 text-label">{texts.mac}</p>
    </>
  );
}
