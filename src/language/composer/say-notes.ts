import { isPractical, noteKind, noteOrder } from "../notes/note-kind.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";
import { isWritten } from "./fill.ts";
import { openingFormulas } from "./form-material.ts";
import { expand, parse } from "./notation.ts";
import { type Drafting, type Group, group, type Part } from "./parts.ts";
import type { Picked } from "./picker.ts";
import { createRandom } from "./random.ts";
import { readSubject } from "./subject.ts";

/**
 * Puts every note into the text, in the person's words: what the thing is, who and why over the body, then when, where, how much and
 * how to reach it together near the end. A note in another script than the text's is left out, because it would stand as a foreign
 * line; the check then names it as missing. So is every note of a form that has no running text.
 */
export function sayNotes(parts: readonly Part[], drafting: Drafting): void {
  const form = drafting.material?.form;
  const told = (drafting.brief.notes ?? []).filter((note) => isInScript(note, drafting) && !form?.taken.has(note));
  if (form) {
    sayInOrder(told, parts, drafting);
    return;
  }
  const notes = told.map((note) => ({ note, kind: noteKind(note) }));
  const rooms = roomsFor(parts);
  if (rooms.length === 0) return;
  const inOrder = notes.toSorted((a, b) => noteOrder.indexOf(a.kind) - noteOrder.indexOf(b.kind));
  const telling = inOrder.filter(({ kind }) => !isPractical(kind));
  const needed = inOrder.filter(({ kind }) => isPractical(kind));
  const thread = parts.find(({ section }) => section.layout === "posts");
  const opening = drafting.material && !thread ? [openingOf(parts, rooms)] : null;
  const body = opening ?? (rooms.length > 1 ? rooms.slice(0, -1) : rooms);
  if (drafting.material && !parts.some(({ section }) => section.layout === "title")) sayTopic(thread ?? body[0], drafting);
  for (const [at, { note }] of telling.entries()) {
    const room = body[Math.floor((at * body.length) / telling.length)];
    say(note, room, drafting);
    sayKnown(note, room, drafting);
  }
  sayKnown(drafting.brief.topic, body.at(-1), drafting);
  const last = drafting.material ? (rooms.filter(isFree).at(-1) ?? body.at(-1)) : rooms.at(-1);
  for (const { note } of needed) say(note, last, drafting);
}

/** A part of a form takes the notes from so much of the text on. */
const wideShare = 0.2;
const openingWords = 8;

/** In a form of its own the notes follow each other as they were typed, in its first wide part. */
function sayInOrder(notes: readonly string[], parts: readonly Part[], drafting: Drafting): void {
  for (const part of parts) openForm(part, drafting);
  const all = roomsFor(parts);
  const free = all.filter(({ roles }) => !roles.some((role) => openingFormulas.has(role)) || roles.includes("topicLine"));
  const rooms = free.length > 0 ? free : all;
  const room = rooms.find(({ share }) => share >= wideShare) ?? rooms.toSorted((a, b) => b.share - a.share)[0];
  if (room?.roles.includes("topicLine")) sayTopic(room, drafting);
  for (const note of notes) say(note, room, drafting);
}

/** A letter or apology opens with its formula, whatever room its facts leave. */
function openForm(part: Part, { picker }: Drafting): void {
  const role = part.roles.find((one) => openingFormulas.has(one));
  const picked = role && picker.next(role, openingWords);
  if (!picked) return;
  part.groups[0] ??= group();
  part.groups[0].pieces.unshift(picked);
  part.groups[0].fixed += 1;
}

function isInScript(note: string, { language }: Drafting): boolean {
  const direction = directionOf(note);
  return direction === null || direction === (language === "ar" ? "rtl" : "ltr");
}

/** The parts of running text in the order of the text. The last one, where there are several, is its ending. */
function roomsFor(parts: readonly Part[]): Part[] {
  const open = parts.filter(({ section, roles }) => section.share > 0 && roles.length > 0 && section.count === undefined);
  const texts = open.filter((part) => part.section.layout === "text" && !isWritten(part));
  return texts.length > 0 ? texts : open.filter((part) => part.section.layout === "posts");
}

/** A part that is about no facet and ends nothing: what is practical stands before the call, not after it. */
const isFree = ({ theme, roles }: Part) => theme === null && !roles.includes("callToAction") && !roles.includes("optOut");

/** Where the person's own facts stand before what is known of the subject, under no heading of a facet. */
function openingOf(parts: readonly Part[], rooms: readonly Part[]): Part | undefined {
  return (
    rooms.find(({ roles }) => roles.includes("topicLine")) ?? rooms.find(({ theme }) => theme === null) ?? rooms[0] ?? parts[0]
  );
}

const isQuestion =
  /^(?:ليش|ليه|ليهِ?|لماذا|كيف|شلون|إزاي|ازاي|هل|متى|وين|فين|why|how|what|when|where|which|should|is|are|can|do|does)\s/iu;

/** The topic as the person typed it opens a text that has no title. */
function sayTopic(part: Part | undefined, drafting: Drafting): void {
  const topic = sentence(readSubject(drafting.brief.topic).full, drafting);
  const asked = drafting.language === "ar" ? "؟" : "?";
  say(isQuestion.test(topic) ? topic.replace(/\.$/u, asked) : topic, part, drafting);
}

/** What is known of a fact stands after it. */
function sayKnown(fact: string, part: Part | undefined, drafting: Drafting): void {
  const known = drafting.material?.after(fact);
  const text = known && expand(parse(known), createRandom(1), drafting.brief.addressee, {});
  if (text) say(text, part, drafting);
}

function say(note: string, part: Part | undefined, drafting: Drafting): void {
  if (!part) return;
  const text = sentence(note, drafting);
  drafting.picker.remember(text);
  put(part, { text, words: countWords(text) });
}

/** A line as a sentence: with a capital in English, and a mark at its end. */
function sentence(note: string, { language }: Drafting): string {
  const line = note.replace(/^[-*•]\s+/u, "").replace(/[،,؛;:]+$/u, "");
  const begun = language === "en" ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  return /[.!?؟…»”"\])]$/u.test(begun) ? begun : `${begun}.`;
}

function put(part: Part, piece: Picked): void {
  const room = (target: Group) =>
    (target.maxChars ?? Number.POSITIVE_INFINITY) -
    target.before.length -
    target.pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (part.groups.length === 0) part.groups.push(group());
  const emptiest = part.groups.toSorted((a, b) => a.fixed - b.fixed).find((target) => room(target) > piece.text.length);
  if (!emptiest) return;
  emptiest.pieces.splice(emptiest.fixed, 0, piece);
  emptiest.fixed += 1;
}
