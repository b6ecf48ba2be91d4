import { createStoredChoice } from "#web/lib/stored-choice.ts";

/** The parts of a receipt that can be folded, by their names in storage. */
export type PartName =
  | "words"
  | "variety"
  | "notes"
  | "told"
  | "keywords"
  | "brand"
  | "structure"
  | "agreement"
  | "worn"
  | "repair"
  | "writer";

const openParts = createStoredChoice<ReadonlySet<string>>(
  "lahja-receipt",
  (stored) => new Set((stored ?? "").split(" ").filter((name) => name !== "")),
  (names) => [...names].join(" "),
);

/** Opens or folds a part in every receipt; remembered in this browser. */
export function setPartOpen(name: PartName, isOpen: boolean): void {
  const names = new Set(openParts.get());
  if (names.has(name) === isOpen) return;
  if (isOpen) names.add(name);
  else names.delete(name);
  openParts.set(names);
}

/** Whether the person wants this part open although nothing in it needs a look. */
export function useIsPartOpen(name: PartName): boolean {
  return openParts.use().has(name);
}
