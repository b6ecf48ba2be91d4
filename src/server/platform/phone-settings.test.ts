import { describe, expect, test } from "vitest";
import { phoneSettingsOf } from "./phone-settings.ts";

const twilio = {
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "a-token",
  TWILIO_FROM: "+12025550123",
};
const captcha = { CAPTCHA_PROVIDER: "hcaptcha", CAPTCHA_SITE_KEY: "a-site-key", CAPTCHA_SECRET: "a-secret" } as const;

test("without a setting codes go to the outbox in local mode, and in production nobody signs in by a number", () => {
  expect(phoneSettingsOf({}, "local")).toEqual({
    twilio: null,
    captcha: null,
    testNumbers: [],
    codesPerDay: 1_000,
    gateway: null,
  });
  expect(phoneSettingsOf({}, "production")).toBeNull();
  expect(phoneSettingsOf(captcha, "production")).toBeNull();
});

test("production sends by its gateway behind its captcha", () => {
  const settings = phoneSettingsOf({ ...twilio, ...captcha, PHONE_CODES_PER_DAY: 50 }, "production");
  expect(settings).toMatchObject({ twilio: { from: "+12025550123" }, captcha: { provider: "hcaptcha" }, codesPerDay: 50 });
});

test("test numbers stand in a list, or are the three samples", () => {
  expect(phoneSettingsOf({ PHONE_TEST_NUMBERS: "+966 50 123 4567 = 654321" }, "local")?.testNumbers).toEqual([
    { number: "+966501234567", code: "654321" },
  ]);
  expect(phoneSettingsOf({ PHONE_TEST_NUMBERS: "samples" }, "local")?.testNumbers).toHaveLength(3);
});

describe("the server does not start", () => {
  test.each([
    ["with a part of Twilio", { TWILIO_AUTH_TOKEN: "a-token" }, "local", /TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM/],
    ["with an account that is none", { ...twilio, TWILIO_ACCOUNT_SID: "../admin" }, "local", /TWILIO_ACCOUNT_SID must be/],
    ["with a sender that is none", { ...twilio, TWILIO_FROM: "Lahja" }, "local", /TWILIO_FROM must be/],
    ["with a part of a captcha", { CAPTCHA_PROVIDER: "recaptcha" }, "local", /CAPTCHA_SITE_KEY/],
    ["in production with a gateway that programs can use", twilio, "production", /CAPTCHA_PROVIDER is required/],
    ["in production with test numbers", { ...twilio, ...captcha, PHONE_TEST_NUMBERS: "samples" }, "production", /local mode/],
    ["with a test number that is none", { PHONE_TEST_NUMBERS: "12=123456" }, "local", /PHONE_TEST_NUMBERS must be/],
    ["with a test code that is none", { PHONE_TEST_NUMBERS: "+966501234567=12" }, "local", /PHONE_TEST_NUMBERS must be/],
  ] as const)("%s", (_name, settings, mode, message) => {
    expect(() => phoneSettingsOf(settings, mode)).toThrow(message);
  });
});
