import { Fragment, type Node as ProseMirrorNode } from "@tiptap/pm/model";
import { diffWords } from "#language/diff/word-diff.ts";
import type { PassageRange } from "./editor-handle.ts";

/** What a suggestion would do to the words of one line: what would go, and what would come where. */
export interface LineChange {
  readonly removed: readonly PassageRange[];
  readonly added: readonly AddedWords[];
}

interface AddedWords {
  readonly at: number;
  readonly content: Fragment;
  /** They follow words that would go, without a space between. */
  readonly touchesRemoved: boolean;
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

/**
 * The words in the passage's line, one by one. Null where that would not be the whole truth: where they stand in blocks of their
 * own, or where words stay and only look otherwise.
 */
export function changeInLine(
  doc: ProseMirrorNode,
  range: PassageRange,
  nodes: readonly ProseMirrorNode[],
  isWhole: boolean,
): LineChange | null {
  const content = lineOf(doc, range, nodes);
  if (!content) return null;
  const { from, to } = range;
  if (!isWhole || from === to) {
    return { removed: from < to ? [range] : [], added: [{ at: to, content, touchesRemoved: from < to }] };
  }
  const removed: PassageRange[] = [];
  const added: AddedWords[] = [];
  // Every sign is one place of the document, a break too.
  let [i, j] = [from, 0];
  for (const { kind, text } of diffWords(doc.textBetween(from, to, "\n", "\n"), textOf(content))) {
    const end = j + text.length;
    if (kind === "same") {
      if (!doc.slice(i, i + text.length).content.eq(content.cut(j, end))) return null;
    } else if (kind === "removed" && text.trim() !== "") {
      removed.push({ from: i + text.length - text.trimStart().length, to: i + text.trimEnd().length });
    } else if (kind === "added" && text.trim() !== "") {
      added.push({ at: i, content: content.cut(j, end), touchesRemoved: removed.at(-1)?.to === i && !/^\s/.test(text) });
    }
    if (kind !== "added") i += text.length;
    if (kind !== "removed") j = end;
  }
  return removed.length + added.length > 0 ? { removed, added } : null;
}

function textOf(content: Fragment): string {
  return content.textBetween(0, content.size, "\n", "\n");
}
