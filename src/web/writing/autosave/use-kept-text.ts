import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useUser } from "#web/api/session.ts";
import type { Autosave } from "./autosave.ts";
import type { AutosaveState } from "./autosave-state.ts";
import { hold, keeperOf, toStored } from "./keepers.ts";

export interface KeptText {
  readonly autosave: Autosave;
  readonly state: AutosaveState;
}

const never = () => () => {};

/** A text of the library with what saves it; null as long as it is not loaded. */
export function useKeptText(item: LibraryItem | null): KeptText | null {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const itemId = item?.id ?? null;
  const latest = useRef(item);
  latest.current = item;
  const keeper = useMemo(
    () => (itemId !== null && latest.current ? keeperOf(queries, userId, latest.current) : null),
    [queries, userId, itemId],
  );
  const autosave = keeper?.autosave ?? null;
  const state = useSyncExternalStore(autosave?.subscribe ?? never, () => autosave?.state ?? null);

  useEffect(() => (keeper ? hold(keeper) : undefined), [keeper]);
  useEffect(() => {
    if (item) autosave?.receive(toStored(item));
  }, [autosave, item]);
  return useMemo(() => (autosave && state ? { autosave, state } : null), [autosave, state]);
}
