import type { Token } from "./diff-tokens.ts";

/** Lines or sentences that both texts have, tokens that both have, or some in the place of others. */
export type Run =
  | { readonly kind: "whole"; readonly units: readonly string[] }
  | { readonly kind: "same"; readonly tokens: readonly Token[] }
  | { readonly kind: "change"; readonly removed: readonly Token[]; readonly added: readonly Token[] };

type Exchange = Extract<Run, { kind: "change" }>;

interface Same {
  readonly kind: "same";
  readonly tokens: Token[];
}

interface Change {
  readonly kind: "change";
  readonly removed: Token[];
  readonly added: Token[];
}

/** A word of so many letters between two changed phrases is part of the phrase: 'في', 'من', 'and'. */
const shortWord = 3;

/**
 * Makes phrases of scattered changes: what stands next to each other becomes one, and so do changes with only a space or a short word
 * between them. White space and signs that both sides of a change share at its edges are taken out of it.
 */
export function joinChanges(runs: readonly Run[]): Run[] {
  const joined: (Change | Same | Extract<Run, { kind: "whole" }>)[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const lastButOne = joined.at(-2);
    if (run.kind === "whole") joined.push(run);
    else if (run.kind === "same") {
      if (last?.kind === "same") append(last.tokens, run.tokens);
      else joined.push({ kind: "same", tokens: [...run.tokens] });
    } else if (last?.kind === "change" && goesOn(last)) {
      extend(last, run);
    } else if (last?.kind === "same" && lastButOne?.kind === "change" && isBridge(last.tokens, lastButOne, run)) {
      joined.pop();
      extend(lastButOne, { removed: last.tokens, added: last.tokens });
      extend(lastButOne, run);
    } else joined.push({ kind: "change", removed: [...run.removed], added: [...run.added] });
  }
  return joined.flatMap((run) => (run.kind === "change" ? withoutSharedEdges(run) : [run]));
}

/** One by one: a call with a hundred thousand arguments does not end well. */
function append(tokens: Token[], more: readonly Token[]): void {
  for (const token of more) tokens.push(token);
}

function extend(change: Change, { removed, added }: Pick<Exchange, "removed" | "added">): void {
  append(change.removed, removed);
  append(change.added, added);
}

/** A change goes on behind it, unless it ends with a whole line: a line that is gone and a word in the next line are two changes. */
function goesOn({ removed, added }: Change): boolean {
  return ![removed, added].some((side) => side.length > 1 && side.at(-1)?.text.endsWith("\n"));
}

function isBridge(tokens: readonly Token[], before: Exchange, after: Exchange): boolean {
  if (tokens.some(({ text }) => text.includes("\n"))) return false;
  const words = tokens.filter((token) => token.words > 0);
  if (words.length === 0) return tokens.every(({ text }) => !/[.!?؟…]/.test(text));
  const [word] = words;
  const isShort = words.length === 1 && word !== undefined && word.text.length <= shortWord;
  return isShort && isExchange(before) && isExchange(after);
}

/** Words in the place of words. */
function isExchange({ removed, added }: Exchange): boolean {
  return [removed, added].every((side) => side.some(({ words }) => words > 0));
}

function withoutSharedEdges({ removed, added }: Change): Run[] {
  const most = Math.min(removed.length, added.length);
  let start = 0;
  while (start < most && removed[start]?.text === added[start]?.text) start += 1;
  let end = 0;
  while (end < most - start && removed.at(-1 - end)?.text === added.at(-1 - end)?.text) end += 1;
  const same = (tokens: readonly Token[]): Run[] => (tokens.length === 0 ? [] : [{ kind: "same", tokens }]);
  return [
    ...same(added.slice(0, start)),
    { kind: "change", removed: removed.slice(start, removed.length - end), added: added.slice(start, added.length - end) },
    ...same(added.slice(added.length - end)),
  ];
}
