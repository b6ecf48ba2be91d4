import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ArchiveRequest, ArchiveState } from "#shared/contracts/archives.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { VersionOrigin } from "#shared/contracts/library.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { bytes, moment } from "./columns.ts";
import { ownerColumns } from "./owner-columns.ts";
import { libraryItems } from "./schema.ts";

/** States of a text, thinned by age. The newest version equals the item's own text. */
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
    /** Who wrote it, where that was not the person. */
    writer: jsonb("writer").$type<WriterInfo>(),
    /** The version that a restored text was taken from. */
    restoredFrom: integer("restored_from"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.version] })],
);

/** Many texts as one zip: made by a background job, kept for a day. */
export const archives = pgTable(
  "archives",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    state: text("state").$type<ArchiveState>().notNull(),
    /** With the language that it was asked for in: of its index and its name. */
    request: jsonb("request").$type<ArchiveRequest & { readonly language: Language }>().notNull(),
    /** How many texts it holds, and how many of them are written so far. */
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    /** Of the whole file; 0 until it is ready. */
    size: integer("size").notNull().default(0),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorParams: jsonb("error_params").$type<ErrorParams>(),
    createdAt: moment("created_at").notNull(),
    /** The last sign of life of the process that makes it. */
    heartbeatAt: moment("heartbeat_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (t) => [index("archives_newest").on(t.workspaceId, t.createdAt), index("archives_maker").on(t.createdBy, t.createdAt)],
);

/** The bytes of an archive, in order. In the database and not in a file: any process may hand it out, and none is left behind. */
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

/** The one link by which anybody may read a text. Its end is the row's end. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    itemId: text("item_id")
      .primaryKey()
      .references(() => libraryItems.id, { onDelete: "cascade" }),
    ...ownerColumns(),
    /**
     * 192 random bits in base64url. Kept as it is, so that its owner can copy it again: whoever reads this table can read the texts
     * beside it anyway.
     */
    token: text("token").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Since then the operator lets nobody open it, and the text gets no other link. */
    takenDownAt: moment("taken_down_at"),
  },
  (t) => [
    uniqueIndex("shared_links_token").on(t.token),
    index("shared_links_workspace").on(t.workspaceId),
    index("shared_links_maker").on(t.createdBy),
  ],
);
