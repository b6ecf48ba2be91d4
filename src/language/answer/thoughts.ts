import { type AnswerStep, noStep } from "./step.ts";

/** The names that models give their thoughts: DeepSeek and Qwen, Mistral, and models that were told to. */
const opening = /<(?:think|thinking|thought|reasoning)>|\[think\]/i;
const closing = /<\/(?:think|thinking|thought|reasoning)>|\[\/think\]/i;
const tags = ["think", "thinking", "thought", "reasoning"]
  .flatMap((name) => [`<${name}>`, `</${name}>`])
  .concat("[think]", "[/think]");
const longestTag = Math.max(...tags.map((tag) => tag.length));

/** Takes a model's thoughts out of its answer. */
export interface ThoughtFilter {
  push(delta: string): AnswerStep;
  /** The answer is over. @returns what was still held back. */
  end(): AnswerStep;
  isThinking(): boolean;
  /** Characters of thoughts so far. */
  thoughtChars(): number;
}

/**
 * Thoughts stand at the head of an answer, or begin on a line of their own. A closing tag whose opening nobody sent says that all
 * before it was thought, and what was given out is withdrawn. A text that speaks of the tags (in the middle of a line, in
 * backticks) keeps them, and so does one whose brief does.
 */
export function createThoughtFilter(own: readonly string[]): ThoughtFilter {
  const speaksOfThem = own.some((text) => opening.test(text) || closing.test(text));
  let state: "head" | "thought" | "text" = "head";
  let held = "";
  let chars = 0;
  /** The last character that was given out, and how many openings were mentioned and not closed. */
  let last = "\n";
  let mentions = 0;

  function read(isOver: boolean): AnswerStep {
    let restart = false;
    let text = "";
    for (;;) {
      const before = held.length;
      const was = state;
      if (state === "head") readHead(isOver);
      else if (state === "thought") readThought(isOver);
      else {
        const step = readText(isOver);
        if (step.restart) [restart, text] = [true, ""];
        text += step.text;
      }
      if (held === "" || (state === was && held.length === before)) return restart || text !== "" ? { restart, text } : noStep;
    }
  }

  function readHead(isOver: boolean): void {
    const start = held.trimStart();
    const found = opening.exec(start);
    if (found?.index === 0) {
      held = start.slice(found[0].length);
      state = "thought";
    } else if (start !== "" && (isOver || !tags.some((tag) => tag.startsWith(start.toLowerCase())))) {
      held = start;
      state = "text";
    } else held = isOver ? "" : start;
  }

  function readThought(isOver: boolean): void {
    const found = closing.exec(held);
    const kept = found ? held.slice(found.index + found[0].length) : isOver ? "" : held.slice(-longestTag);
    chars += held.length - kept.length;
    held = kept;
    if (found) state = "head";
  }

  /** Text up to the next tag that is one, or that could become one. */
  function readText(isOver: boolean): AnswerStep {
    const at = held.search(/[<[]/);
    if (at === -1) return give(held.length);
    if (at > 0) return give(at);
    const tag = [opening, closing].map((form) => form.exec(held.slice(0, longestTag))).find((found) => found?.index === 0)?.[0];
    if (!tag) {
      const mayGrow = !isOver && tags.some((known) => known.startsWith(held.toLowerCase()));
      return mayGrow ? noStep : give(1);
    }
    const isClosing = tag[1] === "/";
    if (speaksOfThem || last === "`") return give(tag.length);
    if (isClosing && mentions > 0) {
      mentions -= 1;
      return give(tag.length);
    }
    if (!isClosing && last !== "\n") {
      mentions += 1;
      return give(tag.length);
    }
    held = held.slice(tag.length);
    state = isClosing ? "head" : "thought";
    return { restart: isClosing, text: "" };
  }

  function give(length: number): AnswerStep {
    const text = held.slice(0, length);
    held = held.slice(length);
    last = text.at(-1) ?? last;
    return { restart: false, text };
  }

  return {
    push(delta) {
      held += delta;
      return held === "" ? noStep : read(false);
    },
    end: () => read(true),
    isThinking: () => state === "thought",
    thoughtChars: () => chars,
  };
}
