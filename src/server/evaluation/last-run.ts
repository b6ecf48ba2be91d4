import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EvaluationSummary, evaluationSummary } from "#shared/contracts/writer-routes.ts";
import { writeWhole } from "./run-files.ts";

/** Where the command leaves what the last run says, and the server finds it: both have the same data directory. */
const fileIn = (dataDirectory: string) => join(dataDirectory, "evaluation.json");

export function writeLastRun(dataDirectory: string, summary: EvaluationSummary): void {
  mkdirSync(dataDirectory, { recursive: true });
  writeWhole(fileIn(dataDirectory), `${JSON.stringify(summary, null, 2)}\n`);
}

/** @returns null where no run was made. Throws where the file is none of this version's. */
export function readLastRun(dataDirectory: string): EvaluationSummary | null {
  const file = fileIn(dataDirectory);
  return existsSync(file) ? evaluationSummary.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}
