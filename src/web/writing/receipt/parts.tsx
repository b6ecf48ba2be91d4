import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { Span } from "#shared/contracts/report.ts";
import { cx } from "#web/ui/cx.ts";
import type { Tone } from "./facts.ts";

/** Leads from the receipt to a place in the text. */
export type Jump = (place: Span) => void;

/** Sections are split by dashed hairlines; each heading ends in its verdict. */
export function Section({ title, verdict, children }: { title: string; verdict?: ReactNode; children?: ReactNode }) {
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
  /** BCP 47 tag of the text's voice. */
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
