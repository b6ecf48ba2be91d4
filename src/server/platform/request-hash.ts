import { createHash } from "node:crypto";

/**
 * Tells whether two requests under one idempotency key ask for the same: SHA-256 of the checked request as JSON, with the keys of its
 * objects in order and without what is undefined.
 */
export function requestHash(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request, inOrder)).digest("base64url");
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
