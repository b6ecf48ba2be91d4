import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ErrorCode } from "#shared/errors.ts";
import type { Database } from "./db/database.ts";
import { outboxMails } from "./db/person-schema.ts";
import { GuardedFetchError } from "./http/guarded-fetch.ts";
import { createPostForm, type PostForm } from "./phone-host.ts";
import type { PhoneSettings, TwilioSettings } from "./phone-settings.ts";

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/**
 * Why a text message was not sent. 'away': the gateway did certainly not take it, so that it may be given to it again. Anything else is
 * the code for the person. `phone.timeout`: nobody knows whether it was taken, so that it must not be sent again.
 */
export class SmsError extends Error {
  override readonly name = "SmsError";
  readonly reason: "away" | ErrorCode;

  constructor(reason: "away" | ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}

export interface Sms {
  /** Hands a message to the gateway, once. @throws SmsError */
  deliver(message: TextMessage): Promise<void>;
}

interface SmsParts {
  readonly settings: Pick<PhoneSettings, "twilio" | "gateway">;
  readonly db: Pick<Database, "orm">;
  readonly clock: () => Date;
}

/** Delivers by Twilio if configured, otherwise to the outbox of local mode. */
export function createSms({ settings, db, clock }: SmsParts): Sms {
  const { twilio } = settings;
  if (twilio) return twilioSms(twilio, createPostForm(settings));
  return {
    async deliver({ to, text }) {
      await db.orm.insert(outboxMails).values({ id: randomUUID(), kind: "sms", to, subject: "", text, createdAt: clock() });
    },
  };
}

/** Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
function twilioSms({ accountSid, authToken, from }: TwilioSettings, postForm: PostForm): Sms {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json` as const;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender: Readonly<Record<string, string>> = from.startsWith("+") ? { From: from } : { MessagingServiceSid: from };
  return {
    async deliver({ to, text }) {
      const { status, body } = await postForm(address, { To: to, Body: text, ...sender }, { authorization }).catch(
        (cause: unknown) => {
          throw failureOf(cause);
        },
      );
      if (status === 201 || status === 200) return;
      throw refusalOf(status, twilioError.safeParse(body).data?.code ?? null);
    },
  };
}

const twilioError = z.object({ code: z.number() });

/** Twilio's error codes that a person can react to, or that say what the operator has to mend: https://www.twilio.com/docs/api/errors */
const meanings: Readonly<Record<number, "away" | ErrorCode>> = {
  14107: "away",
  20003: "phone.credentials",
  20429: "away",
  21211: "phone.invalid",
  21212: "phone.app_not_authorized",
  21408: "phone.not_enabled",
  21606: "phone.app_not_authorized",
  21608: "phone.app_not_authorized",
  21610: "phone.disabled",
  21611: "away",
  21612: "phone.check_number",
  21614: "phone.check_number",
  21659: "phone.app_not_authorized",
  21660: "phone.app_not_authorized",
  30001: "away",
  63038: "phone.quota",
};

function refusalOf(status: number, code: number | null): SmsError {
  const message = `the SMS gateway answered ${status}${code === null ? "" : `, error ${code}`}`;
  const meaning = code === null ? undefined : meanings[code];
  if (meaning) return new SmsError(meaning, message);
  if (status === 401 || status === 403) return new SmsError("phone.credentials", message);
  if (status === 429 || status === 503) return new SmsError("away", message);
  // Any other failure of theirs may have come after the message was taken.
  if (status >= 500) return new SmsError("phone.timeout", message);
  return new SmsError(code === null ? "phone.setup_incomplete" : "phone.send_failed", message);
}

/** Errors of a connection that was never made. */
const neverConnected = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
];

function failureOf(cause: unknown): SmsError {
  if (cause instanceof GuardedFetchError && cause.reason === "address") {
    return new SmsError("phone.setup_incomplete", "the SMS gateway's address is not one to be asked", { cause });
  }
  const wasNever = codesOf(cause).some((code) => neverConnected.includes(code));
  return new SmsError(wasNever ? "away" : "phone.timeout", "the SMS gateway did not answer", { cause });
}

/** The system's codes in a chain of causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return ["code" in error ? String(error.code) : "", ...inner, ...codesOf(error.cause)];
}
