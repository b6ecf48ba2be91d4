import { text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./identity-schema.ts";

/** Whose a row is. */
export const workspaceColumn = () => ({
  workspaceId: text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" }),
});

/**
 * Whose a row is, and who made it: a text outlives its maker's account where it belongs to a team. The maker's column keeps its old name
 * as long as a server of the previous version may run beside this one.
 */
export const ownerColumns = () => ({
  ...workspaceColumn(),
  createdBy: text("user_id").references(() => users.id, { onDelete: "set null" }),
});
