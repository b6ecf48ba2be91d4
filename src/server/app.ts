import { Hono } from "hono";
import { except } from "hono/combine";
import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import { appInfoRoutes } from "./features/app-info/app-info.routes.ts";
import { archivesRoutes } from "./features/archives/archives.routes.ts";
import { brandVoicesRoutes } from "./features/brand-voices/brand-voices.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { conversionsRoutes } from "./features/conversions/conversions.routes.ts";
import { editsRoutes } from "./features/edits/edits.routes.ts";
import { eventsRoutes } from "./features/events/events.routes.ts";
import { exportsRoutes } from "./features/exports/exports.routes.ts";
import { generateContentRoutes, generationRoutes } from "./features/generate/generate.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { importsRoutes } from "./features/imports/imports.routes.ts";
import { contentRoutes, libraryRoutes } from "./features/library/library.routes.ts";
import { shelfRoutes } from "./features/library/library.shelf.routes.ts";
import { storageRoutes } from "./features/library/library.storage.routes.ts";
import { versionsRoutes } from "./features/library/library.versions.routes.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.routes.ts";
import { ownWriterRoutes } from "./features/own-writer/own-writer.routes.ts";
import { buildDirectory, pagesRoutes } from "./features/pages/pages.routes.ts";
import { planRoutes } from "./features/plan/plan.routes.ts";
import { bearerSessionRoutes, sessionRoutes } from "./features/session/session.routes.ts";
import { setsRoutes } from "./features/sets/sets.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { sharedLinkRoutes, sharedPageRoutes } from "./features/shared-links/shared-links.routes.ts";
import { statsRoutes } from "./features/stats/stats.routes.ts";
import { templatesRoutes } from "./features/templates/templates.routes.ts";
import { usageRoutes } from "./features/usage/usage.routes.ts";
import { limitBody } from "./platform/http/body-limit.ts";
import { clientIp } from "./platform/http/client-ip.ts";
import type { AppEnv, OpenRoutes, SignedInRoutes } from "./platform/http/context.ts";
import { createErrorHandler, notFound } from "./platform/http/errors.ts";
import { mountBearer, mountResource } from "./platform/http/mount.ts";
import { requestId, requestLog } from "./platform/http/request-log.ts";
import { hostCheck, noStore, refuseNul, sameOriginCheck, securityHeaders } from "./platform/http/security.ts";
import type { Services } from "./services.ts";

const maxBodyBytes = 1024 * 1024;
/** Files are larger; these routes say how large, and only to people who are signed in. */
const ownBodyLimits = ["/api/imports/*", "/api/firebase/imports/*"];

/** Routes for everybody, at `/api<path>`. A new feature is one line here or in `resources`. */
function openRoutes(deps: Deps): [path: string, routes: OpenRoutes][] {
  return [
    ["/", sessionRoutes(deps)],
    ["/auth", deps.identity.routes],
    ["/health", healthRoutes(deps)],
    ["/app", appInfoRoutes(deps)],
    ["/outbox", outboxRoutes(deps)],
    ["/contact", contactRoutes(deps)],
  ];
}

/** Routes of a signed-in person, at `/api<path>` (cookie) and `/api/firebase<path>` (bearer). */
function resources(deps: Deps, services: Services): [path: string, routes: SignedInRoutes][] {
  return [
    ["/settings", settingsRoutes(deps)],
    ["/account", accountRoutes(services.account)],
    ["/events", eventsRoutes(deps)],
    ["/templates", templatesRoutes()],
    ["/generations", generationRoutes(services.generate, deps)],
    ["/content/generate", generateContentRoutes(services.generate, deps)],
    ["/content", contentRoutes(services.library)],
    [
      "/library",
      shelfRoutes(services.shelf)
        .route("/", libraryRoutes(services.library))
        .route("/", versionsRoutes(services.versions))
        .route("/", conversionsRoutes(services.conversions))
        .route("/", editsRoutes(services.edits))
        .route("/", exportsRoutes(services.exports))
        .route("/", sharedLinkRoutes(services.sharedLinks)),
    ],
    ["/archives", archivesRoutes(services.archives)],
    ["/imports", importsRoutes(services.imports)],
    ["/sets", setsRoutes(services.sets)],
    ["/brand-voices", brandVoicesRoutes(services.brandVoices)],
    ["/own-writer", ownWriterRoutes(services.ownWriter, deps)],
    ["/usage", usageRoutes(services.usage)],
    ["/storage", storageRoutes(deps)],
    ["/analytics", statsRoutes(deps)],
    ["/notifications", notificationsRoutes(services.notifications)],
    ["/plan", planRoutes(services.plan)],
  ];
}

/**
 * The whole server as one function of its dependencies. The order of the middlewares matters: first what every answer has (id,
 * log line, headers), then what refuses (host, origin, size), then the routes, and the pages last because they take every
 * address that is left.
 */
export function createApp(deps: Deps, services: Services, pagesDirectory = buildDirectory): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(createErrorHandler(deps.log));
  app.notFound(notFound);

  app.use(requestId);
  app.use(requestLog(deps.log));
  app.use(securityHeaders(deps.config));
  app.use(hostCheck(deps.config));
  app.use(clientIp(deps.config.trustProxyHops));
  app.use("/api/*", noStore);
  app.use("/api/*", refuseNul);
  app.use("/api/*", sameOriginCheck(deps.config));
  app.use("/api/*", except(ownBodyLimits, limitBody(maxBodyBytes)));

  for (const [path, routes] of openRoutes(deps)) app.route(`/api${path}`, routes);
  mountBearer(app, deps.admission, "/auth", bearerSessionRoutes(deps));
  for (const [path, routes] of resources(deps, services)) mountResource(app, deps.admission, path, routes);
  app.all("/api/*", notFound);
  app.route("/shared", sharedPageRoutes(services.sharedLinks));
  app.route("/", pagesRoutes(deps, pagesDirectory));
  return app;
}
