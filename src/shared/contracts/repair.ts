import { z } from "zod";
import { errorCodes } from "../errors.ts";
import { addressees } from "../options.ts";
import { regions, report, varietyVerdicts } from "./report.ts";

/**
 * What a repair is asked for, the gravest first. The first three are the verdicts on the variety that a text cannot keep;
 * the others say which part of the report misses.
 */
export const repairMisses = [
  "other_region",
  "leaks",
  "contradicts",
  "other_script",
  "words",
  "keywords",
  "agreement",
  "structure",
] as const;
export type RepairMiss = (typeof repairMisses)[number];

/**
 * How one round ended. `better`: the revised text took the place of the earlier one. `not_better`: it was dropped by the report.
 * `unreadable`: the answer was not the sections that were asked for. `failed`: the writer, or the server, gave up (see `code`).
 * `cancelled`: the person chose the text as it stood.
 */
const repairOutcomes = ["better", "not_better", "unreadable", "failed", "cancelled"] as const;

const repairRound = z.object({
  missed: z.array(z.enum(repairMisses)),
  outcome: z.enum(repairOutcomes),
  code: z.enum(errorCodes).optional(),
});
export type RepairRound = z.infer<typeof repairRound>;

/** The facts of a report that a verdict is made of, without positions. */
const reportSummary = z.object({
  words: report.shape.words,
  variety: z.object({
    verdict: z.enum(varietyVerdicts),
    region: z.enum(regions).nullable(),
    leakShare: z.number(),
    leakLimit: z.number(),
  }),
  keywords: z.object({ used: z.number().int(), asked: z.number().int() }),
  /** Whom the text was found to address; null: nobody. */
  agreement: z.enum([...addressees, "mixed"]).nullable(),
  structure: z.object({ found: z.number().int(), asked: z.number().int() }),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** What was repaired: the report on the text as it was first written, and what each round did. */
export const repair = z.object({ rounds: z.array(repairRound), first: reportSummary });
export type Repair = z.infer<typeof repair>;

/**
 * Tokens of all requests of one text, as the service counted them. `cut`: it read less of a prompt than was sent (estimated), because
 * its context is smaller.
 */
export const tokenCount = z.object({
  input: z.number().int(),
  output: z.number().int(),
  cut: z.object({ sent: z.number().int(), read: z.number().int() }).optional(),
});
export type TokenCount = z.infer<typeof tokenCount>;

/** All that a list needs of a report. */
export const verdict = z.object({ variety: z.enum(varietyVerdicts), words: report.shape.words.shape.verdict });
export type Verdict = z.infer<typeof verdict>;
