import type { Node as ProseMirrorNode } from "@tiptap/pm/model";
import type { SuggestedChange } from "./suggestion-line.ts";

/** What parts one clause from the next. */
const clauseEnd = /[.,،؛;:!?؟…()[\]«»"“”–—\n]/u;

/**
 * Changes that put a text into another dialect, clause by clause. The words of a clause hang together ('هذا الموضوع' becomes
 * 'الموضوع ده'): one of them taken without the others would leave it in two dialects.
 */
export function clauseChanges(doc: ProseMirrorNode, changes: readonly SuggestedChange[]): SuggestedChange[] {
  const clauses: SuggestedChange[] = [];
  for (const change of changes) {
    const last = clauses.at(-1);
    if (last && areOneClause(doc, last, change)) clauses[clauses.length - 1] = joined(doc, last, change);
    else clauses.push(change);
  }
  return clauses;
}

function areOneClause(doc: ProseMirrorNode, one: SuggestedChange, next: SuggestedChange): boolean {
  if (one.isBlock || next.isBlock) return false;
  const [$from, $to] = [doc.resolve(one.from), doc.resolve(next.to)];
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return false;
  return !clauseEnd.test(doc.textBetween(one.from, next.from, "\n", "\n"));
}

/** Both changes as one, with the words between them that stay. */
function joined(doc: ProseMirrorNode, one: SuggestedChange, next: SuggestedChange): SuggestedChange {
  const between = doc.slice(one.to, next.from).content;
  return {
    from: one.from,
    to: next.to,
    content: one.content.append(between).append(next.content),
    isBlock: false,
    isSilent: one.isSilent && next.isSilent,
  };
}
