import { useEffect, useState } from "react";
import type { DemoBrief } from "./demo-brief.ts";

/** One text of the tour: asked for, written or failed. */
export interface DemoText {
  /** The brief and the seed that it was written from; another one is another text. */
  readonly key: string;
  readonly brief: DemoBrief;
  readonly text: string | null;
  readonly hasFailed: boolean;
  /** The person had enough: `text` is what stood there then. */
  readonly isStopped?: boolean;
}

interface DemoTextUse {
  readonly text: DemoText | null;
  /** Asks for other words for the same brief, or tries once more after a failure. */
  again(): void;
  /** Keeps what is shown and drops the rest. */
  stop(shown: string): void;
  reset(): void;
}

const loadWriter = () => import("./demo-writer.ts");

/** Fetches the writer ahead of the step that needs it. A failure shows there, with a way to try again. */
export function preloadWriter(): void {
  loadWriter().catch(() => undefined);
}

/**
 * The text of a brief. Written once for each brief and seed, when `isWanted`; going back and forth between the steps writes nothing
 * anew. Other words for the same brief take the old ones' place when they are there, so that nothing jumps in between.
 */
export function useDemoText(brief: DemoBrief, isWanted: boolean): DemoTextUse {
  const [seed, setSeed] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [written, setWritten] = useState<DemoText | null>(null);
  const briefKey = JSON.stringify(brief);
  const key = `${briefKey} ${seed} ${attempt}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the brief, the seed and the attempt.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setWritten((before) => (isOf(before, briefKey) && !before.hasFailed ? before : { key, brief, text: null, hasFailed: false }));
    loadWriter()
      .then(({ writeDemo }) => writeDemo(brief, seed))
      .then(
        (text) => isCurrent && setWritten({ key, brief, text, hasFailed: false }),
        (cause: unknown) => {
          if (!isCurrent) return;
          console.warn("The demo's phrases did not load", cause);
          setWritten({ key, brief, text: null, hasFailed: true });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [key, isWanted]);

  return {
    text: isOf(written, briefKey) ? written : null,
    again: () => (written?.hasFailed ? setAttempt((before) => before + 1) : setSeed((before) => before + 1)),
    stop: (shown) => setWritten((before) => before && { ...before, text: shown, isStopped: true }),
    reset: () => setSeed(1),
  };
}

function isOf(text: DemoText | null, briefKey: string): text is DemoText {
  return text?.key.startsWith(`${briefKey} `) ?? false;
}
