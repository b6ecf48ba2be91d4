import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { phoneCodes } from "#server/platform/db/identity-schema.ts";
import type { TestClient } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { codeIn, refused, saudiNumber, send, sent, twilioEnv, verify } from "#tests/support/phone.ts";
import {
  captchaHosts,
  captchaPassedOn,
  captchaRefuses,
  startPhoneHost,
  twilioHost,
  twilioRefuses,
} from "#tests/support/phone-host.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
const host = await startPhoneHost();
const env = twilioEnv(host.url);
let app: TestApp;
let me: TestClient;
function serve(options: Omit<TestAppOptions, "db">) {
  app = createTestApp({ db, ...options });
  me = app.client();
}
beforeEach(async () => {
  await truncate(db);
  host.reset();
  serve({ env, heldJobs: ["phone-code"] });
});
afterAll(async () => {
  await host.close();
  await db.close();
});

const captcha = "an-answer-of-the-box";
const ask = (more: object = {}) => send(me, saudiNumber, { captcha, ...more });
const ofTwilio = () => host.asked.filter(({ path }) => path.startsWith(twilioHost));

describe("Twilio", () => {
  test("is asked in its own form, and its message signs in", async () => {
    expect(await sent(ask())).toEqual({ number: saudiNumber, state: "sent" });
    const [request] = ofTwilio();
    expect(request?.path).toBe(`${twilioHost}/2010-04-01/Accounts/${env.TWILIO_ACCOUNT_SID}/Messages.json`);
    const credentials = Buffer.from(`${env.TWILIO_ACCOUNT_SID}:${env.TWILIO_AUTH_TOKEN}`).toString("base64");
    expect(request?.authorization).toBe(`Basic ${credentials}`);
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      To: saudiNumber,
      From: "+12025550123",
      Body: expect.stringMatching(/^\d{6} is your Lahja code\. .*\n\n@lahja\.example #\d{6}$/s),
    });
    expect((await verify(me, codeIn(host.sent[0]?.text))).status).toBe(200);
  });

  test("is named the messaging service where one is set", async () => {
    const service = "MG0123456789abcdef0123456789abcdef";
    serve({ env: { ...env, TWILIO_FROM: service } });
    await sent(ask());
    expect([ofTwilio()[0]?.form.get("MessagingServiceSid"), ofTwilio()[0]?.form.has("From")]).toEqual([service, false]);
  });

  test.each([
    [400, 21211, 400, "phone.invalid"],
    [400, 21614, 422, "phone.check_number"],
    [400, 21610, 403, "phone.disabled"],
    [403, 21408, 403, "phone.not_enabled"],
    [400, 21606, 502, "phone.app_not_authorized"],
    [401, 20003, 502, "phone.credentials"],
    [400, 63038, 503, "phone.quota"],
    [400, 99999, 502, "phone.send_failed"],
  ])("that answers %i with its error %i gives %i %s, and leaves no code", async (status, error, ours, code) => {
    host.respond(twilioHost, twilioRefuses(status, error));
    expect(await refused(ask())).toMatchObject({ status: ours, code });
    expect([await db.orm.$count(phoneCodes), app.jobs.queued.length]).toEqual([0, 0]);
  });

  test("that answers with nothing that can be read is not set up", async () => {
    host.respond(twilioHost, { status: 400, body: "" });
    expect(await refused(ask())).toMatchObject({ status: 502, code: "phone.setup_incomplete" });
    host.respond(twilioHost, { status: 401, body: "<html>" });
    expect(await refused(ask())).toMatchObject({ status: 502, code: "phone.credentials" });
  });

  test.each(["cut", { status: 500, body: {} }] as const)(
    "that may have taken a message (%j) is not given it again, and the code is good if it arrives",
    async (answer) => {
      host.respond(twilioHost, answer);
      expect(await refused(ask())).toMatchObject({ status: 504, code: "phone.timeout" });
      expect(app.jobs.queued).toEqual([]);
      const code = codeIn(ofTwilio()[0]?.form.get("Body") ?? "");
      expect((await verify(me, code)).status).toBe(200);
    },
  );

  test("has its refusals logged once, without number and code", async () => {
    const { log, lines } = createLogLines();
    serve({ env, log });
    host.respond(twilioHost, twilioRefuses(401, 20003));
    await ask();
    const told = lines.filter((line) => line.includes("20003"));
    expect(told).toHaveLength(1);
    expect(lines.join()).not.toContain("501234567");
  });
});

describe("a gateway that is away", () => {
  const waiting = () => app.jobs.queued.filter(({ kind }) => kind === "phone-code");

  beforeEach(async () => {
    host.respond(twilioHost, twilioRefuses(503, 20503));
    expect(await sent(ask())).toEqual({ number: saudiNumber, state: "delayed" });
  });

  test("is told, and gets the message later, once, which signs in", async () => {
    expect(waiting()).toHaveLength(1);
    expect(JSON.stringify(waiting())).not.toMatch(/501234567|Lahja/);
    await expect(app.jobs.runHeld()).rejects.toThrow("503");
    host.respond(twilioHost, { status: 201, body: {} });
    await app.jobs.runHeld();
    await app.jobs.runHeld();
    expect(host.sent).toHaveLength(1);
    expect((await verify(me, codeIn(host.sent[0]?.text))).status).toBe(200);
  });

  test("gets no message whose code was replaced, or is over", async () => {
    host.respond(twilioHost, { status: 201, body: {} });
    app.clock.advance(5_000);
    await sent(ask());
    await app.jobs.runHeld();
    expect(host.sent).toHaveLength(1);

    host.respond(twilioHost, twilioRefuses(503, 20503));
    app.clock.advance(5_000);
    await sent(ask());
    host.respond(twilioHost, { status: 201, body: {} });
    app.clock.advance(600_000);
    await app.jobs.runHeld();
    expect(host.sent).toHaveLength(1);
  });

  test("and then refuses is not asked again", async () => {
    host.respond(twilioHost, twilioRefuses(400, 21610));
    await app.jobs.runHeld();
    const before = ofTwilio().length;
    await app.jobs.runHeld();
    expect(ofTwilio()).toHaveLength(before);
  });
});

test("a gateway that nobody can connect to is away", async () => {
  const other = await startPhoneHost();
  const away = other.url;
  await other.close();
  serve({
    env: { PHONE_GATEWAY: away, TWILIO_ACCOUNT_SID: env.TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+12025550123" },
    heldJobs: ["phone-code"],
  });
  expect(await sent(send(app.client()))).toEqual({ number: saudiNumber, state: "delayed" });
});

describe.each(["recaptcha", "turnstile", "hcaptcha"] as const)("the captcha of %s", (provider) => {
  const captchaHost = captchaHosts[provider];
  beforeEach(() => {
    serve({ env: { ...env, CAPTCHA_PROVIDER: provider } });
  });

  test("is checked before a message is sent, in the provider's form", async () => {
    await sent(ask());
    const [checked, message] = host.asked;
    expect(checked?.path.startsWith(`${captchaHost}/`)).toBe(true);
    expect(Object.fromEntries(checked?.form ?? [])).toEqual({
      secret: "a-captcha-secret",
      response: captcha,
      remoteip: expect.stringMatching(/^10\.0\./),
    });
    expect(message?.path.startsWith(twilioHost)).toBe(true);
  });

  test.each([
    ["invalid-input-response", 400, "phone.captcha_failed"],
    ["timeout-or-duplicate", 400, "phone.captcha_expired"],
    ["invalid-input-secret", 502, "phone.captcha_config"],
    ["internal-error", 503, "phone.captcha_unavailable"],
  ])("refused with %s is %i %s, and nothing is sent", async (error, status, code) => {
    host.respond(captchaHost, captchaRefuses(error));
    expect(await refused(ask())).toMatchObject({ status, code });
    expect(ofTwilio()).toEqual([]);
  });

  test("of another site is refused", async () => {
    host.respond(captchaHost, captchaPassedOn("evil.example"));
    expect(await refused(ask())).toMatchObject({ status: 502, code: "phone.captcha_domain" });
  });

  test.each(["cut", { status: 502, body: "<html>" }] as const)(
    "that cannot be asked (%j) is told, not a fault of ours",
    async (answer) => {
      host.respond(captchaHost, answer);
      expect(await refused(ask())).toMatchObject({ status: 503, code: "phone.captcha_unavailable" });
    },
  );

  test("is wanted: without an answer nobody is asked", async () => {
    expect(await refused(send(app.client()))).toMatchObject({ status: 400, code: "phone.captcha_failed" });
    expect(host.asked).toEqual([]);
  });
});
