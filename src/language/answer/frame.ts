import { type AnswerHead, beginsWithRemark, readHead } from "./head.ts";
import { isAfterword, isSignature, mayBeAfterword, namesTheText } from "./remarks.ts";
import { type AnswerContext, type AnswerStep, noStep } from "./step.ts";

/** Takes off what models put round a text: a preamble, a fence, an afterword. */
export interface FrameFilter {
  push(piece: string): AnswerStep;
  end(): AnswerStep;
}

/** What is held back because it may turn out to be no text; more than this is text. */
const heldMaxChars = 900;
const fenceLine = /^`{3,}[ \t]*([\p{L}\p{N}+#-]*)[ \t]*$/u;
const rule = /^(?:-{3,}|\*{3,}|_{3,})[ \t]*$/;
const mayBeRule = /^(?:-{0,}|\*{0,}|_{0,})[ \t]*$/;
const listLine = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]/;

/**
 * The frame of one answer. The beginning is held until it is decided where the text begins; a line that may be the end of the frame
 * is held until it is whole, and given out when text follows it. A fence that turns out to be the text's own comes back: a restart.
 */
export function createFrameFilter(context: AnswerContext): FrameFilter {
  const keepsPreamble = context.own.some(beginsWithRemark);
  const keepsAfterword = context.own.some((text) => isAfterword(lastLineOf(text)));
  const keepsFence = context.own.some((text) => text.trimStart().startsWith("```"));
  /** Everything so far, while a fence may still turn out to be the text's own. */
  let raw = "";
  let head: AnswerHead | null = null;
  let pending = "";
  /** Whole lines behind the text that may belong to the frame, and where the frame would begin among them. */
  let held = "";
  let frameAt: number | null = null;
  let hasAfterword = false;
  let isInLine = false;
  let isInCode = false;
  let afterBlank = true;
  let isSigned = false;
  let isClosed = false;

  function read(isOver: boolean): AnswerStep {
    if (!head) {
      head = readHead(pending, isOver, keepsPreamble);
      if (!head) return noStep;
      if (head.fence !== null && keepsFence) head = { start: 0, fence: null };
      pending = pending.slice(head.start);
    }
    let text = "";
    for (;;) {
      const lineEnd = pending.indexOf("\n");
      if (isInLine) {
        const length = lineEnd === -1 ? pending.length : lineEnd;
        text += pending.slice(0, length);
        pending = pending.slice(length);
        if (lineEnd === -1) return { restart: false, text };
        // The line break waits: what follows may be the frame.
        isInLine = false;
        hold(1, false);
        afterBlank = false;
        continue;
      }
      const line = lineEnd === -1 ? pending : pending.slice(0, lineEnd);
      const isWhole = lineEnd !== -1 || isOver;
      if (pending === "" && !isOver) return { restart: false, text };
      if (!isWhole && mayBeFrame(line)) return { restart: false, text };
      if (pending === "") return { restart: false, text: text + endOfText() };
      const kind = isWhole ? kindOf(line) : "text";
      if (kind === "text") {
        if (isClosed && isUnfenced()) return restarted();
        text += held;
        release();
        note(line, isWhole);
        isInLine = true;
        continue;
      }
      const length = Math.min(pending.length, line.length + 1);
      if (kind === "blank") afterBlank = true;
      else frameAt ??= held.length;
      if (kind === "close") isClosed = true;
      if (kind === "afterword") hasAfterword = true;
      hold(length, kind === "rule");
      if (held.length > heldMaxChars) {
        text += held;
        release();
      }
    }
  }

  function hold(length: number, isBlank: boolean): void {
    held += pending.slice(0, length);
    pending = pending.slice(length);
    if (isBlank) afterBlank = true;
  }

  function release(): void {
    held = "";
    frameAt = null;
    hasAfterword = false;
    isClosed = false;
  }

  function note(line: string, isWhole: boolean): void {
    if (isWhole && fenceLine.test(line)) isInCode = !isInCode;
    isSigned = isSigned || isSignature(line);
  }

  function mayBeFrame(line: string): boolean {
    if (isInCode) return /^`*[ \t]*$/.test(line);
    if (line.trim() === "" || /^`{1,}[ \t]*[\p{L}]*$/u.test(line) || mayBeRule.test(line)) return true;
    return (afterBlank || isClosed) && (mayBeAfterword(line) || (hasAfterword && line.length < 300));
  }

  function kindOf(line: string): "blank" | "rule" | "close" | "afterword" | "text" {
    if (line.trim() === "") return "blank";
    const fence = fenceLine.exec(line);
    if (fence && !isInCode && head?.fence !== null && !isClosed && fence[1] === "") return "close";
    if (isInCode || fence) return "text";
    if (rule.test(line)) return "rule";
    if (hasAfterword && listLine.test(line)) return "afterword";
    return (afterBlank || isClosed) && isRemark(line) ? "afterword" : "text";
  }

  /** The closing of a mail may offer more; behind its signature, behind a rule, or where it names the text, it is the model's. */
  function isRemark(line: string): boolean {
    if (keepsAfterword || !isAfterword(line)) return false;
    return !context.isMail || isSigned || isClosed || frameAt !== null || namesTheText(line);
  }

  /** The answer is over: a frame goes, all else that was held belongs to the text. */
  function endOfText(): string {
    const isFrame = frameAt !== null && (hasAfterword || isClosed);
    const rest = isFrame ? held.slice(0, frameAt ?? 0) : held;
    release();
    return rest.trimEnd();
  }

  /** Text goes on behind a closed fence: with the word 'markdown' it was a frame all the same, else the text's own code. */
  function isUnfenced(): boolean {
    return head?.fence === "" && raw !== "";
  }

  function restarted(): AnswerStep {
    const all = raw;
    head = { start: 0, fence: null };
    [pending, raw, isInLine, isInCode, afterBlank] = [all, "", false, false, true];
    release();
    const { text } = read(false);
    return { restart: true, text };
  }

  return {
    push(piece) {
      if (head === null || (head.fence === "" && raw !== "")) raw += piece;
      pending += piece;
      const step = read(false);
      if (head !== null && head.fence !== "") raw = "";
      return step;
    },
    end() {
      const step = read(true);
      return pending === "" && held !== "" ? { ...step, text: step.text + endOfText() } : step;
    },
  };
}

function lastLineOf(text: string): string {
  return text.trimEnd().split("\n").at(-1) ?? "";
}
