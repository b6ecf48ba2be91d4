import { AsyncLocalStorage } from "node:async_hooks";
import type { OAuthProvider } from "@better-auth/core/oauth2";
import type { BetterAuthPlugin } from "better-auth";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import type { Config } from "#server/platform/config.ts";
import { createGuardedFetch, isPublicAddress } from "#server/platform/http/guarded-fetch.ts";
import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import { createDiscovery, googleDiscovery } from "./oidc-discovery.ts";
import { type AuthorizationWish, createOidcClient, type OidcClient, type ProviderClaims } from "./oidc-provider.ts";

/** What our part of a provider's answer found out, for whoever handles the request. */
interface ProviderVisit {
  claims?: ProviderClaims;
  /** Why the answer was not taken, where the library would only say that it was not. */
  error?: unknown;
}

export interface Providers {
  /** Those that can be used now. A provider that has not answered for a moment is left out, and asked behind this answer. */
  offered(): Promise<Pick<WaysToSignIn, "google" | "providers">>;
  /** undefined for an id that the operator did not name. */
  find(id: string): OidcClient | undefined;
  /** The providers as the library wants them. It keeps state, PKCE and nonce, and the accounts. */
  readonly plugin: BetterAuthPlugin;
  /** Runs the library's handling of a provider's answer. `decide` may refuse what the provider says of somebody. */
  visit<T>(
    decide: (claims: ProviderClaims) => Promise<boolean>,
    run: () => Promise<T>,
  ): Promise<{ result: T; visit: ProviderVisit }>;
}

/** How long the form waits for a provider that was not asked yet. */
const patienceMs = 1_500;

interface ProvidersParts {
  readonly config: Pick<Config, "signIn" | "mode">;
  readonly clock: () => Date;
  readonly log: Logger;
}

type Answer = { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string };

interface Visiting {
  answer?: Answer;
  readonly decide: (claims: ProviderClaims) => Promise<boolean>;
  readonly visit: ProviderVisit;
}

/** Google and the services of OIDC_PROVIDERS. Each is asked for its addresses at the start, and again when it is wanted. */
export function createProviders({ config, clock, log }: ProvidersParts): Providers {
  const { google, oidc } = config.signIn;
  const fetch = createGuardedFetch(reachableFor(config.mode));
  const clients: OidcClient[] = [];
  if (google) {
    clients.push(
      createOidcClient({
        ...google,
        id: "google",
        name: "Google",
        emailsConfirmed: false,
        discovery: googleDiscovery(fetch),
        fetch,
      }),
    );
  }
  for (const provider of oidc) {
    const discovery = createDiscovery({ issuer: provider.issuer, fetch, clock });
    const client = createOidcClient({ ...provider, discovery, fetch });
    clients.push(client);
    discovery.addresses().catch((error: unknown) => {
      log.warn({ err: error, provider: provider.id }, "a provider of OIDC_PROVIDERS does not answer; it is offered once it does");
    });
  }
  const visits = new AsyncLocalStorage<Visiting>();

  return {
    async offered() {
      const reachable = await Promise.all(clients.map(isReachableSoon));
      const list = clients.filter((_, index) => reachable[index]);
      const providers = list.filter(({ id }) => id !== "google").map(({ id, name }) => ({ id, name }));
      return { google: list.some(({ id }) => id === "google"), providers };
    },
    find: (id) => clients.find((client) => client.id === id),
    plugin: {
      id: "oidc-providers",
      init: (context) => ({
        context: { socialProviders: [...context.socialProviders, ...clients.map((client) => toLibrary(client, visits))] },
      }),
    },
    async visit(decide, run) {
      const visit: ProviderVisit = {};
      return { result: await visits.run({ decide, visit }, run), visit };
    },
  };
}

function isReachableSoon(client: OidcClient): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  return Promise.race([client.isReachable(), late]);
}

/** The library's form of a provider. Tokens never leave it, so that none is stored. */
function toLibrary(client: OidcClient, visits: AsyncLocalStorage<Visiting>): OAuthProvider {
  return {
    id: client.id,
    name: client.name,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => (profile as ProviderClaims).subject,
    createAuthorizationURL: ({ state, codeVerifier, idTokenNonce = "", redirectURI, additionalParams }) =>
      client.authorizationUrl({
        ...{ state, codeVerifier, nonce: idTokenNonce, redirectUri: redirectURI },
        prompt: promptOf(client.id, additionalParams),
      }),
    async validateAuthorizationCode({ code, codeVerifier = "", redirectURI }) {
      // Redeemed in the next step, which knows the nonce. The library stores what it gets here: nothing.
      const visiting = visits.getStore();
      if (visiting) visiting.answer = { code, codeVerifier, redirectUri: redirectURI };
      return {};
    },
    async getUserInfo({ expectedIdTokenNonce }) {
      const visiting = visits.getStore();
      if (!visiting?.answer || !expectedIdTokenNonce) return null;
      try {
        const claims = await client.claims({ ...visiting.answer, nonce: expectedIdTokenNonce });
        visiting.visit.claims = claims;
        if (!(await visiting.decide(claims))) return null;
        const { email, emailVerified, name } = claims;
        return { user: { email, emailVerified, name: name ?? "" }, data: claims };
      } catch (error) {
        visiting.visit.error = error;
        return null;
      }
    },
  };
}

/**
 * Google's own list of accounts, because many people have several. A company's service decides itself, except where somebody is to sign in once
 * more: then it asks again, though its own session still lasts.
 */
function promptOf(id: string, wish: Record<string, string> | undefined): AuthorizationWish["prompt"] {
  if (id === "google") return "select_account";
  return wish?.[againParameter] ? "login" : null;
}

/** The name under which a wish to sign in once more travels through the library. */
export const againParameter = "again";

/**
 * Where identity providers may be. The operator named them, so a company's own network is among it, and in local mode this machine; never the
 * addresses of a cloud's metadata.
 */
function reachableFor(mode: Config["mode"]): (address: string) => boolean {
  const ranges = ["private", "uniqueLocal", ...(mode === "local" ? ["loopback"] : [])];
  return (address) => isPublicAddress(address) || (ipaddr.isValid(address) && ranges.includes(ipaddr.process(address).range()));
}
