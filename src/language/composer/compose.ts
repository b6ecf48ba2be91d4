import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { askedAddressee } from "../checks/agreement/agreement.ts";
import { factIn, reasonAgainst } from "../notes/note-use.ts";
import type { Knowledge } from "../subjects/knowledge.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { fitPlatform } from "./ads/platform-limits.ts";
import type { FormalBank, SpokenBank } from "./bank.ts";
import { sayNotes } from "./facts/say-notes.ts";
import { fillPart, fitLength, wordsIn } from "./fill.ts";
import { placeNotes } from "./forms/place-notes.ts";
import { sayQuotes, withSpeakers } from "./forms/say-quotes.ts";
import { materialFor } from "./material.ts";
import type { Slots } from "./notation.ts";
import { askForSections } from "./outline.ts";
import type { Drafting, Part } from "./parts.ts";
import { createPicker } from "./picker.ts";
import { planParts } from "./plan.ts";
import { createRandom, hashOf } from "./random.ts";
import { addressed } from "./reader/addressed.ts";
import { withoutRequests } from "./reader/requests.ts";
import { askToTurn, sayName, sign } from "./reader/said-names.ts";
import { render } from "./render.ts";
import { roleLimits } from "./role-limits.ts";
import { readBriefSubject, readSubject } from "./subject.ts";
import { kindOf } from "./text-kind.ts";

export interface Composition {
  readonly brief: Brief;
  readonly template: Template;
  readonly targetWords: number;
  readonly seed: number;
  readonly spoken: SpokenBank;
  /** Null where the template is not a formal one: none of its phrases would be asked for. */
  readonly formal: FormalBank | null;
  /** What is known of the subject; that of no subject where no pack was found. */
  readonly knowledge: Knowledge;
}

/**
 * Composes a text from told facts, statements of its subject and the formulas of its form, in the order of its outline. Deterministic: the same brief and seed give the same text. Pure: no network, no clock, no chance.
 */
export function compose(composition: Composition): string {
  const { template, spoken, formal, targetWords, knowledge } = composition;
  const given = {
    ...composition.brief,
    topic: withoutRequests(composition.brief.topic, kindOf(template, composition.brief.topic) === "explains"),
    addressee: askedAddressee(composition.brief),
    notes: withSpeakers(toldNotes(composition.brief), composition.brief),
  };
  const { brief, names, toTurn } = addressed(given, template, composition.brief.notes ?? []);
  const random = createRandom(hashOf(JSON.stringify(brief)) ^ composition.seed);
  const subject = readBriefSubject(brief, template);
  const topic = readSubject(brief.topic);
  const phrases = { ...spoken.phrases, ...formal?.phrases };
  const material = materialFor(knowledge, brief, template, targetWords, phrases, names);
  const picker = createPicker({
    phrases: material.phrases,
    family: template.family,
    roleLimits: { ...roleLimits, callToAction: 1, question: 1 },
    maxBlanks: blanksFor(targetWords),
    brief,
    targetWords,
    subject: subject.short,
    topic: topic.full,
    ownFields: ownFieldSlots(brief, template),
    random,
  });
  const drafting: Drafting = {
    brief,
    template,
    targetWords,
    language: languageOf(brief.variety),
    labels: spoken.labels,
    picker,
    fieldPhrases: { ...spoken.fields, ...formal?.fields },
    subject: subject.short,
    names,
    toTurn,
    material,
  };
  const parts = planParts(drafting);
  sayQuotes(parts, drafting);
  placeNotes(parts, drafting);
  sayNotes(parts, drafting);
  fill(parts, drafting);
  askForSections(parts, drafting);
  sayName(parts, drafting);
  askToTurn(parts, drafting);
  sign(parts, drafting);
  countPosts(parts);
  fitPlatform(parts, drafting);
  return render(parts, drafting);
}

/** The notes that are facts of the text's language. The check names the others with the reason. */
function toldNotes(brief: Brief): string[] {
  return (brief.notes ?? []).filter((note) => reasonAgainst(note, brief) === null).map((note) => factIn(note, brief));
}

/** One blank in forty words and eight in all: with more, a text is a form to fill in. */
function blanksFor(targetWords: number): number {
  return Math.min(8, Math.max(1, Math.floor(targetWords / 40)));
}

/** A thread has as many posts as there is something to say in. */
function countPosts(parts: readonly Part[]): void {
  const threads = parts.filter(({ section }) => section.layout === "posts");
  for (const { groups } of threads) groups.splice(0, groups.length, ...groups.filter(({ pieces }) => pieces.length > 0));
  const total = threads.reduce((sum, { groups }) => sum + groups.length, 0);
  let number = 0;
  for (const { groups } of threads) {
    for (const [at, post] of groups.entries()) groups[at] = { ...post, before: `${++number}/${total} ` };
  }
}

/** `{=offer}` in a phrase is what the user wrote into the field 'offer'; an empty field leaves such phrases unused. */
function ownFieldSlots(brief: Brief, template: Template): Slots {
  const slots = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) ? [[`=${field.key}`, fieldText(field, value, brief.variety)]] : [];
  });
  return Object.fromEntries(slots);
}

function fill(parts: readonly Part[], drafting: Drafting): void {
  const shared = parts.filter((part) => part.section.share > 0);
  const shares = shared.reduce((sum, part) => sum + part.share, 0);
  // What the fixed text takes (titles, labels, items) is not there to be shared out; what parts already hold is.
  const fixed = countWords(render(parts, drafting)) - shared.reduce((sum, part) => sum + wordsIn(part), 0);
  const free = Math.max(0, drafting.targetWords - fixed);
  let due = 0;
  let written = 0;
  shared.forEach((part, index) => {
    const own = (free * part.share) / shares;
    due += own;
    // What the facets could not fill is no room for statements that belong elsewhere.
    const isOwn = part.facet === null && drafting.material.kind !== "fixed";
    const room = isOwn ? Math.min(own, due - written) : due - written;
    fillPart(part, room, index === shared.length - 1, drafting);
    written += wordsIn(part);
  });
  for (const part of parts.filter((part) => part.section.share === 0)) fillPart(part, 0, false, drafting);
  // Headings stand only over what was filled, so all is counted once more; from here on only phrases come and go.
  const said = () => parts.reduce((sum, part) => sum + wordsIn(part), 0);
  const around = countWords(render(parts, drafting)) - said();
  fitLength(parts, () => around + said(), drafting);
}
