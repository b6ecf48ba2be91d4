import { useCallback, useEffect, useRef, useState } from "react";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";

/** The check brings its weights and phrases: it is fetched when a text is looked at, never with the first page. */
const loadCheck = () => import("#language/checks/check.ts");

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
   * Makes a text with the check at hand, ahead of showing it, so that text and report change together. Null where the check could
   * not be fetched.
   */
  prepare<Made extends CheckedText>(make: (check: (text: string) => Report) => Made): Promise<Made | null>;
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
    let isWanted = true;
    const timer = setTimeout(() => {
      loadCheck().then(
        ({ check }) => isWanted && setComputed({ text, report: check(text, brief) }),
        // Offline: the receipt keeps what it knew, and the server's report comes with the next save.
        (cause: unknown) => console.warn("The check could not be loaded", cause),
      );
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, brief, isCurrent, delayMs]);

  const prepare = useCallback(
    async <Made extends CheckedText>(make: (check: (text: string) => Report) => Made): Promise<Made | null> => {
      if (!brief) return null;
      const loaded = await loadCheck().catch((cause: unknown) => {
        console.warn("The check could not be loaded", cause);
        return null;
      });
      if (!loaded) return null;
      const made = make((next) => loaded.check(next, brief));
      setComputed({ text: made.text, report: made.report });
      return made;
    },
    [brief],
  );
  return { checked: latest.current, prepare };
}

/** Fetches the check ahead of the first change. */
export function preloadCheck(): void {
  // A failure shows where it matters: the receipt keeps the server's report.
  loadCheck().catch(() => undefined);
}
