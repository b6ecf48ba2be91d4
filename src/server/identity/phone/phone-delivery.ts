import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "#server/platform/config.ts";
import type { JobData, Jobs } from "#server/platform/jobs.ts";
import { createSealer } from "#server/platform/sealed-text.ts";
import { type Sms, SmsError, type TextMessage } from "#server/platform/sms.ts";
import { AppError } from "#shared/errors.ts";
import { sms as arabic } from "#shared/locales/ar/sms.ts";
import { sms as english } from "#shared/locales/en/sms.ts";
import type { Localised } from "#shared/locales/localised.ts";
import type { Language } from "#shared/options.ts";
import type { CodePurpose, NewCode, PhoneCodes } from "./phone-codes.ts";

const texts: Readonly<Record<Language, Localised<typeof english>>> = { en: english, ar: arabic };

/** Sends codes by text message: at once, or by the queue while the gateway is away. */
export interface PhoneDelivery {
  /**
   * @returns 'delayed' where the gateway did not take it yet.
   * @throws AppError why it will not be sent; the code is then taken back.
   */
  send(code: NewCode, to: string, purpose: CodePurpose, language: Language): Promise<"sent" | "delayed">;
}

interface DeliveryParts {
  readonly config: Pick<Config, "publicUrl">;
  readonly secret: string;
  readonly sms: Sms;
  readonly codes: PhoneCodes;
  readonly jobs: Jobs;
  readonly log: Logger;
}

const sealedMessage = z.object({ to: z.string(), text: z.string() });

export function createPhoneDelivery({ config, secret, sms, codes, jobs, log }: DeliveryParts): PhoneDelivery {
  // The queue keeps its jobs in the database, where neither number nor code may be read.
  const sealer = createSealer(secret, "text-message");
  const host = new URL(config.publicUrl).hostname;

  /** Hands the message to the gateway unless that was done before, or another code has taken the place of this one. */
  async function handOver(code: Pick<NewCode, "key" | "id">, message: TextMessage): Promise<void> {
    if (!(await codes.claimSending(code))) return;
    try {
      await sms.deliver(message);
    } catch (error) {
      if (error instanceof SmsError && error.reason === "away") await codes.releaseSending(code);
      throw error;
    }
  }

  async function repeat({ key, id, sealed }: JobData["phone-code"]): Promise<void> {
    const text = sealer.open(sealed, id);
    const message = text === null ? undefined : sealedMessage.safeParse(JSON.parse(text)).data;
    if (!message) return log.error({ job: "phone-code" }, "a waiting text message cannot be opened: was AUTH_SECRET changed?");
    try {
      await handOver({ key, id }, message);
    } catch (error) {
      if (error instanceof SmsError && error.reason === "away") throw error;
      // Nobody waits for this answer any more, and it would be the same the next time.
      log.error({ err: error }, "a text message that waited for the gateway was refused");
    }
  }
  // After 5, 10, 20, 40, 80 and 160 s, all within the ten minutes of a code.
  jobs.define("phone-code", repeat, { retries: 6, retryDelaySeconds: 5 });

  return {
    async send(code, to, purpose, language) {
      // The last line lets phones offer the code to this site alone: https://github.com/WICG/sms-one-time-codes
      const text = `${texts[language][purpose].replace("{code}", code.code)}\n\n@${host} #${code.code}`;
      try {
        await handOver(code, { to, text });
        return "sent";
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        if (error.reason === "away") {
          log.warn({ err: error }, "the SMS gateway is away; the message waits in the queue");
          await jobs.enqueue("phone-code", {
            key: code.key,
            id: code.id,
            sealed: sealer.seal(JSON.stringify({ to, text }), code.id),
          });
          return "delayed";
        }
        // After a time-out the message may be on its way, with a code that has to be good then.
        if (error.reason !== "phone.timeout") await codes.withdraw(code);
        throw new AppError(error.reason, {}, { cause: error });
      }
    },
  };
}
