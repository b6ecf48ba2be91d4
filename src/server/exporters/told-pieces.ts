import type { ShownText } from "./pdf-shown-text.ts";

/** A piece of a line: what it means, and what the reader takes from it by itself. */
export interface Piece {
  readonly shown: ShownText;
  readonly text: string;
  readonly plain: string;
  readonly isRtl: boolean;
}

/** What a piece of a page tells those who read it. */
export interface Told {
  readonly shown: ShownText;
  /** What the reader is told. */
  readonly text: string;
  /** What the piece means, for all others; null where its letters or the typesetter say so already. */
  readonly meaning: string | null;
}
