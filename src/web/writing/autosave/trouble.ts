import { ApiError } from "#web/lib/api-error.ts";
import type { StoredText } from "./stored-text.ts";

/** Why the newest changes are not stored. */
export type Trouble =
  /** No answer: the changes stay on this device and are sent by themselves. */
  | { readonly kind: "offline" }
  /** The server failed or asked for patience: they are sent again by themselves, less and less often. */
  | { readonly kind: "failing"; readonly error: ApiError }
  /** The server will never take this text as it is. */
  | { readonly kind: "refused"; readonly error: unknown }
  /** A text without a word is not stored; what was stored before stands. */
  | { readonly kind: "empty" }
  | { readonly kind: "too-long" }
  /** The session has ended, and the person has not come back. */
  | { readonly kind: "signed-out" }
  /** The text was deleted meanwhile. */
  | { readonly kind: "gone" }
  /** Somebody else, in another tab perhaps, stored another text. */
  | { readonly kind: "conflict"; readonly theirs: StoredText };

export type TroubleKind = Trouble["kind"];

/** The same limit as the server's (`ownText` in the contract of the library; a test compares). */
export const maxTextChars = 200_000;

/** What the server would refuse without reading on; null where it may be sent. */
export function unsendable(text: string): Trouble | null {
  if (text.trim() === "") return { kind: "empty" };
  return text.length > maxTextChars ? { kind: "too-long" } : null;
}

/** What a failed save means. The other text of a conflict has to be read first: that is the caller's. */
export function troubleOf(error: unknown): Exclude<Trouble, { kind: "conflict" }> | { readonly kind: "conflict" } {
  if (!(error instanceof ApiError)) return { kind: "refused", error };
  const { code, status } = error;
  if (code === "library.version_conflict") return { kind: "conflict" };
  if (code === "network") return { kind: "offline" };
  if (code === "identity.unauthorized") return { kind: "signed-out" };
  if (code === "request.not_found") return { kind: "gone" };
  if (code === "request.too_large") return { kind: "too-long" };
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? { kind: "refused", error } : { kind: "failing", error };
}

/** A moment's trouble: trying again helps without anybody's doing. */
export function isPassing({ kind }: { readonly kind: TroubleKind }): boolean {
  return kind === "offline" || kind === "failing";
}

/** Nothing is sent before the person has decided. */
export function needsDecision(trouble: Trouble | null): boolean {
  return trouble?.kind === "conflict" || trouble?.kind === "gone";
}

/** Whether what stands in the way of one text stands in the way of the next one, too. */
export function outlivesChange(trouble: Trouble, text: string): boolean {
  if (isPassing(trouble) || needsDecision(trouble) || trouble.kind === "signed-out") return true;
  return unsendable(text)?.kind === trouble.kind;
}
