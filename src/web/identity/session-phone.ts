import { call } from "#web/api/client.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CodeRequest, IdentityClient } from "./identity-client.ts";

/** Signing in by a phone number, on the session way. */
type PhonePart = Pick<IdentityClient, "sendCode" | "confirmCode" | "completeAccount">;

/** These calls have one address, and a 401 is their answer. */
const open = { mount: "server", recover: false } as const;

/** The number to which the last code of this page was sent, and the ticket that the code was exchanged for. */
let current: { readonly phone: string; readonly ticket: string | null } | null = null;

async function send(purpose: "sign-in" | "connect", { number, captchaToken }: CodeRequest): Promise<"sent" | "delayed"> {
  const captcha = captchaToken === null ? {} : { captcha: captchaToken };
  const answer = await call("POST /auth/phone/send", { ...open, body: { purpose, phone: number, ...captcha } });
  current = { phone: answer.number, ticket: null };
  return answer.state;
}

function verify(purpose: "sign-in" | "connect", code: string) {
  if (!current) throw new ApiError("phone.no_code");
  return call("POST /auth/phone/verify", { ...open, body: { purpose, phone: current.phone, code } });
}

export const sendCode: PhonePart["sendCode"] = (request) => send("sign-in", request);

export const confirmCode: PhonePart["confirmCode"] = async (code) => {
  const answer = await verify("sign-in", code);
  if (answer.state !== "needs-name") return { needsName: false };
  if (current) current = { ...current, ticket: answer.ticket };
  return { needsName: true };
};

/** Adds a number to the account of whoever is signed in: the same two steps. */
export const sendConnectCode: PhonePart["sendCode"] = (request) => send("connect", request);

export async function confirmConnectCode(code: string): Promise<void> {
  await verify("connect", code);
}

export const completeAccount: PhonePart["completeAccount"] = async (name) => {
  if (!current?.ticket) throw new ApiError("phone.setup_failed");
  await call("POST /auth/phone/set-up", { ...open, body: { phone: current.phone, ticket: current.ticket, name } });
  current = null;
};
