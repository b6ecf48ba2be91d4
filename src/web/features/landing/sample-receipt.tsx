import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { SampleReading } from "#language/sample/read-sample.ts";
import type { Marketing } from "#shared/locales/marketing.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";

/** What the check found, in one line: nothing in it is typed by hand. */
export function SampleReceipt({ variety, reading }: { variety: Variety; reading: SampleReading }) {
  const { copy } = usePublicSite();
  const { sample } = copy.landing;
  const { Icon, colour } = looks[toneOf(reading)];
  return (
    <dl className="flex flex-wrap items-baseline gap-x-7 gap-y-1 text-label">
      <Entry
        label={sample.asked}
        icon={<Icon aria-hidden className={cx("me-2 inline size-4 align-[-.2em]", colour)} />}
        className={colour}
      >
        {copy.site.voices[variety]}
      </Entry>
      <Entry label={sample.found}>{foundAs(variety, reading, sample)}</Entry>
      {reading.tells.length > 0 ? (
        <Entry label={sample.givenAway}>
          {reading.tells.map(({ start, end }, index) => (
            <span key={start}>
              {index > 0 ? sample.comma : null}
              <bdi
                lang={varietyRecords[variety].tag}
                dir={languageOf(variety) === "ar" ? "rtl" : "ltr"}
                className="font-display text-[18px] text-ink leading-none"
              >
                {reading.text.slice(start, end)}
              </bdi>
            </span>
          ))}
        </Entry>
      ) : null}
      <Entry label={sample.words}>
        <bdi>{reading.words}</bdi>
      </Entry>
    </dl>
  );
}

interface EntryProps {
  label: string;
  icon?: ReactNode;
  /** Of the value. */
  className?: string;
  children: ReactNode;
}

function Entry({ label, icon, className, children }: EntryProps) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-3">
        {icon}
        {label}
      </dt>
      <dd className={cx("font-medium", className)}>{children}</dd>
    </div>
  );
}

type Tone = "good" | "warn" | "open";

const looks = {
  good: { Icon: Check, colour: "text-ok" },
  warn: { Icon: TriangleAlert, colour: "text-warn" },
  open: { Icon: CircleHelp, colour: "text-ink-2" },
} as const;

function toneOf({ verdict }: SampleReading): Tone {
  if (verdict === "open") return "open";
  return verdict === "fits" || verdict === "nothing_against" ? "good" : "warn";
}

/**
 * As the product's receipt has it: a country only where a text can tell it; inside the Gulf and between Beirut and Amman the region, and
 * what speaks for the country.
 */
export function foundAs(variety: Variety, reading: SampleReading, sample: Marketing["landing"]["sample"]): string {
  const { verdict, region, country } = reading;
  if (region === null) return sample.open;
  const name = sample.regions[region];
  if (verdict === "fits")
    return country === variety || region === "english" ? name : name + sample.comma + sample.ownWords[variety];
  return name + sample.comma + (verdict === "nothing_against" ? sample.nothingAgainst : sample.contradicted);
}
