import { eq, sql } from "drizzle-orm";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { libraryVersions } from "#server/platform/db/document-schema.ts";
import { workspaces } from "#server/platform/db/identity-schema.ts";
import { owned } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import type { PlanId } from "#shared/plans.ts";
import type { AgingVersion } from "./library.versions.age.ts";

/**
 * The plan of a workspace and the bytes (UTF-8) of all their texts, the trash and every version among them; null for one that is
 * gone. The length of a text stands in its head, so that no text is unpacked for it.
 */
export async function readStorage(orm: Orm, owner: InWorkspace): Promise<{ plan: PlanId; used: number } | null> {
  const ofItems = sql`(select sum(octet_length(${libraryItems.text})) from ${libraryItems} where ${owned(libraryItems, owner)})`;
  const ofVersions = sql`(
    select sum(octet_length(${libraryVersions.text})) from ${libraryVersions}
    join ${libraryItems} on ${libraryItems.id} = ${libraryVersions.itemId} where ${owned(libraryItems, owner)}
  )`;
  const [row] = await orm
    .select({ plan: workspaces.plan, used: sql`coalesce(${ofItems}, 0) + coalesce(${ofVersions}, 0)`.mapWith(Number) })
    .from(workspaces)
    .where(eq(workspaces.id, owner.workspaceId));
  return row ?? null;
}

/** What decides which versions go, for each text of a person that has some between its first and its newest. */
export async function listAging(orm: Orm, owner: InWorkspace): Promise<Map<string, AgingVersion[]>> {
  const { itemId, version, origin, createdAt } = libraryVersions;
  const rows = await orm
    .select({ itemId, version, origin, createdAt })
    .from(libraryVersions)
    .innerJoin(libraryItems, eq(libraryItems.id, itemId))
    .where(owned(libraryItems, owner));
  const byItem = new Map<string, AgingVersion[]>();
  for (const row of rows) byItem.set(row.itemId, [...(byItem.get(row.itemId) ?? []), row]);
  return new Map([...byItem].filter(([, versions]) => versions.length > 2));
}
