import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

test("with its database the server is live and ready, for everybody", async () => {
  const client = createTestApp({ db }).client();
  for (const path of ["/api/health", "/api/health/live"]) {
    const response = await client.get(path);
    expect([path, response.status, await response.json()]).toEqual([path, 200, { status: "ok" }]);
  }
  expect((await client.get("/api/health/ready")).status).toBe(200);
});

test("readiness counts how often the server answered nobody, and the longest time", async () => {
  const app = createTestApp({ db });
  const { loop } = app.deps;
  await loop.start();
  const end = performance.now() + 500;
  while (performance.now() < end);
  await expect.poll(() => loop.blocked.count).toBeGreaterThan(0);
  await loop.stop();
  expect(await (await app.client().get("/api/health/ready")).json()).toEqual({
    status: "ok",
    loop: { blocked: loop.blocked.count, longestMs: loop.blocked.longestMs },
  });
});

test("without its database it is live but not ready", async () => {
  const ping = () => Promise.reject(new Error("gone"));
  const client = createTestApp({ db: { ...db, ping } }).client();
  const statuses = async (path: string) => (await client.get(path)).status;
  expect([await statuses("/api/health/live"), await statuses("/api/health/ready"), await statuses("/api/health")]).toEqual([
    200, 503, 503,
  ]);
});
