import { AppError } from "#shared/errors.ts";
import type { ListOrder, ListPlace } from "./library.list.store.ts";

/** Words are counted; titles are compared as they are; all other orders go by a moment. */
type KeyKind = "moment" | "number" | "text";
const kinds: Readonly<Record<ListOrder, KeyKind>> = {
  newest: "moment",
  oldest: "moment",
  deleted: "moment",
  longest: "number",
  shortest: "number",
  title: "text",
};

/** The place after a row, opaque to the browser. Milliseconds are all that moments are ordered by (`clock` gives no more). */
export function writePlace(order: ListOrder, { key, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([order, key instanceof Date ? key.toISOString() : key, id])).toString("base64url");
}

/** The place that a browser sends back; null at the beginning. Throws `request.invalid` for anything that is none in this order. */
export function readPlace(order: ListOrder, cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [ofOrder, key, id] = parts(cursor);
  const place = ofOrder === order && typeof id === "string" && /^[\w-]+$/.test(id) ? readKey(kinds[order], key) : null;
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

function readKey(kind: KeyKind, key: unknown): ListPlace["key"] | null {
  if (kind === "number") return typeof key === "number" && Number.isInteger(key) ? key : null;
  if (typeof key !== "string" || key.includes("\0")) return null;
  if (kind === "text") return key;
  const moment = new Date(key);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
