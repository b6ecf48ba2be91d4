import type { Node as ProseMirrorNode, Schema } from "@tiptap/pm/model";
import { readMarkdown, type TracedText } from "./read-markdown.ts";
import { writeBlock } from "./write-markdown.ts";

/** A block as the text had it when it was opened; with its place among the others, which decides the blank lines between them. */
interface Written {
  readonly markdown: string;
  /** null: written since. */
  readonly index: number | null;
}

interface Original extends Written {
  readonly node: ProseMirrorNode;
  readonly index: number;
}

/**
 * The Markdown of an open document. Blocks that nobody changed are given back as they were read, byte for byte, also after a change
 * that was undone; the others are written anew, with as few escapes as read back the same.
 */
export class MarkdownSource {
  readonly #schema: Schema;
  #written = new WeakMap<ProseMirrorNode, Written>();
  #originals = new Map<string, Original[]>();
  /** What stands before, between and behind the blocks. */
  #gaps: readonly string[] = [];
  #hasReferences = false;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** Reads a text; what it says of its blocks holds from now on. */
  open(markdown: string): ProseMirrorNode {
    const blocks = readMarkdown(markdown);
    this.#written = new WeakMap();
    this.#originals = new Map();
    this.#gaps = [...blocks, null].map((block, index) =>
      markdown.slice(blocks[index - 1]?.end ?? 0, block ? block.start : markdown.length),
    );
    this.#hasReferences = false;
    const nodes = blocks.map(({ json, start, end }, index) => {
      const node = this.#schema.nodeFromJSON(json);
      const original: Original = { node, index, markdown: markdown.slice(start, end) };
      this.#written.set(node, original);
      const key = keyOf(node);
      const same = this.#originals.get(key);
      if (same) same.push(original);
      else this.#originals.set(key, [original]);
      if (node.type.name === "rawBlock") this.#hasReferences = true;
      return node;
    });
    return this.#schema.node("doc", null, nodes.length > 0 ? nodes : [this.#schema.node("paragraph")]);
  }

  /** The document, or a part of it, as Markdown. */
  write(doc: ProseMirrorNode): string {
    return this.layOut(doc)
      .map(({ gap, markdown }) => gap + markdown)
      .join("");
  }

  /** The blocks that Markdown has, each with what stands before it; the last entry is what stands behind them all. */
  layOut(doc: ProseMirrorNode): { readonly node: ProseMirrorNode | null; readonly gap: string; readonly markdown: string }[] {
    const parts: { node: ProseMirrorNode | null; gap: string; markdown: string }[] = [];
    let before: (Written & { readonly node: ProseMirrorNode }) | null = null;
    for (const node of doc.children) {
      let entry = this.#entryOf(node, before);
      if (entry.markdown === "") continue;
      const follows = isNext(before, entry);
      if (!follows && entry.index !== null && /^[ \t]/.test(entry.markdown)) {
        // An indent means something else behind another block.
        entry = { markdown: this.#compose(node), index: null };
      }
      if (!follows && before && isSameList(before.node, node) && markerOf(before.markdown) === markerOf(entry.markdown)) {
        entry = { markdown: this.#compose(node, { otherMarker: true }), index: null };
      }
      const gap = follows ? (this.#gaps[entry.index ?? 0] ?? "\n\n") : before ? "\n\n" : "";
      parts.push({ node, gap, markdown: entry.markdown });
      before = { ...entry, node };
    }
    if (parts.length === 0) return [];
    return [...parts, { node: null, gap: this.#gaps.at(-1) ?? "", markdown: "" }];
  }

  #entryOf(node: ProseMirrorNode, before: Written | null): Written {
    const known = this.#written.get(node);
    if (known && (known.index === null || isNext(before, known))) return known;
    const originals = this.#originals.get(keyOf(node))?.filter((original) => original.node === node || original.node.eq(node));
    const original = originals?.find((each) => isNext(before, each)) ?? originals?.[0];
    const entry = known ?? original ?? { markdown: this.#compose(node), index: null };
    const best = original && isNext(before, original) ? original : entry;
    this.#written.set(node, best);
    return best;
  }

  /** With the escapes that keep every sign apart from Markdown's own, then without those that turn out to be for nothing. */
  #compose(node: ProseMirrorNode, options: { otherMarker?: boolean } = {}): string {
    const safe = writeBlock(node, options);
    const escaped = [...new Set(Array.from(safe.matchAll(/\\([!-/:-@[-`{-~])/g), ([, sign]) => sign ?? ""))];
    // A bracket that means nothing in its block may mean something where the text has definitions.
    const candidates = escaped.filter((sign) => !(this.#hasReferences && "[]!".includes(sign)));
    if (candidates.length === 0 || node.type.name === "rawBlock") return safe;
    const wanted = this.#readBack(safe);
    const isSame = (markdown: string) => this.#readBack(markdown).eq(wanted);
    const all = unescaped(safe, candidates);
    if (isSame(all)) return all;
    return candidates.reduce((light, sign) => {
      const lighter = unescaped(light, [sign]);
      return isSame(lighter) ? lighter : light;
    }, safe);
  }

  #readBack(markdown: string): ProseMirrorNode {
    return this.#schema.node("doc", null, readNodes(this.#schema, markdown));
  }
}

/** The blocks of a piece of Markdown that belongs to no open text yet. */
export function readNodes(schema: Schema, markdown: string): ProseMirrorNode[] {
  return readMarkdown(markdown).map(({ json }) => schema.nodeFromJSON(json));
}

/** Where the words of a block of Markdown stand in it, in the order of the document. */
export function traceBlock(markdown: string): TracedText[] {
  const trace: TracedText[] = [];
  readMarkdown(markdown, trace);
  return trace;
}

function keyOf(node: ProseMirrorNode): string {
  return `${node.type.name} ${node.nodeSize} ${node.textContent.slice(0, 200)}`;
}

function isNext(before: Written | null, { index }: Written): boolean {
  return index !== null && (before ? before.index === index - 1 : index === 0);
}

function isSameList(one: ProseMirrorNode, other: ProseMirrorNode): boolean {
  return one.type === other.type && one.type.name.endsWith("List");
}

function markerOf(markdown: string): string {
  return /^\s*(?:[-*+]|\d{1,9}[.)])/.exec(markdown)?.[0].at(-1) ?? "";
}

function unescaped(markdown: string, signs: readonly string[]): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, (found, sign: string) => (signs.includes(sign) ? sign : found));
}
