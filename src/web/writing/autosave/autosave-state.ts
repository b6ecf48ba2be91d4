import type { Clock } from "./alarm.ts";
import type { SaveNote, SaveOrigin, StoredText, TextDraft } from "./stored-text.ts";
import type { Trouble } from "./trouble.ts";

export interface AutosaveDeps {
  /** Stores a text that was made from `version`. Throws an `ApiError`, `library.version_conflict` where another one stands there. */
  send(text: string, version: number, note: SaveNote): Promise<StoredText>;
  /** What is stored now. */
  read(): Promise<StoredText>;
  /** This device's memory. `write` answers false where it keeps nothing. */
  readonly drafts: { write(draft: TextDraft): Promise<boolean>; drop(): void };
  readonly clock: Clock;
}

export interface AutosaveState {
  /** The text as the person has it. */
  readonly text: string;
  /** What the server has, as far as this page knows. */
  readonly stored: StoredText;
  readonly isSending: boolean;
  readonly trouble: Trouble | null;
  /** False where this device could not keep the changes: leaving the page would lose them. */
  readonly isKept: boolean;
  /** The text is one that an earlier page left behind. */
  readonly isRecovered: boolean;
  /** The last save of this page, in milliseconds. */
  readonly saved: { readonly at: number; readonly origin: SaveOrigin } | null;
}

/** Where the changes of a text stand, as the page says it. */
export type SaveStatus =
  | { readonly kind: "saved"; readonly at: number | null; readonly origin: SaveOrigin | null }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | Trouble;

export function statusOf({ text, stored, isSending, trouble, saved }: AutosaveState): SaveStatus {
  if (trouble) return trouble;
  if (isSending) return { kind: "saving" };
  if (text !== stored.text) return { kind: "unsaved" };
  return { kind: "saved", at: saved?.at ?? null, origin: saved?.origin ?? null };
}
