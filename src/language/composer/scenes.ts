import { noteKind, noteOrder } from "../notes/note-kind.ts";
import type { OutlineSection } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { sentence } from "./facts/fact-sentence.ts";
import { expand, parse } from "./notation.ts";
import { askedOf } from "./outline.ts";
import { type Drafting, type Group, group } from "./parts.ts";
import { createRandom } from "./random.ts";
import { withName } from "./reader/greetings.ts";
import { readSubject } from "./subject.ts";

/** So much of a fact can be read on the screen. */
const onScreenWords = 6;
const callWords = 6;

/** What a script says, a sentence a scene: the topic, what was told, and where that is little what is known; then its call. */
function beatsOf({ brief, material, language, targetWords, names }: Drafting): string[] {
  const topic = sentence(readSubject(brief.topic).full, language);
  const notes = (brief.notes ?? []).toSorted((a, b) => noteOrder.indexOf(noteKind(a)) - noteOrder.indexOf(noteKind(b)));
  for (const note of notes) material.notes.taken.add(note);
  const speaks = names.sender === null ? [] : spoken(withName(material.plain("speaks"), names.sender).slice(0, 1), brief);
  const told = [...(brief.topic === "" ? [] : [topic]), ...speaks, ...notes.map((note) => sentence(note, language))];
  let room = targetWords - told.reduce((sum, text) => sum + countWords(text), 0);
  const known = material.beats.flatMap((beat) => {
    const text = expand(parse(beat), createRandom(1), brief.addressee, {});
    if (!text || countWords(text) > room) return [];
    room -= countWords(text);
    return [text];
  });
  return [...told, ...known];
}

const spoken = (forms: readonly string[], { addressee }: Drafting["brief"]) =>
  forms.flatMap((form) => expand(parse(form), createRandom(1), addressee, {}) ?? []);

/** The scenes of one section: the first beat opens, the call closes, and every other beat has a scene of its own. */
export function scenes(section: OutlineSection, numbered: number, drafting: Drafting): Group[] {
  const [first = "", ...told] = beatsOf(drafting);
  const middle = told.length > 0 ? told : askedBetween(drafting);
  const said = isCall(section) ? callIn(drafting) : isBetween(section) ? middle : [first];
  const total = middle.length + 2;
  return said.map((text, at) => sceneOf(text, numbered + at, total, drafting));
}

const isCall = ({ roles }: OutlineSection) => roles.includes("callToAction");
const isBetween = (section: OutlineSection) => section.layout === "scenes" && section.count === undefined && !isCall(section);

/** What is asked where nothing was told but the topic: a scene for each question. */
function askedBetween({ template, language }: Drafting): string[] {
  const section = template.outline.find(isBetween);
  return section ? askedOf(section, language).map((question) => `[… ${question}]`) : [];
}

function callIn({ picker }: Drafting): string[] {
  const call = picker.next("callToAction", callWords);
  return call ? [call.text] : [];
}

function sceneOf(text: string, at: number, total: number, { brief, labels, material, picker }: Drafting): Group {
  const seconds = Number(brief.fields.seconds);
  const [from, to] = [at, at + 1].map((place) => Math.round((seconds * place) / total));
  const shots = material.plain("shot");
  const shot = expand(parse(shots[at % shots.length] ?? ""), createRandom(1), brief.addressee, {}) ?? "";
  const isShort = countWords(text) <= onScreenWords && !text.startsWith("[");
  picker.remember(text);
  return {
    ...group(
      `**${from}–${to} ${labels.seconds}**\n- **${labels.picture}:** ${shot}\n- **${labels.voice}:** `,
      isShort ? `\n- **${labels.onScreen}:** ${text.replace(/[.!]$/u, "")}` : "",
    ),
    pieces: [{ text, words: countWords(text) }],
    fixed: 1,
  };
}
