import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ArchiveRequest, ArchiveState } from "#shared/contracts/archives.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { VersionOrigin } from "#shared/contracts/library.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { bytes, moment } from "./columns.ts";
import { users } from "./identity-schema.ts";
import { ownerColumns } from "./owner-columns.ts";
import { libraryItems } from "./schema.ts";

/** Versions of a text, fewer the older they are. The newest version equals the item's own text. */
export const libraryVersions = pgTable(
  "library_versions",
  {
    itemId: text("item_id")
      .notNull()
      .references(() => libraryItems.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    origin: text("origin").$type<VersionOrigin>().notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    words: integer("words").notNull(),
    /** The writer of the version; null if the person wrote it. */
    writer: jsonb("writer").$type<WriterInfo>(),
    restoredFrom: integer("restored_from"),
    /** Who kept it: in a team's workspace not always who made the text. Null once their account is gone. */
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.version] }), index("library_versions_maker").on(t.createdBy)],
);

/** Zip files of many texts. A background job creates each one, and it is kept for a day. */
export const archives = pgTable(
  "archives",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    state: text("state").$type<ArchiveState>().notNull(),
    /** The request, with the language for the index and the file name. */
    request: jsonb("request").$type<ArchiveRequest & { readonly language: Language }>().notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    /** The size of the whole file in bytes; 0 until it is ready. */
    size: integer("size").notNull().default(0),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorParams: jsonb("error_params").$type<ErrorParams>(),
    createdAt: moment("created_at").notNull(),
    /** The last heartbeat of the process that creates it. */
    heartbeatAt: moment("heartbeat_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (t) => [index("archives_newest").on(t.workspaceId, t.createdAt), index("archives_maker").on(t.createdBy, t.createdAt)],
);

/**
 * The bytes of an archive, in order. They are in the database instead of a file, so that any process can serve them and deleting
 * the archive deletes them.
 */
export const archiveParts = pgTable(
  "archive_parts",
  {
    archiveId: text("archive_id")
      .notNull()
      .references(() => archives.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.archiveId, t.position] })],
);

/** The public link of a text. Deleting the row ends the link. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    itemId: text("item_id")
      .primaryKey()
      .references(() => libraryItems.id, { onDelete: "cascade" }),
    ...ownerColumns(),
    /**
     * 192 random bits in base64url. Stored in plain form, so that the owner can copy it again. Anybody who can read this table can
     * read the texts anyway.
     */
    token: text("token").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When the operator closed the link. Nobody can open it after that, and the text gets no other link. */
    takenDownAt: moment("taken_down_at"),
  },
  (t) => [
    uniqueIndex("shared_links_token").on(t.token),
    index("shared_links_workspace").on(t.workspaceId),
    index("shared_links_maker").on(t.createdBy),
  ],
);
