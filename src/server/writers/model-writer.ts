import { buildConversionPrompt } from "#language/convert/build-conversion-prompt.ts";
import { buildEditPrompt } from "#language/prompt/build-edit-prompt.ts";
import { buildPiecePrompt } from "#language/prompt/build-piece-prompt.ts";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import { buildRevisionPrompt } from "#language/prompt/build-revision-prompt.ts";
import { type Piece, planPieces } from "#language/prompt/pieces.ts";
import { chosenOutline } from "#language/templates/chosen-outline.ts";
import { countWords } from "#language/text/words.ts";
import { type ModelWriterOptions, streamModelText } from "./model-text.ts";
import { createPieceSeam } from "./piece-seam.ts";
import type { ConversionTask, EditTask, RevisionTask, Writer, WritingTask } from "./writer.ts";

/** How far a piece may be asked to make up for what the earlier ones wrote too much or too little. */
const leastShare = 0.5;
const mostShare = 1.15;

/** A `Writer` over any language model: short texts in one go, long ones piece by piece. Ends quietly when the task is aborted. */
export function createModelWriter(options: ModelWriterOptions): Writer {
  return {
    info: options.info,
    canWrite: () => true,
    write: (task) => write(options, task),
    revise: (task) => revise(options, task),
    convert: (task) => convert(options, task),
    edit: (task) => edit(options, task),
  };
}

function write(options: ModelWriterOptions, task: WritingTask): AsyncGenerator<string, void, undefined> {
  const template = { ...task.template, outline: chosenOutline(task.template, task.brief) };
  const pieces = planPieces(template, task.targetWords);
  if (pieces.length > 1) return writePieces(options, { ...task, template }, pieces);
  return streamModelText(options, {
    ...task,
    prompt: buildPrompt(task),
    words: task.targetWords,
    onBegin: () => task.onWriter(options.info),
  });
}

/** The pieces one after the other, as one text. What was written stays where a later piece fails. */
async function* writePieces(
  options: ModelWriterOptions,
  task: WritingTask,
  pieces: readonly Piece[],
): AsyncGenerator<string, void, undefined> {
  let written = "";
  for (const at of pieces.keys()) {
    const words = wordsNow(task.targetWords, pieces.slice(at), countWords(written));
    const seam = createPieceSeam(written);
    const answer = streamModelText(options, {
      ...task,
      prompt: buildPiecePrompt({ brief: task.brief, template: task.template, pieces, at, words, written }),
      words,
      texts: [written],
      onBegin: () => {
        if (at === 0) task.onWriter(options.info);
      },
    });
    for await (const piece of answer) {
      const shown = seam.push(piece);
      if (shown === "") continue;
      written += shown;
      yield shown;
    }
    if (task.signal.aborted) return;
    const rest = seam.end();
    written += rest;
    if (rest !== "") yield rest;
  }
}

/** What the next piece is asked for: its share of the words that are still missing. */
export function wordsNow(targetWords: number, left: readonly Piece[], delivered: number): number {
  const planned = left.reduce((sum, { words }) => sum + words, 0);
  const share = planned === 0 ? 1 : (targetWords - delivered) / planned;
  return Math.max(1, Math.round((left[0]?.words ?? 0) * Math.min(mostShare, Math.max(leastShare, share))));
}

async function revise(options: ModelWriterOptions, task: RevisionTask): Promise<string> {
  const words = task.request.reduce((sum, revision) => sum + revision.words, 0);
  let answer = "";
  const request = { ...task, prompt: buildRevisionPrompt(task), words, texts: [task.text] };
  for await (const piece of streamModelText(options, request)) answer += piece;
  return task.signal.aborted ? "" : answer;
}

async function convert(options: ModelWriterOptions, task: ConversionTask): Promise<string> {
  const request = {
    ...task,
    prompt: buildConversionPrompt(task),
    words: countWords(task.source),
    texts: [task.source, task.before],
    onBegin: () => task.onWriter(options.info),
  };
  let answer = "";
  for await (const piece of streamModelText(options, request)) answer += piece;
  return task.signal.aborted ? "" : answer;
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
