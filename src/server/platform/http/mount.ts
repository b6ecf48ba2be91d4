import { Hono, type MiddlewareHandler } from "hono";
import type { Actor } from "#server/platform/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { AppEnv, OpenRoutes, SignedInEnv, SignedInRoutes } from "./context.ts";

/** Who sends a request, by one way of signing in; null where it carries no such credential. */
type Way = (request: Request) => Promise<Actor | null>;

/** The two ways to sign in; how they work is the identity plug-in's business. */
export interface Admission {
  readonly session: Way;
  readonly bearer: Way;
}

/** Lets only a signed-in person through, and says who it is: `c.get("actor")`. Nothing behind it needs the request's credentials. */
function requireActor(way: Way): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const actor = await way(c.req.raw);
    if (!actor) throw new AppError("identity.unauthorized");
    c.set("actor", actor);
    await next();
  };
}

/**
 * Mounts one set of handlers twice: at `/api<path>` for the session cookie and at `/api/firebase<path>` for a bearer token.
 * Neither mount ever looks at the other's credential.
 */
export function mountResource(app: OpenRoutes, admission: Admission, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api${path}`, admission.session, routes);
  mountBearer(app, admission, path, routes);
}

/** Mounts handlers at `/api/firebase<path>` only. */
export function mountBearer(app: OpenRoutes, admission: Admission, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api/firebase${path}`, admission.bearer, routes);
}

function mountFor(app: OpenRoutes, base: string, way: Way, routes: SignedInRoutes): void {
  const guarded = new Hono<SignedInEnv>();
  guarded.use(requireActor(way));
  guarded.route("/", routes);
  app.route(base, guarded as unknown as Hono<AppEnv>);
}
