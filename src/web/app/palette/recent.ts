import { readStoredJson, writeStorage } from "#web/lib/storage.ts";

/** A choice that was made in the palette: an entry's id, and for a text or a search the words to show. */
export interface Recent {
  readonly id: string;
  readonly label: string;
}

const kept = 6;

/** Of one person in this browser; signing out empties the storage. */
const key = (userId: string) => `lahja-palette:${userId}`;

export function readRecent(userId: string): readonly Recent[] {
  const stored = readStoredJson(key(userId));
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, kept) : [];
}

/** The newest first, each once. */
export function rememberRecent(userId: string, choice: Recent): void {
  const others = readRecent(userId).filter(({ id }) => id !== choice.id);
  writeStorage(key(userId), JSON.stringify([choice, ...others].slice(0, kept)));
}

function isRecent(value: unknown): value is Recent {
  const record = value as Partial<Record<keyof Recent, unknown>> | null;
  return typeof record === "object" && typeof record?.id === "string" && typeof record.label === "string";
}
