import type { CheckedBrief } from "#language/templates/brief-check.ts";
import type { OnRequest, Writer, WritingTask } from "#server/writers/writer.ts";
import type { Conversion, GenerationState, GenerationStep, WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import type { Repair, TokenCount } from "#shared/contracts/repair.ts";
import type { Report } from "#shared/contracts/report.ts";
import type { TextEdit } from "#shared/contracts/text-edits.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { PlanId } from "#shared/plans.ts";
import type { GenerationRow } from "./generations.store.ts";
import { createWordCounter, type WordCounter } from "./word-counter.ts";

/** A finished text on its way into another variety, or a suggestion for a passage of it. */
export type TextJob = {
  readonly idempotencyKey: string;
  /** Of what was asked for under the key. */
  readonly requestHash: string;
  /** The brief of the result. `targetWords`: as many as it is expected to have. */
  readonly checked: CheckedBrief;
  readonly writer: Writer;
} & (
  | { readonly kind: "conversion"; readonly conversion: Conversion }
  | {
      readonly kind: "edit";
      readonly edit: TextEdit;
      /** At the start; all that is aimed at for other jobs. */
      readonly reservedWords: number;
    }
);

/** A text to write, with the one who writes it. */
export interface RunnerJob extends CheckedBrief {
  readonly row: GenerationRow;
  readonly plan: PlanId;
  readonly writer: Writer;
}

/** Where a text stands beside its words. */
export interface Stage {
  /** Grows when the text is replaced as a whole. */
  readonly revision: number;
  readonly step: GenerationStep;
  readonly round: number;
  /** What the writer waits for; null while words come. */
  readonly status: WriterWait | null;
}

/** A draft that was written to its end, with what the check says of it. */
export interface Draft {
  readonly text: string;
  readonly words: number;
  readonly report: Report;
  readonly writer: WriterInfo;
}

/** How a text ended, and what is known about it then. */
export interface Ending {
  readonly state: Exclude<GenerationState, "running">;
  readonly text: string;
  readonly stage: Stage;
  readonly repair: Repair | null;
  readonly tokens: TokenCount | null;
  readonly seconds: number | null;
  readonly writer: WriterInfo;
  /** Drafts that were not delivered, the better ones first. */
  readonly others: readonly Draft[];
  readonly error: AppError | null;
}

/** What a stream of this process needs from a text that is being written here. */
export interface LiveText {
  text(): string;
  stage(): Stage;
  /** Called after the text or its stage changed and once at its end. @returns a function that ends the watching. */
  watch(onChange: () => void): () => void;
  readonly ended: Promise<void>;
}

/** A text that is being written in this process. */
export interface Running extends RunnerJob {
  text: string;
  stage: Stage;
  /** Words as of the last flush. */
  words: number;
  reservedWords: number;
  /** One reservation after the other: two at once would both reserve what is missing. */
  reserving: Promise<unknown>;
  writerInfo: WriterInfo;
  /** Drafts that another one was better than. */
  others: readonly Draft[];
  counter: WordCounter;
  /** Grows with every change of text or stage; `savedChange` is what the database has. */
  change: number;
  savedChange: number;
  repair: Repair | null;
  tokens: TokenCount | null;
  /** Requests to models that were sent for it. */
  requests: number;
  /** Notes of what its requests took, one after the other. */
  booking: Promise<void>;
  readonly startedAtMs: number;
  readonly abort: AbortController;
  /** Why the writing was broken off. */
  reason: "stopped" | "interrupted" | "word_limit" | null;
  /** Why the repair of a text that was written to its end was broken off. */
  repairEnd: "cancelled" | "interrupted" | null;
  readonly watchers: Set<() => void>;
  /** The writer is done and the end is being stored: from here on nothing else may change the text or its reservation. */
  isEnding: boolean;
  ended: Promise<void>;
}

/** A text at its beginning: nothing written, what the job reserved is reserved. */
export function createRun(job: RunnerJob): Running {
  return {
    ...job,
    text: "",
    stage: { revision: job.row.revision, step: "writing", round: 0, status: null },
    words: 0,
    reservedWords: job.row.reservedWords,
    reserving: Promise.resolve(),
    writerInfo: job.writer.info,
    others: [],
    counter: createWordCounter(),
    change: 0,
    savedChange: 0,
    repair: null,
    tokens: null,
    requests: 0,
    booking: Promise.resolve(),
    startedAtMs: performance.now(),
    abort: new AbortController(),
    reason: null,
    repairEnd: null,
    watchers: new Set(),
    isEnding: false,
    ended: Promise.resolve(),
  };
}

/** What a writer is asked for. Of several drafts each is counted with the run. */
export function taskOf(run: Running, onRequest: OnRequest): Omit<WritingTask, "onWriter"> {
  const { brief, template, targetWords, row } = run;
  return {
    ...{ brief, template, targetWords, seed: Number(row.seed), signal: run.abort.signal },
    person: row.createdBy ?? row.workspaceId,
    onTokens: (tokens) => addTokens(run, tokens),
    onRequest,
  };
}

/** What a writer threw, as an error that a person can read. */
export function toWritingError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError("internal", {}, { cause: thrown });
}

/** The view of a run that streams have: they watch it and change nothing. */
export function liveTextOf(run: Running): LiveText {
  return {
    text: () => run.text,
    stage: () => run.stage,
    watch(onChange) {
      run.watchers.add(onChange);
      return () => run.watchers.delete(onChange);
    },
    ended: run.ended,
  };
}

/** The text grew, or stands elsewhere now: it is to be stored, and whoever watches is told. */
export function changeRun(run: Running, change: Partial<Pick<Running, "text" | "stage">>): void {
  Object.assign(run, change);
  run.change += 1;
  for (const watcher of run.watchers) watcher();
}

/** The writer waits for something, or for nothing any more. */
export function noteStatus(run: Running, status: WriterWait | null): void {
  if (run.stage.status !== status) changeRun(run, { stage: { ...run.stage, status } });
}

/** Another text takes the place of what stands: a new revision, counted from its beginning. */
export function replaceText(run: Running, text: string): void {
  run.counter = createWordCounter();
  changeRun(run, { text, stage: { ...run.stage, revision: run.stage.revision + 1 } });
}

/** Adds what one request took; a text may take several. */
export function addTokens(run: Running, { input, output, cut = run.tokens?.cut, steered = 0 }: TokenCount): void {
  const sum = { input: (run.tokens?.input ?? 0) + input, output: (run.tokens?.output ?? 0) + output };
  const steeredInAll = (run.tokens?.steered ?? 0) + steered;
  run.tokens = { ...sum, ...(cut ? { cut } : {}), ...(steeredInAll > 0 ? { steered: steeredInAll } : {}) };
}

/** A repair whose round under way, the last one, ended for this reason. */
export function endedBy(code: ErrorCode, repair: Repair | null): Repair | null {
  const last = repair?.rounds.at(-1);
  return repair && last ? { ...repair, rounds: repair.rounds.with(-1, { ...last, code }) } : repair;
}

/** Breaks off what is under way: a text in the making ends as it stands, a repair leaves the best text there is. */
export function halt(run: Running, reason: NonNullable<Running["reason"]>): void {
  if (run.isEnding) return;
  if (run.stage.step === "writing") run.reason ??= reason;
  else run.repairEnd ??= reason === "stopped" ? "cancelled" : "interrupted";
  run.abort.abort();
}

/** How a run ended: why it was broken off comes before what its writer threw. Seconds have one decimal. */
export function endingOf(run: Running, error: AppError | null): Ending {
  const { reason, repair, tokens, writerInfo: writer } = run;
  const stage = { ...run.stage, status: null };
  const limit = reason === "word_limit" ? new AppError("plan.word_limit", { words: run.targetWords }) : null;
  const seconds = Math.round((performance.now() - run.startedAtMs) / 100) / 10;
  const isWhole = reason === null && error === null;
  return {
    state: stateOf(reason, error),
    text: isWhole || !isWholeOrNothing(run.row) ? run.text : "",
    stage,
    repair,
    tokens,
    seconds,
    writer,
    others: run.others,
    error: reason ? limit : error,
  };
}

/** Half of a conversion is nobody's text, and none of it has been checked as a whole: what does not get to its end is not kept. */
function isWholeOrNothing({ kind }: GenerationRow): boolean {
  return kind === "conversion";
}

function stateOf(reason: Running["reason"], error: AppError | null): Ending["state"] {
  if (reason === "interrupted") return "interrupted";
  if (reason) return "stopped";
  return error ? "failed" : "done";
}

/**
 * How a text of a dead process ends. One that was written to its end is done: its repair alone was interrupted, and what is stored
 * of it says so (see `repairText`).
 */
export function orphanEnding(row: GenerationRow): Ending {
  const { revision, step, round, repair, tokens, writer } = row;
  const text = isWholeOrNothing(row) ? "" : row.text;
  const state = step === "writing" ? "interrupted" : "done";
  const stage = { revision, step, round, status: null };
  return { state, text, stage, repair, tokens, seconds: null, writer, others: [], error: null };
}
