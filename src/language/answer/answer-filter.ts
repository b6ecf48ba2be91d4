import { createFrameFilter } from "./frame.ts";
import { createLetterFilter } from "./letters.ts";
import { createRepeatWatch } from "./repeats.ts";
import { type AnswerContext, type AnswerStep, noStep } from "./step.ts";
import { createThoughtFilter } from "./thoughts.ts";

/** Turns what a model says into the text that it was asked for, as it arrives. */
export interface AnswerFilter {
  push(delta: string): AnswerStep;
  /** The answer is over, or broke off. @returns what was still held back. */
  end(): AnswerStep;
  isThinking(): boolean;
  /** Characters of thoughts that stood in the answer. */
  thoughtChars(): number;
  /** The model says the same again and again: the text ends before the second time, and nothing more comes out. */
  isRepeating(): boolean;
}

/**
 * The one filter for everything that a model answers: without thoughts, preamble, fence and afterword, in Arabic letters, and
 * ended where it begins to repeat itself. Characters come out whole; NUL, which PostgreSQL refuses, is left out. However an
 * answer is divided into deltas, the text is the same.
 */
export function createAnswerFilter(context: AnswerContext): AnswerFilter {
  const thoughts = createThoughtFilter(context.own);
  let frame = createFrameFilter(context);
  let letters = createLetterFilter(context.own);
  let repeats = createRepeatWatch();
  let half = "";
  let given = "";
  let isRepeating = false;

  function begin(): void {
    letters = createLetterFilter(context.own);
    repeats = createRepeatWatch();
    given = "";
  }

  function pass(step: AnswerStep, isOver: boolean): AnswerStep {
    if (step.restart) {
      frame = createFrameFilter(context);
      begin();
    }
    let framed = lettered(frame.push(step.text), { restart: step.restart, text: "" });
    if (isOver) {
      framed = lettered(frame.end(), framed);
      framed = { restart: framed.restart, text: framed.text + letters.end() };
    }
    return watch(framed, isOver);
  }

  function lettered(part: AnswerStep, before: AnswerStep): AnswerStep {
    if (!part.restart) return { restart: before.restart, text: before.text + letters.push(part.text) };
    begin();
    return { restart: true, text: letters.push(part.text) };
  }

  function watch(step: AnswerStep, isOver: boolean): AnswerStep {
    const end = repeats.push(step.text) ?? (isOver ? repeats.end() : null);
    given += step.text;
    if (end === null) return step;
    isRepeating = true;
    const sign = /^[.!?؟…»”")\]]*/u.exec(given.slice(end))?.[0] ?? "";
    return { restart: true, text: given.slice(0, end) + sign };
  }

  return {
    push(delta) {
      if (isRepeating) return noStep;
      let text = half + delta;
      half = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.slice(-1) : "";
      text = text.slice(0, text.length - half.length);
      if (text.includes("\0")) text = text.replaceAll("\0", "");
      return pass(thoughts.push(text.isWellFormed() ? text : text.toWellFormed()), false);
    },
    end() {
      if (isRepeating) return noStep;
      const last = half === "" ? noStep : pass(thoughts.push(half.toWellFormed()), false);
      half = "";
      const rest = pass(thoughts.end(), true);
      return rest.restart ? rest : { restart: last.restart, text: last.text + rest.text };
    },
    isThinking: thoughts.isThinking,
    thoughtChars: thoughts.thoughtChars,
    isRepeating: () => isRepeating,
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
