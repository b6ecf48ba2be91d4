import { type TextAnswer, type TextQuestion, textTasks } from "./text-tasks.ts";

/** The worker of `text-work.ts`: one text at a time, off the page's thread. */
async function answer({ kind, input }: TextQuestion): Promise<TextAnswer> {
  try {
    return { kind: "done", result: await (textTasks[kind] as (...own: readonly unknown[]) => Promise<unknown>)(...input) };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<TextQuestion>) => void answer(data).then((said) => postMessage(said)));
