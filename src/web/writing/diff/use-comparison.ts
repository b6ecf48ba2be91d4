import { useEffect, useMemo, useState } from "react";
import { type DiffPart, diffWords } from "#language/diff/word-diff.ts";
import { compareLongTexts, isLongComparison } from "#web/writing/long-texts/text-work.ts";

export interface TextComparison {
  /** What differs; null while two long texts are being compared, and where they could not be. */
  readonly parts: readonly DiffPart[] | null;
  /** It took too long, or its code could not be fetched: the texts can be shown as they are. */
  readonly hasFailed: boolean;
}

interface Outcome extends TextComparison {
  readonly before: string;
  readonly after: string;
}

/** What differs between two texts: at once, and for long ones when the page's worker has compared them. */
export function useComparison(before: string, after: string): TextComparison {
  const isLong = isLongComparison(before, after);
  const atOnce = useMemo(() => (isLong ? null : diffWords(before, after)), [isLong, before, after]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!isLong) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    compareLongTexts(before, after, signal).then(
      (parts) => signal.aborted || setOutcome({ before, after, parts, hasFailed: false }),
      (cause: unknown) => {
        if (signal.aborted) return;
        console.warn("Two texts could not be compared", cause);
        setOutcome({ before, after, parts: null, hasFailed: true });
      },
    );
    return () => outdated.abort();
  }, [isLong, before, after]);
  if (atOnce) return { parts: atOnce, hasFailed: false };
  return outcome?.before === before && outcome.after === after ? outcome : { parts: null, hasFailed: false };
}
