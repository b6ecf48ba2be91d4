import { accountApi, eventsApi, planApi, settingsApi, usageApi } from "./account.ts";
import { accountProofApi } from "./account-proof.ts";
import { accountWaysApi } from "./account-ways.ts";
import { apiDocumentApi } from "./api-document.ts";
import { appInfoApi } from "./app-info.ts";
import { archivesApi } from "./archives.ts";
import { brandVoicesApi } from "./brand-voice.ts";
import { contactApi } from "./contact.ts";
import { conversionsApi } from "./conversions.ts";
import { exportsApi } from "./exports.ts";
import { generationsApi } from "./generations.ts";
import { generationsAliasApi } from "./generations-alias.ts";
import { healthApi } from "./health.ts";
import { importsApi } from "./imports.ts";
import { contentApi, libraryApi } from "./library.ts";
import { localModelsApi } from "./local-models.ts";
import { marketsApi } from "./markets.ts";
import { notificationsApi } from "./notifications.ts";
import { outboxApi } from "./outbox.ts";
import { ownWriterApi } from "./own-writer.ts";
import { phoneApi } from "./phone.ts";
import { providerApi } from "./provider-sign-in.ts";
import { seasonsApi } from "./seasons.ts";
import { bearerSessionApi, identityApi, sessionApi } from "./session.ts";
import { sharedLinksApi } from "./shared-links.ts";
import { shelfApi } from "./shelf.ts";
import { statsApi } from "./stats.ts";
import { storageApi } from "./storage.ts";
import { subjectsApi } from "./subjects.ts";
import { templatesApi } from "./templates.ts";
import { editsApi } from "./text-edits.ts";
import { trendCollectionApi } from "./trend-collection.ts";
import { trendsApi } from "./trends.ts";
import { versionsApi } from "./versions.ts";
import { writerRoutesApi } from "./writer-routes.ts";

/** Every call of the API, by topic. To add a call, add a line in its own file. To add a group, add a line here. */
export const api = {
  account: accountApi,
  accountProof: accountProofApi,
  accountWays: accountWaysApi,
  apiDocument: apiDocumentApi,
  appInfo: appInfoApi,
  archives: archivesApi,
  bearerSession: bearerSessionApi,
  brandVoices: brandVoicesApi,
  contact: contactApi,
  content: contentApi,
  /** As with `sets`. */
  contentGenerate: generationsAliasApi,
  conversions: conversionsApi,
  edits: editsApi,
  events: eventsApi,
  exports: exportsApi,
  generations: generationsApi,
  health: healthApi,
  identity: identityApi,
  imports: importsApi,
  library: libraryApi,
  localModels: localModelsApi,
  notifications: notificationsApi,
  outbox: outboxApi,
  ownWriter: ownWriterApi,
  phone: phoneApi,
  plan: planApi,
  provider: providerApi,
  seasons: seasonsApi,
  session: sessionApi,
  /** The group names the operations of the API document, which programs made from it call: `sets.create`. */
  sets: marketsApi,
  settings: settingsApi,
  shelf: shelfApi,
  sharedLinks: sharedLinksApi,
  stats: statsApi,
  storage: storageApi,
  subjects: subjectsApi,
  templates: templatesApi,
  trendCollection: trendCollectionApi,
  trends: trendsApi,
  usage: usageApi,
  versions: versionsApi,
  writerRoutes: writerRoutesApi,
};

type Groups = typeof api;
type AnyEndpoint = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** The calls by method and path: `Api["GET /library/:id"]`. The web client imports only this type. */
export type Api = { [E in AnyEndpoint as `${E["method"]} ${E["path"]}`]: E };
