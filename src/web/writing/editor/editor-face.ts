import { createStoredChoice } from "#web/lib/stored-choice.ts";

/** The typeface that texts are edited in: the paper's (`document`) or the interface's (`plain`). */
export const editorFace = createStoredChoice<"document" | "plain">(
  "lahja-editor-face",
  (stored) => (stored === "plain" ? "plain" : "document"),
  (face) => face,
);
