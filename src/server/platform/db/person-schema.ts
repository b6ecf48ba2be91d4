import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DefaultBrief } from "#shared/contracts/default-brief.ts";
import type { NotificationKind, NotificationParams } from "#shared/contracts/notifications.ts";
import { moment } from "./columns.ts";
import { users } from "./identity-schema.ts";

/** One row for each user: the values in Settings. An absent value means the default. */
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
  defaultBrief: jsonb("default_brief").$type<DefaultBrief>(),
  /** Whether the desk shows how to connect a model, if there is none. */
  modelNotice: boolean("model_notice").notNull().default(true),
  /** Whether what this person types may be sent to the sources of trends. */
  trendSources: boolean("trend_sources").notNull().default(true),
  trendDigest: boolean("trend_digest").notNull().default(false),
  /** The Monday of the week whose digest was made; the server that writes it makes the digest. */
  trendDigestWeek: text("trend_digest_week"),
});

/** Notifications in the app. They are stored until the person clears them. */
export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationKind>().notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull(),
    /** Makes an event unique: 'quota-80:2026-11'. A second notification with the same key is not stored. */
    eventKey: text("event_key").notNull(),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
  },
  (t) => [
    uniqueIndex("notifications_event").on(t.userId, t.eventKey),
    index("notifications_newest").on(t.userId, t.createdAt, t.id),
  ],
);

/** A person's own model service. The key is stored encrypted and never sent to a client. */
export const ownWriters = pgTable("own_writers", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  baseUrl: text("base_url").notNull(),
  model: text("model").notNull(),
  /** AES-256-GCM: version, nonce, tag and cipher text in base64. */
  encryptedKey: text("encrypted_key").notNull(),
  /** The last four characters, so that the person recognises the key. */
  keyEnding: text("key_ending").notNull(),
  enabled: boolean("enabled").notNull().default(true),
  /** When a test last reached the model; null: not tested since the last change. */
  testedAt: moment("tested_at"),
  updatedAt: moment("updated_at").notNull(),
});

/**
 * Tokens sent to and received from model services, both the operator's and people's own. One row for each day (UTC), person,
 * service and model. The operator's totals survive the deletion of an account.
 */
export const tokenDays = pgTable(
  "token_days",
  {
    id: text("id").primaryKey(),
    /** 'YYYY-MM-DD'. */
    day: text("day").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    requests: integer("requests").notNull(),
    sent: bigint("sent", { mode: "number" }).notNull(),
    received: bigint("received", { mode: "number" }).notNull(),
    /** How many of both counts we estimated, because the service did not report them or was stopped before it did. */
    estimated: bigint("estimated", { mode: "number" }).notNull(),
  },
  (t) => [uniqueIndex("token_days_row").on(t.day, t.userId, t.provider, t.model), index("token_days_user").on(t.userId)],
);

/** Local mode only: the mails and text messages that would have been sent. */
export const outboxMails = pgTable("outbox_mails", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"mail" | "sms">().notNull().default("mail"),
  to: text("to").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  createdAt: moment("created_at").notNull(),
});
