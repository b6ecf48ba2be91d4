import { AppError } from "#shared/errors.ts";

/** A position in a list ordered by creation time, newest first. The id orders rows with the same time. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Encodes the position after a row; opaque to the browser. Milliseconds suffice, because `clock` is no more precise. */
export function writeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/** Decodes a position that a browser sends; null at the beginning. Throws `request.invalid` for a malformed one. */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const [moment = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime()) || !/^[\w-]+$/.test(id)) throw new AppError("request.invalid", { field: "cursor" });
  return { createdAt, id };
}
