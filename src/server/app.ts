import { Hono } from "hono";
import { except } from "hono/combine";
import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import { apiDocumentRoutes } from "./features/api-document/api-document.routes.ts";
import { appInfoRoutes } from "./features/app-info/app-info.routes.ts";
import { archivesRoutes } from "./features/archives/archives.routes.ts";
import { brandVoicesRoutes } from "./features/brand-voices/brand-voices.routes.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { conversionsRoutes } from "./features/conversions/conversions.routes.ts";
import { editsRoutes } from "./features/edits/edits.routes.ts";
import { eventsRoutes } from "./features/events/events.routes.ts";
import { exportsRoutes } from "./features/exports/exports.routes.ts";
import { draftsRoutes, generationsAliasRoutes, generationsRoutes } from "./features/generations/generations.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { importsRoutes } from "./features/imports/imports.routes.ts";
import { contentRoutes, libraryRoutes } from "./features/library/library.routes.ts";
import { shelfRoutes } from "./features/library/library.shelf.routes.ts";
import { storageRoutes } from "./features/library/library.storage.routes.ts";
import { versionsRoutes } from "./features/library/library.versions.routes.ts";
import { localModelsRoutes } from "./features/local-models/local-models.routes.ts";
import { marketsRoutes } from "./features/markets/markets.routes.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.routes.ts";
import { ownWriterRoutes } from "./features/own-writer/own-writer.routes.ts";
import { buildDirectory, pagesRoutes } from "./features/pages/pages.routes.ts";
import { planRoutes } from "./features/plan/plan.routes.ts";
import { seasonsRoutes } from "./features/seasons/seasons.routes.ts";
import { bearerSessionRoutes, sessionRoutes } from "./features/session/session.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { sharedLinkRoutes, sharedPageRoutes } from "./features/shared-links/shared-links.routes.ts";
import { statsRoutes } from "./features/stats/stats.routes.ts";
import { subjectsRoutes } from "./features/subjects/subjects.routes.ts";
import { templatesRoutes } from "./features/templates/templates.routes.ts";
import { trendsRoutes } from "./features/trends/trends.routes.ts";
import { usageRoutes } from "./features/usage/usage.routes.ts";
import { writerRoutesRoutes } from "./features/writer-routes/writer-routes.routes.ts";
import { limitBody } from "./platform/http/body-limit.ts";
import { clientIp } from "./platform/http/client-ip.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { createErrorHandler, notFound } from "./platform/http/errors.ts";
import { mountRoutes } from "./platform/http/mount.ts";
import { requestId, requestLog } from "./platform/http/request-log.ts";
import type { Route } from "./platform/http/route.ts";
import { hostCheck, noStore, refuseNul, sameOriginCheck, securityHeaders } from "./platform/http/security.ts";
import type { Services } from "./services.ts";

const maxBodyBytes = 1024 * 1024;
/** Files are larger; these routes say how large, and only to people who are signed in. */
const ownBodyLimits = ["/api/imports/*", "/api/firebase/imports/*"];

/**
 * Every call below `/api`, in the order in which an address is compared with them: one with a word stands before one with a parameter in
 * its place. A new feature is one line here.
 */
function apiRoutes(deps: Deps, services: Services): Route[] {
  return [
    ...sessionRoutes(services.session, deps),
    ...bearerSessionRoutes(services.session, deps),
    ...deps.identity.routes,
    ...healthRoutes(deps),
    ...appInfoRoutes(services.appInfo),
    ...apiDocumentRoutes(),
    ...outboxRoutes(services.outbox),
    ...contactRoutes(services.contact),
    ...settingsRoutes(services.settings),
    ...accountRoutes(services.account),
    ...eventsRoutes(deps),
    ...subjectsRoutes(),
    ...templatesRoutes(),
    ...generationsRoutes(services.generations, services.outlook, deps),
    ...draftsRoutes(services.drafts),
    ...generationsAliasRoutes(services.generations, deps),
    ...contentRoutes(services.library),
    ...shelfRoutes(services.shelf),
    ...libraryRoutes(services.library, services.notes),
    ...versionsRoutes(services.versions),
    ...conversionsRoutes(services.conversions),
    ...editsRoutes(services.edits),
    ...exportsRoutes(services.exports),
    ...sharedLinkRoutes(services.sharedLinks),
    ...archivesRoutes(services.archives),
    ...importsRoutes(services.imports),
    ...marketsRoutes(services.markets),
    ...brandVoicesRoutes(services.brandVoices),
    ...ownWriterRoutes(services.ownWriter, deps),
    ...writerRoutesRoutes(services.writerRoutes),
    ...localModelsRoutes(services.localModels, deps),
    ...usageRoutes(services.usage),
    ...storageRoutes(services.storage),
    ...statsRoutes(services.stats),
    ...trendsRoutes(services),
    ...seasonsRoutes(services.seasons),
    ...notificationsRoutes(services.notifications),
    ...planRoutes(services.plan),
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

  mountRoutes(app, apiRoutes(deps, services), { admission: deps.admission, checksAnswers: deps.config.checksAnswers });
  app.all("/api/*", notFound);
  app.route("/shared", sharedPageRoutes(services.sharedLinks));
  app.route("/", pagesRoutes(deps, services, pagesDirectory));
  return app;
}
