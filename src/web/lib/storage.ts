/**
 * What this browser keeps for a person. Storage may be blocked, full or damaged: reading then finds nothing and writing does
 * nothing, and what was chosen lasts as long as the page.
 */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null takes the entry away. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing was kept, which the caller's page survives.
  }
}

/** The parsed value of an entry, of any shape; null where there is none or it is no JSON. */
export function readStoredJson(key: string): unknown {
  return parseStored(readStorage(key));
}

export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Empties what this browser kept of the person, for whoever uses it next. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage never kept anything.
  }
}
