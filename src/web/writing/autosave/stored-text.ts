import type { UpdateItemRequest } from "#shared/contracts/library.ts";

/** How a text that is sent came to be (`PATCH /api/library/{id}`). */
export type SaveOrigin = NonNullable<UpdateItemRequest["origin"]>;

/** What brought a text about, as it is told to the server. */
export interface SaveNote {
  readonly origin: SaveOrigin;
  /** The job whose suggestion was taken in; null for anything else. */
  readonly suggestionId: string | null;
}

/** A save that somebody asked for: a version of its own. */
export interface AskedSave extends SaveNote {
  readonly text: string;
}

/** A text as the server has it. */
export interface StoredText {
  readonly text: string;
  readonly version: number;
  /** When it was stored. */
  readonly updatedAt: string;
}

/** What a person changed and the server does not have yet. */
export interface TextDraft {
  readonly text: string;
  /** The version that it was made from. */
  readonly version: number;
  /** A text that was sent and never answered: where the server has it, it is this person's own. */
  readonly sent: string | null;
  /** What was to be stored before it, in this order, each with what brought it about. Drafts of earlier builds name none. */
  readonly asked?: readonly AskedSave[];
  /** In milliseconds. */
  readonly at: number;
}
