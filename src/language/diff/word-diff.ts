import { type Budget, budgetFor, diffWithin } from "./bounded-diff.ts";
import { type Token, tokensOf } from "./diff-tokens.ts";
import { joinChanges, type Run } from "./join-changes.ts";
import { pairLines } from "./pair-lines.ts";

/**
 * A part of a comparison of two texts. Joining all `same` and `removed` texts in order gives the earlier text exactly; joining all
 * `same` and `added` texts gives the later one. Removed text precedes its replacement.
 */
export interface DiffPart {
  readonly kind: "same" | "added" | "removed";
  /** Markdown. */
  readonly text: string;
  /** The text without Markdown marks. Blank if only the formatting changed. */
  readonly plain: string;
  readonly words: number;
}

/** The most differing lines for a line comparison. With more, the two texts are treated as unrelated. */
const lineEditsMost = 2_000;
/** The most differing tokens within a line. A line with more is compared sentence by sentence. */
const tokenEditsMost = 900;
/**
 * Changed lines are compared as one token sequence, without pairing lines, up to this many differing tokens and at least this
 * share of equal ones.
 */
const hunkEditsMost = 300;
const sharedAtLeast = 0.85;
/** Counting new words compares word by word up to this many differing words. */
const newWordEditsMost = 800;
/** What differs between two texts in Markdown, word by word, as phrases that can be read. */
export function diffWords(before: string, after: string): DiffPart[] {
  return runsOf(before, after)
    .flatMap((run) => {
      if (run.kind === "change") return [...partOf("removed", run.removed), ...partOf("added", run.added)];
      return partOf("same", run.kind === "same" ? run.tokens : run.units.flatMap(tokensOf));
    })
    .reduce<DiffPart[]>(joinSame, []);
}

/** Merges unchanged lines with the unchanged first words of the next line. */
function joinSame(parts: DiffPart[], part: DiffPart): DiffPart[] {
  const last = parts.at(-1);
  if (part.kind !== "same" || last?.kind !== "same") parts.push(part);
  else {
    const joined = { text: last.text + part.text, plain: last.plain + part.plain, words: last.words + part.words };
    parts[parts.length - 1] = { kind: "same", ...joined };
  }
  return parts;
}

export interface ChangedWords {
  readonly added: number;
  readonly removed: number;
}

/** The number of added and removed words in the parts. */
export function changedWords(parts: readonly DiffPart[]): ChangedWords {
  const sum = (kind: DiffPart["kind"]) => parts.reduce((words, part) => words + (part.kind === kind ? part.words : 0), 0);
  return { added: sum("added"), removed: sum("removed") };
}

/** Like `changedWords`, but directly from the texts. It is faster, because unchanged parts are not inspected. */
export function countChangedWords(before: string, after: string): ChangedWords {
  let [added, removed] = [0, 0];
  for (const run of runsOf(before, after)) {
    if (run.kind !== "change") continue;
    added += wordsIn(run.added);
    removed += wordsIn(run.removed);
  }
  return { added, removed };
}

/**
 * How many words of the later text are new, word for word. Unlike in `changedWords`, an unchanged word between changes never
 * counts, although the comparison shows it as part of one phrase. If almost everything differs, lines are compared instead.
 */
export function countNewWords(before: string, after: string): number {
  const [old, now] = [before, after].map((text) =>
    linesOf(text)
      .flatMap(tokensOf)
      .filter(({ words }) => words > 0),
  );
  const budget = budgetFor(before.length + after.length);
  const runs =
    compareTokens(old ?? [], now ?? [], newWordEditsMost, budget) ?? compare(linesOf(before), linesOf(after), linesOf, budget);
  return runs.reduce((words, run) => words + (run.kind === "change" ? wordsIn(run.added) : 0), 0);
}

const runsOf = (before: string, after: string) =>
  joinChanges(compare(linesOf(before), linesOf(after), linesOf, budgetFor(before.length + after.length)));

const wordsIn = (tokens: readonly Token[]) => tokens.reduce((sum, { words }) => sum + words, 0);

function partOf(kind: DiffPart["kind"], tokens: readonly Token[]): DiffPart[] {
  if (tokens.length === 0) return [];
  const text = tokens.map((token) => token.text).join("");
  const plain = tokens.map((token) => (token.isMark ? "" : token.text)).join("");
  return [{ kind, text, plain, words: wordsIn(tokens) }];
}

type Split = (text: string) => string[];

/** Splits into lines, each with its line breaks. */
const linesOf: Split = (text) => text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
const sentencesOf: Split = (line) => line.match(/[^.!?؟…۔\n]*[.!?؟…۔\n]+\s*|[^.!?؟…۔\n]+$/g) ?? [];

/** Compares units, then compares the words of units that differ. */
function compare(before: string[], after: string[], split: Split, budget: Budget): Run[] {
  const rough = diffWithin(before, after, lineEditsMost, budget) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  const runs: Run[][] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const closeHunk = () => {
    if (gone.length > 0 || come.length > 0) runs.push(compareHunk(gone, come, split, budget));
    [gone, come] = [[], []];
  };
  for (const { added, removed, value } of rough) {
    if (removed) gone = value;
    else if (added) come = value;
    else {
      closeHunk();
      runs.push([{ kind: "whole", units: value }]);
    }
  }
  closeHunk();
  return runs.flat();
}

/** Compares lines with the lines that replace them: as one sequence if few words changed, otherwise in pairs. */
function compareHunk(gone: string[], come: string[], split: Split, budget: Budget): Run[] {
  const [before, after] = [gone.map(tokensOf), come.map(tokensOf)];
  const all = [before.flat(), after.flat()] as const;
  if (before.length === 0 || after.length === 0 || budget.left === 0) return [changeOf(...all)];
  const few = Math.min(hunkEditsMost, Math.floor((all[0].length + all[1].length) * (1 - sharedAtLeast)));
  return (
    compareTokens(...all, few, budget) ??
    pairLines(before, after).flatMap(([i, j]): Run[] => {
      const [own, next] = [i === null ? [] : (before[i] ?? []), j === null ? [] : (after[j] ?? [])];
      if (i === null || j === null) return [changeOf(own, next)];
      const found = compareTokens(own, next, tokenEditsMost, budget);
      if (found) return found;
      if (split === sentencesOf || budget.left === 0) return [changeOf(own, next)];
      return compare(sentencesOf(gone[i] ?? ""), sentencesOf(come[j] ?? ""), sentencesOf, budget);
    })
  );
}

const changeOf = (removed: readonly Token[], added: readonly Token[]): Run => ({ kind: "change", removed, added });

/** Compares token by token; null if more than `most` of them differ. */
function compareTokens(before: readonly Token[], after: readonly Token[], most: number, budget: Budget): Run[] | null {
  const found = diffWithin(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    most,
    budget,
  );
  if (!found) return null;
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of found) {
    const own = before.slice(i, added ? i : i + count);
    const next = after.slice(j, removed ? j : j + count);
    i += own.length;
    j += next.length;
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ kind: "same", tokens: next });
    else if (last?.kind === "change") runs[runs.length - 1] = changeOf([...last.removed, ...own], [...last.added, ...next]);
    else runs.push(changeOf(own, next));
  }
  return runs;
}
