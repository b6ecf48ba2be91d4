import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import type { Language } from "#shared/options.ts";
import { ApiError } from "#web/lib/api-error.ts";

type Provider = NonNullable<PhoneWay["captcha"]>["provider"];

interface BoxOptions {
  readonly siteKey: string;
  readonly onAnswer: (answer: string) => void;
  readonly onExpired: () => void;
  readonly onError: () => void;
}

export interface CaptchaScript {
  /** Draws a box into the element. @returns takes it away. */
  draw(element: HTMLElement, options: BoxOptions): () => void;
}

/** What the three providers' scripts have alike (https://developers.google.com/recaptcha/docs/display#js_api and its followers). */
interface ProviderApi {
  render(element: HTMLElement, options: Record<string, unknown>): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

const scripts: Readonly<Record<Provider, { readonly address: string; readonly name: string }>> = {
  recaptcha: { address: "https://www.google.com/recaptcha/api.js?render=explicit", name: "grecaptcha" },
  turnstile: { address: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", name: "turnstile" },
  hcaptcha: { address: "https://js.hcaptcha.com/1/api.js?render=explicit", name: "hcaptcha" },
};

const loadTimeoutMs = 30_000;
const pollMs = 50;

/** Loads the provider's script. Throws `phone.captcha_unloaded`. */
export async function loadCaptcha(provider: Provider, language: Language): Promise<CaptchaScript> {
  const { address, name } = scripts[provider];
  if (apiOf(name) === null) await loadScript(`${address}&hl=${language}`);
  const api = await untilReady(name);
  return {
    draw(element, { siteKey, onAnswer, onExpired, onError }) {
      const id = api.render(element, {
        sitekey: siteKey,
        callback: onAnswer,
        "expired-callback": onExpired,
        "error-callback": onError,
      });
      return () => (api.remove ? api.remove(id) : api.reset(id));
    },
  };
}

function apiOf(name: string): ProviderApi | null {
  const api: unknown = Reflect.get(window, name);
  return typeof api === "object" && api !== null && "render" in api ? (api as ProviderApi) : null;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: address, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ApiError("phone.captcha_unloaded"));
    };
    document.head.append(script);
  });
}

/** The first file of a provider loads others before its functions are there. */
function untilReady(name: string): Promise<ProviderApi> {
  const endMs = Date.now() + loadTimeoutMs;
  return new Promise((resolve, reject) => {
    const look = () => {
      const api = apiOf(name);
      if (api) resolve(api);
      else if (Date.now() > endMs) reject(new ApiError("phone.captcha_unloaded"));
      else setTimeout(look, pollMs);
    };
    look();
  });
}
