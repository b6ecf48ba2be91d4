import type { Deps } from "./deps.ts";
import { type AccountService, createAccountService } from "./features/account/account.service.ts";
import { type AppInfoService, createAppInfoService } from "./features/app-info/app-info.service.ts";
import { type ArchivesService, createArchivesService } from "./features/archives/archives.service.ts";
import { type BrandVoicesService, createBrandVoicesService } from "./features/brand-voices/brand-voices.service.ts";
import { type ContactService, createContactService } from "./features/contact/contact.service.ts";
import { type ConversionsService, createConversionsService } from "./features/conversions/conversions.service.ts";
import { createEditsService, type EditsService } from "./features/edits/edits.service.ts";
import { createExportsService, type ExportsService } from "./features/exports/exports.service.ts";
import { createDraftsService, type DraftsService } from "./features/generations/generations.drafts.ts";
import { createOutlookService, type OutlookService } from "./features/generations/generations.outlook.ts";
import { createGenerationsService, type GenerationsService } from "./features/generations/generations.service.ts";
import { createImportsService, type ImportsService } from "./features/imports/imports.service.ts";
import { createIntakeService } from "./features/library/library.intake.service.ts";
import { createNotesService, type NotesService } from "./features/library/library.notes.service.ts";
import { createLibraryService, type LibraryService } from "./features/library/library.service.ts";
import { createShelfService, type ShelfService } from "./features/library/library.shelf.service.ts";
import { createStorageService, type StorageService } from "./features/library/library.storage.service.ts";
import { createVersionsService, type VersionsService } from "./features/library/library.versions.service.ts";
import { createLocalModelsService, type LocalModelsService } from "./features/local-models/local-models.service.ts";
import { createMarketsService, type MarketsService } from "./features/markets/markets.service.ts";
import { createNotificationsService, type NotificationsService } from "./features/notifications/notifications.service.ts";
import { createOutboxService, type OutboxService } from "./features/outbox/outbox.service.ts";
import { createOwnWriterService, type OwnWriterService } from "./features/own-writer/own-writer.service.ts";
import { createPlanService, type PlanService } from "./features/plan/plan.service.ts";
import { createSeasonsService, type SeasonsService } from "./features/seasons/seasons.service.ts";
import { createSessionService, type SessionService } from "./features/session/session.service.ts";
import { createSettingsService, type SettingsService } from "./features/settings/settings.service.ts";
import { createSharedLinksService, type SharedLinksService } from "./features/shared-links/shared-links.service.ts";
import { createSpendService } from "./features/spend/spend.service.ts";
import { createStatsService, type StatsService } from "./features/stats/stats.service.ts";
import { scheduleTrendDigest } from "./features/trends/trends.digest.ts";
import { createTrendImportsService, type TrendImportsService } from "./features/trends/trends.imports.service.ts";
import { createSavedKeywordsService, type SavedKeywordsService } from "./features/trends/trends.saved.service.ts";
import { createTrendsService, type TrendsService } from "./features/trends/trends.service.ts";
import { createUsageService, type UsageService } from "./features/usage/usage.service.ts";
import { createWriterRoutesService, type WriterRoutesService } from "./features/writer-routes/writer-routes.service.ts";

/** What the features can do; built once, handed to the routes and to each other. */
export interface Services {
  readonly appInfo: AppInfoService;
  readonly contact: ContactService;
  readonly outbox: OutboxService;
  readonly seasons: SeasonsService;
  readonly session: SessionService;
  readonly settings: SettingsService;
  readonly stats: StatsService;
  readonly storage: StorageService;
  readonly usage: UsageService;
  readonly library: LibraryService;
  readonly shelf: ShelfService;
  readonly versions: VersionsService;
  readonly notes: NotesService;
  readonly plan: PlanService;
  readonly notifications: NotificationsService;
  readonly brandVoices: BrandVoicesService;
  readonly ownWriter: OwnWriterService;
  readonly generations: GenerationsService;
  readonly outlook: OutlookService;
  readonly drafts: DraftsService;
  readonly markets: MarketsService;
  readonly conversions: ConversionsService;
  readonly edits: EditsService;
  readonly exports: ExportsService;
  readonly archives: ArchivesService;
  readonly imports: ImportsService;
  readonly sharedLinks: SharedLinksService;
  readonly trends: TrendsService;
  readonly savedKeywords: SavedKeywordsService;
  readonly trendImports: TrendImportsService;
  readonly account: AccountService;
  readonly writerRoutes: WriterRoutesService;
  readonly localModels: LocalModelsService;
}

export function createServices(deps: Deps): Services {
  const notifications = createNotificationsService(deps);
  deps.accountNews.tell({ created: notifications.welcome, verified: notifications.emailVerified });
  const settings = createSettingsService(deps);
  const usage = createUsageService(deps, notifications);
  const library = createLibraryService(deps);
  const brandVoices = createBrandVoicesService(deps);
  const ownWriter = createOwnWriterService(deps);
  const spend = createSpendService(deps);
  const generations = createGenerationsService(deps, { spend, usage, library, brandVoices, ownWriter, notifications });
  const markets = createMarketsService(deps, { generations, brandVoices, spend });
  const conversions = createConversionsService(deps, { generations, library, ownWriter });
  const exports = createExportsService(deps, { library });
  const trendImports = createTrendImportsService(deps);
  const trends = createTrendsService(deps, { settings, imports: trendImports });
  scheduleTrendDigest(deps, { trends, notifications });
  return {
    appInfo: createAppInfoService(deps),
    contact: createContactService(deps),
    outbox: createOutboxService(deps),
    seasons: createSeasonsService(deps),
    session: createSessionService(deps, { settings, ownWriter }),
    settings,
    stats: createStatsService(deps, { settings }),
    storage: createStorageService(deps),
    usage,
    library,
    shelf: createShelfService(deps),
    versions: createVersionsService(deps, library),
    notes: createNotesService(deps, library),
    plan: createPlanService(deps, notifications),
    notifications,
    brandVoices,
    ownWriter,
    generations,
    drafts: createDraftsService(deps, { usage, library }),
    outlook: createOutlookService(deps, { brandVoices, ownWriter, spend }),
    markets,
    conversions,
    edits: createEditsService(deps, { generations, library, ownWriter, conversions }),
    exports,
    imports: createImportsService(deps, { intake: createIntakeService(deps) }),
    archives: createArchivesService(deps, { exports, notifications, settings }),
    sharedLinks: createSharedLinksService(deps),
    trends,
    savedKeywords: createSavedKeywordsService(deps, { trends }),
    trendImports,
    account: createAccountService(deps, { generations, settings }),
    writerRoutes: createWriterRoutesService(deps),
    localModels: createLocalModelsService(deps),
  };
}
