import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { SupportedRoute } from "#shared/contracts/writer-routes.ts";
import type { EvaluationBrief } from "../brief-set.ts";
import { type Figures, figuresOf, rowsOf, type TextRow } from "../figures.ts";
import type { Prices } from "../prices.ts";
import type { Journal, RunPlan } from "../run-files.ts";
import { supportedRoutes } from "../supported-routes.ts";
import { countVotes, type Votes } from "../votes.ts";

/** All that the report's three forms are made of. */
export interface ReportData {
  readonly plan: RunPlan;
  readonly at: string;
  readonly currency: string;
  readonly rows: readonly TextRow[];
  readonly briefs: readonly EvaluationBrief[];
  readonly writers: readonly { readonly name: string; readonly info: WriterInfo; readonly figures: Figures }[];
  readonly routes: readonly SupportedRoute[];
  readonly votes: Votes;
  readonly voteCount: number;
}

interface ReportParts {
  readonly plan: RunPlan;
  readonly briefs: readonly EvaluationBrief[];
  readonly infos: ReadonlyMap<string, WriterInfo>;
  readonly journal: Journal;
  readonly votes: Votes;
  readonly prices: Prices;
  readonly at: Date;
}

export function reportDataOf({ plan, briefs, infos, journal, votes, prices, at }: ReportParts): ReportData {
  const rows = rowsOf(plan, briefs, journal, prices);
  return {
    plan,
    at: at.toISOString(),
    currency: prices.currency,
    rows,
    briefs,
    writers: plan.writers.map((name) => ({
      name,
      info: infos.get(name) ?? builtIn,
      figures: figuresOf(rows.filter(({ writer }) => writer === name)),
    })),
    routes: supportedRoutes(plan, rows, votes),
    votes,
    voteCount: countVotes(votes),
  };
}

const builtIn: WriterInfo = { kind: "built-in", provider: "built-in", model: null };

/** Figures of the texts of a writer with this variety or register. */
export function figuresWhere(data: ReportData, writer: string, has: (row: TextRow) => boolean): Figures {
  return figuresOf(data.rows.filter((row) => row.writer === writer && has(row)));
}
