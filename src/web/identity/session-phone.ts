import { call } from "#web/api/client.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CodeRequest, IdentityClient } from "./identity-client.ts";

/** Signing in by a phone number, on the session way. */
type PhonePart = Pick<IdentityClient, "sendCode" | "confirmCode" | "completeAccount">;

/** These calls have one address, and a 401 is their answer. */
const open = { mount: "server", recover: false } as const;

/** The number to which the last code of this page was sent, and the ticket that the code was exchanged for. */
let current: { readonly phone: string; readonly ticket: string | null } | null = null;

export const sendCode: PhonePart["sendCode"] = async ({ number, captchaToken }: CodeRequest) => {
  const captcha = captchaToken === null ? {} : { captcha: captchaToken };
  const answer = await call("POST /auth/phone/send", { ...open, body: { phone: number, ...captcha } });
  current = { phone: answer.number, ticket: null };
  return answer.state;
};

export const confirmCode: PhonePart["confirmCode"] = async (code) => {
  if (!current) throw new ApiError("phone.no_code");
  const { phone } = current;
  const answer = await call("POST /auth/phone/verify", { ...open, body: { phone, code } });
  if (answer.state === "signed-in") return { needsName: false };
  current = { phone, ticket: answer.ticket };
  return { needsName: true };
};

export const completeAccount: PhonePart["completeAccount"] = async (name) => {
  if (!current?.ticket) throw new ApiError("phone.setup_failed");
  await call("POST /auth/phone/set-up", { ...open, body: { phone: current.phone, ticket: current.ticket, name } });
  current = null;
};
