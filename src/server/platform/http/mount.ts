import { Hono, type MiddlewareHandler } from "hono";
import type { Identity, SignedInUser } from "#server/identity/identity.ts";
import { AppError } from "#shared/errors.ts";
import type { AppEnv, OpenRoutes, SignedInEnv, SignedInRoutes } from "./context.ts";

type Way = (request: Request) => Promise<SignedInUser | null>;

/** Lets only a signed-in person through, and says who it is: `c.get("user")`. */
function requireUser(way: Way): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const user = await way(c.req.raw);
    if (!user) throw new AppError("identity.unauthorized");
    c.set("user", user);
    await next();
  };
}

/**
 * Mounts one set of handlers twice: at `/api<path>` for the session cookie and at `/api/firebase<path>` for a bearer token.
 * Neither mount ever looks at the other's credential.
 */
export function mountResource(app: OpenRoutes, identity: Identity, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api${path}`, (request) => identity.session(request), routes);
  mountBearer(app, identity, path, routes);
}

/** Mounts handlers at `/api/firebase<path>` only. */
export function mountBearer(app: OpenRoutes, identity: Identity, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api/firebase${path}`, (request) => identity.bearer(request), routes);
}

function mountFor(app: OpenRoutes, base: string, way: Way, routes: SignedInRoutes): void {
  const guarded = new Hono<SignedInEnv>();
  guarded.use(requireUser(way));
  guarded.route("/", routes);
  app.route(base, guarded as unknown as Hono<AppEnv>);
}
