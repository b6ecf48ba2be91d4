import type { Span } from "#shared/contracts/report.ts";

/** Places in the open document, as ProseMirror counts them. */
export interface PassageRange {
  readonly from: number;
  readonly to: number;
}

/** Words that are selected where a text is only read: what they are, and how many signs stand before them. */
export interface SelectedWords {
  readonly signs: string;
  readonly before: number;
}

/** A passage of the open text: its Markdown, what stands around it, and where it is. */
export interface Passage extends PassageRange {
  readonly markdown: string;
  /** The Markdown of the text up to the passage, and from its end on. */
  readonly before: string;
  readonly after: string;
  readonly isWhole: boolean;
}

/** A suggestion as far as it is written. */
export interface SuggestedWords {
  /** null where there is none, and none will come: the passage stands as it was. */
  readonly markdown: string | null;
  /** Nothing more will come: what stays can be told from what goes. */
  readonly isWhole: boolean;
  /** It ends before its end: what stands behind its last words in the passage was not dropped by it. */
  readonly isBrokenOff: boolean;
  /** For screen readers, before the words. */
  readonly say: { readonly added: string; readonly removed: string };
}

/** What a suggestion changes at one place, as it is read. */
export interface ChangedPlace {
  readonly removed: string;
  readonly added: string;
}

/** What a person has said to a change; null: nothing yet. */
export type Choice = "taken" | "left" | null;

/** Where somebody stands among the changes of a suggestion. */
export interface Choices {
  /** One for each change, in the order of the text. */
  readonly all: readonly Choice[];
  /** The change that is looked at. */
  readonly current: number;
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
  /**
   * Shows the suggestion's words within the passage's own lines. @returns what it changes there; null where its words have no place in
   * the lines: `widget` shows them.
   */
  fillSuggestion(words: SuggestedWords): readonly ChangedPlace[] | null;
  /** Shows what was said to the changes, and which one is looked at. `onPick`: somebody pressed one in the text. */
  showChoices(choices: Choices, onPick: (change: number) => void): void;
  /** Puts the changes that are taken into the text as one undo step, and takes the suggestion away. */
  takeChanges(choices: readonly Choice[]): void;
  /** Puts Markdown in the passage's place as one undo step. A range without an inside (`from === to`) inserts there. */
  replace(range: PassageRange, markdown: string): void;
  /** The receipt's jump to a place of the Markdown. */
  selectSpan(span: Span): void;
  /** Selects what was selected while the text was read; where that is not there, nothing. */
  selectWords(selected: SelectedWords): void;
  focus(): void;
  /** Where the selected words are on the page; null where nothing is selected. */
  selectionBox(): DOMRect | null;
  /** Tells when the selection changes. @returns a way to stop. */
  onSelection(listener: () => void): () => void;
}
