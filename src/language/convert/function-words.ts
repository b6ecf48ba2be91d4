import { fold } from "../text/normalise.ts";
import type { Concept } from "../varieties/lexicon.ts";
import { profileOf } from "../varieties/registry.ts";
import { type ConversionContext, followsAnything, isClauseEnd, isClauseHead, isRun, type Rule, wordAt } from "./context.ts";
import { readPresent, sayPresent } from "./present.ts";
import { sayVerb, verbAt } from "./verb-rules.ts";

/** The joined و or ف before one of a variety's own forms of a concept; null where the word is none of them. */
function joinedTo({ from }: ConversionContext, word: string, concept: Concept): string | null {
  const { lexicon } = profileOf(from);
  const forms = (lexicon[concept] ?? profileOf("ar-standard").lexicon[concept] ?? []).map(fold);
  if (forms.includes(word)) return "";
  return /^[وف]/u.test(word) && forms.includes(word.slice(1)) ? word.slice(0, 1) : null;
}

function said({ to }: ConversionContext, concept: Concept): string {
  return profileOf(to).lexicon[concept]?.[0] ?? profileOf("ar-standard").lexicon[concept]?.[0] ?? "";
}

const isVerbAt = (context: ConversionContext, at: number) => verbAt(context, at) !== null;
const isDefinite = (word: string) => /^(?:[وف]?[بك]?ال|[وف]?لل)\p{L}{2,}/u.test(word);

/**
 * 'What'. Egypt asks at the end of the clause: 'تعمل إيه؟' is 'وش تسوي؟' elsewhere; where what is asked for does something, it says
 * 'إيه اللي'. Where the sentence would have to be turned round as a whole, it stays.
 */
const what: Rule = (context, at) => {
  const { fromFamily, toFamily } = context;
  const word = wordAt(context, at);
  const joined = joinedTo(context, word, "what");
  if (joined === null || word === "ما" || !isRun(context, at, 1)) return null;
  const isHead = isClauseHead(context, at) || joined !== "";
  const verb = isRun(context, at, 2) ? verbAt(context, at + 1) : null;
  if (toFamily === "standard") return isHead ? { count: 1, text: joined + (verb ? "ماذا" : "ما") } : null;
  if (fromFamily === "egyptian") return isHead ? { count: 1, text: joined + said(context, "what") } : null;
  if (toFamily !== "egyptian") return { count: 1, text: joined + said(context, "what") };
  if (!isHead || !verb) return isHead ? { count: 1, text: `${joined}إيه` } : null;
  return verb.person === "ي"
    ? { count: 1, text: `${joined}إيه اللي` }
    : { count: 2, text: `${joined}${sayVerb(verb, verb.mood === "future" ? "future" : "bare", context)} إيه` };
};

/** Egyptian 'تعمل إيه'. */
const verbAndWhat: Rule = (context, at) => {
  if (context.fromFamily !== "egyptian" || !isRun(context, at, 2) || joinedTo(context, wordAt(context, at + 1), "what") !== "")
    return null;
  const verb = isClauseEnd(context, at + 1) ? verbAt(context, at) : null;
  if (verb?.joined !== "") return null;
  const mood = verb.mood === "bare" ? "habit" : verb.mood;
  return {
    count: 2,
    text: `${context.toFamily === "standard" ? "ماذا" : said(context, "what")} ${sayVerb(verb, mood, context)}`,
  };
};

const who: Rule = (context, at) => {
  const joined = context.fromFamily === "standard" ? null : joinedTo(context, wordAt(context, at), "who");
  if (joined === null || !isRun(context, at, 1)) return null;
  return { count: 1, text: joined + (context.toFamily === "standard" ? "من" : said(context, "who")) };
};

/** A verb, or a word that may be one that we do not know: 'مش بيرن' stays, as 'مو بيرن' would say that it will not ring. */
function mayBeVerb(context: ConversionContext, at: number): boolean {
  return isVerbAt(context, at) || (context.fromFamily !== "standard" && /^[به][يتن]\p{L}{2,}$/u.test(wordAt(context, at)));
}

/** 'Not' before anything but a verb. Standard ليس agrees with what it denies. */
const not: Rule = (context, at) => {
  const word = wordAt(context, at);
  const joined = word === "ليست" ? "" : joinedTo(context, word, "notNominal");
  if (joined === null || !isRun(context, at, 1) || mayBeVerb(context, at + 1)) return null;
  if (context.toFamily !== "standard") return { count: 1, text: joined + said(context, "notNominal") };
  return { count: 1, text: joined + (wordAt(context, at + 1).endsWith("ه") ? "ليست" : "ليس") };
};

/** Adjectives that follow 'a thing' and agree with it. */
const ofThings = new Set("واحد ثاني تاني جديد بسيط مهم غريب كبير صغير حلو زين كويس".split(" "));

/** 'A thing' is feminine in Egypt: 'شي حلو' becomes 'حاجة حلوة'. */
const thing: Rule = (context, at) => {
  const joined = joinedTo(context, wordAt(context, at), "something");
  if (joined === null || context.toFamily !== "egyptian" || context.fromFamily === "standard") return null;
  const next = wordAt(context, at + 1);
  if (isRun(context, at, 2) && ofThings.has(next)) {
    const adjective = { زين: "كويس", ثاني: "تاني" }[next] ?? context.tokens[at + 1]?.text ?? "";
    return { count: 2, text: `${joined}حاجة ${adjective}ة` };
  }
  const stands = isClauseEnd(context, at) || followsAnything.has(next) || verbAt(context, at + 1) !== null;
  return stands && isRun(context, at, 1) ? { count: 1, text: `${joined}حاجة` } : null;
};

const near = [
  ["thisM", false],
  ["thisF", true],
  ["these", true],
] as const;
const feminineNouns = new Set(["شمس", "ارض", "نار", "حرب", "ريح", "نفس", "يد", "ايد", "عين", "رجل", "بنت", "ناس"]);

/** Feminine by its form, and plurals of things, which are spoken of as such. */
function isFeminine(word: string): boolean {
  return /(?:ه|ات)$/u.test(word) || feminineNouns.has(word) || /^ا\p{L}{2}ا\p{L}$/u.test(word);
}

/** 'This' behind its noun in Egypt, before it elsewhere; joined as هال in the Gulf and the Levant. */
const demonstrative: Rule = (context, at) => {
  const word = wordAt(context, at);
  for (const [concept] of near) {
    const joined = joinedTo(context, word, concept);
    if (joined === null || !isRun(context, at, 1)) continue;
    const own = said(context, concept);
    const isBeforeNoun = isRun(context, at, 2) && isDefinite(wordAt(context, at + 1)) && joined === "";
    if (context.toFamily === "egyptian" && isBeforeNoun) return behindNoun(context, at, own);
    if (fold(joined + own) === word) return null;
    return { count: 1, text: joined + own };
  }
  return joinedDemonstrative(context, at);
};

/** 'هذا الموضوع' becomes 'الموضوع ده'; with an adjective behind the noun, ده stands behind both. */
function behindNoun({ tokens, ...context }: ConversionContext, at: number, own: string) {
  const whole = { tokens, ...context };
  const noun = tokens[at + 1]?.text ?? "";
  const [first, second] = [wordAt(whole, at + 1), wordAt(whole, at + 2)];
  const hasAdjective = isRun(whole, at, 3) && /^ال/u.test(second) && isFeminine(first) === isFeminine(second);
  return hasAdjective ? { count: 3, text: `${noun} ${tokens[at + 2]?.text ?? ""} ${own}` } : { count: 2, text: `${noun} ${own}` };
}

const joinedThis = /^([وفبلك]?)هال(\p{L}{3,})$/u;
/** Words that only begin so: هالة, هالك. */
const notThis = new Set(["هاله", "هالات", "هالك", "هالحين", "هالسنه", "هاليوم"]);

/** 'هالموضوع' becomes 'الموضوع ده' and 'هذا الموضوع'. */
function joinedDemonstrative(context: ConversionContext, at: number) {
  const token = context.tokens[at];
  const match = token && !notThis.has(token.folded) ? joinedThis.exec(token.text) : null;
  const noun = match?.[2];
  if (!noun || !isRun(context, at, 1) || context.toFamily === "gulf" || context.toFamily === "levantine") return null;
  const joined = match[1] ?? "";
  const isF = isFeminine(fold(noun));
  if (context.toFamily === "standard") return { count: 1, text: `${joined}${isF ? "هذه" : "هذا"} ال${noun}` };
  const article = joined === "ل" ? "لل" : `${joined}ال`;
  return { count: 1, text: `${article}${noun} ${said(context, isF ? "thisF" : "thisM")}` };
}

const thisBehind: ReadonlySet<string> = new Set(["ده", "دا", "دي"]);

/** Egyptian 'الموضوع ده' becomes Standard 'هذا الموضوع', where the noun stands alone before it. */
const demonstrativeBehind: Rule = (context, at) => {
  if (context.fromFamily !== "egyptian" || context.toFamily !== "standard" || !isRun(context, at, 2)) return null;
  const match = /^([وفبك]?)ال(\p{L}{2,})$/u.exec(context.tokens[at]?.text ?? "");
  const [before, behind] = [wordAt(context, at - 1), wordAt(context, at + 1)];
  if (!match?.[2] || !thisBehind.has(behind) || (isDefinite(before) && isRun(context, at - 1, 2))) return null;
  return { count: 2, text: `${match[1] ?? ""}${behind === "دي" ? "هذه" : "هذا"} ال${match[2]}` };
};

/** Before these a Lebanese يلي is the Standard 'follows': 'ما يلي', 'كما يلي'. */
const beforeFollows = /^[وف]?(?:ك|في?)?ما$/u;

/** Standard 'that' agrees with what stands before it; a dialect's اللي does not tell with what. */
const relative: Rule = (context, at) => {
  const joined = context.fromFamily === "standard" ? null : joinedTo(context, wordAt(context, at), "relative");
  if (joined === null || !isRun(context, at, 1) || beforeFollows.test(wordAt(context, at - 1))) return null;
  if (context.toFamily !== "standard") return { count: 1, text: joined + said(context, "relative") };
  const before = isClauseHead(context, at) ? "" : wordAt(context, at - 1);
  if (before === "الناس") return { count: 1, text: "الذين" };
  return { count: 1, text: joined + (isFeminine(before.replace(/^ال/u, "")) ? "التي" : "الذي") };
};

/** بس is 'but' at the head of a clause and 'only' at its end; Standard says which. */
const but: Rule = (context, at) => {
  const word = wordAt(context, at);
  if (context.toFamily !== "standard" || (word !== "بس" && word !== "وبس") || !isRun(context, at, 1)) return null;
  if (isClauseEnd(context, at)) return { count: 1, text: "فقط" };
  return word === "بس" && isClauseHead(context, at) ? { count: 1, text: "لكن" } : null;
};

const soThatWords: ReadonlySet<string> = new Set(["عشان", "علشان", "لحتي", "كرمال", "مشان", "لكي", "كي"]);

/** 'So that' before a verb; before a noun it is 'because of' or 'for'. */
const soThat: Rule = (context, at) => {
  const word = wordAt(context, at);
  const joined = /^[وف]/u.test(word) && soThatWords.has(word.slice(1)) ? word.slice(0, 1) : "";
  if (!soThatWords.has(word.slice(joined.length)) || !isRun(context, at, 1) || !isVerbAt(context, at + 1)) return null;
  const forms = profileOf(context.to).lexicon.soThat ?? [];
  if (forms.some((form) => fold(form) === word.slice(joined.length))) return null;
  return { count: 1, text: joined + said(context, "soThat") };
};

const ofForms = /^([وف]?)(بتاع|تبع)(ي|ك|كم|كن|نا|ه|ها|هم)$/u;

/** 'Of mine, of yours' with its ending. حق and مال mean other things too and stay. */
const ofPerson: Rule = (context, at) => {
  const match = ofForms.exec(wordAt(context, at));
  if (!match || !isRun(context, at, 1) || context.toFamily === "standard") return null;
  const own = said(context, "of");
  if (own === match[2] || own === "") return null;
  return { count: 1, text: `${match[1]}${own}${match[3] === "كن" ? "كم" : match[3]}` };
};

const wants = new Map([
  ["عايز", ["iWant", "youMWant", "heWants", "weWant"]],
  ["عاوز", ["iWant", "youMWant", "heWants", "weWant"]],
  ["عايزه", ["iWant", "youFWant", "sheWants", "weWant"]],
  ["عايزين", ["weWant", "youPWant", "theyWant", "weWant"]],
  ["عاوزين", ["weWant", "youPWant", "theyWant", "weWant"]],
] as const satisfies readonly (readonly [string, readonly Concept[]])[]);
const wantedBy = { أ: 0, ت: 1, ي: 2, ن: 3 } as const;

/** Egyptian 'want' has no person: the verb behind it tells, or an 'if' that puts a case to the reader. */
const egyptianWant: Rule = (context, at) => {
  const word = wordAt(context, at);
  const joined = /^[وف]/u.test(word) ? word.slice(0, 1) : "";
  const persons = context.fromFamily === "egyptian" ? wants.get(word.slice(joined.length) as "عايز") : undefined;
  if (!persons || !isRun(context, at, 1)) return null;
  const verb = readPresent(context.tokens[at + 1]?.text ?? "", context.from);
  const isCase = ["لو", "ولو", "اذا", "انت", "انتي", "انتو", "انتوا"].includes(wordAt(context, at - 1));
  const concept = verb ? persons[wantedBy[verb.person]] : isCase ? persons[1] : undefined;
  if (!concept) return null;
  if (context.toFamily === "standard" && verb && isRun(context, at, 2)) {
    return { count: 2, text: `${joined}${said(context, concept)} أن ${sayPresent(verb, "bare", context.to)}` };
  }
  return { count: 1, text: joined + said(context, concept) };
};

export const functionWordRules: readonly Rule[] = [
  egyptianWant,
  demonstrativeBehind,
  demonstrative,
  thing,
  verbAndWhat,
  what,
  who,
  relative,
  but,
  soThat,
  ofPerson,
];

/** 'Not' comes after the negated verbs. */
export const notRule: Rule = not;
