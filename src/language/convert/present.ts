import { languageOf, type Variety } from "#shared/options.ts";
import { fold } from "../text/normalise.ts";
import { profileOf } from "../varieties/registry.ts";
import { readStem, type StemParts } from "./present-stems.ts";

export type Family = "egyptian" | "gulf" | "levantine" | "standard";

/** The grammar that a variety of Arabic belongs to; null for English. */
export function familyOf(variety: Variety): Family | null {
  const { region } = profileOf(variety);
  return languageOf(variety) === "en" || region === "english" ? null : region;
}

/** `bare` is said after 'must', 'so that' and their like; `habit` is what a sentence states; Gulf and Standard write both alike. */
export type Mood = "bare" | "habit" | "future";

/** A verb of the present, taken apart. `core` is what stands behind the letter of its person, as the text spells it. */
export interface Present {
  readonly joined: "" | "و" | "ف";
  readonly mood: Mood;
  readonly person: "أ" | "ن" | "ت" | "ي";
  readonly core: string;
  readonly parts: StemParts;
}

const diacritics = /[\u064b-\u0652\u0670\u0640]/g;

/** What may stand before the letter of the person, by family; the longest first. */
const prefixes: Readonly<Record<Family, readonly (readonly [form: string, mood: Mood])[]>> = {
  egyptian: [
    ["ه", "future"],
    ["ح", "future"],
    ["ب", "habit"],
    ["", "bare"],
  ],
  levantine: [
    ["ب", "habit"],
    ["", "bare"],
  ],
  gulf: [
    ["ب", "future"],
    ["", "bare"],
  ],
  standard: [
    ["س", "future"],
    ["", "bare"],
  ],
};

/** Nouns and particles that read as a verb that we know behind a prefix: بتوفير is no verb, and بنفع no 'we benefit'. */
const noVerbs: ReadonlySet<string> = new Set(
  `بنفع بنصح بنظر بنقل بنقص بتعب بترك بتسوق بتحسن بتطور بتقدم بتصرف بتفاعل بتعاون بتميز بتوسع بتغير بتحول بتكرر بتواصل بتوفر بتعلم بتحدث بتصفح
  بتوقف بتعامل بتنازل بتراجع بتحرك بتعود بتوقع بتاكد بتاخر بنشر بنسي بنجاح بنظم بنهي بنمو بناسب بتخطي بتبع
  تعلم تسوق تحسن تطور تقدم تصرف تفاعل تعاون تميز توسع تغير تحول تكرر تواصل توفر تحدث تصفح توقف تعامل تراجع تحرك تعود توقع تاخر
  نظر نشر نقل نقص نفع نصح نظم نسي نمو نهي نتج نضج نجح ناسب نادي نافس نزل ندم نام ناس نار
  ستمر سنه سته ستين يوم يد يمين يسر يمكن تمكن يعني يجب`.split(/\s+/),
);
const personOf = { ا: "أ", أ: "أ", ن: "ن", ت: "ت", ي: "ي" } as const;

/** Forms that are the Egyptian future whatever the verb, as the check knows them. */
const egyptianFuture = profileOf("ar-egyptian")
  .markers.filter(({ form, kind }) => kind === "pattern" && /^\^\[وف\]\?ه[يتن]/u.test(form))
  .map(({ form }) => new RegExp(form, "u"));
/** Likewise the Egyptian negation, around whatever verb. */
const egyptianNegation = profileOf("ar-egyptian")
  .markers.filter(({ form, kind, weight }) => kind === "pattern" && weight === 3 && /^\^\[وف\]\?م.*\[يتن\].*ش\$$/u.test(form))
  .map(({ form }) => new RegExp(form, "u"));

export function isEgyptianNegation(folded: string): boolean {
  return egyptianNegation.some((form) => form.test(folded));
}

/** 'He' with its ب, but for the nouns that begin so. */
const statedHe = /^[وف]?بي(?!ت|ئ|ان|ن|ض|ع|ك|ج|وت|ب|ر|سك|زنس|ول|دا|ديه)\p{L}{3,}$/u;

/**
 * Reads a word as a verb of the present in the grammar of `variety`; null where it may be anything else. `isSurelyVerb`: what stands
 * around it leaves no doubt, so that it may be a verb that we do not know.
 */
export function readPresent(word: string, variety: Variety, isSurelyVerb = false): Present | null {
  const family = familyOf(variety);
  const plain = word.replace(diacritics, "");
  const folded = fold(plain);
  // Offsets in the folded word are offsets in the plain one only where folding changed no length.
  if (family === null || folded.length !== plain.length || folded.length > 20 || plain.endsWith("ة")) return null;
  for (const joined of ["", "و", "ف"] as const) {
    if (!folded.startsWith(joined)) continue;
    const found = readPrefixed(plain.slice(joined.length), folded.slice(joined.length), family, variety);
    if (found) return { joined, ...found };
  }
  return isSurelyVerb || looksLikeVerb(folded, family) ? readUnknown(plain, family) : null;
}

function looksLikeVerb(folded: string, family: Family): boolean {
  if (family === "egyptian" && egyptianFuture.some((form) => form.test(folded))) return true;
  return (family === "egyptian" || family === "levantine") && statedHe.test(folded);
}

/** A verb that no list has: its ending is read as far as it is plain. */
function readUnknown(plain: string, family: Family): Present | null {
  const match = /^([وف]?)([هب]?)([يتن])(\p{L}{2,})$/u.exec(plain);
  const prefix = prefixes[family].find(([form]) => form === match?.[2]);
  if (!match?.[4] || !prefix) return null;
  const ending = match[4].endsWith("وا") ? "several" : "none";
  const stem = ending === "several" ? match[4].slice(0, -2) : match[4];
  const person = personOf[match[3] as keyof typeof personOf];
  return { joined: match[1] as Present["joined"], mood: prefix[1], person, core: match[4], parts: { stem, ending, object: "" } };
}

function readPrefixed(plain: string, folded: string, family: Family, variety: Variety): Omit<Present, "joined"> | null {
  if (noVerbs.has(folded)) return null;
  // Lebanese 'we' is من: منعمل.
  if (variety === "ar-lebanese" && folded.startsWith("من")) {
    const parts = readStem(folded.slice(2));
    if (parts && parts.stem.length > 2) return { mood: "habit", person: "ن", core: plain.slice(2), parts };
  }
  for (const [prefix, mood] of prefixes[family]) {
    if (!folded.startsWith(prefix)) continue;
    const letter = folded[prefix.length] as keyof typeof personOf;
    // A bare أ without its hamza may be a command or a past: اكتب.
    const person = prefix === "" && plain[0] === "ا" ? undefined : personOf[letter];
    const core = withObject(plain.slice(prefix.length + 1), person, family);
    const parts = person ? readStem(fold(core)) : null;
    if (person && parts && isSure(mood, prefix, person, parts)) return { mood, person, core, parts };
  }
  return null;
}

/** The Levant writes 'it' as و as well. Where no ending of 'they' can stand, 'مندفعو' is read as 'مندفعه'. */
function withObject(core: string, person: Present["person"] | undefined, family: Family): string {
  const isObject = family === "levantine" && (person === "ن" || person === "أ") && /\p{L}{3}و$/u.test(core);
  return isObject ? `${core.slice(0, -1)}ه` : core;
}

/** Egyptian ح for ه, and short stems behind ن or ت, are read only where more than two letters speak for a verb. */
function isSure(mood: Mood, prefix: string, person: Present["person"], { stem }: StemParts): boolean {
  if (prefix === "ح" || (prefix === "س" && person !== "ي")) return stem.length > 2;
  if (person === "ي") return true;
  return stem.length > 2 || stem === "حب" || mood === "future" || (mood === "habit" && stem.length > 1 && person === "ت");
}

/**
 * How `to` says a verb in a mood, with another `stem` where it has a word of its own. `bare` leaves Standard verbs without their ن,
 * as after أن, لن and لا of prohibition.
 */
export function sayPresent(verb: Present, mood: Mood, to: Variety, stem = stemOf(verb)): string {
  const { joined, person, parts } = verb;
  const family = familyOf(to);
  const rest = ended(stem, { ...parts, object: objectIn(parts.object, to) }, family, mood === "bare");
  if (mood === "bare") return joined + person + rest;
  if (mood === "future") return joined + futureOf(person, rest, family, to);
  if (family === "gulf" || family === "standard") return joined + person + rest;
  if (person === "أ") return `${joined}ب${rest}`;
  return joined + (to === "ar-lebanese" && person === "ن" ? "من" : `ب${person}`) + rest;
}

/** 'You all' is كن in Lebanon and كم elsewhere. */
function objectIn(object: string, to: Variety): string {
  return object.replace(/ك[من]$/u, profileOf(to).readerSuffix?.everyone === "كن" ? "كن" : "كم");
}

/** The stem as the text spells it, without ending and object. */
function stemOf({ core, parts: { ending, object } }: Present): string {
  const base = core.slice(0, core.length - object.length);
  return ending === "none" ? base : base.replace(/(?:ون|وا|ين|و|ي)$/u, "");
}

function futureOf(person: Present["person"], rest: string, family: Family | null, to: Variety): string {
  const joinedPerson = person === "أ" ? "" : person;
  if (family === "egyptian") return `ه${joinedPerson}${rest}`;
  if (family === "standard") return `س${person}${rest}`;
  if (family === "levantine") return `رح ${person}${rest}`;
  return to === "ar-emirati" ? `ب${joinedPerson}${rest}` : `راح ${person}${rest}`;
}

/** A stem with its object and the endings of 'you all', 'they' and a woman as the family writes them. */
function ended(stem: string, { ending, object }: StemParts, family: Family | null, isBare: boolean): string {
  if (ending === "none") return object === "" ? stem : stem.replace(/ى$/u, "ا") + object;
  const isLong = family === "gulf" || (family === "standard" && !isBare);
  const several = isLong ? "ون" : object === "" ? "وا" : "و";
  const end = ending === "several" ? several : isLong ? "ين" : "ي";
  // A weak stem gives its last letter up: تسوي, تسوون.
  return stem.replace(/[يىا]$/u, "") + end + object;
}
