import type { Stats } from "#shared/contracts/stats.ts";
import { type Variety, varieties } from "#shared/options.ts";

type Row = Stats["soundedRight"][number];
export type MarkKind = "strong" | "strays" | "other" | "open";

export interface MarkRow {
  readonly variety: Variety;
  readonly texts: number;
  readonly counts: Readonly<Record<MarkKind, number>>;
  /** Of the texts that the check could tell; null where it could tell none. */
  readonly strongShare: number | null;
  readonly marks: readonly MarkKind[];
}

const order: readonly MarkKind[] = ["strong", "strays", "other", "open"];
/** More do not fit beside the variety's name. */
export const marksMax = 24;

/** How many texts one mark stands for, the same for every variety: two scales in one chart would lie. */
export function textsPerMark(rows: readonly Row[]): number {
  const most = Math.max(0, ...rows.map((row) => textsOf(countsOf(row))));
  return Math.max(1, Math.ceil(most / marksMax));
}

/** A row for every variety, the most used first, those without a text last: a zero is shown with its next step. */
export function markRows(rows: readonly Row[]): MarkRow[] {
  const perMark = textsPerMark(rows);
  const found = rows.map((row) => markRow(row.variety, countsOf(row), perMark));
  const none = { strong: 0, strays: 0, other: 0, open: 0 };
  const silent = varieties.filter((variety) => !rows.some((row) => row.variety === variety));
  return [...found, ...silent.map((variety) => markRow(variety, none, perMark))];
}

/** A text that was never checked is as undecided as one that the check could not tell. */
function countsOf({ strong, strays, other, open, unchecked }: Row): Record<MarkKind, number> {
  return { strong, strays, other, open: open + unchecked };
}

function textsOf(counts: Readonly<Record<MarkKind, number>>): number {
  return order.reduce((sum, kind) => sum + counts[kind], 0);
}

function markRow(variety: Variety, counts: Readonly<Record<MarkKind, number>>, perMark: number): MarkRow {
  const told = counts.strong + counts.strays + counts.other;
  return {
    variety,
    texts: textsOf(counts),
    counts,
    strongShare: told === 0 ? null : counts.strong / told,
    // What there is gets a mark, however little it is beside the rest.
    marks: order.flatMap((kind) => Array.from({ length: Math.ceil(counts[kind] / perMark) }, () => kind)),
  };
}
