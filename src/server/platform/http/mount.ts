import { Hono, type MiddlewareHandler } from "hono";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import { AppError } from "#shared/errors.ts";
import type { AppEnv, OpenRoutes, SignedInEnv, SignedInRoutes } from "./context.ts";

type Way = (request: Request) => Promise<SignedInUser | null>;

/** The two ways to sign in; how they work is the identity plug-in's business. */
interface Ways {
  readonly session: Way;
  readonly bearer: Way;
}

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
export function mountResource(app: OpenRoutes, ways: Ways, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api${path}`, (request) => ways.session(request), routes);
  mountBearer(app, ways, path, routes);
}

/** Mounts handlers at `/api/firebase<path>` only. */
export function mountBearer(app: OpenRoutes, ways: Ways, path: string, routes: SignedInRoutes): void {
  mountFor(app, `/api/firebase${path}`, (request) => ways.bearer(request), routes);
}

function mountFor(app: OpenRoutes, base: string, way: Way, routes: SignedInRoutes): void {
  const guarded = new Hono<SignedInEnv>();
  guarded.use(requireUser(way));
  guarded.route("/", routes);
  app.route(base, guarded as unknown as Hono<AppEnv>);
}
