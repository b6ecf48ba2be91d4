import { type Column, eq, type SQL } from "drizzle-orm";
import type { InWorkspace, Owner } from "#server/platform/actor.ts";

/** The one condition by which stores read and change only what is the asking workspace's own. */
export function owned(table: { readonly workspaceId: Column }, { workspaceId }: InWorkspace): SQL {
  return eq(table.workspaceId, workspaceId);
}

/** The columns that say whose a new row is, and who made it. */
export function madeBy({ workspaceId, userId }: Owner) {
  return { workspaceId, createdBy: userId };
}
