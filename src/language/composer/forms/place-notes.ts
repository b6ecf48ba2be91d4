import { noteKind } from "../../notes/note-kind.ts";
import { itemsOf } from "../../templates/field-text.ts";
import { titleIn } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { sentence } from "../facts/fact-sentence.ts";
import { isToldMoreFully } from "../facts/told-once.ts";
import { type Drafting, group, type Part, roomUnder } from "../parts.ts";
import { readSubject } from "../subject.ts";
import { isOfParts } from "../text-kind.ts";
import { namedPart } from "./named-part.ts";
import type { NoteForm } from "./note-form.ts";
import { noteFormOf } from "./note-forms.ts";
import { quoteSection } from "./say-quotes.ts";

/**
 * Puts each told fact into the section whose cues it has, in the order of telling. Facts that no section claims stand where the form says,
 * or are left to stand as the notes of any form do.
 */
export function placeNotes(parts: Part[], drafting: Drafting): void {
  const form = noteFormOf(drafting.template);
  if (form || isOfParts(drafting.template)) placeNamed(parts, drafting);
  if (!form) return;
  sayTopicIn(form, parts, drafting);
  const facts = factsOf(form, drafting);
  const placed = sorted(form, facts, quoteSection(drafting.template));
  for (const [section, all] of placed) {
    const part = parts.find((one) => one.section.id === section);
    for (const fact of part ? all : []) {
      put(form.say?.(fact) ?? fact, part, drafting);
      drafting.material.notes.taken.add(fact);
    }
  }
  const left = facts.filter((fact) => !drafting.material.notes.taken.has(fact));
  const room = left.length > 0 ? restRoom(form, parts, drafting) : null;
  if (!room) return;
  for (const fact of left) {
    put(fact, room, drafting);
    drafting.material.notes.taken.add(fact);
  }
}

/** A note that names its part stands there without the name, which is the heading. */
function placeNamed(parts: readonly Part[], drafting: Drafting): void {
  const { taken } = drafting.material.notes;
  for (const note of drafting.brief.notes ?? []) {
    const named = taken.has(note) ? null : namedPart(note, parts);
    if (!named) continue;
    put(named.rest, named.part, drafting);
    taken.add(note);
  }
}

/** The items of the form's list, what the topic tells beyond its first sentence, and the notes that nothing has taken. */
function factsOf({ list, topicIn }: NoteForm, { brief, material }: Drafting): string[] {
  const items = list === undefined ? [] : itemsOf(brief.fields[list]);
  const { topic, notes = [] } = brief;
  const ofTopic = topicIn === undefined ? [] : readSubject(topic).rest.filter((one) => !isToldMoreFully(one, notes));
  return [...items, ...ofTopic, ...notes.filter((note) => !material.notes.taken.has(note))];
}

function sorted(
  { sectionOf, least = {} }: NoteForm,
  facts: readonly string[],
  quotes: string | undefined,
): Map<string, string[]> {
  const isQuote = (fact: string) => quotes !== undefined && noteKind(fact) === "quote";
  const placed = Map.groupBy(facts, (fact) => (isQuote(fact) ? quotes : sectionOf(fact)) ?? "");
  placed.delete("");
  for (const [section, all] of placed) if (all.length < (least[section] ?? 1)) placed.delete(section);
  return placed;
}

/** The first slide of a deck says what the company is, in the person's words. */
function sayTopicIn({ topicIn }: NoteForm, parts: readonly Part[], drafting: Drafting): void {
  const part = topicIn === undefined ? undefined : parts.find(({ section }) => section.id === topicIn);
  if (!part) return;
  const { full } = readSubject(drafting.brief.topic);
  const name = drafting.brief.fields[drafting.template.subjectField ?? ""];
  const isNamed = typeof name !== "string" || fold(full).includes(fold(name.trim()));
  put(isNamed ? full : `${name.trim()}: ${full}`, part, drafting);
}

function restRoom({ rest }: NoteForm, parts: Part[], { brief }: Drafting): Part | null {
  if (!rest) return null;
  if ("section" in rest) return parts.find(({ section }) => section.id === rest.section) ?? null;
  const before = parts.findIndex(({ section }) => section.id === rest.before);
  return roomUnder(titleIn(rest.title, brief.variety), parts, before < 0 ? parts.length : before, "bullets");
}

function put(fact: string, part: Part | undefined, { language, picker }: Drafting): void {
  if (!part) return;
  const text = sentence(fact, language);
  const piece = { text, words: countWords(text), told: { line: fact, label: null } };
  picker.remember(text);
  const isText = part.section.layout === "text";
  const last = part.groups.at(-1);
  const room = isText ? last : part.groups.find(({ pieces, before }) => pieces.length === 0 && before === "");
  const target = room ?? group();
  if (!room) part.groups.push(target);
  target.pieces.splice(target.fixed, 0, piece);
  target.fixed += 1;
}
