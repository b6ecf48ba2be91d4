import type { Report, Span, Suggestion } from "#shared/contracts/report.ts";
import { noteKind } from "../../notes/note-kind.ts";
import { isWrittenFromFacts } from "../../subjects/from-facts.ts";
import type { Template } from "../../templates/template.ts";
import { countWords } from "../../text/words.ts";
import { lacksSignOff } from "../brand.ts";
import { asksTheReader, callRoles, isAnsweredByQuestion } from "../calls.ts";
import { spokenText } from "../said/said-in-text.ts";
import { type Sentence, type TextView, wordsIn } from "../view.ts";
import { lengthTolerance } from "../words.ts";
import { type Fix, isThread, leastNeeded, placeForSentence, withoutLine, withoutSentence } from "./places.ts";
import { addressedWords, bannedWords, britishSpellings, foreignWords, standardWords, unwantedEmoji } from "./word-fixes.ts";

type Found = Omit<Report, "suggestions">;

/** Sentences quoted in a suggestion are cut here. */
const quoteChars = 90;
const mostNotes = 8;

/**
 * What could be better, most important first: codes with their figures, and where one click is safe, the change itself. A fix
 * never touches what is protected and never makes another finding worse.
 */
export function suggestionsOf(found: Found, view: TextView, template: Template | undefined): Suggestion[] {
  if (view.text.trim() === "") return [];
  return [
    ...varietySuggestions(found),
    ...foreignWords(found, view),
    ...otherScriptSuggestions(found, view),
    ...lengthSuggestions(found, view),
    ...missingKeywords(found),
    ...missingNotes(found, view),
    ...structureSuggestions(found, view, template),
    ...addressedWords(found, view, template),
    ...bannedWords(view),
    ...standardWords(view, template),
    ...repetitionSuggestions(found, view),
    ...limitSuggestions(found, view),
    ...unwantedEmoji(view),
    ...signOffSuggestion(found, view, template),
    ...britishSpellings(found, view),
    ...claimSuggestions(found, view),
    ...longSentences(found, view),
    ...blankSuggestion(found),
  ];
}

function quote(view: TextView, { start, end }: Span): string {
  const text = view.text.slice(start, end).replaceAll("**", "").replace(/\s+/g, " ").trim();
  return text.length <= quoteChars ? text : `${text.slice(0, quoteChars).trimEnd()}…`;
}

function varietySuggestions({ variety }: Found): Suggestion[] {
  const percent = (share: number) => Math.round(share * 100);
  if (variety.verdict === "other_region" || variety.verdict === "outside") {
    return [{ code: "other_region", params: { region: variety.outside ?? variety.region ?? "open" } }];
  }
  if (variety.verdict !== "leaks") return [];
  const params = { count: variety.leaks.length, share: percent(variety.leakShare), limit: percent(variety.leakLimit) };
  return [{ code: "standard_sentences", params }];
}

function otherScriptSuggestions({ otherScripts = [] }: Found, view: TextView): Suggestion[] {
  return otherScripts.slice(0, mostNotes).map((span) => ({ code: "other_script", params: { text: quote(view, span) } }));
}

/** Words that may go or come without the length leaving its tolerance. */
const spareWords = ({ words }: Found) => Math.floor(words.delivered - words.asked * (1 - lengthTolerance));

const roomForWords = ({ words }: Found) =>
  words.verdict === "form"
    ? 12
    : words.verdict === "short"
      ? 40
      : Math.floor(words.asked * (1 + lengthTolerance) - words.delivered);

function lengthSuggestions(found: Found, view: TextView): Suggestion[] {
  const { verdict, asked, delivered } = found.words;
  const params = { words: delivered, target: asked };
  if (verdict === "short") return [{ code: "too_short", params }];
  if (verdict !== "long") return [];
  const kept = [...found.keywords.flatMap(({ spans }) => spans), ...found.blanks];
  const sentence = leastNeeded(view, kept, spareWords(found), tellsNote(found, view));
  const fix = sentence && withoutSentence(view, sentence);
  return [fix ? { code: "too_long", params, fix } : { code: "too_long", params }];
}

/** Whether a sentence tells a note, which makes it needed. Asked of the few that could go: a long text has many sentences, and a brief many notes. */
function tellsNote({ notes = [] }: Found, { text }: TextView): (sentence: Span) => boolean {
  const told = notes.filter(({ isTold }) => isTold);
  return ({ start, end }) => {
    const sentence = spokenText(text.slice(start, end));
    return told.some(({ note }) => sentence.says(note));
  };
}

/** A sentence made for a keyword says nothing, so that the person is told and nothing is put in. */
function missingKeywords({ keywords }: Found): Suggestion[] {
  return keywords
    .filter(({ spans }) => spans.length === 0)
    .map(({ keyword }) => ({ code: "keyword_missing", params: { keyword } }));
}

/**
 * A note of the person's is put in as a sentence of its own, whatever the length: they asked for it. One in another language is named, to be
 * translated or left out, and an order to the writer is none of the text's.
 */
function missingNotes({ notes = [] }: Found, view: TextView): Suggestion[] {
  const at = placeForSentence(view);
  return notes
    .filter(({ isTold, reason }) => !isTold && reason !== "instruction")
    .map(({ note, reason }) => {
      const params = { note: note.length > quoteChars ? `${note.slice(0, quoteChars).trimEnd()}…` : note };
      if (reason === "language") return { code: "note_language", params };
      if (at === null) return { code: "note_missing", params };
      const replacement = ` ${/[.!?؟…»”"]$/u.test(note) ? note : `${note}.`}`;
      return { code: "note_missing", params, fix: { start: at, end: at, replacement } };
    });
}

function structureSuggestions(found: Found, view: TextView, template: Template | undefined): Suggestion[] {
  const outline = template?.outline ?? [];
  // Where the person told how to get in touch, that line is the call. A text that is made of facts may end with the last of them where its form only suggests a next step.
  const isContactTold = view.brief.notes?.some((note) => noteKind(note) === "contact") ?? false;
  const calls = !isWrittenFromFacts(view.brief) ? callRoles : isContactTold ? [] : ["callToAction"];
  const asks = outline.some(({ roles }) => roles.some((role) => calls.includes(role)));
  const lacksCall = asks && !asksTheReader(view.text) && !outline.some((section) => isAnsweredByQuestion(section, view.text));
  const missing = outline.filter(
    ({ id, roles }) =>
      found.structure.some(({ section, found: isThere }) => section === id && !isThere) &&
      !(lacksCall && roles.some((role) => callRoles.includes(role))),
  );
  return [
    ...(lacksCall ? [{ code: "no_call_to_action" as const, params: {} }] : []),
    ...missing
      .slice(0, mostNotes)
      .map(({ id, purpose }) => ({ code: "section_missing" as const, params: { section: id, en: purpose.en, ar: purpose.ar } })),
  ];
}

function repetitionSuggestions(found: Found, view: TextView): Suggestion[] {
  const { sentences, openings } = found.repetition;
  const repeated = sentences.slice(0, mostNotes).map((span): Suggestion => {
    const fix = withoutRepeated(found, view, span);
    const params = { sentence: quote(view, span) };
    return fix ? { code: "sentence_repeated", params, fix } : { code: "sentence_repeated", params };
  });
  const [first] = openings;
  if (!first) return repeated;
  const opening = view.text.slice(first.start, first.end).split(/\s+/).slice(0, 2).join(" ");
  return [...repeated, { code: "openings_repeated", params: { opening, count: openings.length + 1 } }];
}

/** The second one goes, where the text is long enough without it and nothing hangs on its line. */
function withoutRepeated(found: Found, view: TextView, span: Span): Fix | null {
  const sentence = view.sentences.find(({ start, end }) => start === span.start && end === span.end);
  if (sentence?.line.kind !== "prose" || !mayGo(found, sentence)) return null;
  if (/\*\*|[[\]«»“”"`#@|]|:\/\//.test(view.text.slice(sentence.start, sentence.end))) return null;
  return withoutSentence(view, sentence) ?? withoutLine(view, sentence.line);
}

function mayGo(found: Found, sentence: Sentence): boolean {
  return found.words.verdict === "long" || found.words.verdict === "short" || spareWords(found) >= wordsIn(sentence);
}

function limitSuggestions(found: Found, view: TextView): Suggestion[] {
  return found.overLimit.slice(0, mostNotes).map(({ start, end, limit }) => {
    const line = view.text.slice(start, end).replaceAll("**", "").trim();
    return { code: "over_character_limit", params: { length: [...line].length, limit, text: quote(view, { start, end }) } };
  });
}

/** The sign-off goes on a line of its own at the end, where the length bears it. */
function signOffSuggestion(found: Found, view: TextView, template: Template | undefined): Suggestion[] {
  const signOff = view.brief.brandVoice?.signOff.trim() ?? "";
  if (!lacksSignOff(view)) return [];
  const params = { signOff };
  if (isThread(template) || (found.words.verdict !== "short" && countWords(signOff) > roomForWords(found))) {
    return [{ code: "sign_off_missing", params }];
  }
  const end = view.text.trimEnd().length;
  return [{ code: "sign_off_missing", params, fix: { start: end, end: view.text.length, replacement: `\n\n${signOff}` } }];
}

function claimSuggestions({ claims }: Found, view: TextView): Suggestion[] {
  return claims.slice(0, mostNotes).map((span) => ({ code: "claim_number", params: { number: quote(view, span) } }));
}

function longSentences({ readability }: Found, view: TextView): Suggestion[] {
  return readability.longSentences.slice(0, 3).map((span) => ({
    code: "long_sentence",
    params: { words: countWords(view.text.slice(span.start, span.end)), sentence: quote(view, span) },
  }));
}

function blankSuggestion({ blanks }: Found): Suggestion[] {
  return blanks.length > 0 ? [{ code: "blanks_left", params: { count: blanks.length } }] : [];
}
