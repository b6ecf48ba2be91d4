import { readFileSync } from "node:fs";
import type { Region } from "#shared/contracts/report.ts";

export interface LabelledSentence {
  readonly region: Region;
  readonly country: string;
  readonly source: string;
  readonly text: string;
}

/**
 * The development set (its path is an argument; it is no part of the project). Rows of `dialect-steering` quote a sentence in one
 * author's wrapper: only what stands between the quotation marks is judged.
 */
export function readDevelopmentSet(path: string): LabelledSentence[] {
  const lines = readFileSync(path, "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [region = "", country = "", source = "", text = ""] = line.split("\t");
    const judged = source === "dialect-steering" ? quotedPart(text) : text;
    return { region: (region === "msa" ? "standard" : region) as Region, country, source, text: judged };
  });
}

function quotedPart(text: string): string {
  const from = text.indexOf('"');
  const to = text.lastIndexOf('"');
  return from >= 0 && to > from ? text.slice(from + 1, to) : text;
}

/** Consecutive items of one region, five at a time; a rest of fewer is left out. */
export function blocksOfFive<T extends { readonly region: Region }>(items: readonly T[]): T[][] {
  const byRegion = Map.groupBy(items, ({ region }) => region);
  return [...byRegion.values()].flatMap((own) =>
    Array.from({ length: Math.floor(own.length / 5) }, (_, block) => own.slice(block * 5, block * 5 + 5)),
  );
}
