import type { Hono, MiddlewareHandler } from "hono";
import type { Actor } from "#server/platform/actor.ts";
import { AppError } from "#shared/errors.ts";
import { checkAnswers } from "./answer-check.ts";
import type { AppEnv } from "./context.ts";
import type { Route } from "./route.ts";

/** Returns who sends a request, by one sign-in method; null without such a credential. */
type Way = (request: Request) => Promise<Actor | null>;

/** The two sign-in methods. The identity plug-in implements them. */
export interface Admission {
  readonly session: Way;
  readonly bearer: Way;
}

/** Allows only a signed-in person, and sets `c.get("actor")`. Later code does not need the request's credentials. */
function requireActor(way: Way): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const actor = await way(c.req.raw);
    if (!actor) throw new AppError("identity.unauthorized");
    c.set("actor", actor);
    await next();
  };
}

/**
 * Mounts routes in their order. Public routes are at `/api`. Routes for signed-in people are at `/api` with the cookie and at
 * `/api/firebase` with a bearer token. Neither mount reads the other's credential.
 */
export function mountRoutes(
  app: Hono<AppEnv>,
  routes: readonly Route[],
  { admission, checksAnswers }: { readonly admission: Admission; readonly checksAnswers: boolean },
): void {
  const session = requireActor(admission.session);
  const bearer = requireActor(admission.bearer);
  for (const { endpoint, handlers } of routes) {
    const { method, path, access = "signed-in" } = endpoint;
    const on = (base: string, ...admit: MiddlewareHandler<AppEnv>[]) =>
      app.on([method], [`${base}${path}`], checkAnswers(endpoint, checksAnswers), ...admit, ...handlers);
    if (access === "everybody") on("/api");
    if (access === "signed-in") on("/api", session);
    if (access !== "everybody") on("/api/firebase", bearer);
  }
}
