import { readStoredJson, writeStorage } from "#web/lib/storage.ts";
import { type Headline, headlinesIn } from "./generations-address.ts";

/** Headlines and the topic that they were found with: they go with the topic. */
export interface Quoted {
  readonly topic: string;
  readonly headlines: readonly Headline[];
}

/** They lie in this browser, like the brief; signing out empties the storage. */
const keyOf = (userId: string) => `lahja-headlines:${userId}`;

export function loadQuoted(userId: string): Quoted | null {
  const stored = readStoredJson(keyOf(userId));
  if (typeof stored !== "object" || stored === null) return null;
  const { topic, headlines }: { topic?: unknown; headlines?: unknown } = stored;
  const known = headlinesIn(headlines);
  return typeof topic === "string" && known.length > 0 ? { topic, headlines: known } : null;
}

export function saveQuoted(userId: string, quoted: Quoted | null): void {
  writeStorage(keyOf(userId), quoted && JSON.stringify(quoted));
}
