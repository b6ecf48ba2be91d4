import type { Span } from "#shared/contracts/report.ts";

/** Places in the open document, as ProseMirror counts them. */
export interface PassageRange {
  readonly from: number;
  readonly to: number;
}

/** A passage of the open text: its Markdown, what stands around it, and where it is. */
export interface Passage extends PassageRange {
  readonly markdown: string;
  /** The Markdown of the text up to the passage, and from its end on. */
  readonly before: string;
  readonly after: string;
  readonly isWhole: boolean;
}

/** What the rest of the page may do with the open editor. */
export interface EditorHandle {
  /** What is selected, widened to whole words; the whole text where nothing is. */
  passage(): Passage;
  /**
   * Shows a suggestion in the passage's place: the old is struck out and `widget` stands behind its last block. The text itself stays
   * unchanged and cannot be typed in until the suggestion is taken away with null.
   */
  showSuggestion(range: PassageRange | null, widget: HTMLElement | null): void;
  /** Puts Markdown in the passage's place as one undo step. A range without an inside (`from === to`) inserts there. */
  replace(range: PassageRange, markdown: string): void;
  /** The receipt's jump to a place of the Markdown. */
  selectSpan(span: Span): void;
  focus(): void;
  /** Where the selected words are on the page; null where nothing is selected. */
  selectionBox(): DOMRect | null;
  /** Tells when the selection changes. @returns a way to stop. */
  onSelection(listener: () => void): () => void;
}
