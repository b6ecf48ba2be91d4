import { boolean, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DefaultBrief } from "#shared/contracts/default-brief.ts";
import type { NotificationKind, NotificationParams } from "#shared/contracts/notifications.ts";
import { moment } from "./columns.ts";
import { users } from "./schema.ts";

/** One row a user: what Settings shows. Absent values mean the default. */
export const preferences = pgTable("preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  language: text("language"),
  layoutDirection: text("layout_direction"),
  digits: text("digits"),
  theme: text("theme"),
  timeZone: text("time_zone"),
  notifications: boolean("notifications").notNull().default(true),
  /** What a new brief begins with. */
  defaultBrief: jsonb("default_brief").$type<DefaultBrief>(),
});

/** What the bell shows: made by real events, kept until cleared. */
export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull(),
    /** What makes an event happen once: 'quota-80:2026-11'. A second one with the same key is not stored. */
    eventKey: text("event_key").notNull(),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
  },
  (t) => [
    uniqueIndex("notifications_event").on(t.userId, t.eventKey),
    index("notifications_newest").on(t.userId, t.createdAt, t.id),
  ],
);

/** A person's own model service. The key is stored encrypted and never sent back. */
export const ownWriters = pgTable("own_writers", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  baseUrl: text("base_url").notNull(),
  model: text("model").notNull(),
  /** AES-256-GCM: version, nonce, tag and cipher text in base64. */
  encryptedKey: text("encrypted_key").notNull(),
  /** The last four characters, so that the person knows which key it is. */
  keyEnding: text("key_ending").notNull(),
  enabled: boolean("enabled").notNull().default(true),
  /** When a test last reached the model; null: not tried since the last change. */
  testedAt: moment("tested_at"),
  updatedAt: moment("updated_at").notNull(),
});
