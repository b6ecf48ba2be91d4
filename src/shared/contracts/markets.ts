import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { brief } from "./brief.ts";
import { endpoint, nothing } from "./endpoint.ts";
import { generation, startErrors } from "./generations.ts";
import { report } from "./report.ts";

const markets = z
  .array(z.enum(varieties))
  .min(1)
  .max(varieties.length)
  .refine((list) => new Set(list).size === list.length);

/**
 * `POST /api/sets`: the same brief for every market. The brief's own `variety` is its home market, which local notes compare with.
 * With `generationId`, a text that was already written from this brief becomes the first column unchanged.
 */
const createMarketSetRequest = z.object({
  brief,
  varieties: markets,
  idempotencyKey: z.string().min(8).max(100),
  generationId: z.string().max(100).optional(),
});
export type CreateMarketSetRequest = z.infer<typeof createMarketSetRequest>;

/** `POST /api/sets/{id}/markets`: markets that are already in the set do not change, so a double click adds once. */
const addMarketsRequest = z.object({ varieties: markets });

/** `POST /api/sets/{id}/markets/{variety}/retry`: `attempt` is the one that the person saw, so a double click writes once. */
const retryMarketRequest = z.object({ attempt: z.number().int().nonnegative() });

/** `DELETE /api/sets/{id}?texts=`: the texts stay in the library unless the person chooses to delete them. */
const deleteMarketSetQuery = z.object({ texts: z.enum(["keep", "delete"]).default("keep") });

/** Conflicts between a brief and local custom, language or currency. The locale files have a sentence for each code. */
const localNoteCodes = [
  "working_day",
  "half_day",
  "day_off",
  "weekend",
  "currency",
  "word",
  "month",
  "national_day",
  "ramadan",
  "thanksgiving",
  "mothers_day",
  "white_friday",
] as const;
const localNote = z.object({ code: z.enum(localNoteCodes), params: errorParams });
export type LocalNote = z.infer<typeof localNote>;

const marketCell = z.object({
  variety: z.enum(varieties),
  attempt: z.number().int(),
  /** null if the market was refused, or if its text was deleted. */
  generation: generation.nullable(),
  /** Why the market was refused; null with a generation, and if the text was deleted. */
  error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
  /** The library's text, if it was changed after writing. */
  edited: z.object({ text: z.string(), words: z.number().int(), report: report.nullable() }).nullable(),
  /** The base direction that the person chose; null derives it from the words. */
  direction: z.enum(["rtl", "ltr"]).nullable(),
  notes: z.array(localNote),
});
export type MarketCell = z.infer<typeof marketCell>;

/** One brief in several markets, with its columns in order. */
export const marketSet = z.object({
  id: z.string(),
  title: z.string(),
  brief,
  createdAt: z.iso.datetime(),
  cells: z.array(marketCell),
});
export type MarketSet = z.infer<typeof marketSet>;

const marketSetSummary = marketSet.pick({ id: true, title: true, createdAt: true }).extend({
  templateId: z.number().int(),
  varieties: z.array(z.enum(varieties)),
});
export type MarketSetSummary = z.infer<typeof marketSetSummary>;

/** `GET /api/sets`: newest first, paged by cursor. */
export const marketSetPageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(12),
});
export const marketSetPage = z.object({ sets: z.array(marketSetSummary), nextCursor: z.string().nullable() });
export type MarketSetPage = z.infer<typeof marketSetPage>;

const marketParams = z.object({ id: z.string().max(100), variety: z.enum(varieties) });

export const marketsApi = {
  create: endpoint({
    method: "POST",
    path: "/sets",
    summary: "Write a brief in several markets",
    body: createMarketSetRequest,
    answer: marketSet,
    status: 201,
    errors: [...startErrors, "request.not_found"],
  }),
  list: endpoint({
    method: "GET",
    path: "/sets",
    summary: "A page of the sets, newest first",
    query: marketSetPageQuery,
    answer: marketSetPage,
  }),
  get: endpoint({ method: "GET", path: "/sets/:id", summary: "One set with its texts", answer: marketSet }),
  delete: endpoint({
    method: "DELETE",
    path: "/sets/:id",
    summary: "Delete a set, and its texts where asked",
    query: deleteMarketSetQuery,
    answer: nothing,
  }),
  stop: endpoint({ method: "POST", path: "/sets/:id/stop", summary: "Stop what is being written of it", answer: marketSet }),
  addMarkets: endpoint({
    method: "POST",
    path: "/sets/:id/markets",
    summary: "Write it in further markets",
    body: addMarketsRequest,
    answer: marketSet,
    errors: startErrors,
  }),
  retry: endpoint({
    method: "POST",
    path: "/sets/:id/markets/:variety/retry",
    summary: "Write one market again",
    params: marketParams,
    body: retryMarketRequest,
    answer: marketSet,
    errors: startErrors,
  }),
  removeMarket: endpoint({
    method: "DELETE",
    path: "/sets/:id/markets/:variety",
    summary: "Take one market out",
    params: marketParams,
    answer: marketSet,
  }),
};
