import { goesOnWithPrice, isPractical, kindsIn, type NoteKind, noteKind, noteOrder } from "../../notes/note-kind.ts";
import { namesIt } from "../../notes/told-name.ts";
import { isFilled } from "../../templates/field-text.ts";
import { isSteering } from "../../templates/steering.ts";
import type { SectionLayout } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { bannedIn } from "../brand-words.ts";
import { isWritten } from "../fill.ts";
import { openingFormulas } from "../form-material.ts";
import { expand, parse } from "../notation.ts";
import { type Drafting, type Group, group, type Part, roomUnder } from "../parts.ts";
import type { Picked } from "../picker.ts";
import type { PlainForm } from "../plain-forms.ts";
import { createRandom, hashOf, pick } from "../random.ts";
import { announces } from "../reader/announcement.ts";
import { render } from "../render.ts";
import { readSubject } from "../subject.ts";
import { isOfParts, saysItsTopic } from "../text-kind.ts";
import { labelOf, toldPiece } from "./fact-labels.ts";
import { sentence } from "./fact-sentence.ts";
import { isToldIn, isToldMoreFully, withoutToldTail } from "./told-once.ts";

/**
 * Puts every note into the text, in the person's words: what the thing is, who and why over the body, then when, where, how much and
 * how to reach it together near the end.
 */
export function sayNotes(parts: Part[], drafting: Drafting): void {
  const { brief, material } = drafting;
  const topic = saysItsTopic(drafting.template, brief) ? [readSubject(brief.topic).full] : [];
  // A note whose words stand in the topic is told with it.
  const told = (brief.notes ?? []).filter((note) => !material.notes.taken.has(note) && !isToldIn(note, topic));
  if (material.kind === "form" || material.kind === "fixed") {
    sayInOrder(told, parts, drafting);
    return;
  }
  const notes = withKinds(told);
  const rooms = roomsFor(parts);
  if (rooms.length === 0) return;
  const inOrder = notes.toSorted((a, b) => noteOrder.indexOf(a.kind) - noteOrder.indexOf(b.kind));
  const isLead = ({ kind }: { kind: NoteKind }) => announces(brief.topic) && leading.has(kind);
  const lead = notes.filter(isLead);
  const endsText = endsTextOf(notes, drafting);
  const telling = (material.kind === "explains" ? notes : inOrder).filter((note) => !endsText(note) && !isLead(note));
  const needed = inOrder.filter((note) => endsText(note) && !isLead(note));
  const thread = parts.find(({ section }) => section.layout === "posts");
  const body = thread ? rooms.slice(0, Math.max(1, rooms.length - 1)) : [openingOf(parts, rooms)];
  const opening = thread ?? body[0];
  for (const part of parts) openForm(part, drafting);
  if (material.isOutline) begin(opening, drafting);
  if (saysTopic(parts, drafting)) sayRest(opening, drafting);
  else sayTopic(opening, drafting);
  for (const { note } of lead) say(note, opening, drafting);
  for (const [at, { note }] of telling.entries()) {
    const room = body[Math.floor((at * body.length) / telling.length)];
    say(note, room, drafting);
    sayKnown(note, room, drafting);
  }
  sayKnown(brief.topic, body.at(-1), drafting);
  const last = material.isOutline ? opening : (headedRoom(parts, needed, drafting) ?? rooms.filter(isFree).at(-1) ?? body.at(-1));
  for (const { note } of needed) say(note, last, drafting);
  if (notes.length === 0 && !material.isOutline && saysNothing(material)) askInstead(body.at(-1), drafting);
}

/**
 * Which notes stand at the end: where to come, when and for how much. In an article that names no place, a price or an hour is a part of the
 * advice in the order of telling ('take 50 % before you begin'), and only what the writer offers ends it.
 */
function endsTextOf(notes: readonly NoteOfKind[], { material }: Drafting): (note: NoteOfKind) => boolean {
  const isAdvice = material.kind === "explains" && notes.every(({ kind }) => kind !== "place");
  return ({ note, kind }) => (isAdvice ? isPractical(kind) && ofUs.test(fold(note)) : isPractical(kind));
}

/** A line that begins with those who write. */
const ofUs =
  /^(?:\S+ )?(?:(?:we|us|our)\b|و?(?:احنا|حنا|نحن|نحنا|عندنا|عنا|لدينا|معنا|محلنا|مكتبنا|موقعنا|منصتنا|صالوننا)(?!\p{L}))/iu;

interface NoteOfKind {
  readonly note: string;
  readonly kind: NoteKind;
}

/** Each note with what it tells; «الجيب 60» behind «السيارة الصغيرة 45 ريال» is a price, too. */
function withKinds(told: readonly string[]): NoteOfKind[] {
  const notes: NoteOfKind[] = [];
  for (const note of told) {
    const isMore = notes.at(-1)?.kind === "price" && goesOnWithPrice(note);
    notes.push({ note, kind: isMore ? "price" : kindOfNote(note) });
  }
  return notes;
}

/** A line that begins with the street or the day is of a place or a time, whatever else it names. */
function kindOfNote(note: string): NoteKind {
  const label = labelOf(note);
  if (label === "hours" || label === "date") return "time";
  return label === "place" || label === "price" ? label : noteKind(note);
}

/** Texts that sell say of their subject what a told fact touches; others that explain, what is known of it. */
const saysNothing = ({ kind, facets, phrases }: Drafting["material"]) =>
  kind === "sells" || (kind === "explains" && facets.length === 0 && (phrases.point ?? []).length === 0);

/** Where nothing was told, such a text asks for what it lives on instead of saying its topic twice. */
function askInstead(part: Part | undefined, { brief, template, language, material }: Drafting): void {
  const isTold =
    readSubject(brief.topic).rest.length > 0 ||
    template.fields.some(({ key }) => !isSteering(key) && isFilled(brief.fields[key]));
  if (!part || isTold) return;
  const inTopic: ReadonlySet<string> = kindsIn(brief.topic);
  const open = material.questions.filter(({ kind }) => !inTopic.has(kind));
  part.asked.push(...open.slice(0, mostAsked).map(({ text }) => text[language]));
}

const mostAsked = 3;

/**
 * Who has a place to come to says where, when and for how much under a heading of its own, after all that is known; a page says so before
 * its call where it tells several of these.
 */
function headedRoom(parts: Part[], needed: readonly { kind: NoteKind }[], drafting: Drafting): Part | null {
  const kinds = new Set(needed.map(({ kind }) => kind));
  const said = practicalHeadings.filter(([kind]) => kinds.has(kind));
  const room = (at: number) => {
    const words = said.flatMap(([, form]) => drafting.material.plain(form));
    return roomUnder(headingOf(words, drafting), parts, at);
  };
  const after = parts.findLastIndex(({ heading, facet }) => heading !== null && facet !== null);
  if (after >= 0) return needed.length >= 2 && kinds.has("place") ? room(after + 1) : null;
  const call = parts.findLastIndex(({ roles }) => roles.includes("callToAction"));
  const isHeaded =
    drafting.template.key === "landingPage" && drafting.targetWords >= headedFromWords && needed.length >= leastOfHeaded;
  return isHeaded && call >= 0 && said.length >= leastKinds ? room(call) : null;
}

/** A shorter page is read at a glance. */
const headedFromWords = 200;
const leastOfHeaded = 3;
/** A heading of one word would name less than stands under it. */
const leastKinds = 2;

const practicalHeadings = [
  ["place", "where"],
  ["time", "when"],
  ["price", "howMuch"],
] as const satisfies readonly (readonly [NoteKind, PlainForm])[];

function headingOf(words: readonly string[], { language }: Drafting): string {
  const heading = new Intl.ListFormat(language, { type: "conjunction" }).format(words);
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** News begins with when and where. */
const leading: ReadonlySet<NoteKind> = new Set<NoteKind>(["time", "place"]);

/** Whether the topic stands in the text itself already: in its title, its subject line or a sentence. */
function saysTopic(parts: readonly Part[], drafting: Drafting): boolean {
  const topic = readSubject(drafting.brief.topic);
  const own = parts.filter(({ section: { layout, label } }) => {
    const isSubject = layout === "line" && label === "subject";
    return isSubject || label === "primaryTexts" || ["title", "text", "posts", "scenes"].includes(layout);
  });
  return topic.full === "" || fold(render(own, drafting)).includes(fold(topic.asTyped ?? topic.full));
}

/** An outline's first sentence names what it is about: in the person's words where these are a noun, else in the subject's own. */
function begin(part: Part | undefined, drafting: Drafting): void {
  const { brief, material, picker } = drafting;
  const topic = drafting.subject ?? material.noun;
  if (topic === "") return;
  const phrases = material.plain("begin");
  const random = createRandom(hashOf(brief.topic));
  const text = expand(parse(pick(phrases, random)), random, brief.addressee, { topic });
  if (!text || !part) return;
  picker.remember(text);
  put(part, { text, words: countWords(text) });
}

/** A part of a form takes the notes from so much of the text on. */
const wideShare = 0.2;
const openingWords = 8;

/** In a form of its own the notes follow each other as they were typed, in its first wide part. */
function sayInOrder(told: readonly string[], parts: Part[], drafting: Drafting): void {
  for (const part of parts) openForm(part, drafting);
  const { template, brief, material } = drafting;
  const saysIts = saysItsTopic(template, brief) && !saysTopic(parts, drafting);
  const all = roomsFor(parts);
  const free = all.filter(({ roles }) => !roles.some((role) => openingFormulas.has(role)) || roles.includes("topicLine"));
  const rooms = free.length > 0 ? free : all;
  const wide = rooms.find(({ share }) => share >= wideShare) ?? rooms.toSorted((a, b) => b.share - a.share)[0];
  const isNeeded = told.length > 0 || saysIts;
  const room = isNeeded && (wide === undefined || isOfParts(template)) ? ownRoom(parts) : material.isOutline ? rooms[0] : wide;
  if (saysIts) sayTopic(room, drafting);
  for (const note of told) say(note, room, drafting);
}

/** A form of lists has no running text: what was told stands in a paragraph of its own, after its title and data. */
function ownRoom(parts: Part[]): Part | undefined {
  const isLeading = ({ section }: Part) => ["title", "facts"].includes(section.layout);
  const at = Math.max(
    0,
    parts.findIndex((part) => !isLeading(part)),
  );
  if (parts.every(({ section }) => lineLayouts.has(section.layout))) return undefined;
  return roomUnder(null, parts, at);
}

/** Forms of nothing but lines say their facts in these. */
const lineLayouts: ReadonlySet<SectionLayout> = new Set<SectionLayout>(["options", "line", "facts", "hashtags", "scenes"]);

/** A letter or apology opens with its formula, whatever room its facts leave. */
function openForm(part: Part, { picker }: Drafting): void {
  const role = part.roles.find((one) => openingFormulas.has(one));
  const picked = role && picker.next(role, openingWords);
  if (!picked) return;
  part.groups[0] ??= group();
  part.groups[0].pieces.unshift(picked);
  part.groups[0].fixed += 1;
}

/** The parts of running text in the order of the text. The last one, where there are several, is its ending. */
function roomsFor(parts: readonly Part[]): Part[] {
  const open = parts.filter(({ section, roles }) => section.share > 0 && roles.length > 0 && section.count === undefined);
  const texts = open.filter((part) => part.section.layout === "text" && !isWritten(part));
  return texts.length > 0 ? texts : open.filter((part) => part.section.layout === "posts");
}

/** A part that is about no facet and ends nothing: what is practical stands before the call, not after it. */
const isFree = ({ facet, roles }: Part) => facet === null && !roles.includes("callToAction") && !roles.includes("optOut");

/** Where the person's own facts stand before what is known of the subject, under no heading of a facet. */
function openingOf(parts: readonly Part[], rooms: readonly Part[]): Part | undefined {
  return (
    rooms.find(({ roles }) => roles.includes("topicLine")) ?? rooms.find(({ facet }) => facet === null) ?? rooms[0] ?? parts[0]
  );
}

/** The topic as the person typed it opens a text that has no title. */
function sayTopic(part: Part | undefined, drafting: Drafting): void {
  say(named(drafting), part, drafting);
  sayRest(part, drafting);
}

/** «مقاس: سستم يرتب طلبات الخياطة»: a told name before the noun for what it is. */
function named({ brief, names, subject, template, material }: Drafting): string {
  const topic = readSubject(brief.topic).full;
  const full = withoutToldTail(topic, brief.notes ?? []);
  // A letter or an apology is signed with the name.
  if (material.kind === "form" && template.key !== "coldEmail") return full;
  const isNew = names.called !== null && names.sender !== null && !namesIt(full, names.called);
  return isNew && subject !== null && subject.length === topic.length ? `${names.called}: ${full}` : full;
}

/** What the person wrote beyond the first sentence of the topic stands word for word, as far as there is room. */
function sayRest(part: Part | undefined, drafting: Drafting): void {
  let room = drafting.targetWords / 4;
  const { topic, notes = [] } = drafting.brief;
  for (const point of readSubject(topic).rest.filter((one) => !isToldMoreFully(one, notes))) {
    room -= countWords(point);
    if (room < 0) return;
    say(point, part, drafting);
  }
}

/** What is known of a fact stands after it. */
function sayKnown(fact: string, part: Part | undefined, drafting: Drafting): void {
  const known = drafting.material.after(fact);
  if (known !== null) sayBeat(known, part, drafting);
}

function sayBeat(known: string, part: Part | undefined, drafting: Drafting): void {
  const text = expand(parse(known), createRandom(1), drafting.brief.addressee, {});
  if (text && !bannedIn(drafting.brief)(text)) say(text, part, drafting);
}

function say(note: string, part: Part | undefined, drafting: Drafting): void {
  if (!part || note === "") return;
  const isNote = drafting.brief.notes?.includes(note) ?? false;
  const said = part.groups.flatMap(({ pieces }) => pieces);
  const piece = isNote ? toldPiece(note, drafting, said) : pieceOf(sentence(note, drafting.language));
  drafting.picker.remember(piece.text);
  put(part, piece);
}

const pieceOf = (text: string): Picked => ({ text, words: countWords(text) });

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
