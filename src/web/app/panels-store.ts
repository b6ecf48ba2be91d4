import { createStore } from "#web/lib/store.ts";

/** What may stand over any page: the search, the list of the keys, and the question what becomes of unsaved texts. */
type PanelName = "search" | "keys" | "unsaved";

const panel = createStore<PanelName | null>(null);

/** Opens a panel in the place of another one; null closes. */
export const openPanel = panel.set;
export const useOpenPanel = panel.use;
