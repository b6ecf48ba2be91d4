import { inlinePreambleChars, mayBePreamble, preambleIn } from "./remarks.ts";

/** What stands before the text in an answer, once that is decided. */
export interface AnswerHead {
  /** Where the text begins. */
  readonly start: number;
  /** The word behind the fence that was opened round the text; null without a fence. */
  readonly fence: string | null;
}

/** Words behind a fence that say 'this is the text'; with another one it is a piece of code of the text. */
const textFence = /^(`{3,})[ \t]*(markdown|md|text|txt|plaintext|plain|arabic|ar)?[ \t]*$/i;
const fenceStart = /^`{1,3}$|^`{3,}[ \t]*[a-z]{0,9}$/i;
const rule = /^(?:-{3,}|\*{3,}|_{3,}|={3,}|—+)[ \t]*$/;
const ruleStart = /^(?:-{0,3}|\*{0,3}|_{0,3}|={0,3})$/;
/** What shows that a text begins after an assent: a heading, a fence, a rule, a bold line, a mail's subject. */
const textStart = /^(?:#{1,6}[ \t]|`{3}|\*\*\S|(?:-{3,}|\*{3,}|_{3,})[ \t]*(?:\n|$)|subject\b|الموضوع|العنوان)/iu;
const preamblesMost = 3;

/** Whether what the person gave begins with a remark of this kind: then the text may, too. */
export function beginsWithRemark(text: string): boolean {
  const [line = ""] = text.trimStart().split("\n", 1);
  return preambleIn(line) !== null || inlinePreambleChars(line) > 0;
}

/**
 * Finds where the text of an answer begins. @returns null while more must arrive to tell; a decision stands whatever follows.
 * `keepsRemarks`: the person's own words begin so.
 */
export function readHead(text: string, isOver: boolean, keepsRemarks: boolean): AnswerHead | null {
  let at = 0;
  let wasAck: number | null = null;
  for (let preambles = 0; ; ) {
    at += blankChars(text.slice(at));
    const rest = text.slice(at);
    const lineEnd = rest.indexOf("\n");
    const isWhole = lineEnd !== -1 || isOver;
    const line = lineEnd === -1 ? rest : rest.slice(0, lineEnd);
    const next = at + (lineEnd === -1 ? rest.length : lineEnd + 1);
    if (rest === "") return isOver ? { start: wasAck ?? at, fence: null } : null;
    if (!isWhole && (fenceStart.test(line) || (preambles > 0 && ruleStart.test(line)))) return null;
    if (!isWhole && !keepsRemarks && mayBePreamble(line)) {
      const inline = inlinePreambleChars(line);
      if (inline === 0 || preambles > 0) return null;
      return { start: at + inline, fence: null };
    }
    const fence = isWhole ? textFence.exec(line) : null;
    if (fence) return { start: next, fence: (fence[2] ?? "").toLowerCase() };
    if (isWhole && preambles > 0 && rule.test(line)) {
      at = next;
      wasAck = null;
      continue;
    }
    const kind = isWhole && !keepsRemarks && preambles < preamblesMost ? preambleIn(line) : null;
    if (kind === "preamble" || (kind === "ack" && lineEnd !== -1)) {
      if (kind === "ack") wasAck ??= at;
      else wasAck = null;
      preambles += 1;
      at = next;
      continue;
    }
    const inline = keepsRemarks ? 0 : inlinePreambleChars(line);
    if (inline > 0) return { start: at + inline, fence: null };
    if (wasAck === null) return { start: at, fence: null };
    // An assent is no preamble where the text simply goes on.
    if (!isWhole && rest.length < 12 && !textStart.test(rest)) return null;
    return { start: textStart.test(rest) ? at : wasAck, fence: null };
  }
}

function blankChars(text: string): number {
  return text.length - text.trimStart().length;
}
