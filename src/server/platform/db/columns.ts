import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The words of a text and their stems, as PostgreSQL's full-text search wants them. Made and read by the database only. */
export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Bytes, as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
