import { z } from "zod";
import { errorCodes } from "../errors.ts";
import { addressees } from "../options.ts";
import { regions, report, varietyVerdicts } from "./report.ts";

/**
 * What a repair is meant to correct, most serious first. The first three are variety verdicts that a text must not have. The
 * others name the part of the report with the problem.
 */
export const repairMisses = [
  "other_region",
  "leaks",
  "contradicts",
  "other_script",
  "claims",
  "words",
  "keywords",
  "agreement",
  "brand",
  "structure",
  "worn",
] as const;
export type RepairMiss = (typeof repairMisses)[number];

/**
 * The outcome of one round:
 *
 * - `better`     the revised text replaced the earlier one
 * - `not_better` the report was not better, so the revised text was dropped
 * - `unreadable` the answer did not contain the requested sections
 * - `failed`     the writer or the server failed (see `code`)
 * - `cancelled`  the person kept the text as it was
 */
const repairOutcomes = ["better", "not_better", "unreadable", "failed", "cancelled"] as const;

const repairRound = z.object({
  missed: z.array(z.enum(repairMisses)),
  outcome: z.enum(repairOutcomes),
  code: z.enum(errorCodes).optional(),
});
export type RepairRound = z.infer<typeof repairRound>;

/** The facts of a report that decide a verdict, without positions. */
const reportSummary = z.object({
  words: report.shape.words,
  variety: z.object({
    verdict: z.enum(varietyVerdicts),
    region: z.enum(regions).nullable(),
    leakShare: z.number(),
    leakLimit: z.number(),
  }),
  keywords: z.object({ used: z.number().int(), asked: z.number().int() }),
  /** Whom the text addresses; null: nobody. */
  agreement: z.enum([...addressees, "mixed"]).nullable(),
  structure: z.object({ found: z.number().int(), asked: z.number().int() }),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** The repairs of a text: the report on its first version, and the outcome of each round. */
export const repair = z.object({ rounds: z.array(repairRound), first: reportSummary });
export type Repair = z.infer<typeof repair>;

/**
 * Tokens of all requests for one text, as the service reported them. `cut`: the service probably truncated a prompt, because its
 * context is smaller (an estimate). `steered`: words of Standard that the server's own model was kept from while it wrote.
 */
export const tokenCount = z.object({
  input: z.number().int(),
  output: z.number().int(),
  cut: z.object({ sent: z.number().int(), read: z.number().int() }).optional(),
  steered: z.number().int().positive().optional(),
});
export type TokenCount = z.infer<typeof tokenCount>;

/** The part of a report that lists show. */
export const verdict = z.object({ variety: z.enum(varietyVerdicts), words: report.shape.words.shape.verdict });
export type Verdict = z.infer<typeof verdict>;
