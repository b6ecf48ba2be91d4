import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BrandVoiceRules } from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Conversion, GenerationState, GenerationStep, WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { Repair, TokenCount } from "#shared/contracts/repair.ts";
import type { Report, VarietyVerdict } from "#shared/contracts/report.ts";
import type { TextEdit } from "#shared/contracts/text-edits.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import type { Tone, Variety } from "#shared/options.ts";
import { moment, searchVector } from "./columns.ts";
import { ownerColumns, workspaceColumn } from "./owner-columns.ts";

/**
 * Words of one calendar month (UTC) of one workspace. `used + reserved` never exceeds the plan's limit: a single conditional
 * UPDATE reserves words (see `features/usage/usage.store.ts`), and the end of a job settles them.
 */
export const usageMonths = pgTable(
  "usage_months",
  {
    ...workspaceColumn(),
    /** 'YYYY-MM'. */
    month: text("month").notNull(),
    used: integer("used").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.month] })],
);

/** Metadata of a text. `report` is null for texts from before reports existed. */
const reportColumns = () => ({
  report: jsonb("report").$type<Report>(),
  repair: jsonb("repair").$type<Repair>(),
  tokens: jsonb("tokens").$type<TokenCount>(),
  seconds: real("seconds"),
});

/** Writing jobs of all kinds. */
export const generations = pgTable(
  "generations",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    kind: text("kind").$type<"draft" | "conversion" | "edit">().notNull(),
    state: text("state").$type<GenerationState>().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** The hash of the request under this idempotency key (`platform/request-hash.ts`); null for older jobs without one. */
    requestHash: text("request_hash"),
    brief: jsonb("brief").$type<Brief>().notNull(),
    targetWords: integer("target_words").notNull(),
    seed: text("seed").notNull(),
    writer: jsonb("writer").$type<WriterInfo>().notNull(),
    revision: smallint("revision").notNull().default(0),
    text: text("text").notNull().default(""),
    words: integer("words").notNull().default(0),
    step: text("step").$type<GenerationStep>().notNull().default("writing"),
    round: smallint("round").notNull().default(0),
    /** What the writer waits for; null while text arrives, and at the end. */
    status: jsonb("status").$type<WriterWait>(),
    ...reportColumns(),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorParams: jsonb("error_params").$type<ErrorParams>(),
    /** Words charged at the end of the job; null while it runs, and for older jobs without this figure. */
    chargedWords: integer("charged_words"),
    /** Words still reserved for this job in `usageMonth`; 0 once settled. */
    reservedWords: integer("reserved_words").notNull().default(0),
    /** Ids of the statements on the brief's subject that the text says; null where it says none. Later texts say others. */
    statements: text("statements").array(),
    usageMonth: text("usage_month").notNull(),
    /** How many drafts are written of it at once, of which the best is delivered. */
    drafts: smallint("drafts").notNull().default(1),
    /** The server process that writes it, and its last heartbeat. */
    owner: text("owner").notNull(),
    heartbeatAt: moment("heartbeat_at").notNull(),
    itemId: text("item_id"),
    /** The source of a conversion. It is copied to the library item at the end of the job. */
    conversion: jsonb("conversion").$type<Conversion>(),
    /** The passage of a writer's suggestion. Such a job stores nothing in the library. */
    edit: jsonb("edit").$type<TextEdit>(),
    /** The market set of the job. It is copied to the library item at the end of the job. */
    setId: text("set_id"),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (t) => [
    uniqueIndex("generations_idempotency").on(t.workspaceId, t.idempotencyKey),
    index("generations_running").on(t.heartbeatAt).where(sql`state = 'running'`),
    index("generations_newest").on(t.workspaceId, t.startedAt),
    index("generations_maker").on(t.createdBy, t.startedAt),
    index("generations_set").on(t.setId).where(sql`set_id is not null`),
    index("generations_statements").on(t.workspaceId, sql`(brief ->> 'subject')`, t.startedAt).where(sql`statements is not null`),
    // For the sweep of suggestions.
    index("generations_edits").on(t.finishedAt).where(sql`kind = 'edit'`),
    // Few jobs end without a text. Without an index, finding the latest of them would scan all jobs.
    index("generations_lost").on(t.workspaceId, t.startedAt).where(sql`state in ('failed', 'interrupted') and item_id is null`),
  ],
);

/** The drafts of a job that were not delivered, for some minutes. Taking one charges its words once. */
export const otherDrafts = pgTable(
  "other_drafts",
  {
    id: text("id").primaryKey(),
    ...workspaceColumn(),
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    /** From the best one on. */
    position: smallint("position").notNull(),
    text: text("text").notNull(),
    words: integer("words").notNull(),
    report: jsonb("report").$type<Report>().notNull(),
    writer: jsonb("writer").$type<WriterInfo>().notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When its words were charged. */
    takenAt: moment("taken_at"),
  },
  (t) => [
    index("other_drafts_generation").on(t.generationId),
    index("other_drafts_workspace").on(t.workspaceId),
    index("other_drafts_expiry").on(t.expiresAt),
  ],
);

export const libraryItems = pgTable(
  "library_items",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    generationId: text("generation_id").unique(),
    title: text("title").notNull(),
    templateId: integer("template_id"),
    variety: text("variety").$type<Variety>(),
    writer: jsonb("writer").$type<WriterInfo>(),
    brief: jsonb("brief").$type<Brief>(),
    status: text("status").$type<GenerationState>().notNull(),
    text: text("text").notNull(),
    words: integer("words").notNull(),
    ...reportColumns(),
    favourite: boolean("favourite").notNull().default(false),
    /** The base direction of the whole text, if the person chose it or a file set it; null derives it from variety and letters. */
    direction: text("direction").$type<"rtl" | "ltr">(),
    version: integer("version").notNull().default(1),
    conversion: jsonb("conversion").$type<Conversion>(),
    setId: text("set_id"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    // The columns that statistics group by are generated next to their JSON source. Reading them from the reports of 10,000 texts
    // takes seconds, because PostgreSQL unpacks each report as a whole.
    tone: text("tone").$type<Tone>().generatedAlwaysAs(sql`brief ->> 'tone'`),
    varietyVerdict: text("variety_verdict").$type<VarietyVerdict>().generatedAlwaysAs(sql`report -> 'variety' ->> 'verdict'`),
    // A folder exists as long as a text is in it.
    folder: text("folder"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    /** When it was moved to the trash. The sweep deletes it after `trashDays`. */
    deletedAt: moment("deleted_at"),
    // For the search: the text with folded spelling variants (by the function of migration 0007), then its words and their stems.
    folded: text("folded").generatedAlwaysAs(sql`fold_for_search(title || E'\n' || text)`),
    titleKey: text("title_key").notNull().generatedAlwaysAs(sql`left(fold_for_search(title), 200)`),
    searchVector: searchVector("search_vector").generatedAlwaysAs(sql`search_vector_of(title, text)`),
  },
  (t) => [
    index("library_items_title").on(t.workspaceId, t.titleKey, t.id),
    index("library_items_length").on(t.workspaceId, t.words, t.id),
    index("library_items_words").using("gin", t.workspaceId, t.searchVector),
    index("library_items_letters").using("gin", t.workspaceId, t.folded.op("gin_trgm_ops")),
    index("library_items_trash").on(t.workspaceId, t.deletedAt).where(sql`deleted_at is not null`),
    index("library_items_newest").on(t.workspaceId, t.createdAt, t.id),
    index("library_items_maker").on(t.createdBy, t.createdAt, t.id),
    index("library_items_set").on(t.setId).where(sql`set_id is not null`),
    // Deleting a version checks whether a text was converted from it.
    index("library_items_source").on(t.workspaceId, sql`(conversion ->> 'sourceItemId')`).where(sql`conversion is not null`),
    // A covering index for statistics and the list's totals, which then need not read the rows of the texts.
    index("library_items_figures")
      .on(t.workspaceId, t.createdAt, t.words, t.favourite, t.variety, t.varietyVerdict, t.templateId, t.tone, t.writer, t.setId)
      .where(sql`deleted_at is null`),
    index("library_items_edited").on(t.workspaceId, t.updatedAt).where(sql`version > 1`),
  ],
);

/** One brief for several markets. Its columns are `marketSetCells`; its texts are ordinary library items. */
export const marketSets = pgTable(
  "sets",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** As in `generations`. */
    requestHash: text("request_hash"),
    title: text("title").notNull(),
    /** Includes the brand voice at that time, so that markets added later use the same voice. */
    brief: jsonb("brief").$type<Brief>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("sets_idempotency").on(t.workspaceId, t.idempotencyKey),
    index("sets_newest").on(t.workspaceId, t.createdAt, t.id),
    index("sets_maker").on(t.createdBy, t.createdAt, t.id),
  ],
);

/** A market of a set: the job that writes it, or the reason for its refusal. */
export const marketSetCells = pgTable(
  "set_cells",
  {
    setId: text("set_id")
      .notNull()
      .references(() => marketSets.id, { onDelete: "cascade" }),
    variety: text("variety").$type<Variety>().notNull(),
    /** The column's position, from 0. */
    position: integer("position").notNull(),
    /** Increases when the market is written again. Part of the job's idempotency key. */
    attempt: integer("attempt").notNull().default(0),
    /** The job may not exist any more, because deleting a text deletes its job. */
    generationId: text("generation_id"),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorParams: jsonb("error_params").$type<ErrorParams>(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.variety] })],
);

export const brandVoices = pgTable(
  "brand_voices",
  {
    id: text("id").primaryKey(),
    ...ownerColumns(),
    name: text("name").notNull(),
    rules: jsonb("rules").$type<BrandVoiceRules>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [index("brand_voices_oldest").on(t.workspaceId, t.createdAt), index("brand_voices_maker").on(t.createdBy, t.createdAt)],
);

/** The writer that the operator chose for a variety, for everybody on this server. A setting for the variety wins. */
export const writerRoutes = pgTable("writer_routes", {
  variety: text("variety").$type<Variety>().primaryKey(),
  /** 'built-in', or the name of a model as the settings have it. */
  writer: text("writer").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
