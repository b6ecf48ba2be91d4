import { Fragment, type Mark, type Node as ProseMirrorNode } from "@tiptap/pm/model";
import { diffWords } from "#language/diff/word-diff.ts";
import type { PassageRange } from "./editor-handle.ts";

/** One place that a suggestion changes: what goes, and what comes instead. Either may be empty. */
export interface SuggestedChange extends PassageRange {
  readonly content: Fragment;
  /** Whole blocks, not words of a line. */
  readonly isBlock: boolean;
  /** Nothing to see: white space, the end of a source line. Such a change goes with the others. */
  readonly isSilent: boolean;
}

/** Words that flow into the line that a passage stands in, or goes on in; null for what takes its place as blocks. */
export function lineOf(doc: ProseMirrorNode, { from, to }: PassageRange, nodes: readonly ProseMirrorNode[]): Fragment | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const [first] = nodes;
  if (nodes.length !== 1 || !first || !$from.sameParent($to) || !$from.parent.inlineContent) return null;
  // A heading in the place of a heading leaves it what it is.
  if (first.type.name !== "paragraph" && !(first.type.name === "heading" && first.sameMarkup($from.parent))) return null;
  const isFurther = from === to && from > $from.start() && !/\s$/.test($from.parent.textBetween(0, $from.parentOffset));
  return isFurther ? Fragment.from(doc.type.schema.text(" ")).append(first.content) : first.content;
}

/** The whole passage in its line, for words that are still being written, or that go on behind it. */
export function wholeLine(range: PassageRange, content: Fragment): SuggestedChange {
  return { ...range, content, isBlock: false, isSilent: false };
}

interface Exchange {
  from: number;
  to: number;
  /** Of the words that come, as places in their line. */
  start: number;
  end: number;
}

/**
 * What differs between the words of a line and those that would stand there, phrase by phrase; words that stay and look otherwise are
 * exchanged too. `line` is the node that `from` and `to` count in, `at` where its own place 0 stands in the document.
 */
export function lineChanges(line: ProseMirrorNode, { from, to }: PassageRange, content: Fragment, at = 0): SuggestedChange[] {
  if (from === to) return content.size > 0 ? [wholeLine({ from: from + at, to: to + at }, content)] : [];
  const exchanges: Exchange[] = [];
  const exchange = (next: Exchange) => {
    const last = exchanges.at(-1);
    if (last && last.to === next.from && last.end === next.start) [last.to, last.end] = [next.to, next.end];
    else exchanges.push(next);
  };
  // Every sign is one place of the document, a break too.
  let [i, j] = [from, 0];
  for (const { kind, text } of diffWords(line.textBetween(from, to, "\n", "\n"), textOf(content))) {
    const [next, end] = [kind === "added" ? i : i + text.length, kind === "removed" ? j : j + text.length];
    if (kind !== "same") exchange({ from: i, to: next, start: j, end });
    else
      for (const [a, b] of otherLooks(line, i, content, j, text)) exchange({ from: i + a, to: i + b, start: j + a, end: j + b });
    [i, j] = [next, end];
  }
  return exchanges.map(({ from: start, to: end, ...come }) => {
    const coming = content.cut(come.start, come.end);
    const isSilent = isUnseen(line.slice(start, end).content, coming);
    return { from: start + at, to: end + at, content: coming, isBlock: false, isSilent };
  });
}

/** Where words that stay look otherwise: whole words, as places in `text`. */
function otherLooks(line: ProseMirrorNode, i: number, content: Fragment, j: number, text: string): [number, number][] {
  if (line.slice(i, i + text.length).content.eq(content.cut(j, j + text.length))) return [];
  const stretches: [number, number][] = [];
  for (const { index, 0: word } of text.matchAll(/\s+|\S+/g)) {
    const end = index + word.length;
    if (line.slice(i + index, i + end).content.eq(content.cut(j + index, j + end))) continue;
    const last = stretches.at(-1);
    if (last && last[1] === index) last[1] = end;
    else stretches.push([index, end]);
  }
  return stretches;
}

/** Whether nobody would see the difference: white space, and where a line of the source ends. */
function isUnseen(gone: Fragment, come: Fragment): boolean {
  return seenIn(gone) === seenIn(come);
}

function seenIn(content: Fragment): string {
  const shown = (marks: readonly Mark[]) =>
    marks.filter(({ type }) => type.name !== "lineEnd").map((mark) => JSON.stringify(mark));
  return content.content
    .map(
      (node) =>
        (node.isText ? (node.text ?? "").replace(/\s+/g, "") : node.type.name) +
        (node.textContent.trim() ? shown(node.marks).join() : ""),
    )
    .join("");
}

function textOf(content: Fragment): string {
  return content.textBetween(0, content.size, "\n", "\n");
}
