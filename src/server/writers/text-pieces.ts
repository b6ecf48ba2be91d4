/** Some local servers leave a reasoning model's thoughts in the text, before it: nobody asked to read them. */
const thoughtStart = "<think>";
const thoughtEnd = "</think>";

/** Turns a model's deltas into pieces that may be stored and shown. */
export interface TextPieces {
  /** The text that is ready after this delta; may be empty. */
  push(delta: string): string;
}

/**
 * Pieces consist of whole characters: half of a surrogate pair waits for its other half. Blank lines before the text,
 * a leading `<think>…</think>` block and NUL characters (which PostgreSQL refuses) are left out.
 */
export function createTextPieces(): TextPieces {
  let state: "before" | "thought" | "text" = "before";
  let held = "";

  function beginText(text: string): string {
    const start = text.trimStart();
    if (start.startsWith(thoughtStart)) {
      state = "thought";
      return afterThought(start.slice(thoughtStart.length));
    }
    if (thoughtStart.startsWith(start)) {
      held = start;
      return "";
    }
    state = "text";
    return start;
  }

  function afterThought(text: string): string {
    const end = text.indexOf(thoughtEnd);
    if (end === -1) {
      held = text.slice(-thoughtEnd.length);
      return "";
    }
    state = "before";
    return beginText(text.slice(end + thoughtEnd.length));
  }

  return {
    push(delta) {
      let text = held + delta;
      held = "";
      if (state !== "text") text = state === "before" ? beginText(text) : afterThought(text);
      if (state !== "text") return "";
      if (isHighSurrogate(text.charCodeAt(text.length - 1))) {
        held = text.slice(-1);
        text = text.slice(0, -1);
      }
      if (text.includes("\0")) text = text.replaceAll("\0", "");
      return text.isWellFormed() ? text : text.toWellFormed();
    },
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
