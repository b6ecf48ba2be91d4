import type { EditPromptTask } from "#language/prompt/build-edit-prompt.ts";
import { createEditAnswer, type EditFault, editFaults, isRefusal } from "#language/prompt/edit-answer.ts";
import type { EditTask, Writer, WritingTask } from "#server/writers/writer.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";

/** What is to be done to a passage. */
type EditWork = Omit<EditPromptTask, "earlier">;

/**
 * Changes a passage with a model, shown as it arrives. An answer that misses something is asked for once more, and the better of
 * the two is offered; one in another language is not. Throws `writer.*`, `edit.refused`, `edit.language`.
 */
export function createModelEditor(model: Writer, work: EditWork): Writer {
  return { info: model.info, canWrite: () => true, write: (task) => editPassage(model, work, task) };
}

/**
 * A writer whose half-done work is nobody's: where it fails, what it yielded is withdrawn, so that nothing of it is charged.
 */
export function allOrNothing(writer: Writer): Writer {
  return {
    ...writer,
    async *write(task) {
      try {
        yield* writer.write(task);
      } catch (error) {
        task.onRestart?.();
        throw error;
      }
    },
  };
}

interface Answer {
  readonly text: string;
  readonly faults: readonly EditFault[];
}

async function* editPassage(model: Writer, work: EditWork, task: WritingTask): AsyncGenerator<string, void, undefined> {
  const { signal, person, onTokens, onRequest, onStatus } = task;
  let author: WriterInfo | null = null;
  const onWriter = (info: WriterInfo) => {
    if (author === null) task.onWriter(info);
    author = info;
  };
  const ask = (earlier?: Answer) =>
    readAnswer(model, {
      ...work,
      onRestart: () => task.onRestart?.(),
      ...(earlier ? asEarlier(earlier) : {}),
      writer: author,
      signal,
      person,
      onWriter,
      onTokens,
      onRequest,
      onStatus,
    });
  const first = yield* ask();
  if (signal.aborted || first.faults.length === 0) return;
  task.onRestart?.();
  const second = yield* again(() => ask(first));
  if (signal.aborted) return;
  const better = second !== null && second.faults.length <= first.faults.length ? second : first;
  if (better.faults.some(({ code }) => code === "language")) {
    task.onRestart?.();
    throw new AppError("edit.language");
  }
  if (better === second) return;
  task.onRestart?.();
  yield first.text;
}

function asEarlier({ text, faults }: Answer): Pick<EditPromptTask, "earlier"> {
  return { earlier: { answer: text, faults: faults.map(({ detail }) => detail) } };
}

/** One answer, yielded as it arrives. */
async function* readAnswer(model: Writer, task: EditTask): AsyncGenerator<string, Answer, undefined> {
  let answer = createEditAnswer(task.passage);
  let text = "";
  const onRestart = () => {
    answer = createEditAnswer(task.passage);
    text = "";
    task.onRestart?.();
  };
  for await (const piece of model.edit?.({ ...task, onRestart }) ?? []) {
    const shown = answer.push(piece);
    text += shown;
    if (shown !== "") yield shown;
  }
  if (task.signal.aborted) return { text, faults: [] };
  const rest = answer.end();
  text += rest;
  // An excuse is held back until its end, so that nothing of it has been shown.
  if (isRefusal(text, task.passage)) throw new AppError("edit.refused");
  if (rest !== "") yield rest;
  return { text, faults: editFaults(task, text) };
}

/** The second answer; null where there is none to be had: then the first one is still an answer. */
async function* again(ask: () => AsyncGenerator<string, Answer, undefined>): AsyncGenerator<string, Answer | null, undefined> {
  try {
    const second = yield* ask();
    return second.text === "" ? null : second;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
