import { useEffect, useState } from "react";
import type { Variety } from "#shared/options.ts";

/** It brings the check, which is fetched when a text is under the hands, never with the page. */
const loadAssumption = () => import("#language/prompt/assumed-brief.ts");

interface AskedText {
  /** null: nobody said. */
  readonly known: Variety | null;
  /** What holds until it is told. */
  readonly otherwise: Variety;
  /** The whole text at the moment when somebody wants something of the writer; else null. */
  readonly text: string | null;
}

/**
 * The variety that the server takes a text for when the writer is asked about it. Of a text of one's own nobody said it: then it is told
 * from the words, here as there, so that what the plan does not have is known before it is asked for.
 */
export function useTextVariety({ known, otherwise, text }: AskedText): Variety {
  const [told, setTold] = useState<{ readonly text: string; readonly variety: Variety } | null>(null);
  const isTold = known !== null || text === null || told?.text === text;
  useEffect(() => {
    if (isTold || text === null) return;
    let isWanted = true;
    loadAssumption().then(
      ({ assumedBrief }) => isWanted && setTold({ text, variety: assumedBrief(text, null).variety }),
      // Offline: the writer could not be asked anyway.
      (cause: unknown) => console.warn("The variety of the text could not be told", cause),
    );
    return () => {
      isWanted = false;
    };
  }, [isTold, text]);
  return known ?? told?.variety ?? otherwise;
}
