import type { Config } from "#server/platform/config.ts";
import { firebaseNames } from "#server/platform/firebase-settings.ts";
import type { SettingName } from "#server/platform/settings.ts";
import type { SignInDiagnosis } from "#shared/contracts/session.ts";

/** The settings that each way of signing in reads. A new way adds its names here. */
const ways = {
  session: [
    "PUBLIC_URL",
    "AUTH_SECRET",
    "SMTP_URL",
    "MAIL_FROM",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "OIDC_PROVIDERS",
    "TWILIO_ACCOUNT_SID",
    "TWILIO_AUTH_TOKEN",
    "TWILIO_FROM",
    "CAPTCHA_PROVIDER",
    "CAPTCHA_SITE_KEY",
    "CAPTCHA_SECRET",
  ],
  token: [...firebaseNames, "FIREBASE_EMULATOR", "FIREBASE_TOKEN_SYNC"],
} as const satisfies Record<string, readonly SettingName[]>;

/** Which settings of both ways have a value: names and booleans, never a value. */
export function diagnose({ given, firebase }: Pick<Config, "given" | "firebase">): SignInDiagnosis {
  const of = (names: readonly SettingName[]) => names.map((name) => ({ name, isSet: given.has(name) }));
  return { way: firebase ? "token" : "session", session: of(ways.session), token: of(ways.token) };
}
