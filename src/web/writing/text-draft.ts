/** What a person changed in a text and has not saved, and the version that it was made from. */
export interface TextDraft {
  readonly text: string;
  readonly version: number;
}

/** In this browser, one for each person and text; signing out empties the storage. */
const keyOf = (userId: string, itemId: string) => `lahja-text:${userId}:${itemId}`;

/** @returns false where the browser keeps nothing: then the page itself has to ask before it is left. */
export function storeTextDraft(userId: string, itemId: string, draft: TextDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, itemId), JSON.stringify(draft));
    return true;
  } catch {
    return false; // storage is full or blocked
  }
}

export function dropTextDraft(userId: string, itemId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, itemId));
  } catch {
    // Storage is blocked: there is nothing to drop.
  }
}

export function loadTextDraft(userId: string, itemId: string): TextDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, itemId)) ?? "null");
    return isTextDraft(stored) ? { text: stored.text, version: stored.version } : null;
  } catch {
    return null; // storage is blocked, or what lies there is not ours
  }
}

function isTextDraft(value: unknown): value is TextDraft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && isVersioned(value);
}

function isVersioned(value: object): boolean {
  return "version" in value && Number.isInteger(value.version);
}
