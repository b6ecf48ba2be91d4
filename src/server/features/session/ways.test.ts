import { afterAll, beforeEach, expect, test } from "vitest";
import { twilioEnv } from "#tests/support/phone.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const waysOf = async (env = {}) => (await createTestApp({ db, env }).client().get("/api/auth/ways")).json();

test("without a setting the address is offered to everybody, and on one's own machine a phone number", async () => {
  const ways = { way: "session", email: true, google: false, providers: [], phone: null, token: null };
  expect(await waysOf()).toEqual({ ...ways, phone: { delivery: "outbox", captcha: null, testNumbers: [] } });
  expect(await waysOf({ NODE_ENV: "production" })).toEqual(ways);
});

test("a phone number is offered in production with its SMS gateway, of which nothing is told", async () => {
  const env = twilioEnv("http://127.0.0.1:1");
  const ways = await waysOf(env);
  expect(ways).toMatchObject({
    phone: { delivery: "sms", captcha: { provider: "turnstile", siteKey: "a-site-key" }, testNumbers: [] },
  });
  for (const secret of [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM, env.CAPTCHA_SECRET])
    expect(JSON.stringify(ways)).not.toContain(secret);
});

test("Google is offered with its client, of which nothing is told", async () => {
  const ways = await waysOf({ GOOGLE_CLIENT_ID: "a-client", GOOGLE_CLIENT_SECRET: "a-secret" });
  expect(ways).toMatchObject({ google: true });
  expect(JSON.stringify(ways)).not.toMatch(/a-client|a-secret/);
});
