import { createHash } from "node:crypto";

/**
 * A hash that tells whether two requests under one idempotency key are the same: SHA-256 of the validated request as JSON, with
 * sorted object keys and without undefined values.
 */
export function requestHash(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request, inOrder)).digest("base64url");
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
