import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

test("with its database the server is live and ready, for everybody", async () => {
  const client = createTestApp({ db }).client();
  for (const path of ["/api/health", "/api/health/live", "/api/health/ready"]) {
    const response = await client.get(path);
    expect([path, response.status, await response.json()]).toEqual([path, 200, { status: "ok" }]);
  }
});

test("without its database it is live but not ready", async () => {
  const ping = () => Promise.reject(new Error("gone"));
  const client = createTestApp({ db: { ...db, ping } }).client();
  const statuses = async (path: string) => (await client.get(path)).status;
  expect([await statuses("/api/health/live"), await statuses("/api/health/ready"), await statuses("/api/health")]).toEqual([
    200, 503, 503,
  ]);
});
