import { betterReport, summaryOf } from "#language/checks/compare.ts";
import { applyRevision, type RevisedSections, readRevision } from "#language/prompt/revision-answer.ts";
import { planRevision, type RevisionPlan } from "#language/prompt/revision-plan.ts";
import type { CheckedBrief } from "#language/templates/brief-check.ts";
import type { OnRequest, RevisionTask } from "#server/writers/writer.ts";
import type { GenerationStep, WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { Repair, RepairRound, TokenCount } from "#shared/contracts/repair.ts";
import type { Report } from "#shared/contracts/report.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";

/** Each round costs as much as it repairs, and what two did not mend a third will not. */
const roundsMost = 2;

/** A finished text, and what its repair needs from whoever keeps it. */
export interface RepairJob extends Pick<CheckedBrief, "brief" | "template"> {
  readonly text: string;
  readonly writer: WriterInfo;
  readonly signal: AbortSignal;
  /** Null where a text could not be checked: it is left as it is then. */
  readonly check: (text: string) => Promise<Report | null>;
  readonly revise: (task: RevisionTask) => Promise<string>;
  readonly onTokens: (tokens: TokenCount) => void;
  /** Whose turn its requests take. */
  readonly person: string;
  readonly onRequest: OnRequest;
  readonly onStatus: (status: WriterWait | null) => void;
  /**
   * Told at every step. `repair` is what would be true if the process ended now: the round under way counts as interrupted until
   * it is over.
   */
  readonly onStep: (step: GenerationStep, round: number, repair: Repair | null) => void;
  /** Puts a better text in the place of the earlier one. @returns false where the plan has no words for it. */
  readonly adopt: (text: string) => Promise<boolean>;
  /** Why `signal` was aborted. */
  readonly endedBy: () => "cancelled" | "interrupted";
}

/** What the requests of one round brought. */
type RoundResult =
  | { readonly revised: RevisedSections }
  | { readonly outcome: "failed" | "cancelled"; readonly code?: ErrorCode };

/**
 * Checks a finished text and lets its writer revise what misses, at most two rounds; for what nobody told alone, one: the person can
 * keep it, blank it or remove it. A round's text is adopted only where its
 * report is better; whatever goes wrong, the text so far stays. @returns what was done; null where nothing missed.
 */
export async function repairText(job: RepairJob): Promise<Repair | null> {
  let { text } = job;
  job.onStep("checking", 0, null);
  let report = await job.check(text);
  if (!report) return null;
  const first = summaryOf(report);
  const rounds: RepairRound[] = [];
  const done = (): Repair | null => (rounds.length > 0 ? { rounds: [...rounds], first } : null);
  for (let round = 1; round <= roundsMost; round++) {
    const plan = planRevision(text, job.brief, job.template, report);
    const { missed } = plan;
    if (plan.requests.length === 0 || (round > 1 && missed.every((miss) => miss === "claims"))) break;
    const dead: RepairRound = { missed: [...missed], outcome: "failed", code: "generation.interrupted" };
    job.onStep("repairing", round, { rounds: [...rounds, dead], first });
    const result = await runRound(plan, job);
    if ("outcome" in result) {
      rounds.push({ missed: [...missed], ...result });
      break;
    }
    if (result.revised.size === 0) {
      rounds.push({ missed: [...missed], outcome: "unreadable" });
      continue;
    }
    job.onStep("checking", round, { rounds: [...rounds, dead], first });
    const candidate = applyRevision(plan, result.revised);
    const revisedReport = await job.check(candidate);
    if (!revisedReport) break;
    const isBetter = betterReport(report, revisedReport) === revisedReport;
    if (!isBetter) rounds.push({ missed: [...missed], outcome: "not_better" });
    else if (await job.adopt(candidate)) {
      rounds.push({ missed: [...missed], outcome: "better" });
      text = candidate;
      report = revisedReport;
    } else rounds.push({ missed: [...missed], outcome: "not_better", code: "plan.word_limit" });
    job.onStep("checking", round, done());
  }
  return done();
}

/** Sends a round's requests one after the other. Answers that cannot be read are left out; their sections stay as they are. */
async function runRound(plan: RevisionPlan, job: RepairJob): Promise<RoundResult> {
  const { brief, template, writer, signal, person, onTokens, onRequest, onStatus } = job;
  const revised = new Map<number, string>();
  for (const request of plan.requests) {
    let answer = "";
    try {
      if (!signal.aborted)
        answer = await job.revise({ ...plan, brief, template, writer, signal, person, onTokens, onRequest, onStatus, request });
    } catch (error) {
      if (signal.aborted) return broken(job);
      if (error instanceof AppError) return { outcome: "failed", code: error.code };
      throw error;
    }
    if (signal.aborted) return broken(job);
    for (const [index, section] of readRevision(answer, plan, request) ?? []) revised.set(index, section);
  }
  return { revised };
}

function broken({ endedBy }: RepairJob): RoundResult {
  return endedBy() === "cancelled" ? { outcome: "cancelled" } : { outcome: "failed", code: "generation.interrupted" };
}
