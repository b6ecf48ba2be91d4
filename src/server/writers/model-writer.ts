import { randomUUID } from "node:crypto";
import { buildConversionPrompt } from "#language/convert/build-conversion-prompt.ts";
import { buildEditPrompt } from "#language/prompt/build-edit-prompt.ts";
import { buildPiecePrompt } from "#language/prompt/build-piece-prompt.ts";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import { buildRevisionPrompt } from "#language/prompt/build-revision-prompt.ts";
import { exampleFamilyOf } from "#language/prompt/examples/example.ts";
import { loadExamples } from "#language/prompt/examples/load-examples.ts";
import { type Piece, planPieces } from "#language/prompt/pieces.ts";
import { chosenOutline } from "#language/templates/chosen-outline.ts";
import { wholeSentences } from "#language/text/trim.ts";
import { countWords } from "#language/text/words.ts";
import { AppError } from "#shared/errors.ts";
import { type ModelRequest, type ModelWriterOptions, streamModelText } from "./model-text.ts";
import { createPieceSeam } from "./piece-seam.ts";
import type { ConversionTask, EditTask, RevisionTask, Writer, WritingTask } from "./writer.ts";

/** How far a piece may be asked to make up for what the earlier ones wrote too much or too little. */
const leastShare = 0.5;
const mostShare = 1.15;

/** A `Writer` over any language model: short texts in one go, long ones piece by piece. Ends quietly when the task is aborted. */
export function createModelWriter(options: ModelWriterOptions): Writer {
  return {
    info: options.info,
    isLocal: options.isLocal ?? false,
    canWrite: () => true,
    write: (task) => write(options, task),
    revise: (task) => revise(options, task),
    convert: (task) => convert(options, task),
    edit: (task) => edit(options, task),
  };
}

/** How often an answer that was cut off is gone on with, and the words below which there was nothing to go on from. */
const continuationsMost = 2;
const leastWords = 20;

/**
 * Short texts in one piece, long ones piece after piece, as one text. An answer that the service cut off at its length is gone on with
 * by another request. What was written stays where a later piece fails.
 */
async function* write(options: ModelWriterOptions, task: WritingTask): AsyncGenerator<string, void, undefined> {
  const template = { ...task.template, outline: chosenOutline(task.template, task.brief) };
  const pieces = planPieces(template, task.targetWords);
  const text = createGrowingText(task);
  const shown = {
    examples: await loadExamples(task.brief.variety, exampleFamilyOf(task.template)),
    contextTokens: options.contextTokens,
    code: randomUUID().slice(0, 8),
  };
  for (const at of pieces.keys()) {
    const before = countWords(text.written());
    const words = wordsNow(task.targetWords, pieces.slice(at), before);
    for (let continued = 0; ; continued++) {
      const missing = Math.max(leastWords, words - (countWords(text.written()) - before));
      const piece = { brief: task.brief, template, pieces, at, words: missing, written: text.written(), ...shown };
      const isWhole = pieces.length === 1 && continued === 0;
      const answer = streamModelText(options, {
        ...task,
        prompt: isWhole ? buildPrompt({ ...task, ...shown }) : buildPiecePrompt(piece),
        words: missing,
        texts: [text.written()],
        onBegin: () => {
          if (at === 0 && continued === 0) task.onWriter(options.info);
        },
        onRestart: text.restart,
      });
      try {
        yield* text.append(answer);
        break;
      } catch (error) {
        const isCut = error instanceof AppError && error.code === "writer.cut_short";
        const more = countWords(text.written()) - before;
        if (!isCut || continued >= continuationsMost || more < leastWords * (continued + 1)) throw error;
        yield* text.endWhole();
      }
      if (task.signal.aborted) return;
    }
    if (task.signal.aborted) return;
  }
}

/** A text that grows answer by answer; what one of them withdraws goes, what stood before it stays. */
function createGrowingText(task: WritingTask) {
  let written = "";
  /** What stood before the answer under way, and whether it must be said again. */
  let before = "";
  let seam = createPieceSeam("");
  let isWithdrawn = false;

  function begin(): void {
    before = written;
    seam = createPieceSeam(written);
  }

  function show(more: string): string {
    written += more;
    const shown = isWithdrawn ? before + more : more;
    isWithdrawn = false;
    return shown;
  }

  function withdraw(to: string): void {
    task.onRestart?.();
    before = to;
    written = to;
    isWithdrawn = true;
  }

  return {
    written: () => written,
    restart(): void {
      withdraw(before);
      seam = createPieceSeam(before);
    },
    async *append(answer: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
      begin();
      let failure: { readonly error: unknown } | null = null;
      try {
        for await (const piece of answer) {
          const shown = seam.push(piece);
          if (shown !== "") yield show(shown);
        }
      } catch (error) {
        failure = { error };
      }
      // An answer that failed keeps what came of it.
      const rest = task.signal.aborted ? "" : show(seam.end());
      if (rest !== "") yield rest;
      if (failure) throw failure.error;
    },
    /** Takes half a sentence at the end back, so that another answer can go on. */
    *endWhole(): Generator<string, void, undefined> {
      const whole = wholeSentences(written);
      if (whole === written) return;
      withdraw(whole);
      yield show("");
    },
  };
}

/** What the next piece is asked for: its share of the words that are still missing. */
export function wordsNow(targetWords: number, left: readonly Piece[], delivered: number): number {
  const planned = left.reduce((sum, { words }) => sum + words, 0);
  const share = planned === 0 ? 1 : (targetWords - delivered) / planned;
  return Math.max(1, Math.round((left[0]?.words ?? 0) * Math.min(mostShare, Math.max(leastShare, share))));
}

async function revise(options: ModelWriterOptions, task: RevisionTask): Promise<string> {
  const words = task.request.reduce((sum, revision) => sum + revision.words, 0);
  return wholeAnswer(options, { ...task, prompt: buildRevisionPrompt(task), words, texts: [task.text] });
}

async function convert(options: ModelWriterOptions, task: ConversionTask): Promise<string> {
  return wholeAnswer(options, {
    ...task,
    prompt: buildConversionPrompt(task),
    words: countWords(task.source),
    texts: [task.source, task.before],
    onBegin: () => task.onWriter(options.info),
  });
}

/** An answer that nobody sees before its end; empty when aborted. */
async function wholeAnswer(options: ModelWriterOptions, request: Omit<ModelRequest, "onRestart">): Promise<string> {
  let answer = "";
  const onRestart = () => {
    answer = "";
  };
  for await (const piece of streamModelText(options, { ...request, onRestart })) answer += piece;
  return request.signal.aborted ? "" : answer;
}

function edit(options: ModelWriterOptions, task: EditTask): AsyncGenerator<string, void, undefined> {
  const { passage, before, after, wish } = task;
  return streamModelText(options, {
    ...task,
    prompt: buildEditPrompt(task),
    texts: [passage, before, after, wish.action === "instruct" ? wish.instruction : ""],
    onBegin: () => task.onWriter(options.info),
  });
}
