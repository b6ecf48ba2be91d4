import type { Context, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { type Endpoint, errorsOf } from "#shared/contracts/endpoint.ts";
import { errorEnvelope } from "#shared/errors.ts";
import type { AppEnv } from "./context.ts";

/** Refuses an error code that the contract does not name. Active only with `CHECK_ANSWERS` (tests and development). */
export function checkAnswers(endpoint: Endpoint, isChecking: boolean): MiddlewareHandler<AppEnv> {
  const declared = new Set(errorsOf(endpoint));
  return async (c, next) => {
    c.set("checksAnswers", isChecking);
    await next();
    if (!isChecking || c.res.status < 400) return;
    const { data } = errorEnvelope.safeParse(
      await c.res
        .clone()
        .json()
        .catch(() => null),
    );
    if (!data || declared.has(data.error.code)) return;
    throw new Error(`${nameOf(endpoint)} ended in ${data.error.code}, which its contract does not name.`);
  };
}

/** Refuses a value that does not match its contract, where responses are checked. */
export function checkValue(c: Context<AppEnv>, endpoint: Endpoint, schema: z.ZodType, value: unknown): void {
  if (!c.get("checksAnswers")) return;
  const { error } = schema.safeParse(value);
  if (!error) return;
  const places = error.issues.slice(0, 3).map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  throw new Error(`${nameOf(endpoint)} answered something else than its contract says (${places.join("; ")}).`);
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
