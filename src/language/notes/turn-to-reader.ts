import { type Addressee, languageOf, type Variety } from "#shared/options.ts";
import { loose } from "../text/loose.ts";
import { contacted, doneFor, doneTo, isStepOfReader, tellsOfReader } from "./about-reader.ts";

/** The pronoun of the reader as it is joined to a word, to a man, a woman and everyone. */
type Forms = Readonly<Record<Addressee, string>>;
const common: Forms = { man: "ك", woman: "ك", everyone: "كم" };
const ofGulf: Forms = { man: "ك", woman: "ج", everyone: "كم" };
const pronouns: Readonly<Partial<Record<Variety, Forms>>> = {
  "ar-emirati": ofGulf,
  "ar-kuwaiti": ofGulf,
  "ar-qatari": ofGulf,
  "ar-lebanese": { ...common, everyone: "كن" },
};

/** How a verb of the reader's ends. */
const longEndings: Forms = { man: "", woman: "ين", everyone: "ون" };
const shortEndings: Forms = { man: "", woman: "ي", everyone: "وا" };
const shortened: ReadonlySet<Variety> = new Set<Variety>(["ar-egyptian", "ar-lebanese", "ar-jordanian"]);

const before = "(?<![\\p{L}\\p{M}])";
const after = "(?![\\p{L}\\p{M}])";
const joined = "\\p{L}{0,4}?";
const heads = [
  `${before}${joined}${doneTo}(?:نا|وا|و)?`,
  `${before}${joined}${doneFor}(?:نا|وا|و)?(?:\\s?ل|\\sال)`,
  `${before}${joined}${contacted}(?:نا|وا|و)?\\s+(?:في|مع|ب|بي|علي|معا|من)`,
  `${before}(?:حدا|حد|احد|واحد) غير`,
  `${before}(?:ه|ح|ب)?ندي`,
  `${before}(?:فلوس|مصاري|جدام|قدام)`,
];
/** As it is typed: «المساعدة» ends in no pronoun. */
const replaced = (him: string) => heads.map((head) => new RegExp(`(${loose(head)})${him}${after}`, "gu"));
const ofHim = replaced("(?:ها|هم|هن|ه)");
const ofLebanese = replaced("(?:ها|هم|هن|ه|و)");

/** Whose subject is the reader is said in other verbs: «حقه يبدله». */
const othersVerb = new RegExp(loose(`${before}(?:و|ف)?(?:ب|ح|ه)?ي(?!وم|مكن|عني|ناير|ونيو|وليو)\\p{L}{2,}`), "gu");

/** What a note tells of the reader to the writer, said to the reader; null where more than a pronoun or one verb would have to be turned. */
export function turnToReader(line: string, variety: Variety, addressee: Addressee): string | null {
  const turned = languageOf(variety) === "en" ? inEnglish(line) : inArabic(line, variety, addressee);
  return turned !== null && turned !== line && !isStepOfReader(turned) && !tellsOfReader(turned) ? turned : null;
}

function inArabic(line: string, variety: Variety, addressee: Addressee): string | null {
  const you = (pronouns[variety] ?? common)[addressee];
  const spoken = (variety === "ar-lebanese" ? ofLebanese : ofHim).reduce(
    (text, pattern) => text.replace(pattern, `$1${you}`),
    line,
  );
  return spoken === line ? stepOf(line, variety, addressee) : spoken;
}

/** «ييب التلفون» as the reader is told it. A verb with a pronoun behind it, or one of two verbs, is not turned. */
function stepOf(line: string, variety: Variety, addressee: Addressee): string | null {
  const verb = /^([بحه]?)[يى](\p{L}{2,})(?!\p{L})/u.exec(line);
  const [whole = "", prefix = "", stem = ""] = verb ?? [];
  if (!verb || (line.match(othersVerb) ?? []).length > 1 || /(?:ه|ها|هم)$/u.test(stem)) return null;
  const ending = (shortened.has(variety) ? shortEndings : longEndings)[addressee];
  const root = ending === "" ? stem : stem.replace(/[يىا]$/u, "");
  // «ييب» is «تييب».
  return `${prefix}ت${/^ي/u.test(stem) ? "ي" : ""}${root}${ending}${line.slice(whole.length)}`;
}

/** A word after 'her' before which it is 'you', not 'your'. */
const afterObject =
  "(?=\\s+(?:an?|the|back|this|that|today|tomorrow|for|with|at|on|by|in|to|and|within|\\$?\\d|half|free)\\b|\\s*[.,;!]|\\s+\\$|\\s*$)";

function inEnglish(line: string): string | null {
  return line
    .replace(new RegExp(`\\bher\\b${afterObject}`, "giu"), "you")
    .replace(/\bhim\b/giu, "you")
    .replace(/\b(?:his|her)\b(?=\s+\p{L})/giu, "your")
    .replace(/\b(?:he|she)(?=(?:['’]ll)?\s+(?:will|can|could|should|would|may|\p{L}{2,}ed)\b|['’]ll\s)/giu, "you");
}
