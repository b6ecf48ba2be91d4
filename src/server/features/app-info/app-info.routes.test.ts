import { afterAll, expect, test } from "vitest";
import type { Writer } from "#server/writers/writer.ts";
import { appInfo } from "#shared/contracts/app-info.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

test("everybody may see what this server offers, and who would write", async () => {
  const writer: Writer = {
    info: { kind: "model", provider: "openai", model: "m" },
    canWrite: () => true,
    write: async function* () {},
  };
  const { client } = createTestApp({ db, writers: { writerFor: (variety) => (variety === "ar-saudi" ? writer : null) } });
  const info = appInfo.parse(await (await client().get("/api/app")).json());
  expect(info).toMatchObject({ mode: "local", payments: false, planSwitching: true, methods: ["email", "phone"], outbox: true });
  expect(info.writers["ar-saudi"]).toEqual(writer.info);
  expect(info.writers["en-american"]).toBeNull();
});

test("a production server says so and offers no outbox", async () => {
  const { client } = createTestApp({ db, env: { NODE_ENV: "production" } });
  expect(await (await client().get("/api/app")).json()).toMatchObject({
    mode: "production",
    outbox: false,
    planSwitching: false,
  });
});
