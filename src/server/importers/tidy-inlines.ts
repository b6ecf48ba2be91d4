import type { PhrasingContent } from "mdast";

type Marked = Extract<PhrasingContent, { type: "strong" | "emphasis" | "delete" }>;

const isMarked = (node: PhrasingContent | undefined): node is Marked =>
  node !== undefined && (node.type === "strong" || node.type === "emphasis" || node.type === "delete");

/**
 * The words of a line with their looks as Markdown can say them. Word processors mark the blank after a bold word and cut one word
 * into several runs; Markdown's marks must stand at letters.
 */
export function tidyInlines(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined = joinEqual(nodes.flatMap(withoutBlankEdges));
  return joined
    .flatMap((node, index) => atLetters(node, joined[index - 1], joined[index + 1]))
    .map((node, index, all) => bareAddress(node, all[index - 1], all[index + 1]))
    .map(withPlainBlanks);
}

/** Neighbours that look the same as one; two bold words with a blank between them are one run of bold words. */
function joinEqual(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  const grown = new Set<Marked>();
  const grow = (marked: Marked, added: readonly PhrasingContent[]) => {
    for (const node of added) marked.children.push(node);
    grown.add(marked);
  };
  for (const node of nodes) {
    const last = joined.at(-1);
    const before = joined.at(-2);
    const isBlank = last?.type === "text" && last.value.trim() === "";
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else if (isMarked(node) && isMarked(last) && node.type === last.type) grow(last, node.children);
    else if (isMarked(node) && isBlank && isMarked(before) && before.type === node.type) {
      joined.pop();
      grow(before, [last, ...node.children]);
    } else joined.push(node.type === "text" ? { ...node } : node);
  }
  // Once for all: after each neighbour the time would grow with the square of their number.
  for (const marked of grown) marked.children = tidyInlines(marked.children);
  return joined;
}

/** Readers find an address by themselves where it stands alone between blanks, and so do people. */
function bareAddress(
  node: PhrasingContent,
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): PhrasingContent {
  const [words] = node.type === "link" ? node.children : [];
  if (node.type !== "link" || node.children.length !== 1 || words?.type !== "text" || /\s/.test(words.value)) return node;
  const isSame = [words.value, `${words.value}/`, `mailto:${words.value}`].includes(node.url);
  const isPlain = /^(?:https?:\/\/|[\w.+-]+@)[A-Za-z0-9./?=&%#:+-]*[A-Za-z0-9/]$/.test(words.value);
  const isAlone =
    /(?:^|\s)$/.test(edgeText(before)) && /^(?:\s|$)/.test(edgeText(after)) && !isMarked(before) && !isMarked(after);
  return isSame && isPlain && isAlone ? words : isSame && node.url.endsWith("/") ? { ...node, url: words.value } : node;
}

/** Blanks at the edges of marked words stand outside of the marks; marks around nothing are none. */
function withoutBlankEdges(node: PhrasingContent): PhrasingContent[] {
  if (!isMarked(node)) return [node];
  const children = [...node.children];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (let first = children[0]; first && isBlankOrBreak(first); first = children[0]) before.push(...children.splice(0, 1));
  for (let last = children.at(-1); last && isBlankOrBreak(last); last = children.at(-1)) after.unshift(...children.splice(-1));
  const [first] = children;
  if (first?.type === "text") before.push(...cutStart(first));
  const last = children.at(-1);
  if (last?.type === "text") after.unshift(...cutEnd(last));
  return children.length === 0 ? [...before, ...after] : [...before, { ...node, children }, ...after];
}

function isBlankOrBreak(node: PhrasingContent): boolean {
  return node.type === "break" || (node.type === "text" && node.value.trim() === "");
}

function cutStart(text: Extract<PhrasingContent, { type: "text" }>): PhrasingContent[] {
  const value = text.value.trimStart();
  const blank = text.value.slice(0, text.value.length - value.length);
  text.value = value;
  return blank === "" ? [] : [{ type: "text", value: blank }];
}

function cutEnd(text: Extract<PhrasingContent, { type: "text" }>): PhrasingContent[] {
  const value = text.value.trimEnd();
  const blank = text.value.slice(value.length);
  text.value = value;
  return blank === "" ? [] : [{ type: "text", value: blank }];
}

/**
 * A mark that stands between a letter and a sign is none in Markdown ('**عرض:**خصم'). The sign goes out of the marks there: the words
 * stay marked, and nobody sees a difference.
 */
function atLetters(
  node: PhrasingContent,
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): PhrasingContent[] {
  if (!isMarked(node)) return [node];
  const first = node.children[0];
  const last = node.children.at(-1);
  const start =
    first?.type === "text" && /[\p{L}\p{N}]$/u.test(edgeText(before))
      ? (/^[^\p{L}\p{N}\p{M}\s]+/u.exec(first.value)?.[0] ?? "")
      : "";
  if (first?.type === "text") first.value = first.value.slice(start.length);
  const end =
    last?.type === "text" && /^[\p{L}\p{N}]/u.test(edgeText(after))
      ? (/[^\p{L}\p{N}\p{M}\s]+$/u.exec(last.value)?.[0] ?? "")
      : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - end.length);
  const isEmpty = node.children.every((child) => child.type === "text" && child.value === "");
  return [textOf(start), ...(isEmpty ? [] : [node]), textOf(end)].flat();
}

function textOf(value: string): PhrasingContent[] {
  return value === "" ? [] : [{ type: "text", value }];
}

function edgeText(node: PhrasingContent | undefined): string {
  return node?.type === "text" ? node.value : "";
}

/** Blanks that hold words together are needed between two words; beside another blank they only make room. */
function withPlainBlanks(node: PhrasingContent): PhrasingContent {
  return node.type === "text" ? { ...node, value: node.value.replace(/[ \u00a0]{2,}/g, " ") } : node;
}
