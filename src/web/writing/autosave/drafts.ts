import { createStore, promisifyRequest } from "idb-keyval";
import { newKey } from "#web/lib/new-key.ts";
import type { TextDraft } from "./stored-text.ts";

/**
 * Changes that the server does not have yet, in this browser's database: one draft for each person, text and page, so that two tabs
 * never write over each other's. Nothing of one person is ever read for another.
 */
const store = createStore("lahja-text-drafts", "drafts");

/** This page, for as long as it stands. Its drafts are nobody else's to take while it holds the lock of this name. */
const page = newKey();
const lockOf = (pageKey: string) => `lahja-text-drafts-${pageKey}`;
/** A page that is being left holds its lock for another moment. */
const lockPatienceMs = 2_000;

type DraftKey = readonly [userId: string, itemId: string, page: string];

export interface LeftDraft {
  readonly key: DraftKey;
  readonly draft: TextDraft;
}

/** @returns false where this browser keeps nothing. */
export async function writeDraft(userId: string, itemId: string, draft: TextDraft): Promise<boolean> {
  try {
    await store("readwrite", (drafts) => {
      drafts.put(draft, [userId, itemId, page]);
      // At once: a page that is closed in this moment takes unfinished work of its database with it.
      drafts.transaction.commit?.();
      return promisifyRequest(drafts.transaction);
    });
    return true;
  } catch {
    return false; // The storage is full or blocked: the page says so.
  }
}

export function dropDraft(userId: string, itemId: string): void {
  void dropLeftDraft([userId, itemId, page]);
}

export async function dropLeftDraft(key: DraftKey): Promise<void> {
  await remove([...key]);
}

/** What the person changed and no page saved, the newest first; of one text, or of all. */
export async function loadDrafts(userId: string, itemId?: string): Promise<LeftDraft[]> {
  try {
    const range = rangeOf(userId, itemId);
    const found = await store("readonly", async (drafts) => {
      const [keys, values] = [drafts.getAllKeys(range), drafts.getAll(range)];
      return { keys: await promisifyRequest(keys), values: await promisifyRequest<unknown[]>(values) };
    });
    const left = found.keys.flatMap((key, index) => {
      const draft = found.values[index];
      return isDraftKey(key) && isTextDraft(draft) ? [{ key, draft }] : [];
    });
    return left.toSorted((a, b) => b.draft.at - a.draft.at);
  } catch {
    return []; // The storage is blocked: nothing was ever kept in it.
  }
}

/** The newest draft of a text whose page is gone: crashed, closed or reloaded. Another tab that is open keeps its own. */
export async function findLeftDraft(userId: string, itemId: string): Promise<LeftDraft | null> {
  for (const left of await loadDrafts(userId, itemId)) {
    if (await isLeftAlone(left.key[2])) return left;
  }
  return null;
}

/** Everything of this person, in all tabs: they sign out. */
export function dropDraftsOf(userId: string): Promise<void> {
  return remove(rangeOf(userId));
}

/** Tells other tabs that this page's drafts are in use. Where pages have no locks (plain HTTP) every draft counts as left. */
export function guardOwnDrafts(): void {
  if (!("locks" in navigator)) return;
  // Held until the page is gone. A browser that refuses locks to this page refuses them to all.
  navigator.locks.request(lockOf(page), () => new Promise<never>(() => {})).catch(() => undefined);
}

async function isLeftAlone(pageKey: string): Promise<boolean> {
  if (pageKey === page) return false;
  if (!("locks" in navigator)) return true;
  const patience = AbortSignal.timeout(lockPatienceMs);
  return navigator.locks.request(lockOf(pageKey), { signal: patience }, () => true).catch(() => !patience.aborted);
}

async function remove(query: IDBValidKey | IDBKeyRange): Promise<void> {
  try {
    await store("readwrite", (drafts) => {
      drafts.delete(query);
      return promisifyRequest(drafts.transaction);
    });
  } catch {
    // The storage is blocked: there is nothing to drop.
  }
}

/** Keys are compared part by part, and an array comes after every text. */
function rangeOf(userId: string, itemId?: string): IDBKeyRange {
  const start = itemId === undefined ? [userId] : [userId, itemId];
  return IDBKeyRange.bound(start, [...start, []]);
}

function isDraftKey(key: unknown): key is DraftKey {
  return Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === "string");
}

function isTextDraft(value: unknown): value is TextDraft {
  if (typeof value !== "object" || value === null) return false;
  const { text, version, sent, at, asked } = value as Partial<Record<keyof TextDraft, unknown>>;
  const isText = typeof text === "string" && (sent === null || typeof sent === "string");
  return isText && Number.isInteger(version) && typeof at === "number" && (asked === undefined || Array.isArray(asked));
}
