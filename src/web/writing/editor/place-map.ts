import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { Span } from "#shared/contracts/report.ts";
import { sourcePlaces } from "#web/writing/paper/mark-spans.ts";
import type { PassageRange } from "./editor-handle.ts";
import { type MarkdownSource, traceBlock } from "./markdown-source.ts";

/** The characters of a block: where each stands in the block's source and in its node. */
interface BlockPlaces {
  readonly markdown: string;
  readonly inSource: readonly number[];
  readonly inNode: readonly number[];
}

const known = new WeakMap<ProseMirrorNode, BlockPlaces>();

/** Leads from places of the Markdown to places of the open document that it was written from. */
export class PlaceMap {
  readonly #blocks: { readonly node: ProseMirrorNode; readonly markdown: string; readonly start: number; readonly at: number }[] =
    [];

  constructor(source: MarkdownSource, doc: ProseMirrorNode) {
    const positions = new Map<ProseMirrorNode, number[]>();
    doc.forEach((node, at) => {
      positions.set(node, [...(positions.get(node) ?? []), at]);
    });
    let start = 0;
    for (const { node, gap, markdown } of source.layOut(doc)) {
      start += gap.length;
      const at = node && positions.get(node)?.shift();
      if (node && typeof at === "number") this.#blocks.push({ node, markdown, start, at });
      start += markdown.length;
    }
  }

  /** Null where the place shows no word: in the marks of Markdown. */
  rangeOf({ start, end }: Span): PassageRange | null {
    let from = -1;
    let to = -1;
    for (const block of this.#blocks) {
      if (block.start >= end || block.start + block.markdown.length <= start) continue;
      const { inSource, inNode } = placesOf(block.node, block.markdown);
      const isInside = (place: number) => place >= start - block.start && place < end - block.start;
      const first = inSource.findIndex(isInside);
      const last = inSource.findLastIndex(isInside);
      if (first === -1) continue;
      if (from === -1) from = block.at + (inNode[first] ?? 0);
      to = block.at + (inNode[last] ?? 0) + 1;
    }
    return from === -1 ? null : { from, to };
  }
}

function placesOf(node: ProseMirrorNode, markdown: string): BlockPlaces {
  const found = known.get(node);
  if (found?.markdown === markdown) return found;
  const made = { markdown, ...align(shownIn(node), tracedIn(markdown)) };
  known.set(node, made);
  return made;
}

interface Character {
  readonly sign: string;
  readonly place: number;
}

/** What a block shows, each character with its place counted from the block's own. */
function shownIn(node: ProseMirrorNode): Character[] {
  const shown: Character[] = [];
  const add = (text: string, at: number) => {
    for (let unit = 0; unit < text.length; unit += 1) shown.push({ sign: text[unit] ?? "", place: at + unit });
  };
  node.descendants((child, offset) => {
    if (child.isText) add(child.text ?? "", offset + 1);
    else if (child.isInline) add("\n", offset + 1);
  });
  return shown;
}

function tracedIn(markdown: string): Character[] {
  return traceBlock(markdown).flatMap(({ value, from, to }) => {
    const places = from < 0 ? null : sourcePlaces(value, markdown.slice(from, to), from);
    return Array.from({ length: value.length }, (_, unit) => ({ sign: value[unit] ?? "", place: places?.[unit] ?? from }));
  });
}

/** The two agree but for blanks that Markdown does not keep. */
function align(shown: readonly Character[], traced: readonly Character[]): Omit<BlockPlaces, "markdown"> {
  const inSource: number[] = [];
  const inNode: number[] = [];
  let at = 0;
  for (const { sign, place } of traced) {
    let next = at;
    while (next < shown.length && !isSame(shown[next]?.sign ?? "", sign)) next += 1;
    if (next === shown.length) continue;
    inSource.push(place);
    inNode.push(shown[next]?.place ?? 0);
    at = next + 1;
  }
  return { inSource, inNode };
}

function isSame(one: string, other: string): boolean {
  return one === other || (/\s/.test(one) && /\s/.test(other));
}
