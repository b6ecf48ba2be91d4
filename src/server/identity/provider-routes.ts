import { getOAuthState } from "better-auth/api";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { GuardedFetchError } from "#server/platform/http/guarded-fetch.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { requestHost } from "#server/platform/http/security.ts";
import { type ProviderPurpose, type ProviderReturn, providerApi } from "#shared/contracts/provider-sign-in.ts";
import { AppError } from "#shared/errors.ts";
import { safeNext, signInReturnPath } from "#shared/paths.ts";
import type { SignInProblem } from "#shared/sign-in-problems.ts";
import type { Auth } from "./better-auth.ts";
import { findByEmail } from "./email.store.ts";
import type { FreshProofs } from "./fresh-proof.ts";
import type { Identity } from "./identity.ts";
import { type ProviderClaims, ProviderRefused } from "./oidc-provider.ts";
import { againParameter, type Providers } from "./providers.ts";
import type { AccountWatch, SessionBefore } from "./signed-in.ts";
import { findProviderOwner, listWays } from "./ways.store.ts";

interface ProviderRouteParts {
  readonly auth: Auth;
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "publicUrl" | "mode">;
  readonly log: Logger;
  readonly providers: Providers;
  readonly watch: AccountWatch;
  readonly proofs: FreshProofs;
  readonly count: MiddlewareHandler<AppEnv>;
  readonly headersOf: (c: Context<AppEnv>) => Headers;
  readonly sessionBefore: (c: Context<AppEnv>) => Promise<SessionBefore>;
  readonly requireFresh: Identity["requireFresh"];
}

/** Why somebody is at a provider. It travels in the library's state, which callers cannot write. */
interface Trip {
  readonly purpose: ProviderPurpose;
  readonly next: string;
  readonly attempt: string | undefined;
  /** Who is signed in; '' for a sign-in. */
  readonly userId: string;
}

/** What came of a visit at a provider. */
interface Outcome {
  problem?: SignInProblem;
  ways?: string;
  /** The address had an account, which this sign-in was merged into; or the account has a new way. */
  isNewWay?: boolean;
}

/** Signing in with an identity provider: where to go, and what is made of the answer that the browser brings back. */
export function providerRoutes(parts: ProviderRouteParts): Route[] {
  const { auth, db, config, log, providers, watch, proofs, count, headersOf, sessionBefore, requireFresh } = parts;

  /** Asks the library for the way to a provider. Its cookie takes the place of one that an abandoned attempt left. */
  async function addressFor(c: Context<AppEnv>, provider: string, trip: Trip): Promise<string> {
    const back = addressOf(trip);
    const body = { provider, callbackURL: back, errorCallbackURL: back, disableRedirect: true };
    const asked = { headers: headersOf(c), returnHeaders: true } as const;
    const again = trip.purpose === "prove" ? { additionalParams: { [againParameter]: "yes" } } : {};
    const { response, headers } =
      trip.purpose === "connect"
        ? await auth.api.linkSocialAccount({ ...asked, body })
        : await auth.api.signInSocial({ ...asked, body: { ...body, ...again } });
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    if (!response.url) throw new Error("the identity library gave no address for a provider");
    return response.url;
  }

  /** Whether what the provider says may sign in, or be added. Both sides must have confirmed an address that makes two ways one person. */
  async function decide(provider: string, trip: Trip, claims: ProviderClaims): Promise<Outcome> {
    const owner = await findProviderOwner(db.orm, provider, claims.subject);
    if (trip.purpose === "prove") return owner?.id === trip.userId ? {} : { problem: "other_account" };
    if (trip.purpose === "connect") {
      if (owner) return owner.id === trip.userId ? {} : { problem: "connected_elsewhere" };
      return claims.emailVerified ? { isNewWay: true } : { problem: "address_unconfirmed" };
    }
    if (owner) return {};
    if (claims.email === null) return { problem: "address_missing" };
    if (!claims.emailVerified) return { problem: "address_unconfirmed" };
    const account = await findByEmail(db.orm, claims.email);
    if (!account) return {};
    if (account.emailVerified) return { isNewWay: true };
    // Only who has the address learns this: the provider has confirmed it.
    return { problem: "account_exists", ways: (await listWays(db.orm, account.id)).map(({ id }) => id).join(",") };
  }

  return [
    route(
      providerApi.start,
      async ({ c, body }) => {
        const client = providers.find(body.provider);
        if (!client || !(await client.isReachable())) throw new AppError("identity.provider_unavailable");
        // The provider sends people back to the one address that it knows, and there the cookie of this one is missing.
        const { host } = new URL(config.publicUrl);
        if (requestHost(c) !== host) throw new AppError("identity.provider_address", { address: config.publicUrl });
        const before = await sessionBefore(c);
        if (body.purpose !== "sign-in" && !before) throw new AppError("identity.unauthorized");
        if (body.purpose === "connect" && before) await requireFresh(c, before);
        const { purpose, attempt } = body;
        const trip = { purpose, attempt, next: safeNext(body.next), userId: purpose === "sign-in" ? "" : (before?.userId ?? "") };
        return { url: await addressFor(c, client.id, trip) };
      },
      count,
    ),
    route(
      providerApi.callback,
      async ({ c, params: { provider } }) => {
        // A redirect's own policy would cut the pop-up off from the page that opened it, and it could not close itself.
        c.header("Cross-Origin-Opener-Policy", "unsafe-none");
        const before = await sessionBefore(c);
        let trip: Trip = { purpose: "sign-in", next: "/", attempt: undefined, userId: "" };
        let outcome: Outcome = { problem: "failed" };
        const accept = async (claims: ProviderClaims) => {
          trip = tripOf((await getOAuthState())?.callbackURL) ?? trip;
          outcome = await decide(provider, trip, claims);
          // Somebody else has signed in to this browser meanwhile: nothing may be added to either account.
          if (trip.userId !== "" && trip.userId !== before?.userId) outcome = { problem: "failed" };
          return outcome.problem === undefined && trip.purpose !== "prove";
        };
        const request = new Request(c.req.url, { headers: headersOf(c) });
        const { result: response, visit } = await providers.visit(accept, () => auth.handler(request));
        for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
        const back = new URL(response.headers.get("location") ?? "/", config.publicUrl);
        trip = tripOf(back.href) ?? trip;

        const isProven = trip.purpose === "prove" && outcome.problem === undefined;
        const refusal = isProven ? null : back.searchParams.get("error");
        if (refusal !== null) {
          const problem = visit.claims && outcome.problem ? outcome.problem : problemOf(refusal, visit.error);
          const isExpected = visit.error === undefined && problem !== "failed";
          if (!isExpected) log.warn({ err: visit.error, provider, refusal }, "an answer of an identity provider was not taken");
          return goOn(c, trip, { problem, provider, ...(outcome.ways ? { ways: outcome.ways } : {}) });
        }
        const holder = visit.claims && (await findProviderOwner(db.orm, provider, visit.claims.subject));
        if (!holder) throw new Error("a provider's account was taken and belongs to nobody");
        if (isProven) proofs.remember(c, holder.id);
        if (outcome.isNewWay) await watch.changed(c, holder, "way_connected", provider);
        if (trip.purpose === "sign-in") await watch.signedIn(c, holder, provider, before);
        return goOn(c, trip, {});
      },
      count,
    ),
  ];
}

function addressOf(trip: Trip): string {
  const { attempt, ...rest } = trip;
  return `${signInReturnPath}?${new URLSearchParams({ ...rest, ...(attempt ? { attempt } : {}) })}`;
}

function tripOf(address: string | undefined): Trip | null {
  const query = address === undefined ? null : new URL(address, "https://lahja.invalid").searchParams;
  const purpose = (["sign-in", "connect", "prove"] as const).find((known) => known === query?.get("purpose"));
  if (!query || !purpose) return null;
  const { next = "/", attempt, userId = "" } = Object.fromEntries(query) as Partial<Record<keyof Trip, string>>;
  return { purpose, next: safeNext(next), attempt, userId };
}

/** Back to the page that waits for the pop-up; without one, on to where the person wanted to go, or to where the problem is told. */
function goOn(c: Context<AppEnv>, { attempt, next, purpose }: Trip, told: ProviderReturn): Response {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (attempt) return c.redirect(`${signInReturnPath}?${query({ attempt, next, ...told })}`, 302);
  if (!told.problem) return c.redirect(next, 302);
  if (purpose === "sign-in") return c.redirect(`/firebase-login?${query({ next, ...told })}`, 302);
  const page = new URL(next, "https://lahja.invalid");
  for (const [key, value] of Object.entries(told)) page.searchParams.set(key, value);
  return c.redirect(page.pathname + page.search + page.hash, 302);
}

/** What the library's and the provider's codes mean for a person (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const problems: Readonly<Record<string, SignInProblem>> = {
  access_denied: "denied",
  login_required: "denied",
  interaction_required: "denied",
  consent_required: "denied",
  state_mismatch: "popup_replaced",
  state_not_found: "popup_replaced",
  state_invalid: "popup_replaced",
  invalid_request: "domain_unauthorized",
  unauthorized_client: "domain_unauthorized",
  invalid_client: "domain_unauthorized",
  redirect_uri_mismatch: "domain_unauthorized",
  server_error: "provider_unavailable",
  temporarily_unavailable: "provider_unavailable",
};

function problemOf(refusal: string, cause: unknown): SignInProblem {
  if (cause instanceof ProviderRefused) return "domain_unauthorized";
  if (cause instanceof GuardedFetchError) return "provider_unavailable";
  return problems[refusal] ?? "failed";
}
