import type { Logger } from "pino";
import { bestFirst } from "#language/checks/compare.ts";
import type { CheckedBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import type { Actor } from "#server/platform/actor.ts";
import type { TextWork } from "#server/platform/text-work.ts";
import { ownProvider } from "#server/writers/own-model.ts";
import type { OnRequest, Writer } from "#server/writers/writer.ts";
import type { WriterInfo, WriterWait } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { refusalOf } from "#shared/permissions.ts";
import { draftedWordsMost, draftPatienceMs, draftsWritten } from "./generations.limits.ts";
import { changeRun, type Draft, noteStatus, type Running, taskOf, toWritingError } from "./generations.run.ts";

/**
 * How many drafts are written of a text. Several only of a short one, by a service that the operator pays for: a model on this machine
 * would write them one after the other, and a person's own service would cost the person three times as much.
 */
export function draftsFor(actor: Actor, { info, isLocal }: Writer, { targetWords }: CheckedBrief): number {
  const isOperators = info.kind === "model" && isLocal !== true && info.provider !== ownProvider;
  const isWanted = isOperators && targetWords <= draftedWordsMost && refusalOf(actor, { act: "bestOfThree" }) === null;
  return isWanted ? draftsWritten : 1;
}

interface DraftingSetup {
  readonly texts: Pick<TextWork, "report">;
  readonly log: Logger;
  readonly onRequest: OnRequest;
  /** For tests. */
  readonly patienceMs?: number;
}

/** A draft as far as it came. */
interface Attempt {
  readonly text: string;
  readonly writer: WriterInfo;
  /** Why it is not whole. */
  readonly error: AppError | null;
}

/**
 * Writes the drafts of a text at once. The best of those that are whole becomes the text, and the others are kept with the run. Nobody
 * sees a draft before, so a run that is broken off until then has no text.
 * @returns why no draft is whole, with the longest as the text; else null.
 */
export async function writeBest(run: Running, setup: DraftingSetup): Promise<AppError | null> {
  const attempts = await writeAll(run, setup);
  if (run.abort.signal.aborted) return null;
  const whole = attempts.filter(({ error }) => error === null);
  const [best, ...others] = bestFirst(await withReports(whole, run, setup));
  // What could not be checked in time cannot be compared either.
  const delivered = best ?? whole[0] ?? longestOf(attempts);
  run.others = withoutRepeats(delivered, others);
  run.writerInfo = delivered.writer;
  changeRun(run, { text: delivered.text });
  return whole.length > 0 ? null : longestOf(attempts).error;
}

async function writeAll(run: Running, setup: DraftingSetup): Promise<Attempt[]> {
  const impatient = new AbortController();
  const waits: (WriterWait | null)[] = Array(run.row.drafts).fill(null);
  const isUnderWay = waits.map(() => true);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const attempts = waits.map(async (_, at) => {
    const attempt = await writeDraft(run, setup, at, impatient.signal, (wait) => {
      waits[at] = wait;
      // The page tells of one wait: that of the first draft that is not there yet.
      noteStatus(run, waits[isUnderWay.indexOf(true)] ?? null);
    });
    isUnderWay[at] = false;
    if (attempt.error === null) timer ??= setTimeout(() => impatient.abort(), setup.patienceMs ?? draftPatienceMs);
    else setup.log.warn({ err: attempt.error.cause ?? attempt.error, generation: run.row.id }, "one of several drafts failed");
    return attempt;
  });
  try {
    return await Promise.all(attempts);
  } finally {
    if (timer) clearTimeout(timer);
    noteStatus(run, null);
  }
}

async function writeDraft(
  run: Running,
  { onRequest }: DraftingSetup,
  at: number,
  impatient: AbortSignal,
  onStatus: (wait: WriterWait | null) => void,
): Promise<Attempt> {
  const signal = AbortSignal.any([run.abort.signal, impatient]);
  let text = "";
  let writer = run.writer.info;
  try {
    const pieces = run.writer.write({
      ...taskOf(run, onRequest),
      seed: Number(run.row.seed) + at,
      signal,
      onStatus,
      onWriter: (info) => {
        writer = info;
      },
      onRestart: () => {
        text = "";
      },
    });
    for await (const piece of pieces) {
      if (signal.aborted) break;
      onStatus(null);
      text += piece;
    }
    const error = signal.aborted ? "writer.timeout" : text.trim() === "" ? "writer.empty" : null;
    return { text, writer, error: error && new AppError(error) };
  } catch (thrown) {
    return { text, writer, error: toWritingError(thrown) };
  }
}

async function withReports(whole: readonly Attempt[], { brief }: Running, { texts }: DraftingSetup): Promise<Draft[]> {
  const drafts = await Promise.all(
    whole.map(async ({ text, writer }) => {
      const report = await texts.report(text, brief);
      return report && { text, writer, words: countWords(text), report };
    }),
  );
  return drafts.filter((draft) => draft !== null);
}

/** A model that is asked the same may answer the same. */
function withoutRepeats(delivered: Pick<Draft, "text">, others: readonly Draft[]): Draft[] {
  const known = new Set([delivered.text.trim()]);
  return others.filter(({ text }) => known.size < known.add(text.trim()).size);
}

function longestOf(attempts: readonly Attempt[]): Attempt {
  const [longest] = attempts.toSorted((a, b) => b.text.length - a.text.length);
  if (!longest) throw new Error("No draft was asked for.");
  return longest;
}
