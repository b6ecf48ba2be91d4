import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { applyFix, type Fixable } from "#language/checks/follow-fixes.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { checkText, followFixes, isLongText } from "#web/writing/long-texts/text-work.ts";
import type { CheckedText, LiveReport } from "#web/writing/receipt/use-report.ts";

interface FixesSource {
  readonly text: string;
  readonly checked: CheckedText | null;
  readonly prepare: LiveReport["prepare"];
  /** Puts another text in the place of this one. */
  readonly show: (text: string) => void;
}

interface FixedText extends CheckedText {
  /** How many fixes were followed. */
  readonly count: number;
}

interface Fixes {
  /** Fixes of a long text are being followed. */
  readonly isFixing: boolean;
  /** Follows a suggestion at once; what it did can be undone. `done` says it otherwise than 'One fix applied'. */
  apply(fix: Fixable, done?: string): void;
  /** Follows all that make the text better, one after the other; they are undone together. */
  applyAll(): void;
}

/** The suggestions of the receipt, followed with one press. Text and report change together. */
export function useFixes(source: FixesSource): Fixes {
  const t = useTranslations("receipt");
  const common = useTranslations("common");
  const asked = useRef<AbortController | null>(null);
  const [isFixing, setFixing] = useState(false);
  // The toast outlives this render, and so does what takes its time: both go by what is open then.
  const latest = useRef({ ...source, t, common });
  latest.current = { ...source, t, common };

  // Who goes on writing has another text: what was asked for would take its newest words away.
  const { text } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every text calls off what the one before was asked for.
  useEffect(() => () => asked.current?.abort(), [text]);

  const acts = useMemo(() => {
    const undo = (done: string, before: string) => {
      // What came after it would be lost with it.
      const isUntouched = () => latest.current.text === done;
      if (!isUntouched()) return;
      const { signal } = new AbortController();
      void latest.current
        .prepare(async (brief) => ({ text: before, report: await checkText(before, brief, signal) }))
        .then(() => isUntouched() && latest.current.show(before));
    };
    const showMade = (made: FixedText | null, before: string, otherwise: string | null, done?: string) => {
      // Without the check one fix can still be followed; the server's report comes with the answer.
      const next = made?.text ?? otherwise;
      if (next === null) return toast({ tone: "error", title: latest.current.common("error.title") });
      if (next === before) return;
      latest.current.show(next);
      toast({
        title: done ?? latest.current.t("fixes.applied", { count: made?.count ?? 1 }),
        tone: "success",
        durationMs: toastDurationsMs.long,
        action: { label: latest.current.common("undo"), onSelect: () => undo(next, before) },
      });
    };
    type Make = (brief: Brief, signal: AbortSignal) => Promise<FixedText>;
    const applyWith = (make: Make, otherwise: string | null, done?: string) => {
      const { text: before, checked, prepare } = latest.current;
      if (asked.current || checked?.text !== before) return;
      const controller = new AbortController();
      asked.current = controller;
      setFixing(isLongText(before));
      void prepare((brief) => make(brief, controller.signal))
        .then((made) => latest.current.text === before && !controller.signal.aborted && showMade(made, before, otherwise, done))
        .finally(() => {
          asked.current = null;
          setFixing(false);
        });
    };
    return {
      apply({ fix }: Fixable, done?: string) {
        const next = applyFix(latest.current.text, fix);
        applyWith(async (brief, signal) => ({ text: next, report: await checkText(next, brief, signal), count: 1 }), next, done);
      },
      applyAll() {
        const { text: now, checked } = latest.current;
        if (checked) applyWith((brief, signal) => followFixes(now, checked.report, brief, signal), null);
      },
    };
  }, []);
  return { isFixing, ...acts };
}
