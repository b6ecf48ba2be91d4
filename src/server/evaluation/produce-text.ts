import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { prepare } from "#server/features/generations/generations.outlook.ts";
import { repairText } from "#server/features/generations/generations.repair.ts";
import type { OnRequest, RevisionTask, Writer } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import type { AnswerEntry, AnswerSpend, EndEntry, JournalEntry } from "./run-files.ts";

interface TextJob {
  /** `textKey` of the brief and the writer. */
  readonly text: string;
  readonly brief: Brief;
  readonly writer: Writer;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Answers that an earlier call of the command got for this text, in their order. They are not asked for again. */
  readonly answered: readonly AnswerEntry[];
  readonly record: (entry: JournalEntry) => void;
  /** Throws where the budget allows no other request. */
  readonly allowRequest: () => void;
}

/** The run was broken off in this text: what was answered is recorded, the text is not done. */
export class Interrupted extends Error {}

/**
 * Takes a brief the way of a person's text: checked, prepared, written, checked, repaired by its writer. Each answer is recorded as
 * soon as it is whole, and where the text is gone on with later, recorded answers stand in for their requests.
 * @returns the text; with a `code` where its writer failed. Throws `Interrupted`, and what `allowRequest` throws.
 */
export async function produceText(job: TextJob): Promise<EndEntry> {
  const prepared = await prepare(job.writer, checkBrief(job.brief), job.seed, async () => []);
  const { brief, template } = prepared;
  const answers = createAnswers(job);
  const written = await answers.next((ask) => writeOnce(job, prepared, ask));
  const before = written.answer;
  const ended = { kind: "end" as const, text: job.text, brief, before, writer: written.writer };
  if (written.code) return { ...ended, after: before, code: written.code, repair: null };
  let after = before;
  const { revise } = job.writer;
  const repair = revise
    ? await repairText({
        brief,
        template,
        text: before,
        writer: written.writer,
        person: "evaluation",
        signal: job.signal,
        check: async (text) => check(text, brief),
        revise: (task) => answers.next((ask) => reviseOnce(revise, task, ask)).then(answerOrThrow),
        onTokens: () => undefined,
        onRequest: refuseDirect,
        onStatus: () => undefined,
        onStep: () => undefined,
        adopt: async (text) => {
          after = text;
          return true;
        },
        endedBy: () => "interrupted",
      })
    : null;
  if (job.signal.aborted) throw new Interrupted();
  return { ...ended, after, code: null, repair };
}

/** What one answer is measured and booked by. */
interface Ask {
  readonly onRequest: OnRequest;
  readonly onWriter: (info: WriterInfo) => void;
  readonly onText: () => void;
}

/** Hands out the recorded answers first, then asks, and records what comes. */
function createAnswers({ text, writer, signal, answered, record, allowRequest }: TextJob) {
  const recorded = [...answered];
  return {
    async next(ask: (parts: Ask) => Promise<{ answer: string; failure: unknown }>): Promise<AnswerEntry> {
      const known = recorded.shift();
      if (known) return known;
      const startedAt = performance.now();
      const sinceStart = () => Math.round((performance.now() - startedAt) * 10) / 10;
      let info = writer.info;
      let firstMs: number | null = null;
      const spend = { requests: 0, input: 0, output: 0, estimated: 0 };
      const { answer, failure } = await ask({
        onRequest: async () => {
          allowRequest();
          record({ kind: "request", text });
          spend.requests += 1;
          return (taken) => addSpend(spend, taken);
        },
        onWriter: (real) => {
          info = real;
        },
        onText: () => {
          firstMs ??= sinceStart();
        },
      });
      if (signal.aborted) throw new Interrupted();
      if (failure !== null && !(failure instanceof AppError)) throw failure;
      const code = failure instanceof AppError ? failure.code : null;
      const entry: AnswerEntry = { kind: "answer", text, answer, code, writer: info, firstMs, ms: sinceStart(), spend };
      record(entry);
      return entry;
    },
  };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function addSpend(sum: Mutable<AnswerSpend>, taken: Parameters<Awaited<ReturnType<OnRequest>>>[0]): void {
  sum.input += taken?.input ?? 0;
  sum.output += taken?.output ?? 0;
  sum.estimated += taken?.estimated ?? 0;
}

async function writeOnce(
  { writer, seed, signal }: TextJob,
  { brief, template, targetWords }: Awaited<ReturnType<typeof prepare>>,
  { onRequest, onWriter, onText }: Ask,
): Promise<{ answer: string; failure: unknown }> {
  let answer = "";
  try {
    const onRestart = () => {
      answer = "";
    };
    for await (const piece of writer.write({ brief, template, targetWords, seed, signal, onWriter, onRequest, onRestart })) {
      answer += piece;
      if (answer.trim() !== "") onText();
    }
    return { answer, failure: answer.trim() === "" ? new AppError("writer.empty") : null };
  } catch (failure) {
    return { answer, failure };
  }
}

async function reviseOnce(revise: NonNullable<Writer["revise"]>, task: RevisionTask, { onRequest, onText }: Ask) {
  try {
    const answer = await revise({ ...task, onRequest });
    onText();
    return { answer, failure: null };
  } catch (failure) {
    return { answer: "", failure };
  }
}

function answerOrThrow({ answer, code }: AnswerEntry): string {
  if (code) throw new AppError(code);
  return answer;
}

/** Every request of a repair is booked with its answer (`reviseOnce`). */
function refuseDirect(): never {
  throw new Error("a request outside the recorded answers");
}
