import { createHash } from "node:crypto";
import { jwtVerify } from "jose";
import { z } from "zod";
import type { GuardedFetch } from "#server/platform/http/guarded-fetch.ts";
import type { Discovery, ProviderAddresses } from "./oidc-discovery.ts";

/** Who a provider says that somebody is. */
export interface ProviderClaims {
  /** The account at the provider; never given to another person there. */
  readonly subject: string;
  /** Lower case; null where the provider tells none. */
  readonly email: string | null;
  /** Whether the provider has confirmed that the address is the person's. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

interface ProviderAnswer {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export interface AuthorizationWish {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** Null: the provider decides whether it asks. */
  readonly prompt: "login" | "select_account" | null;
}

/** One identity provider, by OpenID Connect's authorization code flow with PKCE. */
export interface OidcClient {
  readonly id: string;
  readonly name: string;
  /** Where the browser goes. Throws if the provider does not answer. */
  authorizationUrl(wish: AuthorizationWish): Promise<URL>;
  /** Redeems the code of the provider's answer. Throws for whatever is not in order. */
  claims(answer: ProviderAnswer): Promise<ProviderClaims>;
  /** Whether the provider can be used now. Never throws. */
  isReachable(): Promise<boolean>;
}

interface ClientParts {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether the operator vouches for the addresses: those of their own company's directory, whose service does not say. */
  readonly emailsConfirmed: boolean;
  readonly discovery: Discovery;
  readonly fetch: GuardedFetch;
}

const timeoutMs = 8_000;
const maxBytes = 256 * 1024;
/** How far the provider's clock and ours may differ. */
const skewSeconds = 60;
const nameMax = 120;

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string().optional() });
const profile = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  // Some providers send it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
});
type Profile = z.infer<typeof profile>;

export function createOidcClient(parts: ClientParts): OidcClient {
  const { id, name, clientId, discovery, emailsConfirmed, fetch } = parts;

  async function profileOf({ id_token: token, access_token: accessToken }: z.infer<typeof tokenAnswer>, nonce: string) {
    const at = await discovery.addresses();
    const { payload } = await jwtVerify(token, at.keys, {
      issuer: [...at.issuers],
      audience: clientId,
      algorithms: [...at.algorithms],
      clockTolerance: skewSeconds,
      requiredClaims: ["sub", "iat", "exp"],
    });
    if (payload.nonce !== nonce) throw new Error("the token has another nonce");
    if (payload.azp !== undefined && payload.azp !== clientId) throw new Error("the token was made for another client");
    const told = profile.parse(payload);
    if (told.email !== undefined || !at.userInfo || !accessToken) return told;
    const { status, body } = await fetch(at.userInfo, {
      headers: { authorization: `Bearer ${accessToken}` },
      timeoutMs,
      maxBytes,
    });
    if (status !== 200) throw new Error(`the user's information was answered with ${status}`);
    const more = profile.parse(JSON.parse(new TextDecoder().decode(body)));
    if (more.sub !== told.sub) throw new Error("the user's information is of another account");
    return { ...told, ...more };
  }

  return {
    id,
    name,
    async authorizationUrl({ state, codeVerifier, nonce, redirectUri, prompt }) {
      const { authorization } = await discovery.addresses();
      const url = new URL(authorization);
      const query = {
        ...{ response_type: "code", client_id: clientId, redirect_uri: redirectUri, scope: "openid email profile" },
        ...{ state, nonce, code_challenge_method: "S256", ...(prompt ? { prompt } : {}) },
        code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
      };
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      return url;
    },
    async claims({ nonce, ...answer }) {
      const told = await profileOf(await redeem(parts, await discovery.addresses(), answer), nonce);
      const email = told.email?.trim().toLowerCase() || null;
      return {
        subject: told.sub,
        email,
        emailVerified: email !== null && (emailsConfirmed || told.email_verified === true),
        name: nameOf(told),
      };
    },
    isReachable: () =>
      discovery.addresses().then(
        () => true,
        () => false,
      ),
  };
}

/** Exchanges the code for tokens, which are read once and never stored: nothing here acts in the person's name at the provider. */
async function redeem(
  { clientId, clientSecret, fetch }: ClientParts,
  { token, secretInBody }: ProviderAddresses,
  { code, codeVerifier, redirectUri }: Omit<ProviderAnswer, "nonce">,
): Promise<z.infer<typeof tokenAnswer>> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  if (secretInBody)
    for (const [key, value] of [
      ["client_id", clientId],
      ["client_secret", clientSecret],
    ] as const)
      form.set(key, value);
  // RFC 6749, 2.3.1: both are form-encoded before they are joined.
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString("base64");
  const { status, body } = await fetch(token, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
      ...(secretInBody ? {} : { authorization: `Basic ${basic}` }),
    },
    body: form.toString(),
    timeoutMs,
    maxBytes,
  });
  if (status !== 200) throw new ProviderRefused(status);
  return tokenAnswer.parse(JSON.parse(new TextDecoder().decode(body)));
}

/** The provider did not redeem the code: it knows another secret, or another address of ours. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
  constructor(status: number) {
    super(`the provider's token endpoint answered ${status}`);
  }
}

function nameOf({ name, preferred_username: username, email }: Profile): string | null {
  const names = [name, username, email?.split("@")[0]].map((candidate) => candidate?.trim());
  return names.find((candidate) => candidate)?.slice(0, nameMax) ?? null;
}
