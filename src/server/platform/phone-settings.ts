import { readPhoneNumber } from "#shared/phone-number.ts";
import { ConfigError } from "./startup-error.ts";

export const captchaProviders = ["recaptcha", "turnstile", "hcaptcha"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  /** Public: the pages show it to the provider. */
  readonly siteKey: string;
  readonly secret: string;
}

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account in E.164, or a messaging service ('MG…'). */
  readonly from: string;
}

/** A number that gets no message: its code is always the same. Local mode only. */
interface TestNumber {
  /** E.164. */
  readonly number: string;
  readonly code: string;
}

/** How people sign in by a phone number. */
export interface PhoneSettings {
  /** null: codes go to the outbox of local mode. */
  readonly twilio: TwilioSettings | null;
  /** null: nobody is asked for one; local mode only. */
  readonly captcha: CaptchaSettings | null;
  readonly testNumbers: readonly TestNumber[];
  /** The most codes that are sent in 24 hours, whoever asks. */
  readonly codesPerDay: number;
  /** Stands before every host that is asked: 'http://127.0.0.1:8080' asks 'http://127.0.0.1:8080/api.twilio.com/…'. */
  readonly gateway: string | null;
}

interface PhoneEnvironment {
  readonly TWILIO_ACCOUNT_SID?: string | undefined;
  readonly TWILIO_AUTH_TOKEN?: string | undefined;
  readonly TWILIO_FROM?: string | undefined;
  readonly CAPTCHA_PROVIDER?: CaptchaProvider | undefined;
  readonly CAPTCHA_SITE_KEY?: string | undefined;
  readonly CAPTCHA_SECRET?: string | undefined;
  readonly PHONE_TEST_NUMBERS?: string | undefined;
  readonly PHONE_CODES_PER_DAY?: number | undefined;
  readonly PHONE_GATEWAY?: string | undefined;
}

const usualCodesPerDay = 1_000;

/** The three numbers of the specification's test page, which 'samples' stands for. 555 is nobody's exchange in the United States. */
const samples = "+16505551234=123456,+16505553434=654321,+16505556789=112233";

/**
 * @returns null where the way is not offered: a production server without an SMS gateway.
 * @throws ConfigError for settings that lack another one, and for a gateway that anybody's program could make send messages.
 */
export function phoneSettingsOf(settings: PhoneEnvironment, mode: "local" | "production"): PhoneSettings | null {
  const twilio = twilioOf(settings);
  const captcha = captchaOf(settings);
  const testNumbers = testNumbersOf(settings.PHONE_TEST_NUMBERS);
  if (mode === "production") {
    if (testNumbers.length > 0) throw new ConfigError("PHONE_TEST_NUMBERS is for local mode: anybody could sign in with them.");
    if (twilio && !captcha) {
      throw new ConfigError(
        "CAPTCHA_PROVIDER is required in production with TWILIO_ACCOUNT_SID: programs would have you pay for messages.",
      );
    }
    if (!twilio) return null;
  }
  const gateway = settings.PHONE_GATEWAY?.replace(/\/+$/, "") ?? null;
  return { twilio, captcha, testNumbers, codesPerDay: settings.PHONE_CODES_PER_DAY ?? usualCodesPerDay, gateway };
}

function twilioOf(settings: PhoneEnvironment): TwilioSettings | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings;
  if (!accountSid && !authToken && !from) return null;
  if (!accountSid || !authToken || !from) {
    throw new ConfigError("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three.");
  }
  if (!/^AC[\da-f]{32}$/i.test(accountSid)) throw new ConfigError("TWILIO_ACCOUNT_SID must be 'AC' and 32 hexadecimal digits.");
  if (!/^(?:\+\d{7,15}|MG[\da-f]{32})$/i.test(from)) {
    throw new ConfigError("TWILIO_FROM must be a number such as +12025550123, or a messaging service ('MG' and 32 digits).");
  }
  return { accountSid, authToken, from };
}

function captchaOf(settings: PhoneEnvironment): CaptchaSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = settings;
  if (!provider && !siteKey && !secret) return null;
  if (!provider || !siteKey || !secret) {
    throw new ConfigError("CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY and CAPTCHA_SECRET belong together: set all three.");
  }
  return { provider, siteKey, secret };
}

function testNumbersOf(setting: string | undefined): readonly TestNumber[] {
  if (setting === undefined) return [];
  return (setting === "samples" ? samples : setting).split(",").map((pair) => {
    const [typed = "", code = ""] = pair.split("=").map((part) => part.trim());
    const reading = readPhoneNumber(typed);
    if (!("number" in reading) || !/^\d{6}$/.test(code)) {
      throw new ConfigError("PHONE_TEST_NUMBERS must be 'samples' or a list such as +16505551234=123456,+966501234567=654321.");
    }
    return { number: reading.number, code };
  });
}
