import { eq } from "drizzle-orm";
import type { Orm } from "./database.ts";
import { workspaces } from "./identity-schema.ts";
import { generations } from "./schema.ts";

/**
 * Deletes a workspace with everything in it. Runs in the caller's transaction. Jobs are deleted first: the end of a job locks the
 * job and then the workspace, so the opposite order could deadlock.
 */
export async function deleteWorkspace(orm: Orm, id: string): Promise<void> {
  await orm.delete(generations).where(eq(generations.workspaceId, id));
  await orm.delete(workspaces).where(eq(workspaces.id, id));
}
