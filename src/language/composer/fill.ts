import type { SectionLayout } from "../templates/template.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import { blanksIn } from "./phrase.ts";
import { type Picked, roomy } from "./picker.ts";
import type { Role } from "./roles.ts";

/** A remainder smaller than this is not worth a sentence. */
const leastWords = 4;
/** How far a phrase may run over what is left of its part, once the part has something in it. */
const overrun = 7;

/** Layouts that the plan has written already. */
const fixedLayouts: ReadonlySet<SectionLayout> = new Set<SectionLayout>([
  "title",
  "line",
  "table",
  "extract",
  "facts",
  "hashtags",
  "signature",
  "options",
  "scenes",
]);

/** Nothing is to be added: the plan wrote it whole. */
export function isWritten({ section }: Part): boolean {
  return fixedLayouts.has(section.layout) || (section.maxChars !== undefined && section.layout !== "posts");
}

/** Words of the part's phrases; labels and headings around them are not counted. */
export function wordsIn(part: Part): number {
  return part.groups.reduce((sum, group) => sum + wordsOf(group), 0);
}

function wordsOf(group: Group): number {
  return group.pieces.reduce((sum, piece) => sum + piece.words, 0);
}

/** The role for the next phrase of a part: its roles in turn, the first one first. */
function roleAt(part: Part, taken: number): Role | undefined {
  return part.roles[taken % Math.max(1, part.roles.length)];
}

function charsOf(group: Group): number {
  return group.before.length + group.pieces.reduce((sum, piece) => sum + piece.text.length + 1, 0);
}

function take(part: Part, group: Group, role: Role, wanted: number, drafting: Drafting): Picked | null {
  const { picker } = drafting;
  const options = { theme: part.facet, maxBlanks: blanksLeft(part) };
  // A question with its answer is a whole, of any length: asking for one of so many words would always find the same few.
  const words = part.section.layout === "questions" ? roomy : wanted;
  const picked = nextOf(part.roles, role, (next) => picker.next(next, words, options));
  if (!picked) return null;
  if (group.maxChars !== undefined && charsOf(group) + picked.text.length > group.maxChars) {
    drafting.picker.forget(picked.text);
    return null;
  }
  group.pieces.push(picked);
  return picked;
}

/** How many more facts the part may leave to the user. */
function blanksLeft({ section, groups }: Part): number {
  const pieces = groups.flatMap((group) => group.pieces);
  return (section.blanks ?? Number.POSITIVE_INFINITY) - pieces.reduce((sum, { text }) => sum + blanksIn(text), 0);
}

/** The first of the roles, beginning with `first`, that still has something to say. */
function nextOf(roles: readonly Role[], first: Role, say: (role: Role) => Picked | null): Picked | null {
  const start = Math.max(0, roles.indexOf(first));
  for (const role of [...roles.slice(start), ...roles.slice(0, start)]) {
    const picked = say(role);
    if (picked) return picked;
  }
  return null;
}

/** Fills one part with phrases until its share is said. `quota` counts all words of the part, fixed ones included. */
export function fillPart(part: Part, quota: number, isLast: boolean, drafting: Drafting): void {
  if (part.roles.length === 0 || isWritten(part)) return;
  if (part.open) fillOpen(part, quota, isLast, drafting);
  else fillGroups(part, quota, drafting);
}

function fillOpen(part: Part, quota: number, isLast: boolean, drafting: Drafting): void {
  let taken = 0;
  for (;;) {
    const left = quota - wordsIn(part);
    const isEmpty = part.groups.every((group) => group.pieces.length === 0);
    if (left < leastWords && !(isEmpty && (isLast || part.section.share > 0))) return;
    const role = roleAt(part, taken);
    const group = openGroup(part);
    if (!role || !group) return;
    const picked = take(part, group, role, Math.max(left, leastWords), drafting);
    if (!picked) return;
    taken += 1;
    if (!isEmpty && picked.words > left + overrun) {
      group.pieces.pop();
      drafting.picker.forget(picked.text);
      return;
    }
  }
}

/** More than two sentences about one item pull against each other; a question phrase is a whole item. */
function isFull({ section }: Part, group: Group): boolean {
  const free = group.pieces.length - group.fixed;
  if (section.layout === "questions") return free >= 1;
  return section.each !== undefined && section.layout !== "text" && free >= 2;
}

/** Where the next free phrase goes: the one group of a text, a new bullet, a new question. */
function openGroup(part: Part): Group | undefined {
  const last = part.groups.at(-1);
  if (part.section.layout === "text") return last;
  if (last && last.pieces.length === 0) return last;
  const added = group();
  part.groups.push(added);
  return added;
}

function fillGroups(part: Part, quota: number, drafting: Drafting): void {
  const target = quota / Math.max(1, part.groups.length);
  part.groups.forEach((group, index) => {
    let taken = index;
    for (;;) {
      const words = wordsOf(group);
      const left = target - words;
      if (words > 0 && left < 2 * leastWords) return;
      const role = roleAt(part, taken);
      if (!role || !take(part, group, role, Math.max(left, leastWords), drafting)) return;
      taken += 1;
      if (part.section.share === 0) return;
      if (isFull(part, group)) return;
    }
  });
}

/** Where a phrase of a part's stands. */
interface Place {
  readonly part: Part;
  readonly group: Group;
  readonly piece: Picked;
}

/** How many exchanges are tried before a small remainder is left as it is. */
const exchangesMax = 12;

/**
 * Brings the whole text to its length: drops the free phrase whose length comes nearest to what is too much, or adds one
 * that comes nearest to what is missing, until the rest is smaller than any phrase; then exchanges phrases for longer or shorter ones.
 */
export function fitLength(parts: readonly Part[], total: () => number, drafting: Drafting): void {
  const tolerance = Math.max(2, drafting.targetWords * 0.02);
  const miss = () => total() - drafting.targetWords;
  for (let round = 0; round < 40 && Math.abs(miss()) > tolerance; round++) {
    // A text of facts and statements ends where they end; fiction and wishes are as long as they were asked for.
    if (miss() < 0 && drafting.material.kind !== "fixed") return;
    const changed = miss() > 0 ? dropNearest(parts, miss(), drafting) : addNearest(parts, -miss(), drafting);
    if (!changed) break;
  }
  for (let round = 0; round < exchangesMax && Math.abs(miss()) > tolerance; round++) {
    exchangeNearest(parts, miss(), round, drafting);
  }
}

/** The phrases that the writer chose freely, in parts that it filled. */
function freePlaces(parts: readonly Part[]): Place[] {
  return parts
    .filter((part) => !isWritten(part))
    .flatMap((part) => part.groups.flatMap((group) => group.pieces.slice(group.fixed).map((piece) => ({ part, group, piece }))));
}

function dropNearest(parts: readonly Part[], words: number, drafting: Drafting): boolean {
  const open = parts.filter((part) => part.open && part.section.layout !== "questions");
  const [best] = freePlaces(open)
    .filter(({ part }) => part.groups.reduce((n, group) => n + group.pieces.length, 0) > 1)
    .sort((a, b) => Math.abs(a.piece.words - words) - Math.abs(b.piece.words - words));
  if (!best || best.piece.words > 2 * words) return false;
  best.group.pieces.splice(best.group.pieces.indexOf(best.piece), 1);
  drafting.picker.forget(best.piece.text);
  return true;
}

/** A longer or shorter phrase in the place of another one; undone where it does not help. */
function exchangeNearest(parts: readonly Part[], miss: number, round: number, drafting: Drafting): void {
  const places = freePlaces(parts).toSorted((a, b) => (miss > 0 ? b.piece.words - a.piece.words : a.piece.words - b.piece.words));
  const place = places[round % Math.max(1, places.length)];
  if (!place) return;
  const { part, group, piece } = place;
  const maxBlanks = blanksLeft(part) + blanksIn(piece.text);
  const picked = drafting.picker.exchange(piece, Math.max(1, piece.words - miss), maxBlanks);
  if (!picked) return;
  const isBetter = Math.abs(miss + picked.words - piece.words) < Math.abs(miss);
  const fits = group.maxChars === undefined || charsOf(group) - piece.text.length + picked.text.length <= group.maxChars;
  if (isBetter && fits) group.pieces[group.pieces.indexOf(piece)] = picked;
  else {
    drafting.picker.forget(picked.text);
    drafting.picker.remember(piece.text);
  }
}

function addNearest(parts: readonly Part[], words: number, drafting: Drafting): boolean {
  if (words < leastWords) return false;
  const willing = parts.filter((part) => part.section.share > 0 && part.roles.length > 0 && !isWritten(part));
  return willing
    .toSorted((a, b) => b.share - a.share)
    .some((part) => {
      const into = part.open
        ? openGroup(part)
        : part.groups.filter((group) => !isFull(part, group)).toSorted((a, b) => a.pieces.length - b.pieces.length)[0];
      const role = roleAt(part, wordsIn(part));
      return into !== undefined && role !== undefined && take(part, into, role, words, drafting) !== null;
    });
}
