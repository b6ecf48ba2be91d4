import type { Direction } from "#language/text/direction.ts";
import type { Variety } from "#shared/options.ts";

/** A text that is copied or saved as a file. */
export interface TextToSave {
  readonly markdown: string;
  /** Names the file; the text's first line where there is none. */
  readonly title: string | null;
  readonly variety: Variety | null;
  /** Of the whole text, where the person chose it. */
  readonly direction: Direction | null;
}
