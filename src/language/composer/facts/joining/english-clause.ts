import type { NoteKind } from "../../../notes/note-kind.ts";
import { countWords } from "../../../text/words.ts";
import { sentence } from "../fact-sentence.ts";
import { areAlike, type Clause, isOfAtMost, type Joint, type Nearness } from "./clause.ts";

/** Verbs that people tell facts by, in the forms in which they stand behind what does it. */
const finite =
  "(?:is|are|was|were|has|have|had|can|will|do|does|did|get|gets|got|go|goes|went|come|comes|came|take|takes|took|run|runs|ran|hold|holds|held|make|makes|made|pay|pays|paid|sell|sells|sold|teach|teaches|taught|meet|meets|met|grew|fell|fit|fits|cost|costs|keep|keeps|kept|(?:work|start|open|include|ship|serve|need|last|close|end|stay|use|live|love|call|dry|rinse|wash|rent|cover|miss|measure|charge|weigh|seat|help|want|bring|learn|offer|cook|bake|clean|grow)(?:s|es)?|\\p{L}{2,}ed)";
const pronoun = /^(we|i|he|she|they|it)(?:['’](?:re|ve|ll|m|s|d))?\s/iu;
const thing = new RegExp(`^(?!(?:with|for|from|no|if)\\s)(?:[\\p{L}\\d][\\p{L}\\d'’.,-]*\\s){1,7}?${finite}(?!\\p{L})`, "iu");
const present =
  /^(?:has|takes|costs|comes|starts|runs|includes|holds|fits|works|ships|serves|makes|needs|lasts|closes|ends|weighs|uses|covers|seats|folds|charges|plays|smells|tastes|helps|keeps|exports|tracks|rings|reminds|grinds|washes)\s/iu;
const past =
  /^(?:bought|built|made|founded|started|filmed|replaced|moved|ran|grew|went|took|began|ordered|worked|studied|learned|trained)\s/iu;
const term = /^(?:if|until|till|through|before|after|once|when|new (?:clients|customers|members)|(?:the )?first \d+)\s/iu;
const open = /^open\s/iu;
const placed = /^(?:on|at|in|by|near|next to|across from|behind|inside|under|above|between|corner of|downtown)\s/iu;

/** Reads how an English line begins. `kind` of the note and its `label` were read before. */
export function readEnglish(line: string, kind: NoteKind, label: string | null, isOf: string | null): Clause {
  const clause = { line, kind, label, form: "", isNow: /^(?:now|today)\b/iu.test(line) };
  if (isOf === "hours" || isOf === "date" || open.test(line)) return { ...clause, opening: "hours" };
  if (isOf === "price") return { ...clause, opening: "sum" };
  if (isOf === "place" || (kind === "place" && placed.test(line))) return { ...clause, opening: "place" };
  if (term.test(line)) return { ...clause, opening: "case" };
  const person = pronoun.exec(line)?.[1]?.toLowerCase();
  if (person !== undefined) return { ...clause, opening: "we", form: person };
  if (present.test(line)) return { ...clause, opening: "it", form: "present" };
  if (past.test(line)) return { ...clause, opening: "it", form: "past" };
  return { ...clause, opening: thing.test(line) ? "thing" : "other" };
}

/** A capital in the middle of a sentence is a name's; of these words it is only the beginning. */
const common =
  /^(?:an?|the|our|all|every|each|this|these|most|we|he|she|they|it|if|until|till|through|before|after|once|when|new|first|there|free|live|one|two|three|four|five|six|seven|eight|nine|ten|more|over|about|some|on|at|in|by|near|next|across|behind|inside|under|above|between|downtown|open|is|has|takes|costs|comes|starts|runs|opens|includes|holds|fits|works|ships|serves|makes|needs|lasts|closes|ends|weighs|uses|covers|from|usually|only|now|today)(?![\p{L}])/iu;

/** The line as it stands inside a sentence; null where its capital may be a name's. */
function inside(line: string): string | null {
  if (/^(?:and|with|plus|but|or|so)\s/iu.test(line)) return null;
  if (!/^\p{Lu}/u.test(line) || /^I(?:['’]|\s)/u.test(line)) return line;
  return common.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : null;
}

const joint = (between: string, line: string): Joint | null => {
  const told = inside(line);
  return told === null ? null : { between, line: told };
};

/** Three things that are had: 'tortillas, salsas, and options'. */
function third([first, second, ...others]: readonly Clause[], b: Clause): Joint | null {
  const line = second && inside(second.line);
  const isRow = first && others.length === 0 && [first, second, b].every((one) => one && isNoun(one) && one.kind !== "time");
  if (!isRow || line === null || line === undefined) return null;
  const joined = joint(", and ", b.line);
  return joined && { ...joined, instead: `${sentence(first.line, "en").replace(/\.$/u, "")}, ${line}` };
}

const year = /\b(?:19|20)\d\d\b/u;
const isShort = isOfAtMost(11);
const isOfFew = isOfAtMost(4);

/** How an English line follows another one of such a nearness; null where it is not sure to. */
export function joinEnglish(told: readonly Clause[], b: Clause, nearness: Nearness): Joint | null {
  const a = told.at(-1);
  if (!a) return null;
  if (nearness === "tight") return completes(told, a, b);
  if (told.length > 1) return nearness === "loose" ? third(told, b) : null;
  if (nearness === "same" && b.isNow && b.opening === "other" && year.test(a.line)) return joint(", ", b.line);
  if (nearness === "same") return isSame(a, b) ? joint(", and ", b.line) : null;
  const areFew = isFragment(a) && isFragment(b) && isOfFew(a) && isOfFew(b);
  return follows(a, b) ? joint(areFew ? " and " : ", and ", b.line) : null;
}

/** What is told without a verb: 'a machine for everybody', 'scissors $10'. */
const isFragment = ({ opening }: Clause) => opening === "sum" || opening === "other";
const isFree = ({ line }: Clause) => /^free\b|^[^$€£]*\b(?:free|included|on us|on the house)\b[^$€£]*$/iu.test(line);
const mostOfFragment = 8;

function completes(told: readonly Clause[], a: Clause, b: Clause): Joint | null {
  if (b.opening === "place" && happens(a)) return joint(placed.test(b.line) && !a.line.includes(",") ? " " : ", ", b.line);
  if (b.opening === "hours" && a.opening === "place") return joint(", ", b.line);
  if (a.kind === "price" && a.opening !== "case" && b.opening === "it" && b.form === "present" && isOfFew(b))
    return joint(", ", b.line);
  if (!isFragment(b) || countWords(b.line) > wordsOfPrices) return null;
  if (isFragment(a) && a.kind === "price" && b.kind === "price")
    return joint(isFree(b) ? ", with " : b.line.includes(",") || /^first\s/iu.test(b.line) ? ", " : ", and ", b.line);
  const isHad = isNoun(b) && (b.kind === "what" || isFree(b)) && countWords(b.line) <= mostOfFragment && !b.line.includes(",");
  if (!isHad) return null;
  const isSecond = told.length > 1 && a.opening === "other" && a.kind !== "price";
  if (isSecond) return joint(" and ", b.line);
  const bears =
    a.opening === "hours" || a.opening === "place" || (a.opening === "other" && (a.kind === "time" || /^for\s/iu.test(a.line)));
  const isWithoutCost = a.kind === "price" && (isFree(b) || /^no\s/iu.test(b.line));
  return bears || isWithoutCost ? joint(", with ", b.line) : null;
}

const wordsOfPrices = 12;

/** What takes place somewhere: 'we deliver every Saturday' is not done on the shop's street. */
const happens = ({ opening, kind, line }: Clause) =>
  opening === "hours" ||
  (kind === "time" &&
    /\b(?:open(?:s|ed|ing)?|party|class(?:es)?|workshop|market|fair|show|concert|meet(?:s|ing|up)?|launch|sale|event|hours|doors|starts?|begins?)\b/iu.test(
      line,
    ));

const determined =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|more than|over|about|up to|free|live|plenty|lots|on-?site|no|half an?|unlimited|complimentary|private|outdoor|indoor|same-day)\s/iu;
/** 'A family business' is what somebody is, not what they have. */
const identity =
  /\b(?:business|company|shop|store|brand|studio|restaurant|caf[eé]|salon|workshop|bakery|app|service|only|safe)\b/iu;

/** 'Handmade tortillas', 'vegan options'. */
const fewThings = /^(?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}{2,}(?<!s)s$/u;
/** What is so is no thing that is had. */
const adjective = /^(?:warm|hot|cold|fresh|certified|licensed|available|ready|safe|good|great)\s/iu;

/** A thing that is had: with its article or number, or with what it is for or from. */
const isNoun = ({ opening, line }: Clause) =>
  opening === "other" &&
  !identity.test(line) &&
  !adjective.test(line) &&
  (determined.test(line) || /\s(?:in|from|with|for|that|of|per)\s/iu.test(line) || fewThings.test(line));

function isSame(a: Clause, b: Clause): boolean {
  const isPriced = ({ opening, kind }: Clause) => kind === "price" && opening !== "case" && opening !== "we";
  if (isPriced(a) && isPriced(b)) return b.opening !== "it" && !b.line.includes(", ");
  if (isPriced(a) && b.opening === "case") return true;
  return a.opening === b.opening && a.form === b.form && (a.opening === "we" || a.opening === "it") && areAlike(a, b);
}

/** What merely follows: two short statements, or two things that are had. */
function follows(a: Clause, b: Clause): boolean {
  const isBoth = (test: (clause: Clause) => boolean) => test(a) && test(b);
  if (a.kind === "why" || b.kind === "why" || !isBoth(isShort)) return false;
  if (!areAlike(a, b) && a.kind !== "price" && b.kind !== "price") return false;
  if (isBoth(({ opening }) => opening === "other")) return isBoth(isNoun) && isBoth(({ kind }) => kind !== "time");
  return (a.opening === "we" || a.opening === "thing") && (b.opening === "thing" || (b.opening === "we" && b.form === "it"));
}
