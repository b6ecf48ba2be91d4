import { validator } from "hono/validator";
import type { z } from "zod";
import { invalidRequest } from "./errors.ts";

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(result.error);
  return result.data;
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
