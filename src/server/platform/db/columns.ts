import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The words of a text and their stems, for PostgreSQL's full-text search. Only the database writes and reads it. */
export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
