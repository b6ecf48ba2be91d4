import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { WordDifference } from "#language/convert/word-diff.ts";
import type { ConversionSource } from "#shared/contracts/conversions.ts";
import type { Conversion } from "#shared/contracts/generations.ts";
import type { Span } from "#shared/contracts/report.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { conversionSourceQuery } from "#web/api/conversions.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Segmented } from "#web/ui/choices.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { exchangedWords } from "#web/writing/long-texts/text-work.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { Paper, PaperSkeleton } from "#web/writing/paper/paper.tsx";
import { ChosenDirection } from "#web/writing/paper/text-direction.ts";

interface ComparisonProps {
  itemId: string;
  conversion: Conversion;
  text: string;
  variety: Variety;
}

/** The source beside the result, what differs marked in both. */
export function Comparison(props: ComparisonProps) {
  const t = useTranslations("convert");
  const { data: source, error, refetch } = useQuery(conversionSourceQuery(props.itemId));
  if (source) return <SideBySide {...props} source={source} />;
  if (!error) {
    return (
      <div className="rounded-paper border border-hair bg-sheet p-8">
        <PaperSkeleton />
      </div>
    );
  }
  if (error instanceof ApiError && error.code === "request.not_found") {
    return (
      <>
        <p className="mb-4 flex items-start gap-2 text-ink-2">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {t("sourceGone")}
        </p>
        <Paper markdown={props.text} variety={props.variety} />
      </>
    );
  }
  return <ErrorState title={t("sourceFailed")} error={error} onRetry={() => void refetch()} />;
}

const sides = ["source", "result"] as const;
type Side = (typeof sides)[number];

/** Two columns where there is room for them; on a narrow page one of the two, and the way to the other. */
function SideBySide({ source, conversion, text, variety }: ComparisonProps & { source: ConversionSource }) {
  const t = useTranslations("convert");
  const [side, setSide] = useState<Side>("result");
  const { before, after, count } = useMarks(source, text, variety);
  return (
    <div className="paper-compare">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-label">
        <p className="text-ink-2 empty:hidden">
          {/* How many words were exchanged stands above already. */}
          {count === null || conversion.changes !== null ? null : t("changedWords", { count })}
        </p>
        <Segmented
          small
          aria-label={t("view")}
          value={side}
          onValueChange={setSide}
          choices={sides.map((value) => ({ value, label: t(value) }))}
          className="lg:hidden"
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Column title={t("source")} variety={conversion.from} isShown={side === "source"}>
          {/* The direction that was chosen is that of the result. */}
          <ChosenDirection value={null}>
            <Paper markdown={source.text} variety={conversion.from} marks={before} className={sheetClass} />
          </ChosenDirection>
          {source.isChanged ? <p className="mt-2 text-ink-2 text-label">{t("sourceChanged")}</p> : null}
        </Column>
        <Column title={t("result")} variety={variety} isShown={side === "result"}>
          <Paper markdown={text} variety={variety} marks={after} className={sheetClass} />
        </Column>
      </div>
    </div>
  );
}

const sheetClass = "px-5! py-6! md:px-7! md:py-7!";

interface ColumnProps {
  title: string;
  variety: Variety;
  isShown: boolean;
  children: React.ReactNode;
}

function Column({ title, variety, isShown, children }: ColumnProps) {
  return (
    <section className={cx("min-w-0", !isShown && "max-lg:hidden")}>
      <h2 className="mb-2 flex items-baseline gap-3 font-semibold text-label">
        {title}
        <VarietyName variety={variety} />
      </h2>
      {children}
    </section>
  );
}

interface Exchanged {
  readonly before: string;
  readonly after: string;
  readonly differences: readonly WordDifference[];
}

/** The words that a conversion exchanged; null while they are being found, and where they could not be. */
function useExchanged(before: string, after: string, isWanted: boolean): readonly WordDifference[] | null {
  const [exchanged, setExchanged] = useState<Exchanged | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    exchangedWords(before, after, signal).then(
      (differences) => signal.aborted || setExchanged({ before, after, differences }),
      // The two texts stand there without marks.
      (cause: unknown) => signal.aborted || console.warn("Two texts could not be compared", cause),
    );
    return () => outdated.abort();
  }, [before, after, isWanted]);
  return isWanted && exchanged?.before === before && exchanged.after === after ? exchanged.differences : null;
}

/** What differs, as marks for both sides, each saying what stands in its place. A translation differs everywhere: it has none. */
function useMarks(source: ConversionSource, text: string, variety: Variety) {
  const t = useTranslations("convert");
  const differences = useExchanged(source.text, text, languageOf(source.variety) === languageOf(variety));
  return useMemo(() => {
    if (!differences) return { before: [], after: [], count: null };
    const words = (own: string, { start, end }: Span) => own.slice(start, end).replace(/\s+/g, " ");
    const before: TextMark[] = [];
    const after: TextMark[] = [];
    for (const own of differences) {
      const was = own.before && words(source.text, own.before);
      const became = own.after && words(text, own.after);
      if (own.before)
        before.push({
          ...own.before,
          kind: "before",
          at: own.before.start,
          title: became === null ? t("leftOut") : t("became", { words: became }),
        });
      if (own.after)
        after.push({
          ...own.after,
          kind: "after",
          at: own.after.start,
          title: was === null ? t("added") : t("was", { words: was }),
        });
    }
    return { before, after, count: differences.length };
  }, [differences, source, text, t]);
}
