import { type AnyColumn, and, asc, desc, eq, gt, lt, or, type SQL } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";

/** What a list is ordered by; the id decides between equals, in the same direction. */
export interface PageOrder {
  /** Stands in each cursor: a place in one order is none in another. */
  readonly name: string;
  readonly kind: "moment" | "number" | "text";
  readonly key: AnyColumn;
  readonly isDown: boolean;
}

/** The place after a row: what it is ordered by, and its id. */
export interface PagePlace {
  readonly key: Date | string | number;
  readonly id: string;
}

/** A place, opaque to the browser. Milliseconds are all that moments are ordered by (`clock` gives no more). */
export function writeCursor({ name }: PageOrder, { key, id }: PagePlace): string {
  return Buffer.from(JSON.stringify([name, key instanceof Date ? key.toISOString() : key, id])).toString("base64url");
}

/** The place that a browser sends back; null at the beginning. Throws `request.invalid` for anything that is none in this order. */
export function readCursor({ name, kind }: PageOrder, cursor: string | undefined): PagePlace | null {
  if (cursor === undefined) return null;
  const [ofOrder, key, id] = parts(cursor);
  const place = ofOrder === name && typeof id === "string" && /^[\w-]+$/.test(id) ? readKey(kind, key) : null;
  if (place === null) throw new AppError("request.invalid", { field: "cursor" });
  return { key: place, id: id as string };
}

function parts(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return []; // no cursor of ours; the caller refuses it
  }
}

function readKey(kind: PageOrder["kind"], key: unknown): PagePlace["key"] | null {
  if (kind === "number") return typeof key === "number" && Number.isInteger(key) ? key : null;
  if (typeof key !== "string" || key.includes("\0")) return null;
  if (kind === "text") return key;
  const moment = new Date(key);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The rows that come after a place; all of them where there is none. */
export function isAfter({ key, isDown }: PageOrder, id: AnyColumn, place: PagePlace | null): SQL | undefined {
  if (place === null) return undefined;
  const isBeyond = isDown ? lt : gt;
  return or(isBeyond(key, place.key), and(eq(key, place.key), isBeyond(id, place.id)));
}

/** For `orderBy`. */
export function inOrder({ key, isDown }: PageOrder, id: AnyColumn): [SQL, SQL] {
  const direction = isDown ? desc : asc;
  return [direction(key), direction(id)];
}
