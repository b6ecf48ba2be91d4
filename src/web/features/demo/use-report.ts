import { useEffect, useState } from "react";
import type { Report } from "#shared/contracts/report.ts";
import type { DemoText } from "./use-demo-text.ts";

/** What the check found; until then `found` is null, and stays so where the check could not be fetched. */
export interface DemoReport {
  readonly found: Report | null;
  readonly hasFailed: boolean;
}

const none: DemoReport = { found: null, hasFailed: false };

/** Checks a text of the tour once it is there, with the check of the app, which is fetched for it. */
export function useReport(text: DemoText | null): DemoReport {
  const [kept, setKept] = useState<DemoReport & { key: string }>({ ...none, key: "" });
  useEffect(() => {
    if (!text || text.text === null) return;
    const { key, brief, text: words } = text;
    let isCurrent = true;
    import("./demo-check.ts").then(
      ({ checkDemo }) => isCurrent && setKept({ key, found: checkDemo(words, brief), hasFailed: false }),
      (cause: unknown) => {
        if (!isCurrent) return;
        console.warn("The demo's check did not load", cause);
        setKept({ key, found: null, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return kept.key === text?.key ? kept : none;
}
