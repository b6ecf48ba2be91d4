import type { Span } from "#shared/contracts/report.ts";
import { fold } from "../../text/normalise.ts";
import type { Fix } from "../suggest/places.ts";
import type { Claim } from "./claim.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What begins a phrase that a sentence can do without, folded. */
const adjuncts = words(`
  من في على علي ع عند بعد قبل لين لحد لغايه الى الي حتى حتي خلال عبر لمده منذ مع ضمن حوالي تقريبا يعني
  at in on from with by for until till since over within after before around near via through starting about
`);
/** Joined to its noun such a word is one letter: «بخمسين». */
const joinedAdjunct = /^(?:بـ|ب(?=\p{L}{3})|بال|لل)/u;
/** In front of an Arabic sentence only these: «على» and «في» may be what it says («على الراغبين…»). */
const opening = words("منذ خلال بعد قبل لمده لحد لين since in on at from by for with after before over within during");
const also = words("و and plus but");
/** What follows these in a sentence belongs to them: half of it is none. */
const bound = words(`
  اذا لو لما كل عشان علشان لان لانه لانو بما رغم مع مش مو ليس ليست لا ما سواء بين بدل طالما اول قبل بعد حتى حتي حين عندما بينما كلما مهما منذ يا لولا اما علما حيث بحيث
  if when while because although though not whether as once unless until after before whoever whatever either neither both between since even the_more rather instead
`);
/** A sentence does not end in one of these. */
const unfinished = words(
  "من في على علي ع عن الى الي مع عند و او ثم بس ان انه اللي الي الذي التي يعني هو هي هم كان صار of the a an to and or with for at in on by from is are was were that this our your",
);
/** Who is asked to get in touch is so without the number too, folded. */
const contactCalls =
  /^[وف]?(?:اتصل|كلم|راسل|تواصل|زور|تابع|احجز|اطلب|سجل|واتس|دق|طرش|ابعت|ابعث|ارسل|شرف|مر|call|text|visit|message|write|e-?mail|order|book|follow|dm|reach|contact)\p{L}{0,5}$/u;
const ways = words("على علي ع عالرقم عبر من ب at on via by to through");
const waysKinds: ReadonlySet<Claim["kind"]> = new Set<Claim["kind"]>(["phone", "link", "mail", "account"]);
const leastWords = 3;
/** A longer sentence goes whole: each of its claims would be sought through all of it. */
const mostChars = 600;

const tokens = (text: string) => fold(text).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/**
 * The smallest piece of a sentence that holds the claim and leaves a sentence: what stands in brackets, a phrase behind a comma, or the
 * number that a call to get in touch can do without. Null where none is sure; half sentences are worse than none. Positions are the
 * sentence's own.
 */
export function cutWithin(sentence: string, claim: Claim): Fix | null {
  if (sentence.length > mostChars) return null;
  const cut =
    bracketed(sentence, claim) ?? behindComma(sentence, claim) ?? beforeComma(sentence, claim) ?? wayOfCall(sentence, claim);
  if (!cut) return null;
  const left = sentence.slice(0, cut.start) + cut.replacement + sentence.slice(cut.end);
  return isWhole(left) ? cut : null;
}

/** Every mark that opens closes, and the words do not end in the middle. */
function isWhole(left: string): boolean {
  const count = (form: RegExp) => (left.match(form) ?? []).length;
  const isPaired =
    count(/\*\*/g) % 2 === 0 &&
    count(/"/g) % 2 === 0 &&
    count(/«/g) === count(/»/g) &&
    count(/“/g) === count(/”/g) &&
    count(/[([]/g) === count(/[)\]]/g);
  return isPaired && tokens(left).length > 0 && !unfinished.has(tokens(left).at(-1) ?? "");
}

function bracketed(sentence: string, { start, end }: Span): Fix | null {
  const open = sentence.lastIndexOf("(", start);
  const close = sentence.indexOf(")", end);
  if (open < 1 || close < 0 || /[)\]]/.test(sentence.slice(open + 1, start)) || sentence.slice(end, close).includes("("))
    return null;
  // The target of a link is no remark.
  if (sentence[open - 1] === "]") return null;
  return {
    start: open - (sentence.slice(0, open).length - sentence.slice(0, open).trimEnd().length),
    end: close + 1,
    replacement: "",
  };
}

/** The one comma of a sentence; null where there are none or several. Those inside of numbers are none. */
function onlyComma(sentence: string, claim: Span): Span | null {
  const found = [...sentence.matchAll(/[،,؛;](?=\s)| [–—] /gu)].filter(({ index }) => index < claim.start || index >= claim.end);
  const [only] = found;
  return only && found.length === 1 ? { start: only.index, end: only.index + only[0].length } : null;
}

const closing = /(?<![.!?؟…])[.!?؟…]+["»”)]*$/u;

function behindComma(sentence: string, claim: Span): Fix | null {
  const comma = onlyComma(sentence, claim);
  if (!comma || comma.end > claim.start) return null;
  const [kept, gone] = [tokens(sentence.slice(0, comma.start)), tokens(sentence.slice(comma.end))];
  const [opener = ""] = gone;
  const isAddition = also.has(opener) || /^و(?!الا$|لا)\p{L}/u.test(opener);
  if (!isAddition && !adjuncts.has(opener) && !joinedAdjunct.test(opener)) return null;
  if (kept.length < leastWords || bound.has(kept[0] ?? "") || kept.some((word) => correlative.has(word))) return null;
  const end = sentence.length - (closing.exec(sentence)?.[0].length ?? 0);
  return { start: comma.start, end, replacement: "" };
}

/** «مو بس … و…», 'not only … but': one half asks for the other. */
const correlative = words("بس فقط only كلما سواء both either neither");

function beforeComma(sentence: string, claim: Span): Fix | null {
  const comma = onlyComma(sentence, claim);
  if (!comma || comma.start < claim.end) return null;
  const gone = tokens(sentence.slice(0, comma.start));
  const rest = sentence.slice(comma.end).trimStart();
  const kept = tokens(rest);
  const [opener = "", next = ""] = [gone[0], kept[0]];
  if (!opening.has(opener) || kept.length < leastWords || adjuncts.has(next) || also.has(next) || /^[وف]\p{L}/u.test(next))
    return null;
  if (bound.has(next) || kept.some((word) => correlative.has(word))) return null;
  const end = sentence.length - rest.length;
  const capital = rest[0]?.toUpperCase() ?? "";
  return { start: 0, end: end + capital.length, replacement: capital };
}

function wayOfCall(sentence: string, { start, end, kind }: Claim): Fix | null {
  if (!waysKinds.has(kind)) return null;
  const before = sentence.slice(0, start);
  const way = /(?<!\s)\s{1,3}([\p{L}\u0640]{1,12})[\s:\u200e\u200f]{0,4}$/u.exec(before);
  const after = sentence.slice(end);
  const [call = ""] = tokens(before);
  if (!way || !ways.has(fold(way[1] ?? "")) || !contactCalls.test(call)) return null;
  if (/^\s*(?:[،,(]|(?:او|أو|و|or|and)(?!\p{L}))/u.test(after) || /(?:^|\s)(?:او|أو|or)(?=\s)/u.test(before)) return null;
  return { start: way.index, end, replacement: "" };
}
