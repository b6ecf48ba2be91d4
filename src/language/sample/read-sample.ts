import type { Evidence, Region, Span, VarietyVerdict } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { findVariety } from "../checks/variety/find-variety.ts";
import { adCopy } from "../templates/ad-copy.ts";
import { countWords } from "../text/words.ts";
import { sampleBrief } from "./sample-brief.ts";

/** What the product's own check finds in a sample: what the landing page shows of it. */
export interface SampleReading {
  readonly text: string;
  readonly words: number;
  readonly verdict: VarietyVerdict;
  readonly region: Region | null;
  readonly country: Variety | null;
  /** The stretches that give the variety away, at their places; neighbouring words are one stretch. */
  readonly tells: readonly Span[];
}

/** A word tells varieties apart if its weight is this and no more varieties than those of one region share it. */
const leastWeight = 1;
const mostVarieties = 4;
/** More marks than these would underline half of a text this short. */
const mostTells = 5;

/** Reads a sample as the receipt of a user's text is made: the same tables, the same model. */
export function readSample(text: string, variety: Variety): SampleReading {
  const { verdict, region, country, evidence } = findVariety(text, sampleBrief(variety), adCopy);
  return { text, words: countWords(text), verdict, region, country, tells: joinNeighbours(text, strongest(evidence)) };
}

function strongest(evidence: readonly Evidence[]): Span[] {
  return evidence
    .filter(({ side, weight, varieties }) => side === "for" && weight >= leastWeight && varieties.length <= mostVarieties)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTells)
    .toSorted((a, b) => a.start - b.start);
}

function joinNeighbours(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, start) === " ") joined[joined.length - 1] = { start: last.start, end };
    else joined.push({ start, end });
  }
  return joined;
}
