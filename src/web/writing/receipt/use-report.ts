import { useCallback, useEffect, useRef, useState } from "react";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { checkText } from "#web/writing/long-texts/text-work.ts";

/** A report with the text that it is about: positions mean nothing in any other text. */
export interface CheckedText {
  readonly text: string;
  readonly report: Report;
}

interface ComputedText extends CheckedText {
  readonly brief: Brief;
}

interface Asked {
  readonly text: string;
  /** null: there is nothing to hold the text against. */
  readonly brief: Brief | null;
  /** The server's report on exactly this text, where it has one. */
  readonly known: Report | null;
  /** Waits so long for further changes; 0 while nobody is typing. */
  readonly delayMs: number;
}

export interface LiveReport {
  /** The newest report. While a changed text is being checked, it is the one before. */
  readonly checked: CheckedText | null;
  /**
   * Makes a text with its report ahead of showing it, so that both change together. Null where it could not be checked.
   */
  prepare<Made extends CheckedText>(make: (brief: Brief) => Promise<Made>): Promise<Made | null>;
}

/** The report on a text, kept up to date while the text changes. */
export function useReport({ text, brief, known, delayMs }: Asked): LiveReport {
  const [computed, setComputed] = useState<ComputedText | null>(null);
  const latest = useRef<CheckedText | null>(null);
  // A fact that was told meanwhile makes another brief: the same text is checked again.
  const own = computed?.text === text && computed.brief === brief ? computed : null;
  // A report from before claims could be acted on is shown until there is one of today.
  const isCurrent = own !== null || known?.told !== undefined;
  if (known && (known.told || !own))
    latest.current = latest.current?.text === text && latest.current.report === known ? latest.current : { text, report: known };
  else if (own) latest.current = own;

  useEffect(() => {
    if (!brief || isCurrent) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      checkText(text, brief, outdated.signal).then(
        (report) => outdated.signal.aborted || setComputed({ text, report, brief }),
        // Offline, or too much for this device: the receipt keeps what it knew, and the server's report comes with the next save.
        (cause: unknown) => outdated.signal.aborted || console.warn("The text could not be checked", cause),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text, brief, isCurrent, delayMs]);

  const prepare = useCallback(
    async <Made extends CheckedText>(make: (brief: Brief) => Promise<Made>): Promise<Made | null> => {
      if (!brief) return null;
      try {
        const made = await make(brief);
        setComputed({ text: made.text, report: made.report, brief });
        return made;
      } catch (cause) {
        console.warn("The text could not be checked", cause);
        return null;
      }
    },
    [brief],
  );
  return { checked: latest.current, prepare };
}
