import { type RouteGroup, routeGroupNames, routeGroups, type SupportedRoute } from "#shared/contracts/writer-routes.ts";
import type { Variety } from "#shared/options.ts";
import type { TextRow } from "./figures.ts";
import type { RunPlan } from "./run-files.ts";
import { type Votes, votesByWriter } from "./votes.ts";

/** The chance of a run of wins as long as this, if both writers were alike, up to which it counts as told. */
const chanceMost = 0.1;

/**
 * For each group of varieties the writer whose texts are better than those of every other writer of the run. 'Better' on one brief: more
 * judges would send it; without a difference there, it is in the variety asked for and the other is not, it tells more of the brief's
 * facts, it states less that the brief does not give. A failed text loses. Over the briefs of a group an exact one-sided sign test
 * decides (Dixon and Mood, 1946): at most one chance in ten, so four wins and no loss are enough, and three are not.
 */
export function supportedRoutes(plan: RunPlan, rows: readonly TextRow[], votes: Votes): SupportedRoute[] {
  return routeGroupNames.flatMap((group) => {
    const own = rows.filter(({ variety }) => (routeGroups[group] as readonly Variety[]).includes(variety));
    if (own.length === 0 || plan.writers.length < 2) return [];
    return [supportedIn(group, plan, own, votes)];
  });
}

function supportedIn(group: RouteGroup, plan: RunPlan, rows: readonly TextRow[], votes: Votes): SupportedRoute {
  const candidates = plan.writers.map((writer) => {
    const duels = plan.writers.filter((other) => other !== writer).map((other) => duelOf(plan, rows, votes, writer, other));
    // Who comes closest decides whether it is told.
    const closest = duels.toSorted((a, b) => b.chance - a.chance || a.better - a.worse - (b.better - b.worse))[0];
    return { writer, ...(closest ?? { better: 0, worse: 0, briefs: 0, chance: 1 }) };
  });
  const [best] = candidates.toSorted((a, b) => a.chance - b.chance);
  const { writer = null, better = 0, worse = 0, briefs = 0, chance = 1 } = best ?? {};
  return { group, writer: chance <= chanceMost ? writer : null, better, worse, briefs };
}

function duelOf(plan: RunPlan, rows: readonly TextRow[], votes: Votes, writer: string, other: string) {
  const pairs = rows
    .filter((row) => row.writer === writer)
    .flatMap((row) => {
      const rival = rows.find((candidate) => candidate.writer === other && candidate.brief.id === row.brief.id);
      return rival ? [compare(plan, votes, row, rival)] : [];
    });
  const better = pairs.filter((order) => order > 0).length;
  const worse = pairs.filter((order) => order < 0).length;
  return { better, worse, briefs: pairs.length, chance: signTest(better, worse) };
}

/** Above 0 where the first is the better one, 0 where nothing tells them apart. */
function compare(plan: RunPlan, votes: Votes, first: TextRow, second: TextRow): number {
  const counts = votesByWriter(plan, votes, first.brief.id);
  const byJudges = (counts.get(first.writer) ?? 0) - (counts.get(second.writer) ?? 0);
  if (byJudges !== 0) return byJudges;
  const [a, b] = [meritsOf(first), meritsOf(second)];
  const difference = a.map((merit, index) => merit - (b[index] ?? 0)).find((step) => step !== 0);
  return difference ?? 0;
}

/** The gravest first; more is better. A text whose variety cannot be told stands between one that is in it and one that is not. */
function meritsOf({ after }: TextRow): number[] {
  if (!after) return [-1, 0, 0];
  const { isDelivered, facts, claims } = after;
  return [isDelivered === null ? 0.5 : Number(isDelivered), facts.of === 0 ? 0 : facts.count / facts.of, -claims];
}

/** The chance of at least so many wins among wins and losses, if either were as likely. */
export function signTest(wins: number, losses: number): number {
  const all = wins + losses;
  let sum = 0;
  let ways = 1;
  for (let count = 0; count <= all; count++) {
    if (count >= wins) sum += ways;
    ways = (ways * (all - count)) / (count + 1);
  }
  return sum / 2 ** all;
}
