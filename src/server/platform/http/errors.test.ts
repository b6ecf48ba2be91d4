import { DrizzleQueryError } from "drizzle-orm";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { AppError, type ErrorCode, errorCodes, errorStatus } from "#shared/errors.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import type { AppEnv } from "./context.ts";
import { createErrorHandler } from "./errors.ts";

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const query = (cause: Error) => new DrizzleQueryError("insert into …", [], cause);

it.each<[string, Error, number, ErrorCode]>([
  ["a database that has no room", query(withCode("could not extend file", "53100")), 507, "server.storage_full"],
  ["a file system that has none", withCode("no space left on device", "ENOSPC"), 507, "server.storage_full"],
  ["a database that refuses connections", query(withCode("connect ECONNREFUSED", "ECONNREFUSED")), 503, "server.unavailable"],
  ["a database that shuts down", withCode("terminating connection", "57P01"), 503, "server.unavailable"],
  ["a connection that was cut", query(new Error("Connection terminated unexpectedly")), 503, "server.unavailable"],
  ["a lock that is not given", query(withCode("canceling statement due to lock timeout", "55P03")), 503, "server.unavailable"],
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
  expect(response.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
  expect(lines).toHaveLength(1);
});

it("every answer that asks to come later says when", async () => {
  const answer = async (error: AppError) => {
    const app = new Hono<AppEnv>().get("/", () => {
      throw error;
    });
    return (await app.onError(createErrorHandler(createLogLines().log)).request("/")).headers.get("retry-after");
  };
  const waiting = errorCodes.filter((code) => errorStatus[code] === 429 || errorStatus[code] === 503);
  for (const code of waiting) expect(Number(await answer(new AppError(code))), code).toBeGreaterThan(0);
  expect(await answer(new AppError("request.rate_limited", { retryAfterSeconds: 40 }))).toBe("40");
});
