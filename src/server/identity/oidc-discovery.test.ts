import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuardedFetch, type GuardedFetch, isLoopbackAddress } from "#server/platform/http/guarded-fetch.ts";
import { createDiscovery } from "./oidc-discovery.ts";

let server: Server;
let issuer: string;

beforeAll(async () => {
  server = createServer(() => {
    // It takes every request and answers none.
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a provider whose discovery hangs is given up after five seconds, and asked again only 15 s later", async () => {
  const guarded = createGuardedFetch(isLoopbackAddress);
  const limits: (number | undefined)[] = [];
  // The limit is noted, and for the test a shorter one taken.
  const fetch: GuardedFetch = (address, request) => {
    limits.push(request?.timeoutMs);
    return guarded(address, { ...request, timeoutMs: 50 });
  };
  let now = new Date("2026-11-20T10:00:00Z");
  const discovery = createDiscovery({ issuer, fetch, clock: () => now });
  const timedOut = { reason: "timeout" };
  const both = await Promise.allSettled([discovery.addresses(), discovery.addresses()]);
  expect(both.map((one) => one.status === "rejected" && one.reason)).toMatchObject([timedOut, timedOut]);
  expect(limits, "two at once wait for one request").toEqual([5_000]);
  now = new Date(now.getTime() + 14_999);
  await expect(discovery.addresses()).rejects.toMatchObject(timedOut);
  expect(limits).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await expect(discovery.addresses()).rejects.toMatchObject(timedOut);
  expect(limits).toHaveLength(2);
});
