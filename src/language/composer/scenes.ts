import { noteKind, noteOrder } from "../notes/note-kind.ts";
import type { OutlineSection } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { sentence } from "./fact-sentence.ts";
import { withName } from "./greetings.ts";
import { expand, parse } from "./notation.ts";
import { type Drafting, type Group, group } from "./parts.ts";
import { createRandom } from "./random.ts";
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
  const [first = "", ...rest] = beatsOf(drafting);
  const isCall = section.roles.includes("callToAction");
  const ask = `[… ${section.purpose[drafting.language]}]`;
  const said = isCall ? callIn(drafting) : section.count === undefined ? (rest.length > 0 ? rest : [ask]) : [first];
  const total = Math.max(1, rest.length) + 2;
  return said.map((text, at) => sceneOf(text, numbered + at, total, drafting));
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
