import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { GuardedFetch } from "#server/platform/http/guarded-fetch.ts";

/** Where a provider is asked, from its discovery document (OpenID Connect Discovery 1.0). */
export interface ProviderAddresses {
  /** The values that `iss` may have. */
  readonly issuers: readonly string[];
  readonly authorization: string;
  readonly token: string;
  readonly userInfo: string | null;
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  /** Whether the client's secret goes into the body; otherwise into the header. */
  readonly secretInBody: boolean;
}

/** Longer than a healthy provider takes, shorter than a person waits. */
const timeoutMs = 5_000;
const maxBytes = 256 * 1024;
/** A provider that did not answer is asked again by the first who wants to know after this time. */
const retryMs = 15_000;
const keptMs = 3_600_000;

/** Signatures of a key pair. Anything else (`none`, one made with the client's secret) is refused, whatever the document says. */
const safeAlgorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

const address = z.url({ protocol: /^https?$/ });
const document = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address.optional(),
  jwks_uri: address,
  id_token_signing_alg_values_supported: z.array(z.string()).default(["RS256"]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});

export interface Discovery {
  /** The addresses, of an hour ago at most. Throws if the provider does not answer, or with a document that is of no use. */
  addresses(): Promise<ProviderAddresses>;
}

interface DiscoveryParts {
  readonly issuer: string;
  readonly fetch: GuardedFetch;
  readonly clock: () => Date;
}

/** Finds a provider's addresses when they are wanted, and keeps them. A failure is kept too, for a while, so that nobody waits for it twice. */
export function createDiscovery({ issuer, fetch, clock }: DiscoveryParts): Discovery {
  let kept: { readonly until: number; readonly found: Promise<ProviderAddresses> } | null = null;
  return {
    addresses() {
      const nowMs = clock().getTime();
      if (kept && kept.until > nowMs) return kept.found;
      const found = discover(issuer, fetch);
      const entry = { until: nowMs + keptMs, found };
      kept = entry;
      found.catch(() => {
        if (kept === entry) kept = { until: clock().getTime() + retryMs, found };
      });
      return found;
    },
  };
}

async function discover(issuer: string, fetch: GuardedFetch): Promise<ProviderAddresses> {
  const { status, body } = await fetch(`${issuer}/.well-known/openid-configuration`, { timeoutMs, maxBytes });
  if (status !== 200) throw new Error(`the discovery document was answered with ${status}`);
  const found = document.parse(JSON.parse(new TextDecoder().decode(body)));
  // Another issuer in the document could pass its own tokens off as this one's.
  if (found.issuer.replace(/\/+$/, "") !== issuer) throw new Error("the discovery document names another issuer");
  const algorithms = found.id_token_signing_alg_values_supported.filter((name) => safeAlgorithms.includes(name));
  const methods = found.token_endpoint_auth_methods_supported;
  return {
    issuers: [found.issuer],
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    userInfo: found.userinfo_endpoint ?? null,
    keys: keySet(found.jwks_uri, fetch),
    algorithms,
    secretInBody: !methods.includes("client_secret_basic") && methods.includes("client_secret_post"),
  };
}

/** Google's addresses, which its documents call stable: https://developers.google.com/identity/openid-connect/openid-connect#discovery. */
export function googleDiscovery(fetch: GuardedFetch): Discovery {
  const addresses: ProviderAddresses = {
    issuers: ["https://accounts.google.com", "accounts.google.com"],
    authorization: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
    keys: keySet("https://www.googleapis.com/oauth2/v3/certs", fetch),
    algorithms: ["RS256"],
    secretInBody: true,
  };
  return { addresses: async () => addresses };
}

/** A provider's public keys: fetched when the first token comes, kept, and fetched anew for a key that is not among them. */
function keySet(keysAddress: string, fetch: GuardedFetch): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(keysAddress), {
    [customFetch]: async (url) => {
      const { status, body } = await fetch(url, { timeoutMs, maxBytes });
      return new Response(new Uint8Array(body), { status });
    },
  });
}
