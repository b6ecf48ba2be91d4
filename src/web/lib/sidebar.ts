import { createStoredChoice } from "./stored-choice.ts";

/** Whether the sidebar is folded to its icons. */
export const sidebarFolded = createStoredChoice(
  "lahja-sidebar",
  (stored) => stored === "folded",
  (isFolded) => (isFolded ? "folded" : "unfolded"),
);
