import type { Span } from "#shared/contracts/report.ts";
import type { Place, TreeNode } from "./paper-tree.ts";

/**
 * Why a stretch of a text is marked: it gives the variety away, strays from it, is a keyword, waits for a fact, or is only a place
 * that the receipt can lead to; `untold` carries nothing that was told. In a comparison: `before` differs in the source, `after` in the result. Between two versions:
 * `added` and `removed`, which are elements of their own.
 */
export type MarkKind =
  | "for"
  | "stray"
  | "keyword"
  | "worn"
  | "untold"
  | "blank"
  | "place"
  | "before"
  | "after"
  | "added"
  | "removed";

/** A stretch to mark, in UTF-16 units of the Markdown source. */
export interface TextMark extends Span {
  readonly kind: MarkKind;
  /** Says in words what the mark means: colour and line never stand alone. */
  readonly title?: string | undefined;
  /** Likewise, for screen readers alone: said before the words. */
  readonly say?: string;
  /** Its start in the whole text, by which the receipt finds it; the blocks of a text count from their own start. */
  readonly at: number;
}

/**
 * A rehype plugin that puts stretches of the Markdown source into `<mark>` wherever they show in the rendered text: through
 * emphasis, links, lists and tables, over several elements where need be. Text without a place in the source stays as it is, and so
 * does code, unless it was added or removed.
 */
export function markSpans({ source, marks }: { source: string; marks: readonly TextMark[] }) {
  return (tree: TreeNode) => {
    if (marks.length > 0) visit(tree, source, marks);
  };
}

function visit(node: TreeNode, source: string, marks: readonly TextMark[]): void {
  if (!node.children) return;
  const isCode = node.tagName === "code";
  const own = isCode ? marks.filter(isChange) : marks;
  node.children = node.children.flatMap((child) => {
    // The text of a block of code has no place of its own; line ends between items have none at all.
    if (child.type === "text") return splitText(child, child.position ?? (isCode ? node.position : undefined), source, own);
    visit(child, source, marks);
    return [child];
  });
}

function splitText(node: TreeNode, position: Place | undefined, source: string, marks: readonly TextMark[]): TreeNode[] {
  const { value = "" } = node;
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) return [node];
  const touching = marks.filter(({ start, end }) => start < to && end > from);
  if (touching.length === 0) return [node];
  const places = sourcePlaces(value, source.slice(from, to), from);
  if (!places) return [node];
  const stretches = touching
    .map((mark) => ({ mark, ...stretchOf(mark, value, places) }))
    .filter(({ first, last }) => last > first);
  const cuts = [...new Set([0, value.length, ...stretches.flatMap(({ first, last }) => [first, last])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((first, index): TreeNode => {
    const last = cuts[index + 1] ?? value.length;
    const text: TreeNode = { type: "text", value: value.slice(first, last) };
    const own = stretches.filter((stretch) => stretch.first <= first && stretch.last >= last).map(({ mark }) => mark);
    if (own.length === 0) return text;
    const changes = own.filter(isChange);
    const [change] = changes;
    const tagName = change ? (change.kind === "added" ? "ins" : "del") : "mark";
    const properties = propertiesOf(change ? changes : own);
    return { type: "element", tagName, properties, children: [text] };
  });
}

const isChange = ({ kind }: TextMark) => kind === "added" || kind === "removed";

function propertiesOf(marks: readonly TextMark[]): Record<string, string> {
  const titles = [...new Set(marks.flatMap(({ title }) => (title ? [title] : [])))];
  const say = marks.find((mark) => mark.say)?.say;
  return {
    "data-mark": [...new Set(marks.map(({ kind }) => kind))].join(" "),
    "data-at": [...new Set(marks.map(({ at }) => at))].join(" "),
    ...(titles.length > 0 ? { title: titles.join("\n") } : {}),
    ...(say ? { "data-say": say } : {}),
  };
}

/** The letters of the shown text that a mark covers. What belongs to one sign (an emoji, a letter with its vowels) stays together. */
function stretchOf({ start, end }: Span, value: string, places: readonly number[]): { first: number; last: number } {
  const at = (place: number) => {
    const found = places.findIndex((own) => own >= place);
    return found === -1 ? value.length : found;
  };
  let first = at(start);
  let last = at(end);
  while (first > 0 && isInsideSign(value, first)) first -= 1;
  while (last < value.length && isInsideSign(value, last)) last += 1;
  return { first, last };
}

const lowSurrogate = /^[\udc00-\udfff]/;
const joinsTheSignBefore = /^(?:\p{M}|\u200d)/u;

function isInsideSign(value: string, at: number): boolean {
  const rest = value.slice(at, at + 2);
  return lowSurrogate.test(rest) || joinsTheSignBefore.test(rest) || value[at - 1] === "\u200d";
}

const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/;

/**
 * Where each UTF-16 unit of a shown text stands in its source, which holds more: escapes, entities, quote marks and indentation of
 * the following lines. Null where the two do not agree.
 */
export function sourcePlaces(value: string, slice: string, from: number): number[] | null {
  if (value === slice) return Array.from({ length: value.length }, (_, unit) => from + unit);
  const places: number[] = [];
  let at = 0;
  for (let unit = 0; unit < value.length; unit += 1) {
    const wanted = value[unit];
    for (;;) {
      if (at >= slice.length) return null;
      const written = entity.exec(slice.slice(at, at + 40))?.[0];
      if (written && (wanted !== "&" || written === "&amp;" || written === "&#38;")) {
        places.push(from + at);
        at += written.length;
        break;
      }
      const isEscape = slice[at] === "\\" && slice[at + 1] === wanted;
      if (!isEscape && slice[at] === wanted) {
        places.push(from + at);
        at += 1;
        break;
      }
      at += 1;
    }
  }
  return places;
}
