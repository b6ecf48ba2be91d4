import type { Brief } from "#shared/contracts/brief.ts";
import type { Suggestion } from "#shared/contracts/generations.ts";
import type { Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import { blankPattern, countWords } from "../text/words.ts";

/** A length counts as met within this share of the target (issue 2: ±10 %). */
const lengthTolerance = 0.1;

/** Roles that ask the reader to do something: where an outline has one, the text should. */
const callRoles: readonly string[] = ["callToAction", "nextStep", "reply", "formalNextStep", "request"];

/** Words by which a call to action shows, folded: imperatives and invitations of the varieties and of English. */
const callWords =
  /(?:^|[^\p{L}])(?:و?(?:اطلب|جرب|سجل|احجز|اشتر|ابعت|ارسل|راسل|كلم|تواصل|حمل|نزل|زور|زوروا|ابدا|شارك|اكتب|خذ|خد|شوف|تعال|اختار|اختر|انضم|اتصل|اضغط|احفظ|اسال)\p{L}*|order|try|book|start|sign up|message|call|visit|download|reply|share|get|join|tell|write|ask|save|pick|click)(?![\p{L}])/u;

/**
 * What could be better, found in the text itself. Each suggestion is a code with its figures; the sentence is the screen's.
 * `blanks_left` counts the `[…]` that only the user can fill.
 */
export function suggestionsFor(text: string, brief: Brief, template: Template, targetWords: number): Suggestion[] {
  return [
    ...lengthSuggestion(countWords(text), targetWords),
    ...missingKeywords(text, brief.keywords),
    ...callSuggestion(text, template),
    ...repeatedSentence(text),
    ...blanks(text),
  ];
}

function lengthSuggestion(words: number, target: number): Suggestion[] {
  if (words < target * (1 - lengthTolerance)) return [{ code: "too_short", params: { words, target } }];
  if (words > target * (1 + lengthTolerance)) return [{ code: "too_long", params: { words, target } }];
  return [];
}

function missingKeywords(text: string, keywords: readonly string[]): Suggestion[] {
  const folded = fold(text).replaceAll("_", " ");
  return keywords
    .filter((keyword) => !folded.includes(fold(keyword)))
    .map((keyword) => ({ code: "keyword_missing", params: { keyword } }));
}

function callSuggestion(text: string, template: Template): Suggestion[] {
  const asks = template.outline.some((section) => section.roles.some((role) => callRoles.includes(role)));
  return asks && !callWords.test(fold(text)) ? [{ code: "no_call_to_action", params: {} }] : [];
}

function repeatedSentence(text: string): Suggestion[] {
  const seen = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const key = fold(sentence);
    // Labels and headings of two or three words may well come twice.
    if (seen.has(key) && countWords(sentence) > 3) return [{ code: "sentence_repeated", params: { sentence } }];
    seen.add(key);
  }
  return [];
}

function blanks(text: string): Suggestion[] {
  const count = text.match(blankPattern)?.length ?? 0;
  return count > 0 ? [{ code: "blanks_left", params: { count } }] : [];
}
