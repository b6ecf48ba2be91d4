import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ErrorCode } from "#shared/errors.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import type { AppEnv } from "./context.ts";
import { createErrorHandler } from "./errors.ts";

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const query = (cause: Error) => new DrizzleQueryError("insert into …", [], cause);

it.each<[string, Error, number, ErrorCode]>([
  ["a database that has no room", query(withCode("could not extend file", "53100")), 507, "server.storage_full"],
  ["a file system that has none", withCode("no space left on device", "ENOSPC"), 507, "server.storage_full"],
  ["anything else that the database refuses", query(withCode("deadlock detected", "40P01")), 500, "internal"],
])("%s is said so, and logged for the operator", async (_what, thrown, status, code) => {
  const { log, lines } = createLogLines();
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set("requestId", "request-1");
      return next();
    })
    .get("/", () => {
      throw thrown;
    })
    .onError(createErrorHandler(log));
  const response = await app.request("/");
  expect([response.status, await errorCode(response)]).toEqual([status, code]);
  expect(lines).toHaveLength(1);
});
