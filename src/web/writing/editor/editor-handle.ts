import type { Span } from "#shared/contracts/report.ts";

/** A range of the open document, in ProseMirror positions. */
export interface PassageRange {
  readonly from: number;
  readonly to: number;
}

/** Selected words in the read-only view of a text, and the number of characters before them. */
export interface SelectedWords {
  readonly signs: string;
  readonly before: number;
}

/** A passage of the open text: its Markdown, the text around it, and its position. */
export interface Passage extends PassageRange {
  readonly markdown: string;
  /** The Markdown before and after the passage. */
  readonly before: string;
  readonly after: string;
  readonly isWhole: boolean;
}

/** A suggestion, as far as it has arrived. */
export interface SuggestedWords {
  /** null: there is no suggestion and none will arrive, so the passage shows unchanged. */
  readonly markdown: string | null;
  /** The suggestion is complete, so removed words can be told from words that have not arrived yet. */
  readonly isWhole: boolean;
  /** Words of one clause are taken or left together. */
  readonly byClause: boolean;
  /** The suggestion was cut off, so words of the passage after its last words do not count as removed. */
  readonly isBrokenOff: boolean;
  /** Labels for screen readers, read before added and removed words. */
  readonly say: { readonly added: string; readonly removed: string };
}

/** A change of a suggestion at one place, in readable form. */
export interface ChangedPlace {
  readonly removed: string;
  readonly added: string;
}

/** A person's decision on a change; null: none yet. */
export type Choice = "taken" | "left" | null;

/** The decisions on a suggestion's changes, and the current change. */
export interface Choices {
  /** One for each change, in the order of the text. */
  readonly all: readonly Choice[];
  /** The index of the current change. */
  readonly current: number;
}

/** What the rest of the page may do with the open editor. */
export interface EditorHandle {
  /** The selection, extended to whole words; the whole text without a selection. */
  passage(): Passage;
  /**
   * Shows a suggestion in place of the passage: the old text is struck through, and `widget` follows its last block. The document
   * itself does not change. It is read-only until a call with null removes the suggestion.
   */
  showSuggestion(range: PassageRange | null, widget: HTMLElement | null): void;
  /**
   * Shows the suggestion's words within the lines of the passage.
   * @returns the changes; null if the words do not fit into the lines, in which case `widget` shows them.
   */
  fillSuggestion(words: SuggestedWords): readonly ChangedPlace[] | null;
  /**
   * Shows the decisions on the changes and the current change. `onPick` is called with a change that the person presses in the
   * text.
   */
  showChoices(choices: Choices, onPick: (change: number) => void): void;
  /** Applies the accepted changes as one undo step and removes the suggestion. */
  takeChanges(choices: readonly Choice[]): void;
  /** Replaces the range with Markdown as one undo step. An empty range (`from === to`) inserts it. */
  replace(range: PassageRange, markdown: string): void;
  /** Selects a range of the Markdown, for links from the receipt. */
  selectSpan(span: Span): void;
  /** Restores a selection from the read-only view. Does nothing if the text does not contain these words. */
  selectWords(selected: SelectedWords): void;
  focus(): void;
  /** The position of the selection on the page; null without a selection. */
  selectionBox(): DOMRect | null;
  /**
   * Calls the listener when the selection changes.
   * @returns a function that removes it.
   */
  onSelection(listener: () => void): () => void;
}
