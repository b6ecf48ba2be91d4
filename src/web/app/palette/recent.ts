/** A choice that was made in the palette: an entry's id, and for a text or a search the words to show. */
export interface Recent {
  readonly id: string;
  readonly label: string;
}

const kept = 6;

/** Of one person in this browser; signing out empties the storage. */
const key = (userId: string) => `lahja-palette:${userId}`;

export function readRecent(userId: string): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, kept) : [];
  } catch {
    return []; // storage is blocked, or what lies there is not ours
  }
}

/** The newest first, each once. */
export function rememberRecent(userId: string, choice: Recent): void {
  const others = readRecent(userId).filter(({ id }) => id !== choice.id);
  try {
    localStorage.setItem(key(userId), JSON.stringify([choice, ...others].slice(0, kept)));
  } catch {
    // Storage is full or blocked: the palette begins with its suggestions next time.
  }
}

function isRecent(value: unknown): value is Recent {
  const record = value as Partial<Record<keyof Recent, unknown>> | null;
  return typeof record === "object" && typeof record?.id === "string" && typeof record.label === "string";
}
