import { accountApi, eventsApi, planApi, settingsApi, usageApi } from "./account.ts";
import { accountProofApi } from "./account-proof.ts";
import { accountWaysApi } from "./account-ways.ts";
import { apiDocumentApi } from "./api-document.ts";
import { appInfoApi } from "./app-info.ts";
import { archivesApi } from "./archives.ts";
import { brandVoicesApi } from "./brand-voice.ts";
import { contactApi } from "./contact.ts";
import { conversionsApi } from "./conversions.ts";
import { draftsApi } from "./drafts.ts";
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

/** The groups by topic. Written out, because TypeScript cannot write down an inferred type of this size. */
type Groups = {
  readonly account: typeof accountApi;
  readonly accountProof: typeof accountProofApi;
  readonly accountWays: typeof accountWaysApi;
  readonly apiDocument: typeof apiDocumentApi;
  readonly appInfo: typeof appInfoApi;
  readonly archives: typeof archivesApi;
  readonly bearerSession: typeof bearerSessionApi;
  readonly brandVoices: typeof brandVoicesApi;
  readonly contact: typeof contactApi;
  readonly content: typeof contentApi;
  /** As with `sets`. */
  readonly contentGenerate: typeof generationsAliasApi;
  readonly conversions: typeof conversionsApi;
  readonly drafts: typeof draftsApi;
  readonly edits: typeof editsApi;
  readonly events: typeof eventsApi;
  readonly exports: typeof exportsApi;
  readonly generations: typeof generationsApi;
  readonly health: typeof healthApi;
  readonly identity: typeof identityApi;
  readonly imports: typeof importsApi;
  readonly library: typeof libraryApi;
  readonly localModels: typeof localModelsApi;
  readonly notifications: typeof notificationsApi;
  readonly outbox: typeof outboxApi;
  readonly ownWriter: typeof ownWriterApi;
  readonly phone: typeof phoneApi;
  readonly plan: typeof planApi;
  readonly provider: typeof providerApi;
  readonly seasons: typeof seasonsApi;
  readonly session: typeof sessionApi;
  /** The group names the operations of the API document, which programs made from it call: `sets.create`. */
  readonly sets: typeof marketsApi;
  readonly settings: typeof settingsApi;
  readonly shelf: typeof shelfApi;
  readonly sharedLinks: typeof sharedLinksApi;
  readonly stats: typeof statsApi;
  readonly storage: typeof storageApi;
  readonly subjects: typeof subjectsApi;
  readonly templates: typeof templatesApi;
  readonly trendCollection: typeof trendCollectionApi;
  readonly trends: typeof trendsApi;
  readonly usage: typeof usageApi;
  readonly versions: typeof versionsApi;
  readonly writerRoutes: typeof writerRoutesApi;
};

/** Every call of the API, by topic. To add a call, add a line in its own file. To add a group, add a line here and one above. */
export const api: Groups = {
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
  contentGenerate: generationsAliasApi,
  conversions: conversionsApi,
  drafts: draftsApi,
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

type AnyEndpoint = { [Group in keyof Groups]: Groups[Group][keyof Groups[Group]] }[keyof Groups];

/** The calls by method and path: `Api["GET /library/:id"]`. The web client imports only this type. */
export type Api = { [E in AnyEndpoint as `${E["method"]} ${E["path"]}`]: E };
