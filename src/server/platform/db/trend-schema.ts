import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ImportedFigures, TrendAnswers } from "#shared/trend-figures.ts";
import type { KeywordCountry, Timeframe, TrendSourceId } from "#shared/trends.ts";
import { moment } from "./columns.ts";
import { users } from "./identity-schema.ts";

/**
 * What sources answered: fresh for an hour, then shown where the source does not answer, and kept as a history of our own. One row for each
 * question and day; the latest answer of a day replaces the one before. It names nobody who asked.
 */
export const trendAnswers = pgTable(
  "trend_answers",
  {
    /** Capability, source and question, as `questionKey` writes them. */
    question: text("question").notNull(),
    /** The day (UTC) of the asking, 'YYYY-MM-DD'. */
    day: text("day").notNull(),
    answer: jsonb("answer").$type<TrendAnswers[keyof TrendAnswers]>().notNull(),
    fetchedAt: moment("fetched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.question, t.day] }), index("trend_answers_age").on(t.fetchedAt)],
);

/** Keywords that a person watches. */
export const savedKeywords = pgTable(
  "saved_keywords",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keyword: text("keyword").notNull(),
    /** As search folds it, so that one keyword in two spellings is saved once for a country. */
    folded: text("folded").notNull(),
    country: text("country").$type<KeywordCountry>().notNull(),
    timeframe: text("timeframe").$type<Timeframe>().notNull(),
    /** The interest when it was saved, and its source; null where there was none. */
    baseline: integer("baseline"),
    baselineSource: text("baseline_source").$type<TrendSourceId>(),
    /** The interest that the last digest told, so that the next one tells what moved since. */
    told: integer("told"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("saved_keywords_once").on(t.userId, t.folded, t.country)],
);

/** Files of figures that a person imported. */
export const trendImports = pgTable(
  "trend_imports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    figures: jsonb("figures").$type<ImportedFigures>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("trend_imports_person").on(t.userId, t.createdAt)],
);
