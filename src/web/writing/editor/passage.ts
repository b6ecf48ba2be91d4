import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import type { Passage, PassageRange } from "./editor-handle.ts";
import type { MarkdownSource } from "./markdown-source.ts";

/** What is selected, widened to whole words; the whole text where nothing is. */
export function passageOf({ doc, selection }: EditorState, source: MarkdownSource): Passage {
  const all = { from: 0, to: doc.content.size };
  const chosen = selection.empty ? all : { from: wordStart(doc, selection.from), to: wordEnd(doc, selection.to) };
  const isWhole = doc.textBetween(0, chosen.from).trim() === "" && doc.textBetween(chosen.to, all.to).trim() === "";
  const { from, to } = isWhole ? all : chosen;
  const written = (part: ProseMirrorNode) => source.write(part).trim();
  const markdown = written(lineWithin(doc, { from, to }) ?? doc.cut(from, to));
  return { from, to, isWhole, markdown, before: written(doc.cut(0, from)), after: written(doc.cut(to)) };
}

/** Words of one item, quote or cell as a paragraph: the writer is asked about them, not about the list or the table around. */
function lineWithin(doc: ProseMirrorNode, { from, to }: PassageRange): ProseMirrorNode | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const { parent, depth } = $from;
  if (depth < 2 || !$from.sameParent($to) || parent.type.name !== "paragraph") return null;
  return doc.type.create(null, parent.cut($from.parentOffset, $to.parentOffset));
}

const wordSign = /[\p{L}\p{N}\p{M}_]/u;

function wordStart(doc: ProseMirrorNode, at: number): number {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock) return at;
  const text = $at.parent.textBetween(0, $at.parent.content.size, undefined, "\n");
  let start = $at.parentOffset;
  if (!wordSign.test(text[start] ?? "")) return at;
  while (start > 0 && wordSign.test(text[start - 1] ?? "")) start -= 1;
  return $at.start() + start;
}

function wordEnd(doc: ProseMirrorNode, at: number): number {
  const $at = doc.resolve(at);
  if (!$at.parent.isTextblock) return at;
  const text = $at.parent.textBetween(0, $at.parent.content.size, undefined, "\n");
  let end = $at.parentOffset;
  if (!wordSign.test(text[end - 1] ?? "")) return at;
  while (end < text.length && wordSign.test(text[end] ?? "")) end += 1;
  return $at.start() + end;
}
