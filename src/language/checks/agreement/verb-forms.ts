import type { Addressee, Variety } from "#shared/options.ts";
import { profileOf } from "../../varieties/registry.ts";
import type { Token } from "../view.ts";
import {
  commandsAtClauseHead,
  commandsThatNeedShadda,
  doubledCommands,
  hollowCommands,
  notWomanPresent,
  pastStems,
  pluralsOfRootsInT,
  presentLikePast,
  prohibitionsToMan,
  soundCommands,
  soundPresent,
  weakPresentLong,
  weakPresentPlural,
} from "./verbs.ts";

interface Addressed {
  readonly speaksTo: Addressee;
  readonly say: (to: Addressee) => string | null;
  /** The word may be no address at all: «الركبة لازم تبين», it shows. */
  readonly isDoubtful?: true;
}

interface Command {
  readonly speaksTo: Addressee;
  readonly stem: string;
  /** Sure only at the head of a clause. */
  readonly atHead: boolean;
  /** The other two forms follow by adding ـي and ـوا. */
  readonly isSound: boolean;
}

const objects = "(?:ها|هم|هن|ه|ني|نا|لي|له|لها|لنا|لهم)";
const objectAtEnd = new RegExp(`^(.{3,}?)(${objects})$`, "u");
const shadda = /\u0651/u;
const present = new RegExp(`^[وف]?([بهحس]?)ت(\\p{L}{1,7}?)(ين|ون|ي|وا|و)(${objects})?$`, "u");
const prohibition = new RegExp(`^[وف]?(?:م|ما)ت(\\p{L}{1,7}?)(ي|و)(${objects})?ش$`, "u");
const pastToWoman = /^[وف]?(\p{L}{2,6})تي(?:ها|ه|نا|ني)?$/u;
const pastToSeveral = /^[وف]?(\p{L}{2,})تو(ا|ها|ه|نا|ني)$/u;
const pastStandard = /^[وف]?(\p{L}{2,6})تم(?:وها|وه)?$/u;

const commands = commandForms();
const sound: ReadonlySet<string> = new Set(soundPresent);
const weakLong: ReadonlySet<string> = new Set(weakPresentLong);
const weakPlural: ReadonlySet<string> = new Set(weakPresentPlural);
const past: ReadonlySet<string> = new Set(pastStems);
const toMan: ReadonlySet<string> = new Set(prohibitionsToMan);
const never = () => null;

/** Whom a verb speaks to, if it is one that tells; `atClauseHead` decides where a command and 'they did' look alike. */
export function verbAddressee(token: Token, atClauseHead: boolean, variety: Variety): Addressed | null {
  const { folded, text } = token;
  return (
    readCommand(folded, text, atClauseHead, variety) ??
    readPresent(folded, text, variety) ??
    readProhibition(folded) ??
    readPast(folded)
  );
}

function commandForms(): ReadonlyMap<string, Command> {
  const forms = new Map<string, Command>();
  const add = (form: string, command: Command) => {
    if (!forms.has(form)) forms.set(form, command);
  };
  for (const stem of soundCommands) {
    add(stem, { speaksTo: "man", stem, atHead: true, isSound: true });
    add(`${stem}ي`, { speaksTo: "woman", stem, atHead: false, isSound: true });
    for (const end of ["وا", "و"]) add(stem + end, { speaksTo: "everyone", stem, atHead: false, isSound: true });
  }
  for (const stem of hollowCommands) {
    const isNoun = ["جيب", "روح", "قول", "ذوق", "دوق", "بيع", "عيش", "زيد", "نام"].includes(stem);
    if (!isNoun) add(stem, { speaksTo: "man", stem, atHead: true, isSound: false });
    if (!isNoun || stem === "قول") add(`${stem}ي`, { speaksTo: "woman", stem, atHead: isNoun, isSound: false });
    for (const end of ["وا", "و"]) add(stem + end, { speaksTo: "everyone", stem, atHead: false, isSound: false });
  }
  for (const stem of commandsAtClauseHead) {
    add(`${stem}ي`, { speaksTo: "woman", stem, atHead: false, isSound: false });
    for (const end of ["وا", "و"]) add(stem + end, { speaksTo: "everyone", stem, atHead: true, isSound: false });
  }
  return forms;
}

/** «سيب» is a corridor in the Gulf. */
const isNoun = (folded: string, variety: Variety) => /^[وف]?سيب$/u.test(folded) && variety !== "ar-egyptian";

function readCommand(folded: string, text: string, atClauseHead: boolean, variety: Variety): Addressed | null {
  // «غطّى» tells of somebody; only Egyptians write a woman's command so.
  if (isNoun(folded, variety) || (text.endsWith("ى") && variety !== "ar-egyptian")) return null;
  const joined = /^[وف](?=\p{L}{3})/u.exec(folded)?.[0] ?? "";
  for (const word of joined === "" ? [folded] : [folded, folded.slice(1)]) {
    const isJoined = word !== folded;
    const split = objectAtEnd.exec(word);
    // A plural without its ا is one only before an object.
    const whole = word.endsWith("و") ? undefined : commands.get(word);
    const command = whole ?? (split ? commands.get(split[1] ?? "") : undefined);
    if (!command || (command.atHead && !atClauseHead)) continue;
    // 'I write' is often written without its hamza, and so is a past tense: with a hamza it is no command of this kind.
    if (command.speaksTo === "man" && /^[وف]?أ/u.test(text)) continue;
    if (command.speaksTo === "woman" && commandsThatNeedShadda.has(command.stem) && !shadda.test(text)) continue;
    const object = whole ? "" : (split?.[2] ?? "");
    if (object === "نا" && isWeDid(command)) continue;
    // 'and they wrote' is not joined to a command's ا; a man's command after و needs the head of a clause too.
    if (isJoined && command.speaksTo === "man" && !atClauseHead) continue;
    return { speaksTo: command.speaksTo, say: command.isSound ? commandFor(text, command.speaksTo, object) : never };
  }
  return null;
}

/** كلّمنا is 'talk to us' and 'we talked'; a woman's بصّينا is 'we looked' too. */
function isWeDid({ speaksTo, stem }: Command): boolean {
  return speaksTo === "man" || (speaksTo === "woman" && doubledCommands.has(stem));
}

/** The same command for another addressee, in the text's own spelling: only the ending changes. */
function commandFor(text: string, from: Addressee, object: string): (to: Addressee) => string | null {
  const base = object === "" ? text : text.slice(0, text.length - object.length);
  const ending = { man: "", woman: "ي", everyone: object === "" ? "وا" : "و" } as const;
  if (!base.endsWith(ending[from])) return never;
  const stem = base.slice(0, base.length - ending[from].length);
  return (to) => stem + ending[to] + object;
}

function readPresent(folded: string, text: string, variety: Variety): Addressed | null {
  if (/^[وف]?تب(?:ين|ون)$/u.test(folded) && !shadda.test(text)) {
    if (profileOf(variety).region !== "gulf") return null;
    return folded.endsWith("ين") ? { speaksTo: "woman", say: never, isDoubtful: true } : { speaksTo: "everyone", say: never };
  }
  const match = present.exec(folded);
  if (!match) return null;
  const [, tense = "", stem = "", ending = "", object = ""] = match;
  if (ending === "و" && object === "") return null;
  const isLong = ending === "ين" || ending === "ون";
  const speaksTo: Addressee = ending === "ين" || ending === "ي" ? "woman" : "everyone";
  if (isLong && weakLong.has(stem) && !notWomanPresent.has(stem)) return { speaksTo, say: never };
  if (!isLong && speaksTo === "everyone" && weakPlural.has(stem)) return { speaksTo, say: never };
  if (!sound.has(stem) || (ending === "ين" && notWomanPresent.has(stem))) return null;
  if (!isLong && tense === "" && presentLikePast.has(stem)) return null;
  // 'استفيدي', 'تقولي' change inside for a man in Standard Arabic; there the endings stay ours to leave alone.
  return { speaksTo, say: variety === "ar-standard" ? never : presentFor(text, ending, object) };
}

function presentFor(text: string, ending: string, object: string): (to: Addressee) => string | null {
  const base = object === "" ? text : text.slice(0, text.length - object.length);
  if (!base.endsWith(ending)) return never;
  const stem = base.slice(0, base.length - ending.length);
  const isLong = ending.endsWith("ن");
  const plural = isLong ? "ون" : object === "" ? "وا" : "و";
  return (to) => stem + { man: "", woman: isLong ? "ين" : "ي", everyone: plural }[to] + object;
}

function readProhibition(folded: string): Addressed | null {
  if (toMan.has(folded)) return { speaksTo: "man", say: never };
  const match = prohibition.exec(folded);
  if (!match) return null;
  const [, stem = "", ending] = match;
  if (ending === "و") return sound.has(stem) || weakPlural.has(stem) ? { speaksTo: "everyone", say: never } : null;
  return sound.has(stem) || stem === "نس" ? { speaksTo: "woman", say: never } : null;
}

function readPast(folded: string): Addressed | null {
  const plural = pastToSeveral.exec(folded);
  // Before an object the ending may be a root's (بيتوه, 'gets lost'): only verbs that we know.
  if (plural && (plural[2] === "ا" ? !pluralsOfRootsInT.test(folded) : past.has(plural[1] ?? ""))) {
    return { speaksTo: "everyone", say: never };
  }
  const woman = pastToWoman.exec(folded)?.[1];
  if (woman !== undefined && past.has(woman) && !["كتب", "رغب", "طلب", "وصل", "شرف", "فكر", "عمل", "رح", "سمع"].includes(woman)) {
    return { speaksTo: "woman", say: never };
  }
  const several = pastStandard.exec(folded)?.[1];
  return several !== undefined && past.has(several) ? { speaksTo: "everyone", say: never } : null;
}
