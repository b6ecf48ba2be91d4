import { validator } from "hono/validator";
import type { z } from "zod";
import { invalidRequest } from "./errors.ts";

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(result.error);
  return storable(result.data) as z.output<Schema>;
}

/**
 * PostgreSQL stores neither NUL characters nor halves of surrogate pairs, and both come with texts that are pasted from other
 * programs. Nobody sees the first, and the second shows as the same mark that takes its place. After the schema, which bounds the
 * depth.
 */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]));
}

/** Checks the JSON body: `c.req.valid("json")`. Anything else, or nothing, is `request.invalid`. */
export function validateJson<Schema extends z.ZodType>(schema: Schema) {
  return validator("json", (value) => parse(schema, value));
}

/** Checks the query: `c.req.valid("query")`. */
export function validateQuery<Schema extends z.ZodType>(schema: Schema) {
  return validator("query", (value) => parse(schema, value));
}

/** Checks the parameters of the path: `c.req.valid("param")`. */
export function validateParam<Schema extends z.ZodType>(schema: Schema) {
  return validator("param", (value) => parse(schema, value));
}
