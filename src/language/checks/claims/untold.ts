import type { ClaimKind, Span } from "#shared/contracts/report.ts";
import { fold } from "../../text/normalise.ts";
import { addressForms, phoneForms, quotationForms } from "../../text/protected.ts";
import { countWords } from "../../text/words.ts";
import type { Claim } from "./claim.ts";

/** Ways to somebody that are told apart from other words only here: an address without 'www.' under a usual domain, and a handle. */
const bareForms: readonly RegExp[] = [
  /(?<![\p{L}\p{N}@._/-])(?:[a-z\d-]+\.){1,4}(?:com|net|org|info|shop|store|app|online|site|io|co|me|sa|ae|eg|kw|qa|lb|jo)(?:\/(?:[^\s<>()[\]«»“”"،؛]*[^\s<>()[\]«»“”".,;:!?،؛؟])?)?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}._+-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?/gu,
];

/** Phone numbers are the same number with and without the code of their country: so many last digits decide. */
const phoneDigits = 7;
/** Fewer words in quotation marks are a name, a title or a word that is looked at. */
const quotedWordsMin = 4;
/** Who speaks stands so near to what they said. */
export const cueChars = 60;
/** Verbs and formulas that make words in quotation marks somebody's own, folded. */
const saidBefore =
  /(?<!\p{L})(?:و?(?:قال|قالت|قالوا|قالنا|قاللنا|قالتلنا|حكي|حكت|حكالنا|حكتلنا|بيحكي|بتحكي|قالي|قاللي|قالتلي|قالولي|قلي|قلنا|يقول|تقول|بيقول|بتقول|يقولون|بيقولوا|كتب|كتبت|صرح|صرحت|اكد|اكدت|اضاف|اضافت|علق|علقت|وصف|وصفت|حسب|وفقا|رايه|رايها)|said|says|told|wrote|writes|added|adds|explains|explained|according|quote|testimonial|review)(?!\p{L})[^.!?؟\n]*$/iu;
/** «محد يقول لكم …»: what nobody says is nobody's testimonial, folded. */
const saidByNobody =
  /(?<!\p{L})(?:و?(?:محد|ماحد|ما احد|ما حد|ما حدا|محدا|محدش|ماحدش|لا احد|ماكو احد)|no ?one|nobody)(?:\s\p{L}+){0,2}\s*[:：,،]?\s*$/iu;
/** «اللي يقول «…»», «منو منكم قالت», «قال لكم», «واحد ينزل ويقول»: what anybody may say is nobody's testimonial, folded. */
const saidByAnybody =
  /(?<!\p{L})(?:(?:ل?اللي|للي|يلي|واحد|وحده|حدا|حد|شخص)\s(?!من\s)(?:\p{L}+\s){0,6}?و?(?:ي|بي|ت|بت)قول(?:ون|وا)?|(?:منو|مين)\s(?:\p{L}+\s){0,3}قال(?:ت|وا)?|(?:اللي|يلي) قال(?:ت|وا)?|و?(?:قال|قالت)\s?ل(?:ك|كم|كن|ج))\s*[:：]?\s*$/u;
/** A question is no testimonial either. */
const questionEnd = /[?؟]\s*.?$/u;
/** «ويمكن حد يقول: …», «بتقول: …», 'you might say': what readers may object is nobody's testimonial, folded. */
const imagined =
  /(?<!\p{L})(?:و?(?:يمكن|ممكن|قد|اذا|لو)\s(?:\p{L}+\s){0,2}(?:ي|بي|ت|بت)?قول\p{L}{0,3}|(?:ي|بي)قول(?:وا|ون)? (?:واحد|حدا|حد|البعض|ناس)(?: منكم| منكن)?|(?:you|someone|somebody|people|some) (?:\p{L}+ )?(?:say|ask|think))\s*[:：,،]?\s*$|(?:^|[.!؟?\n]\s*)(?:بت|ت)قول(?:ي|ين|ون|وا)?\s*[:：]\s*$|(?<!\p{L})و?(?:ي|بي|ت|بت)قول(?:لك|لج|لكم|ولك|ولكم|\s(?:لك|لج|لكم|لكي|لكن))(?:\s\p{L}+){0,3}\s?[:：]\s*$/iu;
export const saidAfter =
  /^[\s,،.*_>]*(?:[–—-]\s*\p{L}|(?:\p{L}+\s){0,3}(?:قال|قالت|يقول|تقول|بيقول|بتقول|اضاف|اضافت|هكذا|said|says|added|adds|wrote|explains)(?!\p{L}))/u;

/** Addresses, phone numbers and, unless people in it may say what they like, quotations that stand in nothing that was told. */
export function findUntold(text: string, told: readonly string[], { isInvented = false } = {}): Claim[] {
  const toldText = told.map(flat).join("\n");
  const toldDigits = told.flatMap((each) => matches(each, phoneForms).map((span) => digitsOf(each, span)));
  const isToldAddress = (span: Span) => toldText.includes(flat(addressAt(text, span)));
  const isToldPhone = (span: Span) => {
    const last = digitsOf(text, span).slice(-phoneDigits);
    return toldDigits.some((digits) => digits.endsWith(last));
  };
  const isToldQuotation = ({ start, end }: Span) => toldText.includes(flat(text.slice(start, end)));
  const addresses = matches(text, [...addressForms, ...bareForms]);
  const isInAddress = ({ start, end }: Span) => addresses.some((address) => start < address.end && end > address.start);
  return [
    ...addresses.filter((span) => !isToldAddress(span)).map((span) => ({ ...span, kind: addressKind(text, span) })),
    ...matches(text, phoneForms)
      .filter((span) => !isInAddress(span) && !isToldPhone(span))
      .map((span) => ({ ...span, kind: "phone" as const })),
    ...(isInvented ? [] : matches(text, quotationForms).filter((span) => isSaid(text, span) && !isToldQuotation(span))).map(
      // The marks stay around the blank.
      ({ start, end }) => ({ start, end, kind: "quotation" as const, part: { start: start + 1, end: end - 1 } }),
    ),
  ];
}

function addressKind(text: string, { start, end }: Span): ClaimKind {
  const at = text.slice(start, end).indexOf("@");
  return at === 0 ? "account" : at > 0 ? "mail" : "link";
}

function matches(text: string, forms: readonly RegExp[]): Span[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  // A number may have two forms at once; the first that found it keeps it.
  return found.filter(({ start, end }, at) => !found.slice(0, at).some((other) => start < other.end && end > other.start));
}

/** An address without what may be left out of it. */
const addressAt = (text: string, { start, end }: Span) =>
  text.slice(start, end).replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/giu, "");

const digitsOf = (text: string, { start, end }: Span) => fold(text.slice(start, end)).replace(/\D/g, "");

/** Letters and digits alone, so that marks and spaces tell nothing apart. */
const flat = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function isSaid(text: string, { start, end }: Span): boolean {
  if (countWords(text.slice(start, end)) < quotedWordsMin) return false;
  const before = fold(text.slice(Math.max(0, start - cueChars), start));
  if (questionEnd.test(text.slice(start, end)) || [saidByNobody, saidByAnybody, imagined].some((form) => form.test(before)))
    return false;
  return saidBefore.test(before) || saidAfter.test(fold(text.slice(end, end + cueChars)));
}
