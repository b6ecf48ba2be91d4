import { fold } from "../../text/normalise.ts";
import { type Fix, withoutLine, withoutSentence } from "../suggest/places.ts";
import type { Line, Sentence, TextView } from "../view.ts";
import type { Claim } from "./claim.ts";
import { cutWithin } from "./cut-within.ts";
import { cueChars, saidAfter } from "./untold.ts";

type Removed = Pick<Claim, "start" | "end" | "kind">;

/**
 * The text without a claim: without the smallest piece that leaves a sentence, else without the whole sentence, row or line. Nothing that
 * hangs on what goes stays behind: who said a quotation, the words before a colon. Null where no text would be left. `place`:
 * the sentence that holds the claim.
 */
export function removalOf(view: TextView, place: number, claim: Removed): Fix | null {
  const at = firstOf(view, place);
  const first = view.sentences[at];
  if (!first || claim.start < first.line.start || claim.start >= first.line.end) return null;
  if (first.line.kind === "table") return withoutRow(view, first.line);
  const last = lastOf(view, at, claim);
  if (last === first && first.line.kind !== "heading" && first.line.kind !== "label") {
    const piece = cutWithin(view.text.slice(first.start, first.end), {
      start: claim.start - first.start,
      end: claim.end - first.start,
      kind: claim.kind,
    });
    if (piece) return { ...piece, start: first.start + piece.start, end: first.start + piece.end };
  }
  return leavesText(view, withoutSentences(view, at, last));
}

/** Sentences of one text, from one to another, by their places among all. */
const wholes = new WeakMap<TextView, Map<number, Fix>>();

/** Many claims may stand in one sentence, which is cut out the same way for each. */
function withoutSentences(view: TextView, first: number, last: Sentence): Fix {
  const known = wholes.get(view) ?? new Map<number, Fix>();
  wholes.set(view, known);
  const key = last === view.sentences[first] ? first : -1;
  const made = known.get(key) ?? cutOut(view, first, last);
  if (key >= 0) known.set(key, made);
  return made;
}

/** What goes on in small letters is no new sentence: the point belonged to 'a.m.' or 'Inc.'. */
const goesOn = (view: TextView, at: number) =>
  view.sentences[at]?.line === view.sentences[at - 1]?.line && /^[a-z]/.test(view.text[view.sentences[at]?.start ?? 0] ?? "");

function firstOf(view: TextView, place: number): number {
  let at = place;
  while (at > 0 && place - at < mostParts && goesOn(view, at)) at -= 1;
  return at;
}

/** So many points may stand in one sentence. */
const mostParts = 4;

/** A quotation may run over several sentences, and the one behind it may say whose it is. */
function lastOf(view: TextView, at: number, { end, kind }: Removed): Sentence {
  let last = at;
  while (view.sentences[last + 1] && (view.sentences[last]?.end ?? 0) < end) last += 1;
  for (let parts = 0; parts < mostParts && goesOn(view, last + 1); parts += 1) last += 1;
  const sentence = view.sentences[last] as Sentence;
  const next = view.sentences[last + 1];
  if (kind !== "quotation" || !next || sentence.end > end + 1) return sentence;
  const isSpeaker = saidAfter.test(fold(view.text.slice(sentence.end, Math.min(next.end, sentence.end + cueChars))));
  return next.line === sentence.line && isSpeaker ? next : sentence;
}

function cutOut(view: TextView, at: number, last: Sentence): Fix {
  const first = view.sentences[at] as Sentence;
  const { line } = first;
  const piece = { ...first, end: last.end };
  const isEmphasised = (view.text.slice(first.start, last.end).match(/\*\*/g) ?? []).length % 2 === 1;
  const inLine = line === last.line && line.kind !== "heading" && line.kind !== "label" && !isEmphasised;
  return (inLine ? withoutSentence(view, piece) : null) ?? withoutLines(view, at, last.line);
}

/** Whole lines, with a signature behind a quotation and with what announced them and nothing else: the words before a colon. */
function withoutLines(view: TextView, at: number, last: Line): Fix {
  const first = view.sentences[at]?.line ?? last;
  let [from, to] = [lineAt(view, first), lineAt(view, last)];
  const next = filledLine(view, to, 1);
  if (next !== null && /^[\s>*_]*[–—-] ?\p{L}/u.test(textOf(view, next)) && /[»”"]/.test(textOf(view, to))) to = next;
  const before = filledLine(view, from, -1);
  const after = filledLine(view, to, 1);
  const isAlone = after === null || view.lines[after]?.kind !== view.lines[from]?.kind || view.lines[from]?.kind === "prose";
  const announces = before !== null && /[:：]\**\s*$/.test(textOf(view, before)) && isAlone;
  if (announces && before !== null) from = before;
  const cut = withoutLine(view, { ...(view.lines[from] as Line), end: view.lines[to]?.end ?? last.end });
  return announces && before !== null ? sparing(view, at - 1, cut) : cut;
}

/** Of a paragraph that ends in a colon only its last sentence announces something. */
function sparing(view: TextView, announcing: number, cut: Fix): Fix {
  const [earlier, last] = [view.sentences[announcing - 1], view.sentences[announcing]];
  if (!earlier || earlier.line !== last?.line) return cut;
  return { start: earlier.end, end: cut.end, replacement: cut.end < view.text.length ? "\n\n" : "" };
}

const lineAt = (view: TextView, line: Line) => {
  let [low, high] = [0, view.lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((view.lines[middle]?.start ?? 0) < line.start) low = middle + 1;
    else high = middle;
  }
  return low;
};
const textOf = (view: TextView, at: number) => view.text.slice(view.lines[at]?.start, view.lines[at]?.end);

/** The nearest line with words before or behind another; null where there is none within three. */
function filledLine(view: TextView, at: number, step: 1 | -1): number | null {
  for (let near = at + step; Math.abs(near - at) <= 3; near += step) {
    const line = view.lines[near];
    if (!line) return null;
    if (line.kind !== "blank") return near;
  }
  return null;
}

const isRule = (row: string) => /^[\s|:-]+$/.test(row);

/** A row of a table; the whole table where it is its only one. Of a head nothing can go but all. */
function withoutRow(view: TextView, line: Line): Fix | null {
  const at = lineAt(view, line);
  const isRow = (place: number) => view.lines[place]?.kind === "table";
  const isHead = isRow(at + 1) && isRule(textOf(view, at + 1));
  const isOnly = isRow(at - 1) && isRule(textOf(view, at - 1)) && !isRow(at + 1);
  if (isHead) return null;
  if (!isOnly) return leavesText(view, withoutLine(view, line));
  const head = view.lines[at - 2] ?? line;
  return leavesText(view, withoutLine(view, { ...head, end: line.end }));
}

function leavesText({ tokens }: TextView, cut: Fix): Fix | null {
  return (tokens[0]?.start ?? cut.end) < cut.start || (tokens.at(-1)?.end ?? cut.start) > cut.end ? cut : null;
}
