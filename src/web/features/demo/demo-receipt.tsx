import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Evidence, Report, VarietyVerdict } from "#shared/contracts/report.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { LogoMark } from "#web/ui/logo.tsx";
import type { DemoBrief } from "./demo-brief.ts";
import type { DemoReport } from "./use-report.ts";
import "#web/writing/receipt/receipt.css";

const goodVerdicts: readonly VarietyVerdict[] = ["fits", "nothing_against", "standard", "told"];
const shownWords = 8;

/** The short receipt of the tour: the first lines of the app's, from the same check. */
export function DemoReceipt({ text, brief, report }: { text: string; brief: DemoBrief; report: DemoReport }) {
  const { receipt } = usePublicSite().copy.demo;
  return (
    <section aria-label={receipt.title} className="receipt-edge bg-sheet px-6 pt-5 text-label">
      <div className="flex items-center justify-between border-ink border-b-2 pb-2.5">
        <h2 className="font-display text-panel">{receipt.title}</h2>
        <LogoMark className="size-5.5" />
      </div>
      {report.found ? (
        <Lines text={text} brief={brief} report={report.found} />
      ) : (
        <p role="status" className="py-4 text-ink-2">
          {report.hasFailed ? receipt.failed : receipt.checking}
        </p>
      )}
      <p className="border-hair-2 border-t border-dashed pt-3">
        <span className="block font-semibold">{receipt.writer}</span>
        {receipt.builtIn}
      </p>
    </section>
  );
}

function Lines({ text, brief, report }: { text: string; brief: DemoBrief; report: Report }) {
  const { receipt } = usePublicSite().copy.demo;
  const { words, variety, structure, blanks } = report;
  const foundParts = structure.filter(({ found }) => found).length;
  const isComplete = foundParts === structure.length;
  return (
    <>
      <Section
        title={receipt.words}
        isGood={words.verdict === "within" || words.verdict === "form"}
        verdict={receipt.lengths[words.verdict]}
      >
        <Line label={receipt.asked} value={words.asked} />
        <Line label={receipt.delivered} value={words.delivered} />
      </Section>
      <Section title={receipt.voice} isGood={goodVerdicts.includes(variety.verdict)} verdict={receipt.verdicts[variety.verdict]}>
        <Words label={receipt.givenAway} text={text} brief={brief} evidence={variety.evidence} side="for" />
        <Words label={receipt.strays} text={text} brief={brief} evidence={variety.evidence} side="against" />
      </Section>
      <Section
        title={receipt.structure}
        isGood={isComplete}
        verdict={isComplete ? receipt.complete : `${foundParts} / ${structure.length}`}
      />
      {blanks.length > 0 ? (
        <Section title={receipt.blanks} isGood={false} verdict={String(blanks.length)}>
          <p className="text-ink-3">{receipt.blanksHint}</p>
        </Section>
      ) : null}
    </>
  );
}

function Section({
  title,
  verdict,
  isGood,
  children,
}: {
  title: string;
  verdict: string;
  isGood: boolean;
  children?: ReactNode;
}) {
  const Icon = isGood ? Check : CircleAlert;
  return (
    <div className="border-hair-2 border-b border-dashed py-3 last-of-type:border-b-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        <span className={isGood ? "inline-flex items-center gap-1.5 text-ok" : "inline-flex items-center gap-1.5 text-warn"}>
          <Icon aria-hidden className="size-4" />
          <bdi>{verdict}</bdi>
        </span>
      </div>
      {children}
    </div>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <span className="text-ink-2">{label}</span>
      <span aria-hidden className="min-w-4 grow border-hair-2 border-b border-dotted" />
      <bdi className="font-semibold">{value}</bdi>
    </div>
  );
}

interface WordsProps {
  label: string;
  text: string;
  brief: DemoBrief;
  evidence: readonly Evidence[];
  side: Evidence["side"];
}

/** The words that speak for the variety or against it, the strongest first and each once. */
function Words({ label, text, brief, evidence, side }: WordsProps) {
  const own = evidence.filter((found) => found.side === side).toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const words = [...new Set(own.map(({ start, end }) => text.slice(start, end)))].slice(0, shownWords);
  if (words.length === 0) return null;
  return (
    <div data-v={brief.variety} className="mt-1">
      <p className="text-ink-2">{label}</p>
      <p className="flex flex-wrap gap-x-3.5 font-display text-[18px] leading-[1.8]">
        {words.map((word) => (
          <bdi
            key={word}
            lang={varietyRecords[brief.variety].tag}
            className={
              side === "for" ? "underline decoration-2 decoration-variety underline-offset-[.3em]" : "bg-saffron-tint px-1"
            }
          >
            {word}
          </bdi>
        ))}
      </p>
    </div>
  );
}
