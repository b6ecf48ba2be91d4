import { namesIt } from "../../notes/told-name.ts";
import { fieldText, isFilled } from "../../templates/field-text.ts";
import { isSteering } from "../../templates/steering.ts";
import type { OutlineSection } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { countWords } from "../../text/words.ts";
import { sentence } from "../facts/fact-sentence.ts";
import { type Drafting, group, type Part } from "../parts.ts";
import { render } from "../render.ts";
import { toTurn } from "./addressed.ts";

/** What the text is about by the person's own name for it stands in it at least once. */
export function sayName(parts: readonly Part[], { brief, template, language }: Drafting): void {
  const field = template.fields.find(({ key }) => key === template.subjectField);
  const value = field && brief.fields[field.key];
  if (!field || !isFilled(value) || Array.isArray(value) || isSteering(field.key)) return;
  const name = fieldText(field, value, brief.variety);
  const room = parts.find(({ section }) => section.layout === "text");
  const said = parts.flatMap(({ groups }) => groups.flatMap(({ before, pieces }) => [before, ...pieces.map(({ text }) => text)]));
  if (!room || said.some((text) => fold(text).includes(fold(name)))) return;
  room.groups[0] ??= group();
  room.groups[0].pieces.push({ text: sentence(name, language), words: countWords(name) });
}

/** Layouts after which nobody signs. */
const below: ReadonlySet<string> = new Set(["hashtags", "facts"]);

/** Who writes stands in the text: as its last line, where no sentence has named them. */
export function sign(parts: Part[], drafting: Drafting): void {
  const { sender, called } = drafting.names;
  if (sender === null) return;
  const text = render(parts, drafting);
  if (
    namesIt(text, sender) ||
    (called !== null && sender.split(" ").length <= called.split(" ").length + 1 && namesIt(text, called))
  )
    return;
  const purpose = { en: "", ar: "" };
  const section: OutlineSection = { id: "sender", layout: "text", roles: [], share: 0, purpose };
  const pieces = [{ text: sender, words: countWords(sender) }];
  const part: Part = {
    ...{ section, facet: null, roles: [], share: 0, heading: null, asked: [], open: false },
    groups: [{ ...group(), pieces, fixed: 1 }],
  };
  const at = parts.findLastIndex(({ section: { layout } }) => !below.has(layout));
  parts.splice(at + 1, 0, part);
}

/** What was told of the reader stands as blanks with its words: the person turns it. */
export function askToTurn(parts: readonly Part[], { toTurn: lines, language }: Drafting): void {
  const isSaid = ({ groups }: Part) => groups.some(({ pieces, before }) => pieces.length > 0 || before !== "");
  const room = parts.findLast((part) => !below.has(part.section.layout) && isSaid(part));
  room?.asked.push(...lines.map((line) => toTurn(line, language)));
}
