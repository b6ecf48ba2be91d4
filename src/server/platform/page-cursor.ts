import { AppError } from "#shared/errors.ts";

/** A position in a list that is ordered by creation, newest first; the id decides between rows of the same moment. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** The position after a row, opaque to the browser. Milliseconds are all that lists are ordered by (`clock` gives no more). */
export function writeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** The position that a browser sends back; null at the beginning. Throws `request.invalid` for anything that is none. */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const [moment = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime()) || !/^[\w-]+$/.test(id)) throw new AppError("request.invalid", { field: "cursor" });
  return { createdAt, id };
}
