import { Check, FileText } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { createFormat } from "#web/lib/format.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { cx } from "#web/ui/cx.ts";
import { Greeting, VarietyLabel } from "#web/ui/greeting.tsx";
import { checkedSentence, convertedSentence, cutAt, marketFacts, placesOf } from "./artefacts.ts";

const sheet = "rounded-paper border border-hair bg-sheet shadow-paper";

/** A brief as the desk shows it, filled in. */
export function BriefArtefact() {
  const { copy } = usePublicSite();
  const { rows, sample } = copy.features.brief;
  return (
    <dl className={cx(sheet, "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 px-5 py-3 sm:gap-x-8 sm:px-9")}>
      <Row label={rows.template}>{sample.template}</Row>
      <Row label={rows.topic}>{sample.topic}</Row>
      <Row label={rows.voice}>
        <span
          data-v="ar-saudi"
          className="inline-flex min-h-10 flex-wrap items-center gap-x-2.5 rounded-full border-2 border-variety bg-variety-tint px-4 text-variety"
        >
          <VarietyLabel variety="ar-saudi" name={copy.site.voices["ar-saudi"]} />
          <Greeting variety="ar-saudi" className="text-[19px]" />
        </span>
      </Row>
      <Row label={rows.length}>{sample.length}</Row>
      <Row label={rows.tone}>{sample.tone}</Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="h-full border-hair py-3 font-semibold text-label not-first-of-type:border-t">{label}</dt>
      <dd className="border-hair py-2 not-first-of-type:border-t">{children}</dd>
    </>
  );
}

/** A sentence with the words that give its variety away, and its receipt. */
export function ReceiptArtefact() {
  const { copy, language } = usePublicSite();
  const texts = copy.features.receipt;
  const { variety, text, words, marks } = checkedSentence;
  const name = copy.site.voices[variety];
  return (
    <figure data-v={variety}>
      <div dir="rtl" className={cx(sheet, "border-s-[5px] border-s-variety px-7 py-6 sm:px-9")}>
        <MarkedText variety={variety} pieces={cutAt(text, marks)} />
      </div>
      <figcaption className="ms-auto mt-[-1px] max-w-100 border border-hair border-t-0 bg-sheet px-6 py-4 text-label">
        <dl>
          <Line
            label={texts.words}
            value={<bdi>{createFormat({ language, digits: "western", timeZone: "UTC" }).number(words)}</bdi>}
          />
          <Line label={texts.asked} value={<VarietyLabel variety={variety} name={name} />} />
          <Line
            label={texts.found}
            value={
              <span className="inline-flex items-center gap-1.5 font-medium text-ok">
                <Check aria-hidden className="size-4" />
                {texts.fits}
              </span>
            }
          />
        </dl>
        <p className="mt-2 border-hair-2 border-t border-dashed pt-2 text-ink-2">{texts.givenAway}</p>
        <p className="flex flex-wrap gap-x-4 font-display text-[19px] leading-[1.8]">
          {marks.map(([start, end]) => (
            <bdi key={start} lang={varietyRecords[variety].tag}>
              {text.slice(start, end)}
            </bdi>
          ))}
        </p>
        <p className="mt-1 text-ink-3 text-small">{texts.note}</p>
      </figcaption>
    </figure>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2 py-0.5">
      <dt className="text-ink-2">{label}</dt>
      <span aria-hidden className="min-w-4 grow border-hair-2 border-b border-dotted" />
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** Text in its own variety; what is marked is underlined in the variety's accent. */
function MarkedText({ variety, pieces }: { variety: Variety; pieces: readonly { text: string; isMarked: boolean }[] }) {
  return (
    <p lang={varietyRecords[variety].tag} className="text-balance font-display text-[26px] leading-[1.9] sm:text-[30px]">
      {pieces.map(({ text, isMarked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed sentence never change places.
        <Fragment key={index}>
          {isMarked ? (
            <mark className="bg-transparent text-inherit underline decoration-2 decoration-variety underline-offset-[.36em] [text-decoration-skip-ink:none]">
              {text}
            </mark>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** When the markets rest and what they pay in: what a local note knows. */
export function MarketsArtefact() {
  const { copy } = usePublicSite();
  const texts = copy.features.markets;
  return (
    <table className={cx(sheet, "wrap-anywhere w-full")}>
      <thead className="text-label">
        <tr className="border-ink border-b">
          {[texts.market, texts.weekend, texts.money].map((title) => (
            <th key={title} scope="col" className="px-4 py-3 text-start font-semibold sm:px-6">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marketFacts.map(({ variety, weekend, currency }) => (
          <tr key={variety} className="border-hair not-first:border-t">
            <th scope="row" data-v={variety} className="border-s-[5px] border-s-variety px-4 py-3 text-start font-normal sm:px-6">
              <VarietyLabel variety={variety} name={copy.site.voices[variety]} />
            </th>
            <td className="px-4 py-3 sm:px-6">{texts[weekend]}</td>
            <td className="px-4 py-3 sm:px-6">
              <bdi>{currency}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One sentence in two varieties, by exchanging words. */
export function ConversionArtefact() {
  const { copy } = usePublicSite();
  const { from, to, source, result, changes } = convertedSentence;
  const texts = [
    { variety: from, text: source, words: changes.map(([before]) => before) },
    { variety: to, text: result, words: changes.map(([, after]) => after) },
  ];
  return (
    <figure>
      <div className="grid gap-3">
        {texts.map(({ variety, text, words }) => (
          <div key={variety} data-v={variety} dir="rtl" className={cx(sheet, "border-s-[5px] border-s-variety px-6 py-4")}>
            <VarietyLabel variety={variety} name={copy.site.voices[variety]} className="text-label" />
            <MarkedText variety={variety} pieces={cutAt(text, placesOf(text, words))} />
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-ink-3 text-label">{copy.features.conversion.changed}</figcaption>
    </figure>
  );
}

export function BrandVoiceArtefact() {
  const { example, uses, never, ends, sample } = usePublicSite().copy.features.brandVoice;
  return (
    <div className={cx(sheet, "px-7 py-5 sm:px-9")}>
      <p className="text-ink-3 text-label">{example}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-8">
        <Row label={uses}>{sample.uses}</Row>
        <Row label={never}>
          <s className="decoration-[1.25px] decoration-danger">{sample.never}</s>
        </Row>
        <Row label={ends}>
          <span className="font-display text-[20px]">{sample.ends}</span>
        </Row>
      </dl>
    </div>
  );
}

/** How many there are, counted in the registry, and the way to all of them. */
export function TemplatesArtefact() {
  const { copy, language, templates, address } = usePublicSite();
  const texts = copy.features.templates;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <p className="flex items-baseline gap-4">
        <bdi className="font-display text-[112px] leading-none tracking-[-.03em]">
          {createFormat({ language, digits: "western", timeZone: "UTC" }).number(templates.count)}
        </bdi>
        <span className="font-display text-[26px] text-ink-2">{texts.count}</span>
      </p>
      <a href={address("/templates")} className="text-link mb-4">
        {texts.action}
      </a>
    </div>
  );
}

export function FilesArtefact() {
  const { files } = usePublicSite().copy.features.keeping;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {files.map(({ name, extension }) => (
        <li key={extension} className={cx(sheet, "flex min-h-28 flex-col justify-between px-4 py-4")}>
          <FileText aria-hidden className="size-5.5 text-action" strokeWidth={1.75} />
          <span>
            <span className="block font-semibold text-label">{name}</span>
            <bdi dir="ltr" className="text-ink-3 text-small">
              {extension}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function WritersArtefact() {
  const { items } = usePublicSite().copy.features.writers;
  return (
    <ol className="border-hair border-t">
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[44px_1fr] items-baseline border-hair border-b py-4">
          <span aria-hidden className="font-display text-[30px] text-action leading-none">
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
