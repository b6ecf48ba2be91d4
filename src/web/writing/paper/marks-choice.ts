import { createStoredChoice } from "#web/lib/stored-choice.ts";

/** Whether texts shade the sentences that carry nothing their person told. */
export const untoldShaded = createStoredChoice(
  "lahja-untold",
  (stored) => stored === "on",
  (shades) => (shades ? "on" : "off"),
);

/** Whether texts show the marks of what the check found. */
export const marksShown = createStoredChoice(
  "lahja-marks",
  (stored) => stored !== "off",
  (shows) => (shows ? "on" : "off"),
);
