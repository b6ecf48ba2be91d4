import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { PhrasingContent } from "mdast";

/** Marks that stand around words in Markdown; the further out, the earlier. */
const wrappers = ["link", "bold", "italic", "strike"] as const;
type Wrapper = (typeof wrappers)[number];

/** Words that look the same; `text` is null for a break. */
interface Run {
  text: string | null;
  readonly kind: "text" | "code" | "raw";
  /** By the name of the mark; a link with its address, so that neighbours with another one stay apart. */
  readonly marks: Map<Wrapper, string>;
}

/**
 * The words of a block as Markdown's tree has them. `line`: a heading or a cell, which has no ends of lines of its own.
 */
export function writeInlines(block: ProseMirrorNode, room: "block" | "line"): PhrasingContent[] {
  const runs = trimmed(block.children.map((child) => runOf(child, room)));
  for (const mark of ["bold", "italic", "strike"] as const) settle(runs, mark);
  return nest(joined(runs), room);
}

/** Neighbours that look the same are one: the writer looks for a backslash before a sign no further than to the beginning of its text. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    if (run.text === "") continue;
    const last = all.at(-1);
    if (last?.text != null && run.text !== null && last.kind === run.kind && hasSameMarks(last, run)) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

function hasSameMarks(one: Run, other: Run): boolean {
  return one.marks.size === other.marks.size && [...one.marks].every(([name, value]) => other.marks.get(name) === value);
}

function runOf(node: ProseMirrorNode, room: "block" | "line"): Run {
  const names = new Set(node.marks.map(({ type }) => type.name));
  const marks = new Map<Wrapper, string>();
  for (const mark of node.marks) {
    const name = wrappers.find((wrapper) => wrapper === mark.type.name);
    if (name) marks.set(name, name === "link" ? JSON.stringify([mark.attrs.href, mark.attrs.title ?? null]) : "");
  }
  if (!node.isText) return { text: null, kind: "text", marks };
  const text = node.text ?? "";
  if (names.has("raw")) return { text, kind: "raw", marks };
  if (names.has("code")) return { text: text.replace(/\n/g, " "), kind: "code", marks };
  // Who types into the end of a line has made it a part of the text.
  const isLineEnd = names.has("lineEnd") && text.trim() === "" && room === "block";
  return { text: isLineEnd ? "\n" : text.replace(/\s*\n\s*/g, " "), kind: "text", marks };
}

/** Blanks at the edge of a line mean nothing in Markdown, and would be written as entities. */
function trimmed(runs: Run[]): Run[] {
  const isEdge = (run: Run | undefined) => !run || run.text === null || run.text.startsWith("\n") || run.text === "";
  const kept = runs.filter((run) => run.text !== "");
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const [index, run] of kept.entries()) {
      if (run.text === null || run.kind !== "text") continue;
      // A blank line in a paragraph would end it.
      if (run.text === "\n" && (isEdge(kept[index - 1]) || !kept[index + 1] || kept[index + 1]?.text === null)) run.text = "";
      else if (run.text !== "\n") {
        if (isEdge(kept[index - 1])) run.text = run.text.replace(/^[ \t]+/, "");
        if (isEdge(kept[index + 1])) run.text = run.text.replace(/[ \t]+$/, "");
      }
      if (run.text === "") {
        kept.splice(index, 1);
        hasChanged = true;
        break;
      }
    }
  }
  while (kept.at(-1)?.text === null) kept.pop();
  return kept;
}

const punctuation = /^[\p{P}\p{S}]$/u;

/**
 * Stress in Markdown begins before a letter and ends behind one: blanks at its edges, and signs that touch a word outside, are taken
 * out of it, one after the other. Otherwise the words around it would have to be written as entities.
 */
function settle(runs: Run[], mark: Wrapper): void {
  for (let at = 0; at < runs.length; at += 1) {
    while (runs[at]?.marks.has(mark) && !runs[at - 1]?.marks.has(mark) && takeEdge(runs, mark, at, "start")) at += 1;
  }
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    while (runs[at]?.marks.has(mark) && !runs[at + 1]?.marks.has(mark) && takeEdge(runs, mark, at, "end"));
  }
}

/** Takes the outermost character of a run out of its mark if it may not stand there. */
function takeEdge(runs: Run[], mark: Wrapper, at: number, edge: "start" | "end"): boolean {
  const run = runs[at];
  if (run?.kind !== "text") return false;
  const bare = new Map([...run.marks].filter(([name]) => name !== mark));
  if (run.text === null) {
    runs[at] = { ...run, marks: bare };
    return true;
  }
  const letters = Array.from(run.text);
  const inner = letters.at(edge === "start" ? 0 : -1) ?? "";
  if (mayStand(inner, neighbour(runs[edge === "start" ? at - 1 : at + 1], edge))) return false;
  const rest = (edge === "start" ? letters.slice(1) : letters.slice(0, -1)).join("");
  const taken = { ...run, text: inner, marks: bare };
  const kept = rest === "" ? [] : [{ ...run, text: rest }];
  runs.splice(at, 1, ...(edge === "start" ? [taken, ...kept] : [...kept, taken]));
  return true;
}

function mayStand(inner: string, outer: string): boolean {
  if (/^\s$/.test(inner)) return false;
  return !punctuation.test(inner) || outer === "" || /^\s$/.test(outer) || punctuation.test(outer);
}

/** The character that touches a mark from outside; empty at the edge of a line. */
function neighbour(run: Run | undefined, edge: "start" | "end"): string {
  if (!run || run.text === null) return "";
  return Array.from(run.text).at(edge === "start" ? -1 : 0) ?? "";
}

/** Puts the marks around the runs, those that reach furthest outside. */
function nest(runs: readonly Run[], room: "block" | "line"): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run;
    const reach = wrappers.map((mark) => ({ mark, length: reachOf(runs, at, mark) }));
    const [widest] = reach.filter(({ length }) => length > 0).sort((one, other) => other.length - one.length);
    if (!widest) {
      content.push(leafOf(run, room));
      at += 1;
      continue;
    }
    const { mark, length } = widest;
    const inner = runs.slice(at, at + length).map((each) => {
      return { ...each, marks: new Map([...each.marks].filter(([name]) => name !== mark)) };
    });
    content.push(wrap(mark, run.marks.get(mark) ?? "", nest(inner, room)));
    at += length;
  }
  return content;
}

function reachOf(runs: readonly Run[], at: number, mark: Wrapper): number {
  const value = runs[at]?.marks.get(mark);
  if (value === undefined) return 0;
  let length = 1;
  while (runs[at + length]?.marks.get(mark) === value) length += 1;
  return length;
}

function wrap(mark: Wrapper, value: string, children: PhrasingContent[]): PhrasingContent {
  switch (mark) {
    case "bold":
      return { type: "strong", children };
    case "italic":
      return { type: "emphasis", children };
    case "strike":
      return { type: "delete", children };
    default: {
      const [url, title] = JSON.parse(value) as [string | null, string | null];
      return { type: "link", url: url ?? "", title, children };
    }
  }
}

function leafOf({ text, kind }: Run, room: "block" | "line"): PhrasingContent {
  if (text === null) return room === "line" ? { type: "html", value: "<br>" } : { type: "break" };
  if (kind === "code") return { type: "inlineCode", value: text };
  return kind === "raw" ? { type: "html", value: text } : { type: "text", value: text };
}
