import { type Auth, type ConfirmationResult, RecaptchaVerifier, signInWithPhoneNumber, type User } from "@firebase/auth";
import type { ErrorCode } from "#shared/errors.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { toPhoneError } from "./firebase-phone-errors.ts";
import type { CodeRequest } from "./identity-client.ts";

/** The page must stand before the captcha is drawn into it. */
const renderDelayMs = 100;
/** How long the captcha's script and frame may take to come. */
const captchaLoadMs = 30_000;
/** From the press to the sent message; the person may be answering a captcha meanwhile. */
const sendMs = 120_000;

/** Signing in by Firebase's own text messages, behind its own captcha. */
export function createPhoneSignIn(auth: Auth) {
  let verifier: RecaptchaVerifier | null = null;
  let sent: ConfirmationResult | null = null;

  const clear = (place: HTMLElement) => {
    verifier?.clear();
    verifier = null;
    place.replaceChildren();
  };

  /** A captcha that was used once hangs for ever, so each message gets a new one. */
  async function newCaptcha(place: HTMLElement, fail: (error: ApiError) => void): Promise<RecaptchaVerifier> {
    clear(place);
    await delay(renderDelayMs);
    const inner = place.appendChild(document.createElement("div"));
    const made = new RecaptchaVerifier(auth, inner, {
      size: "normal",
      "expired-callback": () => fail(new ApiError("phone.captcha_expired")),
      "error-callback": () => fail(new ApiError("phone.captcha_error")),
    });
    verifier = made;
    await within(captchaLoadMs, made.render(), "phone.captcha_unloaded").catch((cause: unknown) => {
      throw new ApiError("phone.captcha_unloaded", { cause });
    });
    return made;
  }

  return {
    async sendCode({ number, captchaPlace }: CodeRequest): Promise<"sent"> {
      if (!captchaPlace) throw new ApiError("phone.captcha_element");
      sent = null;
      const { promise: failed, reject } = Promise.withResolvers<never>();
      // Whoever waits no longer need not be told.
      failed.catch(() => undefined);
      try {
        // The emulator asks for no captcha and gives the library a stand-in of its own.
        const captcha = auth.settings.appVerificationDisabledForTesting
          ? new RecaptchaVerifier(auth, captchaPlace, {})
          : await newCaptcha(captchaPlace, reject);
        verifier = captcha;
        sent = await within(sendMs, Promise.race([signInWithPhoneNumber(auth, number, captcha), failed]), "phone.timeout");
        clear(captchaPlace);
        return "sent";
      } catch (cause) {
        const error = toPhoneError(cause, "phone.send_failed");
        // Who asked for too many codes waits, and the captcha they answered stays.
        if (!(error instanceof ApiError && error.code === "phone.too_many")) clear(captchaPlace);
        throw error;
      }
    },
    async confirmCode(code: string): Promise<User> {
      if (!sent) throw new ApiError("phone.no_code");
      try {
        return (await sent.confirm(code)).user;
      } catch (cause) {
        throw toPhoneError(cause, "phone.code_wrong");
      }
    },
  };
}

async function within<Value>(ms: number, promise: Promise<Value>, code: ErrorCode): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ApiError(code)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
