import { type Budget, budgetFor, diffWithin } from "./bounded-diff.ts";
import { type Token, tokensOf } from "./diff-tokens.ts";
import { joinChanges, type Run } from "./join-changes.ts";
import { pairLines } from "./pair-lines.ts";

/**
 * A stretch of two texts that are compared. All `same` and `removed` texts in order are the text before, all `same` and `added` ones the
 * text after, to the character. What was removed stands before what took its place.
 */
export interface DiffPart {
  readonly kind: "same" | "added" | "removed";
  /** Markdown. */
  readonly text: string;
  /** The same without the marks of Markdown; blank where only the look of words changed. */
  readonly plain: string;
  readonly words: number;
}

/** Texts that differ in more lines than this are compared as two texts that have little to do with each other. */
const lineEditsMost = 2_000;
/** Likewise the tokens of one line; a longer line is compared sentence by sentence before it is given up. */
const tokenEditsMost = 900;
/** Lines are compared as one stretch, without asking which became which, while so few tokens differ and this share stays. */
const hunkEditsMost = 300;
const sharedAtLeast = 0.85;
/** Words that are counted as new are looked for one by one while so many differ. */
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

/** Lines that stay and the first words of the next one that stay are one stretch. */
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

/** How many words the later text has that the earlier one had not, and the other way round: those of the parts. */
export function changedWords(parts: readonly DiffPart[]): ChangedWords {
  const sum = (kind: DiffPart["kind"]) => parts.reduce((words, part) => words + (part.kind === kind ? part.words : 0), 0);
  return { added: sum("added"), removed: sum("removed") };
}

/** The same from the texts alone, in less time: what stays is not looked into. */
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
 * How many words of the later text were not there before, word for word. Unlike in `changedWords` a word that stays between changes is
 * never one of them, although it is shown with them as one phrase; where hardly anything stays, lines are compared after all.
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

/** A line with the line ends behind it. */
const linesOf: Split = (text) => text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
const sentencesOf: Split = (line) => line.match(/[^.!?؟…۔\n]*[.!?؟…۔\n]+\s*|[^.!?؟…۔\n]+$/g) ?? [];

/** Compares units, then looks into those that differ. */
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

/** Lines in the place of other lines: hardly changed, parted or joined as they are, or each in the place of its own. */
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

/** Token by token; null where more of them differ than `most`. */
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
