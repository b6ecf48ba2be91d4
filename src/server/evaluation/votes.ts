import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type RunPlan, textKey, writeWhole } from "./run-files.ts";

/** What a judge says of one brief: the blind id of the text they would send, or that none of them, or any of them, could go out. */
const choice = z.string().regex(/^[0-9a-f]{12}$|^none$|^any$/);

/** The file that the report's page hands out. */
const votesFile = z.object({
  run: z.string(),
  judge: z.string().trim().max(80),
  votes: z.record(z.string(), choice),
});

/** The votes of a run: by judge, then by brief. */
const storedVotes = z.record(z.string(), z.record(z.string(), choice));
export type Votes = z.infer<typeof storedVotes>;

/** A name of a text that does not tell its writer. The run's id keeps it from being the same in every run. */
export function blindId(plan: Pick<RunPlan, "id" | "seed">, brief: string, writer: string): string {
  return createHash("sha256")
    .update(`${plan.id}|${plan.seed}|${textKey(brief, writer)}`)
    .digest("hex")
    .slice(0, 12);
}

const fileIn = (directory: string) => join(directory, "votes.json");

export function readVotes(directory: string): Votes {
  const file = fileIn(directory);
  return existsSync(file) ? storedVotes.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** A votes file that is none, or one of another run; the message is for the terminal. */
export class VotesError extends Error {}

/**
 * Adds a judge's votes to the run's; a later vote of the same judge on a brief replaces the earlier one. @returns how many were taken.
 * @throws VotesError
 */
export function mergeVotes(directory: string, plan: RunPlan, content: string): number {
  const given = votesFile.safeParse(parseJson(content));
  if (!given.success) throw new VotesError("this is no votes file of a report");
  const { run, judge, votes } = given.data;
  if (run !== plan.id) throw new VotesError(`these votes are of the run ${run}, and this is the run ${plan.id}`);
  const ids = new Map(plan.briefs.map((brief) => [brief, plan.writers.map((writer) => blindId(plan, brief, writer))]));
  for (const [brief, chosen] of Object.entries(votes)) {
    const isKnown = chosen === "none" || chosen === "any" || ids.get(brief)?.includes(chosen);
    if (!ids.has(brief) || !isKnown) throw new VotesError(`the vote on ${brief} names no text of this run`);
  }
  const name = judge || "?";
  const before = readVotes(directory);
  writeWhole(fileIn(directory), `${JSON.stringify({ ...before, [name]: { ...before[name], ...votes } }, null, 2)}\n`);
  return Object.keys(votes).length;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Per brief, how many judges would send each writer's text. 'any' counts for every writer, 'none' for nobody. */
export function votesByWriter(plan: RunPlan, votes: Votes, brief: string): ReadonlyMap<string, number> {
  const chosen = Object.values(votes).flatMap((own) => own[brief] ?? []);
  const countOf = (writer: string) => chosen.filter((id) => id === "any" || id === blindId(plan, brief, writer)).length;
  return new Map(plan.writers.map((writer) => [writer, countOf(writer)]));
}

export function countVotes(votes: Votes): number {
  return Object.values(votes).reduce((sum, own) => sum + Object.keys(own).length, 0);
}
