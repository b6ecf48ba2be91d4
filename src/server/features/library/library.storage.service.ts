import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { StorageUsage } from "#shared/contracts/storage.ts";
import { AppError } from "#shared/errors.ts";
import { plans } from "#shared/plans.ts";
import { listAging, readStorage } from "./library.storage.store.ts";
import { tightRule, versionsToDrop } from "./library.versions.age.ts";
import { drop } from "./library.versions.store.ts";

export interface StorageService {
  /** What the texts of a workspace and their versions take, and what the plan allows, in bytes. */
  get(owner: Owner): Promise<StorageUsage>;
}

export function createStorageService({ db }: Pick<Deps, "db">): StorageService {
  return { get: (owner) => getStorage(db.orm, owner) };
}

async function getStorage(orm: Orm, owner: Owner): Promise<StorageUsage> {
  const stored = await readStorage(orm, owner);
  if (!stored) throw new AppError("request.not_found");
  return { used: stored.used, limit: plans[stored.plan].storageBytes };
}

/**
 * Asks whether a new text may be kept, before it is. Changes of texts that are there already never ask. Where there is no room, old
 * versions are thinned first: inside the caller's transaction, so that they stay where even that makes no room.
 * @param bytes of the new text, as far as it is known.
 * @throws AppError storage.full with `used` and `limit` in megabytes.
 */
export async function requireRoom(orm: Orm, owner: Owner, bytes: number, now: Date): Promise<void> {
  if (hasRoom(await getStorage(orm, owner), bytes)) return;
  await thinVersions(orm, owner, now);
  const { used, limit } = await getStorage(orm, owner);
  if (!hasRoom({ used, limit }, bytes)) throw new AppError("storage.full", { used: megabytes(used), limit: megabytes(limit) });
}

/** Its bytes as text and as its first version. */
export function bytesToKeep(text: string): number {
  return 2 * Buffer.byteLength(text);
}

function hasRoom({ used, limit }: StorageUsage, bytes: number): boolean {
  return used < limit && used + bytes <= limit;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

async function thinVersions(orm: Orm, owner: Owner, now: Date): Promise<void> {
  for (const [id, versions] of await listAging(orm, owner)) {
    await drop(orm, { id, workspaceId: owner.workspaceId }, versionsToDrop(versions, now, tightRule));
  }
}
