import { eq } from "drizzle-orm";
import type { Orm } from "./database.ts";
import { workspaces } from "./identity-schema.ts";
import { generations } from "./schema.ts";

/**
 * Deletes a workspace and all that is its own. Inside the caller's transaction. The jobs go first: the end of a text locks its job and
 * then asks for the workspace, and in the other order the two could wait for each other.
 */
export async function deleteWorkspace(orm: Orm, id: string): Promise<void> {
  await orm.delete(generations).where(eq(generations.workspaceId, id));
  await orm.delete(workspaces).where(eq(workspaces.id, id));
}
