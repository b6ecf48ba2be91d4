import { headingsOf } from "#language/prompt/build-piece-prompt.ts";
import { fold } from "#language/text/normalise.ts";

/** Joins the answers to several prompts into one text, letter by letter as they arrive. */
export interface PieceSeam {
  /** @returns what may be shown now; white space waits for what follows it. */
  push(piece: string): string;
  /** The answer is over. @returns what was still held back. */
  end(): string;
}

/** A first line longer than this is no heading. */
const headingMaxChars = 200;

/**
 * The seam before an answer that goes on with `written` (empty for the first answer). Between two answers stands one blank line. A
 * first line that gives the text its title again, or a heading that stands already, is left out: models like to begin anew.
 */
export function createPieceSeam(written: string): PieceSeam {
  const isFirst = written.trim() === "";
  const known = new Set(headingsOf(written).map(fold));
  let isAtStart = true;
  let held = "";

  function isRepeated(line: string): boolean {
    const [, marks, heading = ""] = /^(#{1,6})[ \t]+(.+)$/.exec(line.trim()) ?? [];
    return marks !== undefined && (marks === "#" || known.has(fold(heading.trim())));
  }

  /** Holds the first line back until it is whole; drops it, and the next one, while they repeat. */
  function start(isOver: boolean): string {
    held = held.trimStart();
    while (isAtStart) {
      const lineEnd = held.indexOf("\n");
      const line = lineEnd === -1 ? held : held.slice(0, lineEnd);
      // The first answer repeats nothing: its title is shown as it comes.
      const isWhole = isFirst || lineEnd !== -1 || isOver || !line.startsWith("#") || line.length > headingMaxChars;
      if (line === "" || !isWhole) return "";
      if (isFirst || !isRepeated(line)) isAtStart = false;
      else held = lineEnd === -1 ? "" : held.slice(lineEnd).trimStart();
    }
    return isFirst ? "" : "\n\n";
  }

  function release(isOver: boolean): string {
    const before = isAtStart ? start(isOver) : "";
    if (isAtStart) return "";
    const shown = held.trimEnd();
    held = held.slice(shown.length);
    return shown === "" ? "" : before + shown;
  }

  return {
    push(piece) {
      held += piece;
      return release(false);
    },
    end: () => release(true),
  };
}
