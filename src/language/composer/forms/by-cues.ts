import { fold } from "../../text/normalise.ts";

/** A section of a form, and the words by which a fact belongs to it. What one cue says alone has weight 2 or 3, what hints at it 1. */
export interface Slot {
  readonly section: string;
  readonly cues: readonly (readonly [weight: number, form: Pick<RegExp, "test">])[];
}

const leastScore = 2;
const leastLead = 1;

/** The section whose cues a fact has; null where none is sure, or two are as sure as each other. */
export function byCues(slots: readonly Slot[]): (fact: string) => string | null {
  return (fact) => {
    const folded = fold(fact);
    const scored = slots
      .map(({ section, cues }) => ({
        section,
        score: cues.reduce((sum, [weight, form]) => sum + (form.test(folded) ? weight : 0), 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    const [best, second] = scored;
    if (!best || best.score < leastScore) return null;
    return best.score - (second?.score ?? 0) >= leastLead ? best.section : null;
  };
}
