/**
 * PostgreSQL stores neither NUL characters nor halves of surrogate pairs, and both come with texts that are pasted from other
 * programs. Nobody sees the first, and the second shows as the same mark that takes its place. For values that a schema has passed,
 * which bounds their depth.
 */
export function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]));
}
