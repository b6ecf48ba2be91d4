import type { Hono, MiddlewareHandler } from "hono";
import type { Actor } from "#server/platform/actor.ts";
import { AppError } from "#shared/errors.ts";
import { checkAnswers } from "./answer-check.ts";
import type { AppEnv } from "./context.ts";
import type { Route } from "./route.ts";

/** Who sends a request, by one way of signing in; null where it carries no such credential. */
type Way = (request: Request) => Promise<Actor | null>;

/** The two ways to sign in; how they work is the identity plug-in's business. */
export interface Admission {
  readonly session: Way;
  readonly bearer: Way;
}

/** Lets only a signed-in person through, and says who it is: `c.get("actor")`. Nothing behind it needs the request's credentials. */
function requireActor(way: Way): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const actor = await way(c.req.raw);
    if (!actor) throw new AppError("identity.unauthorized");
    c.set("actor", actor);
    await next();
  };
}

/**
 * Mounts routes in their order: those of everybody at `/api`, those of a signed-in person there for the cookie and at `/api/firebase`
 * for a bearer token. Neither mount ever looks at the other's credential.
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
