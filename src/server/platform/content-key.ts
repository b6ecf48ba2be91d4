import { createHash } from "node:crypto";

/** The same for the same plain data. */
export function contentKey(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64");
}
