import { createGuardedFetch, type GuardedFetch, isLoopbackAddress, isPublicAddress } from "./http/guarded-fetch.ts";
import type { PhoneSettings } from "./phone-settings.ts";

const timeoutMs = 10_000;
const maxBytes = 100_000;

/** Sends a form to a host, or to the operator's gateway that stands before it. Throws like `GuardedFetch`. */
export type PostForm = (
  address: `https://${string}`,
  form: Readonly<Record<string, string>>,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: unknown }>;

/** How the SMS gateway and the providers of captchas are asked: all of them take forms and answer with JSON. */
export function createPostForm({ gateway }: Pick<PhoneSettings, "gateway">): PostForm {
  const guardedFetch: GuardedFetch = createGuardedFetch(
    // The operator's own gateway may stand on this machine.
    gateway === null ? isPublicAddress : (address) => isPublicAddress(address) || isLoopbackAddress(address),
  );
  return async (address, form, headers = {}) => {
    const target = gateway === null ? address : `${gateway}/${address.slice("https://".length)}`;
    const response = await guardedFetch(target, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", ...headers },
      body: new URLSearchParams(form).toString(),
      timeoutMs,
      maxBytes,
    });
    return { status: response.status, body: parsed(response.body) };
  };
}

/** null for anything but JSON. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
