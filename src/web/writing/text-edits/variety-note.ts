import type { VarietyFinding, VarietyVerdict } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";

/** What the check says of a suggestion's variety: the key of its text, and whether all is well. */
export type VarietyNote =
  | { readonly key: "still" | "now"; readonly variety: Variety; readonly isFine: true }
  | { readonly key: "nothingAgainst"; readonly isFine: true }
  | { readonly key: "strays" | "leaks"; readonly isFine: false };

const told: Readonly<Record<VarietyVerdict, "own" | "nothingAgainst" | "strays" | "leaks" | null>> = {
  fits: "own",
  standard: "own",
  nothing_against: "nothingAgainst",
  contradicts: "strays",
  other_region: "strays",
  outside: "strays",
  leaks: "leaks",
  // A few words tell nothing: then nothing is said.
  told: null,
  open: null,
};

/** @param before the variety of the passage; null where it was to get another one. */
export function varietyNoteOf(
  { verdict, asked }: Pick<VarietyFinding, "verdict" | "asked">,
  before: Variety | null,
): VarietyNote | null {
  const key = told[verdict];
  if (key === null) return null;
  if (key === "own") return { key: before === asked ? "still" : "now", variety: asked, isFine: true };
  return key === "nothingAgainst" ? { key, isFine: true } : { key, isFine: false };
}
