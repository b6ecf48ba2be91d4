import { type Column, eq, type SQL } from "drizzle-orm";
import type { InWorkspace, Owner } from "#server/platform/actor.ts";

/** Limits a query to the rows of the actor's workspace. Stores use only this condition, so that none forgets it. */
export function owned(table: { readonly workspaceId: Column }, { workspaceId }: InWorkspace): SQL {
  return eq(table.workspaceId, workspaceId);
}

/** The columns of a new row that name its workspace and its creator. */
export function madeBy({ workspaceId, userId }: Owner) {
  return { workspaceId, createdBy: userId };
}
