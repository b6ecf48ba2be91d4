import { Check, ChevronDown, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { Report, Span } from "#shared/contracts/report.ts";
import { cx } from "#web/ui/cx.ts";
import { partsToLookAt, type Tone } from "./facts.ts";
import { type PartName, setPartOpen, useIsPartOpen } from "./folded-parts.ts";

/** Leads from the receipt to a place in the text. */
export type Jump = (place: Span) => void;

interface SectionProps {
  title: string;
  verdict?: ReactNode;
  /** Nothing in it needs a look: one line that opens, under this name. Without it the section is open. */
  folds?: PartName | null;
  children?: ReactNode;
}

/** Sections are split by dashed hairlines; each heading ends in its verdict. */
export function Section({ title, verdict, folds = null, children }: SectionProps) {
  if (folds) return <FoldedSection title={title} verdict={verdict} name={folds} details={children} />;
  return (
    <section className="border-hair-2 border-b border-dashed py-4 last:border-b-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold text-label">{title}</h3>
        {verdict}
      </div>
      {children}
    </section>
  );
}

interface FoldedSectionProps extends Pick<SectionProps, "title" | "verdict"> {
  name: PartName;
  details: ReactNode;
}

function FoldedSection({ title, verdict, name, details }: FoldedSectionProps) {
  const isOpen = useIsPartOpen(name);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setPartOpen(name, currentTarget.open)}
      className="group/part border-hair-2 border-b border-dashed last:border-b-0"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 py-1.5 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-3.5 text-ink-3 transition-transform group-not-open/part:-rotate-90 rtl:group-not-open/part:rotate-90"
        />
        <h3 className="grow font-semibold text-label">{title}</h3>
        {verdict}
      </summary>
      <div className="pb-4">{details}</div>
    </details>
  );
}

const icons = { good: Check, warn: TriangleAlert, open: CircleHelp } as const;
const colours: Readonly<Record<Tone, string>> = { good: "text-ok", warn: "text-warn", open: "text-ink-2" };

/** Icon and word: never colour alone. */
export function Verdict({ tone, text }: { tone: Tone; text: string }) {
  const Icon = icons[tone];
  return (
    <span className={cx("inline-flex items-center gap-1.5 font-medium text-label", colours[tone])}>
      <Icon aria-hidden className="size-3.5" />
      {text}
    </span>
  );
}

/** All of a receipt in one line: how much needs a look, or what else would make the text better, or that there is nothing. */
export function WholeVerdict({ report }: { report: Report }) {
  const t = useTranslations("receipt.summary");
  const look = partsToLookAt(report);
  const better = report.suggestions.length;
  if (look > 0) return <Verdict tone="warn" text={t("look", { count: look })} />;
  return better > 0 ? <Verdict tone="good" text={t("better", { count: better })} /> : <Verdict tone="good" text={t("fine")} />;
}

/** Leader dots from a label to its value. */
export function Leader({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2 text-label">
      <span className="text-ink-2">{label}</span>
      <span aria-hidden className="min-w-4 grow border-hair-2 border-b-2 border-dotted" />
      <span className="text-end font-semibold">{children}</span>
    </p>
  );
}

/** A word of the text in its own script and direction; a press leads to it. */
export function WordChip({ text, tag, spans, look, onJump }: WordChipProps) {
  const t = useTranslations("receipt");
  const first = spans[0];
  if (!first) return null;
  return (
    <li className="inline-flex items-baseline gap-1">
      <button type="button" title={t("fixes.show")} onClick={() => onJump(first)} className="touch-target inline-block min-h-6">
        <bdi
          lang={tag}
          dir={directionOf(text) ?? undefined}
          data-mark={look}
          className="receipt-word font-display text-[19px] leading-[1.6]"
        >
          {text}
        </bdi>
      </button>
      {spans.length > 1 ? (
        <>
          <span aria-hidden className="text-ink-3 text-small">
            {t("variety.times", { count: spans.length })}
          </span>
          <span className="sr-only">{t("variety.timesSpoken", { count: spans.length })}</span>
        </>
      ) : null}
    </li>
  );
}

interface WordChipProps {
  text: string;
  /** BCP 47 tag of the text's variety. */
  tag: string;
  spans: readonly Span[];
  look: "for" | "stray";
  onJump: Jump;
}

/** A line of the receipt that leads to its place in the text. */
export function PlaceButton({ place, onJump, children }: { place: Span; onJump: Jump; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => onJump(place)}
      className="touch-target inline-flex min-h-7 min-w-7 items-center text-start text-label hover:text-action"
    >
      <span className="border-hair-2 border-b">{children}</span>
    </button>
  );
}
