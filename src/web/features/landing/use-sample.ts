import { useState } from "react";
import { firstSamples } from "#language/sample/first-samples.ts";
import type { SampleReading } from "#language/sample/read-sample.ts";
import type { Variety } from "#shared/options.ts";

const loadWriter = () => import("./sample-writer.ts");

type State = "ready" | "writing" | "failed";

export interface Sample {
  readonly variety: Variety;
  readonly reading: SampleReading;
  readonly state: State;
  choose(variety: Variety): void;
  /** Has the sentence written anew, by the grammar, in the page. */
  again(): void;
  /** Somebody is about to ask for that: time to fetch the grammar. */
  prefetch(): void;
}

/** The hero's sample: which variety is heard, and what it says. Each variety keeps what it said last. */
export function useSample(first: Variety): Sample {
  const [variety, setVariety] = useState(first);
  const [said, setSaid] = useState<Partial<Record<Variety, { reading: SampleReading; turn: number }>>>({});
  const [state, setState] = useState<State>("ready");
  const reading = said[variety]?.reading ?? firstSamples[variety];

  const again = () => {
    setState("writing");
    const turn = (said[variety]?.turn ?? 0) + 1;
    loadWriter().then(
      ({ writeSample }) => {
        setSaid((others) => ({ ...others, [variety]: { reading: writeSample(variety, turn, reading.text), turn } }));
        setState("ready");
      },
      (cause: unknown) => {
        console.warn("The sample's writer did not load", cause);
        setState("failed");
      },
    );
  };
  // A failure here is told by `again`.
  const prefetch = () => void loadWriter().catch(() => undefined);
  return {
    variety,
    reading,
    state,
    again,
    prefetch,
    choose: (next) => {
      setVariety(next);
      setState("ready");
      // Whoever listens to a second variety may well want to hear more of it.
      prefetch();
    },
  };
}
