import { Fragment, type Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { tokensOf } from "#language/diff/diff-tokens.ts";
import { pairLines } from "#language/diff/pair-lines.ts";
import type { PassageRange } from "./editor-handle.ts";
import { lineChanges, lineOf, type SuggestedChange } from "./suggestion-line.ts";

/**
 * What a suggestion changes in its passage, place by place, in the order of the document. Taken together the changes make the passage
 * what the suggestion says; each can be taken without the others. Null where it has no place in the passage's own lines: where there
 * is nothing to see, and where blocks would come into the middle of one.
 */
export function suggestedChanges(
  doc: ProseMirrorNode,
  range: PassageRange,
  nodes: readonly ProseMirrorNode[],
): SuggestedChange[] | null {
  const line = lineOf(doc, range, nodes);
  const changes = line ? lineChanges(doc, withoutEdges(doc, range), line) : blockChanges(doc, range, nodes);
  return changes?.some(({ isSilent }) => !isSilent) ? changes : null;
}

/** Makes the document what these changes say; from the last one, so that the places before stay what they are. */
export function putChanges(tr: Transaction, changes: readonly SuggestedChange[]): void {
  for (const { from, to, content } of changes.toReversed()) {
    if (content.size > 0) tr.replaceWith(from, to, content);
    else tr.delete(from, to);
  }
}

/** The space that was selected with the words stays where it is. */
function withoutEdges(doc: ProseMirrorNode, { from, to }: PassageRange): PassageRange {
  const text = doc.textBetween(from, to, "\n", "\n");
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: Math.max(start, from + text.trimEnd().length) };
}

function blockChanges(doc: ProseMirrorNode, range: PassageRange, nodes: readonly ProseMirrorNode[]): SuggestedChange[] | null {
  const [$from, $to] = [doc.resolve(range.from), doc.resolve(range.to)];
  // The words of an item or a cell were asked about as a paragraph: blocks have no place there.
  if (nodes.length === 0 || range.from === range.to || ($from.depth > 1 && $from.sameParent($to))) return null;
  const passage = doc.cut(range.from, range.to);
  const changes = compareBlocks(passage.content, range.from - $from.depth, Fragment.from(nodes));
  // What was only partly selected keeps the rest of its block: there nothing but words can be exchanged.
  const [start, end] = [$from.depth === 0 ? range.from : $from.before(1), $to.depth === 0 ? range.to : $to.after(1)];
  const startsWhole = range.from - start <= $from.depth;
  const endsWhole = end - range.to <= $to.depth;
  const touches = changes.some(
    ({ isBlock, from, to }) => isBlock && ((!startsWhole && from <= range.from) || (!endsWhole && to >= range.to)),
  );
  return touches ? null : changes;
}

/** Blocks in the place of blocks; `at` is where the first of those that are there begins. */
function compareBlocks(old: Fragment, at: number, now: Fragment): SuggestedChange[] {
  const starts: number[] = [];
  let next = at;
  for (const node of old.content) {
    starts.push(next);
    next += node.nodeSize;
  }
  const startOf = (index: number) => starts[index] ?? next;
  return stepsOf(old.content, now.content).flatMap(({ gone, come, index }) => {
    const [own, other] = [gone[0], come[0]];
    if (gone.length === 1 && come.length === 1 && own && other && isSameKind(own, other))
      return compareBlock(own, startOf(index), other);
    const from = startOf(index);
    return [{ from, to: startOf(index + gone.length), content: Fragment.from(come), isBlock: true, isSilent: false }];
  });
}

function compareBlock(own: ProseMirrorNode, at: number, other: ProseMirrorNode): SuggestedChange[] {
  if (own.content.eq(other.content)) return [];
  const inside = { from: at + 1, to: at + 1 + own.content.size };
  if (own.isTextblock) return lineChanges(own, { from: 0, to: own.content.size }, other.content, inside.from);
  const isTable = own.type.spec.tableRole !== undefined;
  if (isTable && own.childCount !== other.childCount)
    return [{ from: at, to: at + own.nodeSize, content: Fragment.from(other), isBlock: true, isSilent: false }];
  return compareBlocks(own.content, inside.from, other.content);
}

interface Step {
  readonly gone: readonly ProseMirrorNode[];
  readonly come: readonly ProseMirrorNode[];
  /** Of the first that is gone, or that stands behind what comes. */
  readonly index: number;
}

/** Which block became which: those that share their words first, then those that stand in each other's place. */
function stepsOf(old: readonly ProseMirrorNode[], now: readonly ProseMirrorNode[]): Step[] {
  const isInRows = old[0]?.type.spec.tableRole !== undefined && old.length === now.length;
  if (isInRows) return old.map((node, index) => ({ gone: [node], come: now.slice(index, index + 1), index }));
  const tokens = (nodes: readonly ProseMirrorNode[]) => nodes.map((node) => tokensOf(textOf(node)));
  const steps: Step[] = [];
  let [gone, come, first]: [ProseMirrorNode[], ProseMirrorNode[], number] = [[], [], 0];
  const close = () => {
    const isOneByOne = gone.length === come.length && gone.every((node, at) => isSameKind(node, come[at] ?? node));
    if (isOneByOne)
      gone.forEach((node, at) => void steps.push({ gone: [node], come: come.slice(at, at + 1), index: first + at }));
    else {
      gone.forEach((node, at) => void steps.push({ gone: [node], come: at === 0 ? come : [], index: first + at }));
      if (gone.length === 0 && come.length > 0) steps.push({ gone: [], come, index: first });
    }
    [gone, come] = [[], []];
  };
  for (const [i, j] of pairLines(tokens(old), tokens(now))) {
    const [own, other] = [i === null ? null : old[i], j === null ? null : now[j]];
    if (own && other) {
      close();
      steps.push({ gone: [own], come: [other], index: i ?? 0 });
      first = (i ?? 0) + 1;
    } else if (own) gone.push(own);
    else if (other) come.push(other);
  }
  close();
  return steps;
}

function textOf(node: ProseMirrorNode): string {
  return node.textBetween(0, node.content.size, " ", " ");
}

/** What Markdown says of a block beside its words, and what no suggestion is about: the block keeps it. */
const ownAttributes: ReadonlySet<string> = new Set(["side", "spread", "marker"]);

function isSameKind(one: ProseMirrorNode, other: ProseMirrorNode): boolean {
  if (one.type !== other.type || one.isLeaf !== other.isLeaf) return false;
  return Object.entries(one.attrs).every(
    ([name, value]) => ownAttributes.has(name) || JSON.stringify(value) === JSON.stringify(other.attrs[name]),
  );
}
