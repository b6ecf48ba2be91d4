import { useSyncExternalStore } from "react";

/** The parts of a receipt that can be folded, by their names in storage. */
export type PartName = "words" | "variety" | "keywords" | "structure" | "agreement" | "repair" | "writer";

const key = "lahja-receipt";
const listeners = new Set<() => void>();
let opened: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  try {
    opened ??= new Set((localStorage.getItem(key) ?? "").split(" ").filter((name) => name !== ""));
  } catch {
    opened = new Set(); // storage is blocked: the choice lasts as long as the page
  }
  return opened;
}

/** Opens or folds a part in every receipt; remembered in this browser. */
export function setPartOpen(name: PartName, isOpen: boolean): void {
  const names = new Set(read());
  if (names.has(name) === isOpen) return;
  if (isOpen) names.add(name);
  else names.delete(name);
  opened = names;
  try {
    localStorage.setItem(key, [...names].join(" "));
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Whether the person wants this part open although nothing in it needs a look. */
export function useIsPartOpen(name: PartName): boolean {
  const names = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
  return names.has(name);
}
