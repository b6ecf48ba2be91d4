import type { QueryClient } from "@tanstack/react-query";
import { saveItemText } from "#web/api/library.ts";
import { clearStorage } from "#web/lib/storage.ts";
import { dropDraftsOf, dropLeftDraft, type LeftDraft, loadDrafts } from "./drafts.ts";
import { forgetOpenTexts, openTextsOf, saveOpenTexts } from "./keepers.ts";

/**
 * Signing out empties this browser, so everything that was changed in it is saved first: the texts of this page, and what other
 * tabs and earlier visits left behind. @returns whether the server has it all.
 */
export async function saveBeforeSignOut(queries: QueryClient, userId: string): Promise<boolean> {
  await saveOpenTexts(userId);
  const open = openTextsOf(userId);
  // The oldest first, as they were typed.
  const left = (await loadDrafts(userId)).filter(({ key }) => !open.has(key[1])).toReversed();
  let isAll = open.size === 0;
  for (const one of left) isAll = (await saveLeft(queries, one)) && isAll;
  return isAll;
}

/** Gives up, on this page and in this browser, what could not be saved. */
export async function forgetTexts(userId: string): Promise<void> {
  forgetOpenTexts(userId);
  await dropDraftsOf(userId);
}

/** Empties what this browser kept of a person: what could not be saved, cached answers, local and session storage. */
export async function forgetPerson(queries: QueryClient, userId: string): Promise<void> {
  await forgetTexts(userId);
  queries.clear();
  clearStorage();
}

async function saveLeft(queries: QueryClient, { key, draft }: LeftDraft): Promise<boolean> {
  const { text, version } = draft;
  try {
    await saveItemText(queries, key[1], { text, version, origin: "autosave" });
  } catch {
    return false; // Whatever it was, the person is asked before the draft goes.
  }
  await dropLeftDraft(key);
  return true;
}
