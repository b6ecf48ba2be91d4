/**
 * Removes what PostgreSQL cannot store: NUL characters and unpaired surrogates. Both occur in texts pasted from other programs.
 * NUL is invisible, and an unpaired surrogate looks the same as its replacement character. Call it for values that a schema has
 * validated, because that limits their depth.
 */
export function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]));
}
