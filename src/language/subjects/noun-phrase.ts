import { fold } from "../text/normalise.ts";
import { countWords } from "../text/words.ts";
import { doing, verbalNouns } from "./verbal-nouns.ts";

/** Longer than this, a topic makes every sentence that holds it clumsy. */
const mostWords = 11;

const arabicHowTo =
  /^(?:كيف|شلون|إزاي|ازاي|كيفية|طريقة|طريقه|أفضل طريقة|احسن طريقة|أحسن طريقة)\s+(?:(?:ممكن|أقدر|اقدر|نقدر|تقدر|فيني|فيك|بقدر|لازم)\s+)?([\p{L}\p{M}]+)(?:\s+(.*))?$/u;
const englishHowTo = /^how (?:to|do i|do you|can i|can you|do we|can we|should i)\s+(\p{L}+)(?:\s+(.*))?$/iu;
/** What asks or tells is no noun: 'about why it broke' is said of nothing. */
const isClause =
  /^(?:why|should|does|do|is|are|can|when|where|what|who|which|we|i|our .* (?:is|are|opens?)|لماذا|ليش|ليه|هل|متى|امتى|إمتى|وين|فين|أين|مين|منو|شنو|شو|ايش|وش|كم|بكم|بكام|قديش|عندي|عندنا|نحن|إحنا|احنا|أنا|انا)\s/iu;

/** «شقتي تمليك وعايز أعرف حقوقي»: a wish behind the thing is a sentence. */
const wishes =
  /\sو?(?:عايز|عايزة|عاوز|عايزين|عاوزين|أبي|ابي|أبغى|ابغى|نبي|نبغى|بدي|بدنا|أريد|اريد|نريد|محتاج|محتاجة|محتاجين|ودي|ودنا)\s/u;
/** A verb behind its noun, before what it is done to or when: 'a balcony becomes a corner', 'a food hauler opens its first store'. */
const englishStatement =
  /^(?:\p{L}[\p{L}’'-]*\s){1,6}?(?:\p{L}{2,}[^s\s]s\s(?:an?|the|my|our|your|his|her|its|their)|(?:opens|starts|becomes|closes|launches|moves|stays|retires|comes))\s/iu;

/**
 * A noun by which a text may speak of a topic, in the person's words: what names a thing as it was typed, and a how-to question by the
 * noun of doing it («إزاي تختار مدرسة» is «اختيار مدرسة», 'how to choose a school' is 'choosing a school'). Null where it is not sure.
 */
export function nounPhrase(topic: string): string | null {
  const [first = "", ...more] = topic.trim().split(/(?<=[.!?؟])\s+|\n+/u);
  const text = first.replace(/[\s.،,؛;:؟?!…]+$/u, "");
  if (text === "" || (more.length > 0 && countWords(text) > mostWords)) return null;
  const howTo = arabicHowTo.exec(text) ?? englishHowTo.exec(text);
  if (howTo) return ofDoing(howTo[1] ?? "", (howTo[2] ?? "").replace(aside, ""));
  // A question of another kind is no thing, nor is what 'we' do.
  if (/[؟?]/u.test(first) || wishes.test(text) || tellsOfUs(text)) return null;
  return isClause.test(`${text} `) || englishStatement.test(`${text} `) || countWords(text) > mostWords || !/\p{L}/u.test(text)
    ? null
    : text;
}

/** «… وأنا أول مرة أكشت» is of who asks. */
const aside = /\s+و(?:[أا]نا|[إا]حنا|نحنا|نحن|حنا)\s.*$/u;

/** Verbs of news, which no how-to question has. */
const told = new Set("خلص بلش اطلق وصل رجع قرر طلع كمل انتقل جرب ضاف وقع كسب فز شف عمل".split(" "));
/** Nouns that look like 'we' and a verb. */
const nouns = new Set("نقص نرد نشر نفس نحل نبذه نقل نظم".split(" "));

/** «نصلح طراريد …», «فتحنا الفرع …»: a verb of 'us' begins a sentence, and no noun. */
function tellsOfUs(text: string): boolean {
  const [first = ""] = fold(text).split(/\s/u, 1);
  if (nouns.has(first)) return false;
  const isVerb = (stem: string) => Object.hasOwn(verbalNouns, stem) || told.has(stem);
  const [, present] = /^(?:ب|ح|ه)?ن(\p{L}{2,})$/u.exec(first) ?? [];
  const [, past] = /^(\p{L}{2,})نا$/u.exec(first) ?? [];
  return (present !== undefined && isVerb(present)) || (past !== undefined && isVerb(past));
}

function ofDoing(verb: string, rest: string): string | null {
  const noun = /\p{Script=Arabic}/u.test(verb) ? arabicNoun(verb) : englishNoun(verb.toLowerCase());
  if (noun === null || countWords(rest) > mostWords) return null;
  // A second question or clause after it would hang in the air.
  if (/[؟?]/u.test(rest)) return null;
  return [noun, rest].filter((part) => part !== "").join(" ");
}

/** The verb's letters of person and mood, and the ending of its person, fall off. */
function arabicNoun(verb: string): string | null {
  const folded = fold(verb).replace(/ؤ/g, "و").replace(/ئ/g, "ي");
  // «يستعد» has somebody who does it, after whose name a noun of doing would have to be built otherwise.
  if (/^(?:ب|ح|ه)?ي/u.test(folded)) return null;
  const bare = folded.replace(/^(?:ب|ح|ه)?[اتني]/u, "");
  const stems = [bare, folded.replace(/^[بح]/u, ""), bare.replace(/(?:ون|ين|وا|و|ي)$/u, "")];
  const known = stems.find((stem) => Object.hasOwn(verbalNouns, stem));
  return known === undefined ? null : (verbalNouns[known] ?? null);
}

function englishNoun(verb: string): string | null {
  const own = doing[verb];
  if (own) return own;
  if (verb.length < 3 || /^(?:not|the|a|an|so|my)$/.test(verb)) return null;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
