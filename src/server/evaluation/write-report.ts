import { join, resolve } from "node:path";
import type { EvaluationSummary } from "#shared/contracts/writer-routes.ts";
import { writeLastRun } from "./last-run.ts";
import { toCsv } from "./report/csv.ts";
import { toPage } from "./report/page.ts";
import { figuresWhere, type ReportData } from "./report/report-data.ts";
import { writeWhole } from "./run-files.ts";

/** Writes the report beside the run (page, CSV, JSON), and its summary where the server finds it. @returns the page's path. */
export function writeReport(directory: string, data: ReportData, dataDirectory: string): string {
  const page = resolve(directory, "report.html");
  writeWhole(page, toPage(data));
  writeWhole(join(directory, "report.csv"), toCsv(data));
  writeWhole(join(directory, "report.json"), `${JSON.stringify(toJson(data), null, 2)}\n`);
  writeLastRun(dataDirectory, summaryOf(directory, data));
  return page;
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
