import { text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./identity-schema.ts";

export const workspaceColumn = () => ({
  workspaceId: text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" }),
});

/** The workspace of a row and its creator. A text of a team outlives its creator's account. */
export const ownerColumns = () => ({
  ...workspaceColumn(),
  createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
});
