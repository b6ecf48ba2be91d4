import { useMedia } from "#web/lib/media.ts";
import { createStoredChoice } from "#web/lib/stored-choice.ts";

const viewModes = ["grid", "list"] as const;
export type ViewMode = (typeof viewModes)[number];

const chosenMode = createStoredChoice<ViewMode | null>(
  "lahja-library-view",
  (stored) => viewModes.find((mode) => mode === stored) ?? null,
  (mode) => mode ?? "",
);

/** Grid or list; remembered in this browser. */
export const setViewMode: (mode: ViewMode) => void = chosenMode.set;

/** The person's choice; without one, cards on a wide page and rows on a phone. */
export function useViewMode(): ViewMode {
  const isWide = useMedia("(width >= 640px)");
  return chosenMode.use() ?? (isWide ? "grid" : "list");
}
