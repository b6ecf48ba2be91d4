import type { Brief } from "#shared/contracts/brief.ts";
import type { EditAction } from "#shared/contracts/text-edits.ts";
import { formalSpans } from "../convert/protected-parts.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";
import type { EditPromptTask } from "./build-edit-prompt.ts";

/** A model's answer on its way: what may be shown of it. */
interface EditAnswer {
  /** @returns what is ready to be shown after this piece; may be empty. */
  push(piece: string): string;
  /** @returns the rest, once the answer has ended. */
  end(): string;
}

/** So much tells whether an answer begins with the text itself. */
const headChars = 48;
const promptLines = /^===[^\n]*===[ \t]*$/gm;
/** The end of what has arrived, where it could become a line of the prompt, or nothing but white space. */
const openEnd = /\s*(?:\n=[^\n]*)?$/;

/**
 * Shows an answer as it arrives, without the lines of the prompt that models copy. An answer that begins with one, or with an excuse, is
 * shown at its end only.
 */
export function createEditAnswer(passage: string): EditAnswer {
  let text = "";
  let shown = 0;
  const mayGrow = () => text.length >= headChars && !/^\s*===/.test(text) && !excuses(text, passage);
  return {
    push(piece) {
      text = (text + piece).trimStart();
      if (!mayGrow()) return "";
      const ready = text.replace(openEnd, "").length;
      const more = text.slice(shown, ready);
      shown = Math.max(shown, ready);
      return more;
    },
    end() {
      return readEdit(text).slice(shown);
    },
  };
}

function readEdit(answer: string): string {
  return answer.replace(promptLines, "").trim();
}

const excuse =
  /^\s*(?:عذر|أعتذر|نعتذر|آسف|أسف|للأسف|لا أستطيع|لا يمكنني|i['’]?\s?a?m sorry|sorry|i can(?:['’]t|not)|as an ai|unfortunately)/iu;
const unable = /أستطيع|يمكنني|أقدر|can['’]?t|cannot|unable|as an ai|not able/iu;
/** A refusal is short; a text that apologises goes on. */
const refusalWords = 80;

/** Whether an answer excuses itself, where the passage does not. */
function excuses(answer: string, passage: string): boolean {
  return excuse.test(answer) && !excuse.test(passage);
}

/** Whether an answer is a refusal instead of a passage. */
export function isRefusal(answer: string, passage: string): boolean {
  return excuses(answer, passage) && unable.test(answer.slice(0, 160)) && countWords(answer) <= refusalWords;
}

/** What an answer misses: a code for us, a sentence in English for the model that is asked again. */
export interface EditFault {
  readonly code: "language" | "length" | "facts";
  readonly detail: string;
}

const addresses =
  /(?:https?:\/\/|www\.)[^\s)>\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/giu;

/** Figures, addresses and hashtags of a text, as they are written. */
function factsIn(text: string): string[] {
  const plain = text.replace(addresses, " ");
  const figures = formalSpans(plain, false).map(({ start, end }) => plain.slice(start, end).trim());
  return [...figures, ...[...text.matchAll(addresses)].map(([address]) => address.replace(/(?<![.,،؛:!?؟])[.,،؛:!?؟]+$/u, ""))];
}

/** Wishes that leave what the passage says as it is. */
const keepsFacts: ReadonlySet<EditAction> = new Set<EditAction>(["rewrite", "expand", "tone", "simplify", "fix", "convert"]);

/**
 * Figures, addresses and hashtags that a suggestion lost although it should have kept them, or has although nothing around gives
 * them. What a person wished in their own words is theirs to judge.
 */
export function changedFacts(
  action: EditAction,
  passage: string,
  answer: string,
  around: readonly string[],
): { readonly lost: string[]; readonly added: string[] } {
  if (action === "instruct") return { lost: [], added: [] };
  const found = new Set(factsIn(answer));
  const known = new Set([passage, ...around].flatMap(factsIn));
  return {
    lost: keepsFacts.has(action) ? [...new Set(factsIn(passage))].filter((fact) => !found.has(fact)) : [],
    added: [...found].filter((fact) => !known.has(fact)),
  };
}

/** All that an answer misses, as far as its form tells. What the person wished in their own words is theirs to judge. */
export function editFaults(task: EditPromptTask, answer: string): EditFault[] {
  if (task.wish.action === "instruct") return [];
  return [...languageFaults(task, answer), ...lengthFaults(task, answer), ...factFaults(task, answer)];
}

function languageFaults({ passage }: EditPromptTask, answer: string): EditFault[] {
  const [own, found] = [directionOf(passage), directionOf(answer)];
  if (own === null || found === null || own === found) return [];
  return [{ code: "language", detail: `The passage is in ${own === "rtl" ? "Arabic" : "English"}: answer in its language.` }];
}

function lengthFaults({ wish, passage }: EditPromptTask, answer: string): EditFault[] {
  const [before, now] = [countWords(passage), countWords(answer)];
  const isMissed = (wish.action === "shorten" && now >= before && before > 1) || (wish.action === "expand" && now <= before);
  if (!isMissed) return [];
  const wanted = wish.action === "shorten" ? "fewer" : "more";
  return [{ code: "length", detail: `The passage has ${before} words and the answer ${now}: it must have ${wanted}.` }];
}

function factFaults({ wish, passage, before, after, brief }: EditPromptTask, answer: string): EditFault[] {
  const { lost, added } = changedFacts(wish.action, passage, answer, [before, after, ...briefTexts(brief)]);
  return [
    ...(lost.length > 0 ? [fact(`These must stay as they are written: ${lost.slice(0, 8).join(" ")}`)] : []),
    ...(added.length > 0 ? [fact(`These are made up, take them out: ${added.slice(0, 8).join(" ")}`)] : []),
  ];
}

const fact = (detail: string): EditFault => ({ code: "facts", detail });

function briefTexts(brief: Brief): string[] {
  const { topic, keywords, fields, notes = [], brandVoice } = withBrandFacts(brief);
  return [topic, ...keywords, ...notes, JSON.stringify(fields), ...(brandVoice?.samples ?? [])];
}
