import { createContext, use } from "react";
import type { LibraryItem } from "#shared/contracts/library.ts";

/** The selected texts by their ids; null stands for one that matched a search and was never shown. */
export type Selection = ReadonlyMap<string, LibraryItem | null>;

/** What a list knows of its entries beside their texts, and what can be asked of it. */
export interface Shelf {
  /** null while nothing is being selected. */
  readonly selected: Selection | null;
  /** Selects a text or leaves it out; with `isRange` all from the one before it in the same way. */
  readonly toggle: (item: LibraryItem, isRange: boolean) => void;
  /** The text whose title is being changed in its place. */
  readonly renaming: string | null;
  readonly rename: (id: string | null) => void;
  /** Opens the form for folder and tags. */
  readonly arrange: (items: Selection) => void;
}

const ShelfContext = createContext<Shelf | null>(null);
export const ShelfProvider = ShelfContext.Provider;

export function useShelf(): Shelf {
  const shelf = use(ShelfContext);
  if (!shelf) throw new Error("useShelf outside a list");
  return shelf;
}
