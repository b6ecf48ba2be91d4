import { createStoredChoice } from "#web/lib/stored-choice.ts";

/** Whether texts show the marks of what the check found. */
export const marksShown = createStoredChoice(
  "lahja-marks",
  (stored) => stored !== "off",
  (shows) => (shows ? "on" : "off"),
);
