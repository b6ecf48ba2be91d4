import type { QueryClient } from "@tanstack/react-query";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { isReachable, listenToReach } from "#web/api/connection.ts";
import { libraryItemQuery, saveItemText } from "#web/api/library.ts";
import { getUser } from "#web/api/session.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { pageClock } from "./alarm.ts";
import { Autosave } from "./autosave.ts";
import { dropDraft, dropLeftDraft, findLeftDraft, guardOwnDrafts, writeDraft } from "./drafts.ts";
import type { StoredText } from "./stored-text.ts";

/**
 * The texts that this page is changing, or has not saved yet. They live outside of the components: who goes on to another page
 * while a text is on its way, or while there is no connection, loses nothing and is not asked.
 */
export interface Keeper {
  readonly userId: string;
  readonly itemId: string;
  readonly autosave: Autosave;
  /** How many components show it. */
  holders: number;
}

const keepers = new Map<string, Keeper>();
let isWatching = false;

/** What keeps this text, made on the first call. */
export function keeperOf(queries: QueryClient, userId: string, item: LibraryItem): Keeper {
  const known = keepers.get(keyOf(userId, item.id));
  if (known) return known;
  const itemId = item.id;
  const autosave = new Autosave(toStored(item), {
    clock: pageClock,
    send: async (text, version, { origin, suggestionId }) => {
      try {
        return toStored(await saveItemText(queries, itemId, { text, version, origin, suggestionId: suggestionId ?? undefined }));
      } catch (error) {
        throw await ownError(userId, error);
      }
    },
    read: async () => toStored(await queries.fetchQuery({ ...libraryItemQuery(itemId), staleTime: 0 })),
    drafts: {
      write: (draft) => writeDraft(userId, itemId, draft),
      drop: () => dropDraft(userId, itemId),
    },
  });
  const keeper = { userId, itemId, autosave, holders: 0 };
  keepers.set(keyOf(userId, itemId), keeper);
  return keeper;
}

/** Shown by one more component, which calls what it gets when it is gone. The first one opens what an earlier page left behind. */
export function hold(keeper: Keeper): () => void {
  watchPage();
  keepers.set(keyOf(keeper.userId, keeper.itemId), keeper);
  keeper.holders += 1;
  if (keeper.holders === 1 && keeper.autosave.isSettled) void recover(keeper);
  return () => {
    keeper.holders -= 1;
    keeper.autosave.leave();
    if (letGo(keeper)) return;
    const end = keeper.autosave.subscribe(() => letGo(keeper) && end());
  };
}

export const toStored = ({ text, version, updatedAt }: LibraryItem): StoredText => ({ text: text, version, updatedAt });

/** Texts of this person with changes that the server does not have, each tried once more. */
export async function saveOpenTexts(userId: string): Promise<void> {
  const own = [...keepers.values()].filter((keeper) => keeper.userId === userId && !keeper.autosave.isSettled);
  await Promise.all(own.map(({ autosave }) => autosave.retry()));
}

/** The texts of this person with changes that only this page has. */
export function openTextsOf(userId: string): ReadonlySet<string> {
  return new Set(
    [...keepers.values()].flatMap((keeper) => (keeper.userId === userId && !keeper.autosave.isSettled ? [keeper.itemId] : [])),
  );
}

/** Gives up what could not be saved: the person wants to sign out without it. */
export function forgetOpenTexts(userId: string): void {
  for (const keeper of keepers.values()) if (keeper.userId === userId) keeper.autosave.forget();
}

const keyOf = (userId: string, itemId: string) => `${userId} ${itemId}`;

/** A text that nobody shows and that has nothing to save needs no keeper. */
function letGo(keeper: Keeper): boolean {
  if (keeper.holders > 0 || !keeper.autosave.isSettled) return false;
  const key = keyOf(keeper.userId, keeper.itemId);
  if (keepers.get(key) === keeper) keepers.delete(key);
  return true;
}

async function recover({ userId, itemId, autosave }: Keeper): Promise<void> {
  const left = await findLeftDraft(userId, itemId);
  if (!left || !autosave.isSettled) return;
  autosave.recover(left.draft);
  // It is this page's now, under its own key, or stored already.
  await dropLeftDraft(left.key);
}

/** 'Not found' for a person who did not write the text says nothing about the text: somebody else has signed in meanwhile. */
async function ownError(userId: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== "request.not_found") return error;
  const now = await getUser().catch(() => null);
  return now && now.id !== userId ? new ApiError("identity.unauthorized", { status: 401, cause: error }) : error;
}

/** Once for the page: a text is saved before it is left or hidden, and when the connection is back. */
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  guardOwnDrafts();
  const each = (act: (autosave: Autosave) => void) => {
    for (const { autosave } of keepers.values()) act(autosave);
  };
  const leave = () => each((autosave) => autosave.leave());
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
  // Only where nothing else would bring the changes back.
  addEventListener("beforeunload", (event) => {
    each((autosave) => {
      if (!autosave.isSettled && !autosave.state.isKept) event.preventDefault();
    });
  });
  listenToReach(() => isReachable() && each((autosave) => autosave.reconnect()));
}
