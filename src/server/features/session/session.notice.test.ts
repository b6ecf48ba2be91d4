import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { users } from "#server/platform/db/identity-schema.ts";
import type { WriterRegistry } from "#server/writers/writer.ts";
import type { SessionUser } from "#shared/contracts/account.ts";
import type { TestClient } from "#tests/support/http.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const writing = (kind: "built-in" | "model"): WriterRegistry => ({
  writerFor: () => ({ info: { kind, provider: "p", model: "m" }, canWrite: () => true, write: async function* () {} }),
});
const noticeOf = async (me: TestClient) => ((await (await me.get("/api/auth/user")).json()) as SessionUser).modelNotice;

test("what connecting a model takes is told on one's own machine, with keys that are of no use yet, until the person wants it no more", async () => {
  const { signUp } = createTestApp({ db, env: { OPENAI_API_KEY: "sk-secret" }, writers: writing("built-in") });
  const [me, other] = [await signUp(), await signUp()];
  const notice = {
    isOperator: true,
    unusedKeys: [{ setting: "OPENAI_API_KEY", missing: "OPENAI_MODEL" }],
    ownWriters: true,
  };
  expect(await noticeOf(me)).toEqual(notice);
  await me.post("/api/settings", { modelNotice: false });
  expect(await noticeOf(me)).toBeNull();
  expect(await noticeOf(other)).toEqual(notice);
});

test("what connecting a model takes is not told where a model writes, the server's or the person's own", async () => {
  expect((await createTestApp({ db, writers: writing("model") }).signUp("a@example.com")).user.modelNotice).toBeNull();
  const me = await createTestApp({ db, writers: writing("built-in") }).signUp("b@example.com");
  await me.put("/api/own-writer", { baseUrl: "https://model.example/v1", model: "m", apiKey: "k" });
  expect(await noticeOf(me)).toBeNull();
});

test("what connecting a model takes is told in production to the operator, and to others only what they can do themselves", async () => {
  const env = { NODE_ENV: "production", OPENAI_API_KEY: "sk-secret", OPERATOR_EMAIL: "operator@example.com" };
  const writers = writing("built-in");
  const { signUp } = createTestApp({ db, env, writers });
  expect((await signUp()).user.modelNotice).toBeNull();
  const operator = await signUp(env.OPERATOR_EMAIL);
  await db.orm.update(users).set({ emailVerified: true }).where(eq(users.email, env.OPERATOR_EMAIL));
  expect(await noticeOf(operator)).toMatchObject({
    isOperator: true,
    unusedKeys: [{ missing: "OPENAI_MODEL" }],
    ownWriters: false,
  });

  const open = createTestApp({ db, env: { ...env, OWN_WRITERS: "on" }, writers });
  expect((await open.signUp("c@example.com")).user.modelNotice).toEqual({
    isOperator: false,
    unusedKeys: [],
    ownWriters: true,
  });
});
