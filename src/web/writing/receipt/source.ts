import type { Brief } from "#shared/contracts/brief.ts";
import type { Conversion, Generation, WriterInfo } from "#shared/contracts/generations.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Repair, TokenCount } from "#shared/contracts/repair.ts";

/** What a receipt says of a text beside its report: who wrote it, when, for how many words. */
export interface ReceiptSource {
  readonly brief: Brief;
  readonly writer: WriterInfo;
  /** null: written from its brief. */
  readonly conversion: Conversion | null;
  readonly writtenAt: string;
  /** null where nobody knows. */
  readonly seconds: number | null;
  readonly tokens: TokenCount | null;
  readonly repair: Repair | null;
  /** Words that the month was charged for; null where it is not told: in the library, after changes by hand. */
  readonly charged: number | null;
  /** Writing ended before the text did. The library does not keep this. */
  readonly isStopped: boolean;
}

export function sourceOfGeneration(generation: Generation): ReceiptSource {
  const { brief, writer, conversion, startedAt, finishedAt, seconds, tokens, repair, words, state } = generation;
  const isStopped = state === "stopped" || state === "interrupted";
  return { brief, writer, conversion, writtenAt: finishedAt ?? startedAt, seconds, tokens, repair, charged: words, isStopped };
}

/** Null for a text of one's own: without a brief there is nothing to hold it against. */
export function sourceOfItem(item: LibraryItem): ReceiptSource | null {
  const { brief, writer, conversion, createdAt, seconds, tokens, repair } = item;
  if (!brief || !writer) return null;
  return { brief, writer, conversion, writtenAt: createdAt, seconds, tokens, repair, charged: null, isStopped: false };
}
