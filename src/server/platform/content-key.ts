import { createHash } from "node:crypto";

/** A hash of plain data. Equal data has an equal hash. */
export function contentKey(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64");
}
