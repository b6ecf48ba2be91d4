import { afterAll, beforeEach, expect, test } from "vitest";
import { outbox } from "#shared/contracts/outbox.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

test("in local mode the outbox shows everybody the mails, the newest first", async () => {
  const { client, deps, clock } = createTestApp({ db });
  await deps.mail.send({ to: "a@example.com", subject: "First", text: "one" });
  clock.advance(1_000);
  await deps.mail.send({ to: "b@example.com", subject: "Second", text: "two" });
  const { mails } = outbox.parse(await (await client().get("/api/outbox")).json());
  expect(mails.map(({ to, subject, text }) => [to, subject, text])).toEqual([
    ["b@example.com", "Second", "two"],
    ["a@example.com", "First", "one"],
  ]);
});

test("a production server has none, not even for its operator", async () => {
  const app = createTestApp({ db, env: { NODE_ENV: "production" } });
  for (const client of [app.client(), await app.signUp()]) {
    const response = await client.get("/api/outbox");
    expect([response.status, await errorCode(response)]).toEqual([404, "request.not_found"]);
  }
});
