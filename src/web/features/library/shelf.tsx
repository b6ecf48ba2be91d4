import { createContext, use } from "react";
import type { LibraryItem } from "#shared/contracts/library.ts";

/** What a list knows of its entries beside their texts, and what can be asked of it. */
export interface Shelf {
  /** The ids of the selected texts; null while nothing is being selected. */
  readonly selected: ReadonlySet<string> | null;
  readonly toggle: (id: string) => void;
  /** The text whose title is being changed in its place. */
  readonly renaming: string | null;
  readonly rename: (id: string | null) => void;
  /** Opens the form for folder and tags. */
  readonly arrange: (items: readonly LibraryItem[]) => void;
}

const ShelfContext = createContext<Shelf | null>(null);
export const ShelfProvider = ShelfContext.Provider;

export function useShelf(): Shelf {
  const shelf = use(ShelfContext);
  if (!shelf) throw new Error("useShelf outside a list");
  return shelf;
}
