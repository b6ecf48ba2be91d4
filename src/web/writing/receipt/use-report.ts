import { useCallback, useEffect, useRef, useState } from "react";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { checkText } from "#web/writing/long-texts/text-work.ts";

/** A report with the text that it is about: positions mean nothing in any other text. */
export interface CheckedText {
  readonly text: string;
  readonly report: Report;
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
  const [computed, setComputed] = useState<CheckedText | null>(null);
  const latest = useRef<CheckedText | null>(null);
  if (known)
    latest.current = latest.current?.text === text && latest.current.report === known ? latest.current : { text, report: known };
  else if (computed?.text === text) latest.current = computed;

  const isCurrent = latest.current?.text === text;
  useEffect(() => {
    if (!brief || isCurrent) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      checkText(text, brief, outdated.signal).then(
        (report) => outdated.signal.aborted || setComputed({ text, report }),
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
        setComputed({ text: made.text, report: made.report });
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
