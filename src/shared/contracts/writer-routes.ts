import { z } from "zod";
import { type Variety, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { writerInfo } from "./generations.ts";

/** Which writer writes each variety on this server, as the operator sees and sets it, and what the last evaluation says of writers. */

/** Varieties that one writer is chosen for: text cannot tell more within the Gulf, and a run has few texts of each country. */
export const routeGroups = {
  egyptian: ["ar-egyptian"],
  gulf: ["ar-saudi", "ar-emirati", "ar-kuwaiti", "ar-qatari"],
  levantine: ["ar-lebanese", "ar-jordanian"],
  standard: ["ar-standard"],
  english: ["en-american"],
} as const satisfies Record<string, readonly Variety[]>;
export type RouteGroup = keyof typeof routeGroups;
export const routeGroupNames = Object.keys(routeGroups) as readonly RouteGroup[];

/** So many of so many. */
const share = z.object({ count: z.number().int(), of: z.number().int() });
export type Share = z.infer<typeof share>;

/** What a run says of one writer. */
const evaluatedWriter = z.object({
  /** As in the settings: 'built-in', 'openai:name', or the name of a model at WRITER_BASE_URL. */
  name: z.string(),
  writer: writerInfo,
  texts: z.number().int(),
  failed: z.number().int(),
  /** Texts in the variety asked for, of those whose variety can be told, before and after repair. */
  deliveredBefore: share,
  deliveredAfter: share,
  factsTold: share,
  /** Figures, names and the like that the brief does not give. */
  claims: z.number().int(),
  /** Median; null without a text. */
  firstWordMs: z.number().nullable(),
  /** null without a price for it. */
  cost: z.number().nullable(),
});
export type EvaluatedWriter = z.infer<typeof evaluatedWriter>;

/** What a run says of one group. `writer`: the name of the one whose texts are the better ones; null where the run does not tell. */
const supportedRoute = z.object({
  group: z.enum(routeGroupNames),
  writer: z.string().nullable(),
  /** Briefs on which it was better, and worse, than the writer that comes closest to it. */
  better: z.number().int(),
  worse: z.number().int(),
  /** Briefs that both have a text for. */
  briefs: z.number().int(),
});
export type SupportedRoute = z.infer<typeof supportedRoute>;

/** What `npm run eval` leaves for the server. */
export const evaluationSummary = z.object({
  id: z.string(),
  /** The folder with the report, on the server's machine. */
  directory: z.string(),
  at: z.iso.datetime(),
  /** The models were stand-ins for trying the evaluation out: nothing follows from their figures. */
  isRehearsal: z.boolean(),
  /** Texts that are done, of those planned. */
  done: share,
  briefs: z.number().int(),
  votes: z.number().int(),
  currency: z.string(),
  writers: z.array(evaluatedWriter),
  routes: z.array(supportedRoute),
});
export type EvaluationSummary = z.infer<typeof evaluationSummary>;

const variety = z.enum(varieties);

/** Who writes one variety. */
const writerRoute = z.object({
  variety,
  /** The writer that the operator chose; null: none. */
  chosen: z.string().nullable(),
  /** The setting that names another one, which wins; null: none does. */
  lockedBy: z.string().nullable(),
  /** Who writes now. */
  writer: writerInfo.nullable(),
});
export type WriterRoute = z.infer<typeof writerRoute>;

const writerRoutes = z.object({ routes: z.array(writerRoute), evaluation: evaluationSummary.nullable() });
export type WriterRoutes = z.infer<typeof writerRoutes>;

/** `PUT /api/writer-routes`: the writer of each variety that is named; null takes a choice back. Others stay as they are. */
const chooseWritersRequest = z.object({
  routes: z.partialRecord(variety, z.string().trim().min(1).max(200).nullable()),
});
export type ChooseWritersRequest = z.infer<typeof chooseWritersRequest>;

export const writerRoutesApi = {
  get: endpoint({
    method: "GET",
    path: "/writer-routes",
    summary: "Which writer writes each variety, and the last evaluation, for the operator",
    answer: writerRoutes,
    errors: ["request.not_found"],
  }),
  choose: endpoint({
    method: "PUT",
    path: "/writer-routes",
    summary: "Choose the writer of some varieties, for the operator",
    body: chooseWritersRequest,
    answer: writerRoutes,
    errors: ["request.not_found", "route.not_connected", "route.locked"],
  }),
};
