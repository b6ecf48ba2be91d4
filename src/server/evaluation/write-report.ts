import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type EvaluationSummary, evaluationSummary } from "#shared/contracts/writer-routes.ts";
import { toCsv } from "./report/csv.ts";
import { toPage } from "./report/page.ts";
import { figuresWhere, type ReportData } from "./report/report-data.ts";
import { writeWhole } from "./run-files.ts";

/** Where the server finds what the last run says. */
const summaryFile = (dataDirectory: string) => join(dataDirectory, "evaluation.json");

/** Writes the report beside the run (page, CSV, JSON), and its summary where the server finds it. @returns the page's path. */
export function writeReport(directory: string, data: ReportData, dataDirectory: string): string {
  const page = resolve(directory, "report.html");
  writeWhole(page, toPage(data));
  writeWhole(join(directory, "report.csv"), toCsv(data));
  writeWhole(join(directory, "report.json"), `${JSON.stringify(toJson(data), null, 2)}\n`);
  mkdirSync(dataDirectory, { recursive: true });
  writeWhole(summaryFile(dataDirectory), `${JSON.stringify(summaryOf(directory, data), null, 2)}\n`);
  return page;
}

/** @returns what the last run of this server says; null where none was made. Throws where the file is none of ours. */
export function readLastSummary(dataDirectory: string): EvaluationSummary | null {
  const file = summaryFile(dataDirectory);
  return existsSync(file) ? evaluationSummary.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

function toJson(data: ReportData) {
  const { plan, at, currency, writers, routes, votes, rows } = data;
  const registers = ["D", "M", "S"] as const;
  return {
    run: plan,
    at,
    currency,
    writers: writers.map(({ name, info, figures }) => ({
      name,
      writer: info,
      all: figures,
      byVariety: Object.fromEntries(
        plan.varieties.map((variety) => [variety, figuresWhere(data, name, (row) => row.variety === variety)]),
      ),
      byRegister: Object.fromEntries(
        registers.map((register) => [register, figuresWhere(data, name, (row) => row.register === register)]),
      ),
    })),
    routes,
    votes,
    texts: rows.map(({ brief, ...row }) => ({ brief: brief.id, topic: brief.brief.topic, ...row })),
  };
}

function summaryOf(directory: string, data: ReportData): EvaluationSummary {
  const { plan, at, rows, writers, routes, voteCount, currency } = data;
  return {
    id: plan.id,
    directory: resolve(directory),
    at,
    isRehearsal: plan.isRehearsal,
    done: { count: rows.length, of: plan.briefs.length * plan.writers.length },
    briefs: plan.briefs.length,
    votes: voteCount,
    currency,
    writers: writers.map(({ name, info, figures }) => ({
      name,
      writer: info,
      texts: figures.texts,
      failed: figures.failed,
      deliveredBefore: figures.deliveredBefore,
      deliveredAfter: figures.deliveredAfter,
      factsTold: figures.factsTold,
      claims: figures.claims,
      firstWordMs: figures.firstWordMs,
      cost: figures.cost,
    })),
    // Nothing follows from stand-ins.
    routes: plan.isRehearsal ? [] : [...routes],
  };
}
