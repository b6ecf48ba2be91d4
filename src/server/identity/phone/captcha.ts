import { z } from "zod";
import { createPostForm } from "#server/platform/phone-host.ts";
import type { CaptchaProvider, PhoneSettings } from "#server/platform/phone-settings.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";

/** Tells people from programs before a text message is sent. */
export interface Captcha {
  /**
   * Has the provider check the answer that its box gave in the browser.
   * @throws AppError phone.captcha_failed, phone.captcha_expired, phone.captcha_domain, phone.captcha_config,
   * phone.captcha_unavailable
   */
  check(answer: string | undefined, address: string): Promise<void>;
}

/** The three providers take the same form and answer in the same shape. */
const checkAddress: Readonly<Record<CaptchaProvider, `https://${string}`>> = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};

const verdict = z.object({
  success: z.boolean(),
  /** The site on which the box was shown. */
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** What the providers' error codes mean for the person; any other is a failed check. */
const meanings: Readonly<Record<string, ErrorCode>> = {
  "timeout-or-duplicate": "phone.captcha_expired",
  "expired-input-response": "phone.captcha_expired",
  "already-seen-response": "phone.captcha_expired",
  "missing-input-secret": "phone.captcha_config",
  "invalid-input-secret": "phone.captcha_config",
  "sitekey-secret-mismatch": "phone.captcha_config",
  "not-using-dummy-passcode": "phone.captcha_config",
  "internal-error": "phone.captcha_unavailable",
};

interface CaptchaParts {
  readonly settings: Pick<PhoneSettings, "captcha" | "gateway">;
  /** The site on which the box must have been shown; null where any will do (local mode). */
  readonly hostname: string | null;
}

/** Without a provider everybody passes. */
export function createCaptcha({ settings, hostname }: CaptchaParts): Captcha {
  const { captcha } = settings;
  if (!captcha) return { check: async () => {} };
  const postForm = createPostForm(settings);
  return {
    async check(answer, address) {
      if (!answer) throw new AppError("phone.captcha_failed");
      const form = { secret: captcha.secret, response: answer, remoteip: address };
      const { status, body } = await postForm(checkAddress[captcha.provider], form).catch((cause: unknown) => {
        throw new AppError("phone.captcha_unavailable", {}, { cause });
      });
      const { data } = verdict.safeParse(body);
      if (!data) {
        throw new AppError("phone.captcha_unavailable", {}, { cause: new Error(`the captcha's provider answered ${status}`) });
      }
      if (!data.success) throw refusal(data["error-codes"] ?? []);
      if (hostname !== null && data.hostname !== hostname) throw new AppError("phone.captcha_domain");
    },
  };
}

function refusal(codes: readonly string[]): AppError {
  const known = codes.find((code) => meanings[code]);
  const code = (known && meanings[known]) || "phone.captcha_failed";
  return new AppError(code, {}, { cause: new Error(`the captcha's provider refused: ${codes.join(", ")}`) });
}
