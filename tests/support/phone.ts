import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import type { PhoneCodeSent } from "#shared/contracts/phone.ts";
import { errorEnvelope } from "#shared/errors.ts";
import type { TestClient } from "./http.ts";

export const saudiNumber = "+966501234567";
export const egyptianNumber = "+201001234567";

/** The settings of a production server that sends by Twilio, through the fake. */
export const twilioEnv = (gateway: string) => ({
  NODE_ENV: "production",
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "a-token-that-only-tests-use",
  TWILIO_FROM: "+12025550123",
  CAPTCHA_PROVIDER: "turnstile",
  CAPTCHA_SITE_KEY: "a-site-key",
  CAPTCHA_SECRET: "a-captcha-secret",
  PHONE_GATEWAY: gateway,
});

/** The code in a text message. */
export const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? "")?.[0] ?? "";

/** Takes the text message to a number out of the outbox: its code. */
export async function outboxCode(db: Database, number = saudiNumber): Promise<string> {
  const taken = await db.orm.delete(outboxMails).where(eq(outboxMails.to, number)).returning();
  if (taken.length !== 1) throw new Error(`expected one message to ${number}, found ${taken.length}`);
  return codeIn(taken[0]?.text);
}

/** Another code than this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

export const send = (client: TestClient, phone = saudiNumber, more: object = {}) =>
  client.post("/api/auth/phone/send", { phone, ...more });
export const verify = (client: TestClient, code: string, phone = saudiNumber) =>
  client.post("/api/auth/phone/verify", { phone, code });

export async function sent(answer: Promise<Response>): Promise<PhoneCodeSent> {
  const response = await answer;
  if (!response.ok) throw new Error(`the code was refused: ${await response.text()}`);
  return (await response.json()) as PhoneCodeSent;
}

/** The status of an answer, and the code of an error with its parameters. */
export async function refused(answer: Promise<Response>): Promise<{ status: number; code: string; params: object }> {
  const response = await answer;
  const { code, params } = errorEnvelope.parse(await response.json()).error;
  return { status: response.status, code, params };
}

/** Signs a browser in by a number, as a new person where the number has no account. */
export async function signInByPhone(db: Database, client: TestClient, phone = saudiNumber, name = "سارة"): Promise<void> {
  await sent(send(client, phone));
  const verified = (await (await verify(client, await outboxCode(db, phone), phone)).json()) as { ticket?: string };
  if (!verified.ticket) return;
  const done = await client.post("/api/auth/phone/set-up", { phone, ticket: verified.ticket, name });
  if (!done.ok) throw new Error(`the account was not made: ${await done.text()}`);
}
