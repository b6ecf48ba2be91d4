import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AccountEventKind } from "#shared/contracts/account-ways.ts";
import type { Role } from "#shared/permissions.ts";
import type { PlanId } from "#shared/plans.ts";
import { moment } from "./columns.ts";

const createdAt = () => moment("created_at").notNull().defaultNow();

/** Accounts. Better Auth reads and writes the columns up to `updatedAt`. */
export const users = pgTable("users", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  /** E.164; set once a code has proven the number. Whoever has only a number has a pseudo address in `email`. */
  phoneNumber: text("phone_number").unique(),
  image: text("image"),
  createdAt: createdAt(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  isOperator: boolean("is_operator").notNull().default(false),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

/** Sign-in methods, one row each (here the password's hash). */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  // One account of a provider signs in one person, also where two answers of it arrive at once.
  (t) => [index("accounts_user").on(t.userId), uniqueIndex("accounts_key").on(t.providerId, t.accountId)],
);

/** What happened to an account, for its person to look through: sign-ins, and changes of how one signs in. */
export const accountEvents = pgTable(
  "account_events",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<AccountEventKind>().notNull(),
    /** The way of signing in that it is about ('password', 'google', a provider's id); null where it is about none. */
    way: text("way"),
    /** What the browser said of itself. */
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("account_events_newest").on(t.userId, t.createdAt)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verifications_identifier").on(t.identifier)],
);

/** The one valid code of a number for a purpose, or, once the code was right, the ticket that gives its account a name. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    /** Purpose and a keyed hash of the number: 'sign-in:…'. */
    key: text("key").primaryKey(),
    /** Changes with each new code. */
    id: text("id").notNull(),
    /** A keyed hash of the code or ticket. */
    hash: text("hash").notNull(),
    tries: integer("tries").notNull().default(0),
    /** When a process began to hand the message to the gateway. It is not handed over again, whatever becomes of that process. */
    handedOverAt: moment("handed_over_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("phone_codes_expired").on(t.expiresAt)],
);

export const rateLimits = pgTable("rate_limits", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  /** Milliseconds since 1970. */
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Workspaces own texts, and have a plan and a word quota. */
export const workspaces = pgTable("workspaces", {
  /** A personal workspace has its person's id. The database creates it with the account (migration 0017). */
  id: text("id").primaryKey(),
  /** The person of a personal workspace, which is deleted with the account; null for a team's. */
  personOf: text("person_of")
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  plan: text("plan").$type<PlanId>().notNull(),
  createdAt: createdAt(),
});

export const memberships = pgTable(
  "memberships",
  {
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<Role>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index("memberships_user").on(t.userId)],
);
