import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { GuardedFetch } from "#server/platform/http/guarded-fetch.ts";
import { createOidcClient } from "./oidc-provider.ts";

const issuer = "https://login.acme.example";
const nonce = "a-nonce";
const hour = 3_600;

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair("RS256");
});

/** What comes of a token of the provider with these claims; times are seconds from now. */
async function outcome(wish: { iat?: number; exp?: number; nbf?: number; claims?: object }): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const times = {
    iat: now + (wish.iat ?? 0),
    exp: now + (wish.exp ?? hour),
    ...(wish.nbf === undefined ? {} : { nbf: now + wish.nbf }),
  };
  const claims = { iss: issuer, aud: "lahja", sub: "mona", email: "mona@example.com", nonce, ...times, ...wish.claims };
  const token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(keys.privateKey);
  const fetch: GuardedFetch = async () => ({
    status: 200,
    url: `${issuer}/token`,
    headers: new Headers(),
    body: new TextEncoder().encode(JSON.stringify({ id_token: token })),
  });
  const client = createOidcClient({
    ...{ id: "acme", name: "Acme", clientId: "lahja", clientSecret: "s", emailsConfirmed: false, fetch },
    discovery: {
      addresses: async () => ({
        ...{ issuers: [issuer], authorization: `${issuer}/auth`, token: `${issuer}/token`, userInfo: null },
        ...{ algorithms: ["RS256"], secretInBody: false },
        keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k" }] }),
      }),
    },
  });
  const answer = { code: "c", codeVerifier: "v", nonce, redirectUri: "https://lahja.example/api/auth/callback/acme" };
  return client.claims(answer).then(
    ({ subject }) => subject,
    (error: Error) => error.message,
  );
}

describe("a provider's token", () => {
  test.each([
    ["that ended half a minute ago, for clocks differ", { iat: -hour, exp: -30 }, "mona"],
    ["of a clock that is an hour behind", { iat: -2 * hour, exp: -hour }, '"exp" claim timestamp check failed'],
    ["of a clock that is an hour ahead", { iat: hour, exp: 2 * hour, nbf: hour }, '"nbf" claim timestamp check failed'],
    ["that is good in half a minute", { nbf: 30 }, "mona"],
    ["of another sign-in", { claims: { nonce: "another" } }, "the token has another nonce"],
    ["for another client", { claims: { aud: "another" } }, 'unexpected "aud" claim value'],
    ["of another issuer", { claims: { iss: "https://evil.example" } }, 'unexpected "iss" claim value'],
    ["that another client may use", { claims: { azp: "another" } }, "the token was made for another client"],
  ])("%s", async (_name, wish, expected) => {
    expect(await outcome(wish)).toBe(expected);
  });
});
