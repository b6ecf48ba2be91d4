import { oneLine } from "#language/sample/one-line.ts";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { VarietyLabel } from "#web/ui/greeting.tsx";
import { placesOf, stretchesOf } from "./marked-text.ts";
import { tellClass } from "./sample-sentence.tsx";
import { SectionTitle } from "./section-title.tsx";

/** The same line in all nine varieties, one under the other: an atlas of small differences. */
export function NineVarieties() {
  const { title, lead } = usePublicSite().copy.landing.nine;
  return (
    <section aria-labelledby="nine" className="pb-7 sm:pb-20 desk:pb-28">
      <SectionTitle id="nine" title={title} text={lead} />
      <ul>
        {varieties.map((variety) => (
          <VarietyRow key={variety} variety={variety} />
        ))}
      </ul>
    </section>
  );
}

function VarietyRow({ variety }: { variety: Variety }) {
  const { copy } = usePublicSite();
  const { text, tells } = oneLine[variety];
  const own = { lang: varietyRecords[variety].tag, dir: languageOf(variety) === "ar" ? "rtl" : "ltr" } as const;
  return (
    <li
      data-v={variety}
      className="grid items-center gap-x-6 gap-y-0 border-hair sm:gap-y-1 border-b py-1.5 sm:py-4 desk:grid-cols-[9rem_minmax(0,1fr)_minmax(0,2.1fr)] desk:py-2.5 desk:arabic:grid-cols-[9rem_minmax(0,2.1fr)_minmax(0,1fr)]"
    >
      <VarietyLabel variety={variety} name={copy.site.voices[variety]} className="font-semibold" />
      {/* On a phone the marks under the line say which words they are. */}
      <p className="row-start-3 max-sm:hidden desk:row-start-auto desk:arabic:order-last">
        <span className="text-[22px] text-variety leading-[1.6]">
          {tells.map((tell, index) => (
            <span key={tell}>
              {index > 0 ? <span className="text-ink-3">{" · "}</span> : null}
              <bdi {...own} className="font-display">
                {tell}
              </bdi>
            </span>
          ))}
        </span>
        <span className="block text-ink-2 text-label">{copy.landing.nine.glosses[variety]}</span>
      </p>
      <p
        {...own}
        className="font-display text-[18px] leading-[1.7] ltr:text-[17px] sm:text-[30px] sm:leading-[1.8] sm:ltr:text-[25px]"
      >
        {stretchesOf(text, placesOf(text, tells)).map(({ isMarked, pieces }) => {
          const words = pieces.map((piece) => piece.text).join("");
          return isMarked ? (
            <mark key={words} className={tellClass}>
              {words}
            </mark>
          ) : (
            words
          );
        })}
      </p>
    </li>
  );
}
