import type { Variety } from "#shared/options.ts";
import { fold } from "../text/normalise.ts";
import type { Concept } from "../varieties/lexicon.ts";
import { profileOf } from "../varieties/registry.ts";
import { type ConversionContext, type Exchanged, isClauseHead, isDependent, isRun, type Rule, wordAt } from "./context.ts";
import { familyOf, isEgyptianNegation, type Mood, type Present, readPresent, sayPresent } from "./present.ts";

/** Verbs that the varieties have words of their own for, by the form of 'he'. What is left out means several things somewhere. */
const verbConcepts: readonly Concept[] = [
  "heDoes",
  "heSees",
  "heGives",
  "heBrings",
  "heSends",
  "heReturns",
  "heSits",
  "heSpeaks",
  "heFinds",
  "heBuys",
  "heWaits",
  "heStarts",
  "heUnderstands",
  "itHappens",
];

const stemTables = new Map<string, ReadonlyMap<string, string>>();

/** Stems of `from`, folded, with what `to` has instead, as it spells them. What `to` says as well is left out. */
function stemsOf(from: Variety, to: Variety): ReadonlyMap<string, string> {
  const key = `${from} ${to}`;
  const known = stemTables.get(key);
  if (known) return known;
  const table = new Map<string, string>();
  const standard = profileOf("ar-standard").lexicon;
  const stemIn = (form: string, variety: Variety) => {
    const verb = form.includes(" ") ? null : readPresent(form, variety);
    return verb && verb.parts.ending === "none" && verb.parts.object === "" ? verb.core : null;
  };
  for (const concept of verbConcepts) {
    const own = profileOf(from).lexicon[concept] ?? standard[concept] ?? [];
    const said = (profileOf(to).lexicon[concept] ?? standard[concept] ?? []).map(
      (form) => stemIn(form, to) ?? stemIn(form, "ar-standard"),
    );
    const [first] = said;
    if (!first) continue;
    const atHome = new Set(said.map((stem) => fold(stem ?? "")));
    for (const form of own) {
      const stem = fold(stemIn(form, from) ?? stemIn(form, "ar-standard") ?? "");
      if (stem !== "" && !atHome.has(stem) && !table.has(stem)) table.set(stem, first);
    }
  }
  const softens = ["egyptian", "levantine"];
  if (softens.includes(familyOf(from) ?? "") && !softens.includes(familyOf(to) ?? ""))
    table.set("اخد", to === "ar-standard" ? "أخذ" : "اخذ");
  else if (softens.includes(familyOf(to) ?? "") && !softens.includes(familyOf(from) ?? "")) table.set("اخذ", "اخد");
  stemTables.set(key, table);
  return table;
}

/** A verb of the text as `to` says it, with its own word for it where it has one. */
export function sayVerb(verb: Present, mood: Mood, { from, to }: ConversionContext): string {
  return sayPresent(verb, mood, to, stemsOf(from, to).get(verb.parts.stem));
}

export function verbAt({ tokens, from }: ConversionContext, at: number): Present | null {
  const token = tokens[at];
  return token ? readPresent(token.text, from) : null;
}

const particles: ReadonlySet<string> = new Set(["راح", "رح", "سوف"]);
/** Nothing but a verb follows these: one that no list has is read too. راح is 'he went' as well. */
const sureParticles: ReadonlySet<string> = new Set(["رح", "سوف"]);

/** The verb behind a particle of the future. */
function verbOfFuture(context: ConversionContext, particle: number): Present | null {
  const { tokens, from } = context;
  const isSure = sureParticles.has(wordAt(context, particle).replace(/^[وف](?=رح)/u, ""));
  return verbAt(context, particle + 1) ?? (isSure ? readPresent(tokens[particle + 1]?.text ?? "", from, true) : null);
}

const goingOn: ReadonlySet<string> = new Set("عم قاعد قاعده قاعدين جالس جالسه جالسين يالس يالسه يالسين".split(" "));

const joinedOf = (word: string, known: ReadonlySet<string>): string | null => {
  if (known.has(word)) return "";
  return /^[وف]/u.test(word) && known.has(word.slice(1)) ? word.slice(0, 1) : null;
};

/** 'راح يوصل', 'سوف يصل', 'عم بيشتغل', 'قاعد يشتغل': the particle and its verb. راح alone is 'he went', قاعد 'he sits'. */
const particleAndVerb: Rule = (context, at) => {
  const word = wordAt(context, at);
  const verb = isRun(context, at, 2) ? verbOfFuture(context, at) : null;
  if (verb?.joined !== "") return null;
  const future = joinedOf(word, particles);
  if (future !== null && verb.mood === "bare") {
    if (context.fromFamily === "standard" ? word.endsWith("سوف") : !word.endsWith("سوف")) {
      return { count: 2, text: future + sayVerb(verb, "future", context) };
    }
  }
  const progressive = joinedOf(word, goingOn);
  if (progressive === null || context.fromFamily === "egyptian" || context.fromFamily === "standard") return null;
  if (context.toFamily === "levantine") return { count: 2, text: `${progressive}عم ${sayVerb(verb, "habit", context)}` };
  if (context.fromFamily === "levantine" || context.toFamily !== "gulf")
    return { count: 2, text: progressive + sayVerb(verb, "habit", context) };
  return null;
};

/** A negated verb in the grammar of `to`. `forbids`: where it is said to the reader, it is 'don't'. */
function sayNegated(verb: Present, mood: Mood, context: ConversionContext, forbids: boolean): string {
  const { joined } = verb;
  const plain = sayVerb({ ...verb, joined: "" }, mood, context);
  switch (context.toFamily) {
    case "egyptian":
      return joined + (mood === "future" ? `مش ${plain}` : `م${withSh(plain)}`);
    case "standard":
      return joined + (mood === "future" ? `لن ${sayVerb({ ...verb, joined: "" }, "bare", context)}` : `لا ${plain}`);
    case "gulf":
      return joined + (mood === "bare" && forbids && verb.person === "ت" ? `لا ${plain}` : `ما ${plain}`);
    default:
      return `${joined}ما ${plain}`;
  }
}

/** 'عشان متتعبش' and 'ليش ما تجرب؟' forbid nothing: only what heads its clause does. */
function mayForbid(context: ConversionContext, at: number, joined: string): boolean {
  return joined !== "" || isClauseHead(context, at);
}

function withSh(form: string): string {
  if (form.endsWith("وا")) return `${form.slice(0, -1)}ش`;
  if (/[ىا]$/u.test(form)) return `${form.slice(0, -1)}اش`;
  return /[^ا]ه$/u.test(form) ? `${form}وش` : `${form}ش`;
}

/** An Egyptian word without its م … ش; null where it is none. */
function withoutSh(word: string): { joined: "" | "و" | "ف"; rest: string } | null {
  const match = /^([وف]?)ما?([بيتن]\p{L}{3,})ش$/u.exec(word);
  if (!match?.[2]) return null;
  const rest = match[2]
    .replace(/هو$/u, "ه")
    .replace(/و$/u, "وا")
    .replace(/(?<!و)ا$/u, "ى");
  return { joined: match[1] as "" | "و" | "ف", rest };
}

/** Egyptian negation, around one word (مبيعملش) or before a verb that says its tense (مش هيعمل, مش بيعمل). */
const egyptianNegation: Rule = (context, at) => {
  if (context.fromFamily !== "egyptian") return null;
  const isSplit = wordAt(context, at) === "ما" && isRun(context, at, 2);
  const token = context.tokens[isSplit ? at + 1 : at];
  const found = token ? withoutSh(isSplit ? `ما${token.text}` : token.text) : null;
  const verb = found ? readPresent(found.rest, context.from, isEgyptianNegation(wordAt(context, at))) : null;
  if (found && verb) {
    const forbids = mayForbid(context, at, found.joined);
    return { count: isSplit ? 2 : 1, text: sayNegated({ ...verb, joined: found.joined }, verb.mood, context, forbids) };
  }
  const joined = joinedOf(wordAt(context, at), new Set(["مش"]));
  const next = joined !== null && isRun(context, at, 2) ? verbAt(context, at + 1) : null;
  // A bare verb behind مش is denied as a whole: 'مش تعرف …؟'.
  if (joined === null || next?.joined !== "" || next.mood === "bare") return null;
  return { count: 2, text: joined + sayNegated(next, next.mood, context, false) };
};

const negations: ReadonlySet<string> = new Set(["ما", "لا", "لن", "مو", "مش", "مب"]);

/** 'ما يعمل', 'ما راح يعمل', 'لا يعمل', 'لن يعمل': Gulf, Levantine and Standard negation before the verb. */
const negationBefore: Rule = (context, at) => {
  const joined = joinedOf(wordAt(context, at), negations);
  if (joined === null || context.fromFamily === "egyptian" || !isRun(context, at, 2)) return null;
  const negation = wordAt(context, at).slice(joined.length);
  const behind = wordAt(context, at + 1);
  const isFuture = negation !== "لا" && particles.has(behind);
  // 'مش عم يشتغل': only the Levant says that it goes on.
  const goesOn = context.fromFamily === "levantine" && context.toFamily !== "levantine" && behind === "عم";
  const count = isFuture || goesOn ? 3 : 2;
  const found = isFuture ? verbOfFuture(context, at + 1) : verbAt(context, at + count - 1);
  const verb = isRun(context, at, count) ? found : null;
  if (verb?.joined !== "" || isUnsureNegation(context, negation, isFuture || goesOn, verb)) return null;
  const mood = isFuture || negation === "لن" ? "future" : goesOn ? "habit" : moodOfNegated(context, negation, verb);
  const forbids = negation === "لا" || mayForbid(context, at, joined);
  return { count, text: joined + sayNegated(verb, mood, context, forbids) };
};

/**
 * Standard ما may be 'what', and مو before a present 'isn't it that'; لا with ت is 'don't' or 'she does not' in Standard. `hasParticle`:
 * a particle stands before the verb.
 */
function isUnsureNegation({ fromFamily }: ConversionContext, negation: string, hasParticle: boolean, verb: Present): boolean {
  if (negation === "ما") return fromFamily === "standard";
  if (negation === "لا") return fromFamily === "standard" ? verb.person === "ت" : verb.person !== "ت";
  if (negation === "لن") return fromFamily !== "standard";
  return !hasParticle && !(negation === "مش" && fromFamily === "levantine" && verb.mood === "habit");
}

function moodOfNegated({ fromFamily }: ConversionContext, negation: string, verb: Present): Mood {
  if (negation === "لا" && fromFamily !== "standard") return "bare";
  return fromFamily === "levantine" || verb.mood === "future" ? verb.mood : "habit";
}

/** Any other verb: its prefix, its endings and, where there is another word for it, its stem. */
const plainVerb: Rule = (context, at): Exchanged | null => {
  const verb = isRun(context, at, 1) ? verbAt(context, at) : null;
  // 'أقصر' is 'I shorten' and 'shorter': only what it depends on tells.
  if (verb?.mood === "bare" && verb.person === "أ" && !isDependent(context, at)) return null;
  return verb ? { count: 1, text: sayVerb(verb, moodHere(verb, context, at), context) } : null;
};

/** Gulf and Standard do not mark what a sentence states; Egypt and the Levant do, and not after 'must', 'want', 'so that'. */
function moodHere(verb: Present, context: ConversionContext, at: number): Mood {
  const { fromFamily, toFamily } = context;
  if (verb.mood !== "bare") return verb.mood;
  const writesAlike = fromFamily === "gulf" || fromFamily === "standard";
  if (isDependent(context, at)) return "bare";
  if (!writesAlike) return toFamily === "standard" || toFamily === "gulf" ? "habit" : "bare";
  // What heads a clause and is said to the reader may be a question or a condition: 'تعرف …؟'.
  if (verb.person === "ت" && isClauseHead(context, at)) return toFamily === "standard" || toFamily === "gulf" ? "habit" : "bare";
  return "habit";
}

const pseudoVerb = /^([وف]?)ما?(عند|مع|ل|في)(يي|ي|ك|هو|ها|نا|هم|كم|كو)ش$/u;
const pseudoNegated = /^(عند|مع|ل|في)(ي|ك|ه|ها|نا|هم|كم)$/u;

/** 'Has not': معنديش, ما عندي. */
const hasNot: Rule = (context, at) => {
  const { fromFamily, toFamily } = context;
  const own = fromFamily === "egyptian" && isRun(context, at, 1) ? pseudoVerb.exec(wordAt(context, at)) : null;
  if (own && toFamily !== "standard") {
    const suffix = { يي: "ي", هو: "ه", كو: "كم" }[own[3] ?? ""] ?? own[3];
    return { count: 1, text: `${own[1]}ما ${own[2]}${suffix}` };
  }
  const joined = joinedOf(wordAt(context, at), new Set(["ما"]));
  if (toFamily !== "egyptian" || fromFamily === "standard" || joined === null || !isRun(context, at, 2)) return null;
  const next = pseudoNegated.exec(wordAt(context, at + 1));
  // 'ما فيه' is 'there is not' as well.
  if (!next || next[0] === "فيه") return null;
  const suffix = next[2] === "ه" ? "هو" : next[2];
  return { count: 2, text: `${joined}م${next[1]}${suffix}ش` };
};

/** In this order: what is said in several words before what is said in one. */
export const verbRules: readonly Rule[] = [hasNot, egyptianNegation, negationBefore, particleAndVerb, plainVerb];
