import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import { phoneCountryCodes } from "../phone-countries.ts";
import { endpoint } from "./endpoint.ts";

/** As it was typed; the server reads it as the form does. */
const typedNumber = z.string().max(60);
const typedCode = z.string().max(40);

/** What can go wrong between a number and its text message. */
const sendErrors = [
  "phone.missing",
  "phone.invalid",
  "phone.other_country",
  "phone.country_not_offered",
  "phone.too_many",
  "phone.quota",
  "phone.disabled",
  "phone.check_number",
  "phone.not_enabled",
  "phone.app_not_authorized",
  "phone.credentials",
  "phone.setup_incomplete",
  "phone.timeout",
  "phone.send_failed",
  "identity.too_many_tries",
] as const satisfies readonly ErrorCode[];

const captchaErrors = [
  "phone.captcha_failed",
  "phone.captcha_expired",
  "phone.captcha_domain",
  "phone.captcha_config",
  "phone.captcha_unavailable",
] as const satisfies readonly ErrorCode[];

/** What can be wrong with a code, and with asking for one without a number. */
export const codeErrors = [
  "phone.missing",
  "phone.code_missing",
  "phone.code_wrong",
  "phone.code_expired",
  "phone.code_spent",
  "phone.no_code",
  "phone.not_enabled",
] as const satisfies readonly ErrorCode[];

/** 'delayed': the gateway does not answer at the moment; the message is sent as soon as it does, while the code is good. */
const codeSent = z.object({ number: z.string(), state: z.enum(["sent", "delayed"]) });
export type PhoneCodeSent = z.infer<typeof codeSent>;

/** What a code is asked for: to sign in, or to add the number to the account of whoever is signed in. */
const purpose = z.enum(["sign-in", "connect"]).optional();

/** What a code to one's own number proves: that it is its person who deletes the account, or who changes how one signs in to it. */
const ownPurpose = z.enum(["delete", "prove"]);
export type OwnPurpose = z.infer<typeof ownPurpose>;

const sendCodeRequest = z.object({
  purpose,
  phone: typedNumber,
  /** The chosen country; without it the number needs its calling code. */
  country: z.enum(phoneCountryCodes).optional(),
  /** The answer of the captcha, where the server has one. */
  captcha: z.string().max(8_000).optional(),
});
export type SendPhoneCode = z.infer<typeof sendCodeRequest>;

/** 'needs-name': the number is proven and has no account with a name yet. The ticket makes one, within ten minutes, once. */
const codeVerified = z.discriminatedUnion("state", [
  z.object({ state: z.literal("signed-in") }),
  z.object({ state: z.literal("connected") }),
  z.object({ state: z.literal("needs-name"), ticket: z.string() }),
]);

/** Signing in by a phone number, on the session way. */
export const phoneApi = {
  sendCode: endpoint({
    method: "POST",
    path: "/auth/phone/send",
    summary: "Send a code to a phone number; it is good for ten minutes and replaces the one before",
    access: "everybody",
    body: sendCodeRequest,
    answer: codeSent,
    errors: [...sendErrors, ...captchaErrors, "identity.unauthorized", "identity.fresh_sign_in", "phone.has_number"],
  }),
  verifyCode: endpoint({
    method: "POST",
    path: "/auth/phone/verify",
    summary: "Sign in with the code, or connect the number; a number without an account is asked for a name first",
    access: "everybody",
    body: z.object({ purpose, phone: typedNumber, code: typedCode }),
    answer: codeVerified,
    errors: [
      "phone.invalid",
      "phone.country_not_offered",
      "phone.taken",
      "phone.has_number",
      "identity.unauthorized",
      "identity.too_many_tries",
      ...codeErrors,
    ],
  }),
  setUp: endpoint({
    method: "POST",
    path: "/auth/phone/set-up",
    summary: "Give the full name and be signed in",
    access: "everybody",
    body: z.object({ phone: typedNumber, ticket: z.string().max(100), name: z.string().max(120) }),
    answer: z.object({ ok: z.literal(true) }),
    errors: [
      "phone.missing",
      "phone.invalid",
      "phone.country_not_offered",
      "phone.not_enabled",
      "phone.name_missing",
      "phone.setup_failed",
      "identity.too_many_tries",
    ],
  }),
  sendOwnCode: endpoint({
    method: "POST",
    path: "/account/phone-code",
    summary: "Send a code to the person's own number, which then proves that it is they",
    body: z.object({ purpose: ownPurpose }),
    answer: codeSent,
    errors: [...sendErrors],
  }),
};
