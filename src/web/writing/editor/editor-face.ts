import { useSyncExternalStore } from "react";

type EditorFace = "document" | "plain";

const key = "lahja-editor-face";
const listeners = new Set<() => void>();
let chosen: EditorFace | undefined;

function read(): EditorFace {
  if (chosen) return chosen;
  try {
    chosen = localStorage.getItem(key) === "plain" ? "plain" : "document";
  } catch {
    chosen = "document"; // storage is blocked: the choice lasts as long as the page
  }
  return chosen;
}

/** The face that texts are edited in: the paper's, or the interface's; remembered in this browser. */
export function setEditorFace(face: EditorFace): void {
  chosen = face;
  try {
    localStorage.setItem(key, face);
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useEditorFace(): EditorFace {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}
