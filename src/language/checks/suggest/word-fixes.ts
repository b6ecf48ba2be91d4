import type { Evidence, Report, Suggestion, VarietyVerdict } from "#shared/contracts/report.ts";
import { isDialect, languageOf, type Variety } from "#shared/options.ts";
import type { Template } from "../../templates/template.ts";
import { touchesSpans } from "../../text/protected.ts";
import { addressedIn, askedAddressee } from "../agreement/agreement.ts";
import { findBanned, findUnwantedEmoji } from "../brand.ts";
import type { TextView } from "../view.ts";
import { preferredInPlace } from "./brand-exchange.ts";
import { exchangeWord } from "./exchange.ts";
import { fitsBetween } from "./fits-between.ts";

/** Evidence below this many nats is shared by regions: too weak to call a word foreign. */
const clearlyForeign = 2;

/** A screen can show so many of a kind; more would hide everything else. */
const mostOfAKind = 20;

type Found = Omit<Report, "suggestions">;

/** After these the dialect says another particle too: «لا أريد» is «ما أبي», «مما ينبغي» «من اللازم», and no word of it alone. */
const governing: ReadonlySet<string> = new Set("لا ولا فلا لم ولم فلم الم لن ولن فلن سوف وسوف ليس وليس ليست مما".split(" "));

/** Standard words that the dialect has a word of its own for. Letters and press releases stay Standard in every dialect. */
export function standardWords(view: TextView, template: Template | undefined): Suggestion[] {
  const { variety } = view.brief;
  if (!isDialect(variety) || template?.register === "S") return [];
  const found: Suggestion[] = [];
  for (const [index, token] of view.tokens.entries()) {
    if (found.length === mostOfAKind) break;
    if (governing.has(view.tokens[index - 1]?.folded ?? "")) continue;
    const exchange = exchangeWord(token.text, "ar-standard", variety);
    if (!exchange || touchesSpans(view.protectedSpans, token.start, token.end)) continue;
    if (!fitsAt(index, exchange.replacement, view)) continue;
    const next = view.tokens[index + 1];
    const dropsNext = exchange.dropsThat && next?.folded === "ان" && view.text.slice(token.end, next.start) === " ";
    const end = dropsNext && next ? next.end : token.end;
    if (touchesSpans(view.protectedSpans, token.start, end)) continue;
    const params = { word: view.text.slice(token.start, end), replacement: exchange.replacement };
    found.push({ code: "standard_word", params, fix: { start: token.start, end, replacement: exchange.replacement } });
  }
  return found;
}

/** Whether a word may stand in the place of a token. */
function fitsAt(index: number, replacement: string, { tokens }: TextView): boolean {
  const at = (place: number) => tokens[place]?.folded ?? "";
  return fitsBetween(at(index), replacement, at(index - 1), at(index + 1));
}

/** Verdicts under which a foreign word is worth a note even where we have nothing to put in its place. */
const doubtful: ReadonlySet<VarietyVerdict> = new Set<VarietyVerdict>(["contradicts", "other_region", "leaks"]);

/** Words of another dialect, with the text's own word where one can stand in their place. */
export function foreignWords(found: Found, view: TextView): Suggestion[] {
  const { variety } = view.brief;
  if (languageOf(variety) === "en") return [];
  return found.variety.evidence
    .filter(({ side, weight, varieties }) => side === "against" && weight >= clearlyForeign && isOthers(varieties, variety))
    .flatMap((evidence) => foreignWord(evidence, view, doubtful.has(found.variety.verdict)))
    .slice(0, mostOfAKind);
}

function foreignWord({ start, end, varieties }: Evidence, view: TextView, isDoubtful: boolean): Suggestion[] {
  const word = view.text.slice(start, end);
  const index = view.tokens.findIndex((token) => token.start === start && token.end === end);
  const mayChange = index >= 0 && !touchesSpans(view.protectedSpans, start, end);
  const replacements = new Set(
    varieties.flatMap((other) => exchangeWord(word, other, view.brief.variety, { withNouns: true })?.replacement ?? []),
  );
  const [replacement] = replacements;
  // Where its speakers mean different things by it, nobody but the writer knows which.
  if (mayChange && replacement !== undefined && replacements.size === 1 && fitsAt(index, replacement, view)) {
    return [{ code: "foreign_word", params: { word, replacement, has: "yes" }, fix: { start, end, replacement } }];
  }
  return isDoubtful ? [{ code: "foreign_word", params: { word, replacement: "", has: "no" } }] : [];
}

function isOthers(speakers: readonly Variety[], variety: Variety): boolean {
  return speakers.some((other) => other !== "ar-standard" && other !== variety);
}

/** Words that speak to somebody else than the one asked for. */
export function addressedWords(found: Found, view: TextView, template: Template | undefined): Suggestion[] {
  const { found: spoken, asked } = found.agreement;
  if (spoken === null || spoken === asked) return [];
  const code = spoken === "mixed" ? "addressee_mixed" : "addressee_other";
  const to = askedAddressee(view.brief);
  const addressed = addressedIn(view, template);
  const starts = new Set(addressed.map(({ start }) => start));
  return addressed
    .filter(({ speaksTo }) => speaksTo !== to)
    .slice(0, mostOfAKind)
    .map(({ start, end, say, speaksTo }) => {
      const word = view.text.slice(start, end);
      const replacement = to === "everyone" && speaksToOneBeside(start, starts, view) ? null : say(to);
      const params = { word, asked, found: speaksTo };
      return replacement === null || replacement === word ? { code, params } : { code, params, fix: { start, end, replacement } };
    });
}

/** «بطريقتك، قهوتج»: what is said to one person. Words that only end so are no person's. */
const oneBeside = /\p{L}{3}(?:ك|چ|تج)$/u;
const endsSo: ReadonlySet<string> = new Set(
  "هناك هنالك ذلك كذلك لذلك تلك اولئك البنك بنك الشباك شباك السمك سمك الملك مشترك المشترك متحرك محرك مبارك شريك الشريك الشك فيسبوك".split(
    " ",
  ),
);

/** Whether the paragraph says something to one person that no fix would turn: a plural beside it would speak to two. */
function speaksToOneBeside(start: number, addressed: ReadonlySet<number>, { sentences, tokens }: TextView): boolean {
  const line = sentences.find((one) => one.start <= start && start < one.end)?.line;
  const all = sentences.flatMap((one) => (one.line === line ? tokens.slice(one.firstToken, one.endToken) : []));
  return all.some(({ start: at, folded }) => oneBeside.test(folded) && !endsSo.has(folded) && !addressed.has(at));
}

/** British spellings and dates, each with the American one to put in its place. */
export function britishSpellings({ spelling }: Found, view: TextView): Suggestion[] {
  return spelling.slice(0, mostOfAKind * 2).map((fix) => ({
    code: "british_spelling",
    params: { word: view.text.slice(fix.start, fix.end), replacement: fix.replacement },
    fix,
  }));
}

/** Words that the brand bans, each with the preferred one in its place where the sentence stays a sentence; nothing is left out. */
export function bannedWords(view: TextView): Suggestion[] {
  return findBanned(view)
    .slice(0, mostOfAKind)
    .map((banned) => {
      const params = { word: view.text.slice(banned.start, banned.end), replacement: banned.preferred ?? "" };
      const fix = banned.preferred === null ? null : preferredInPlace(banned, banned.preferred, view);
      return fix ? { code: "banned_word", params, fix } : { code: "banned_word", params };
    });
}

/** Emoji that the brand does not want, each to be taken out with the space before it. */
export function unwantedEmoji(view: TextView): Suggestion[] {
  return findUnwantedEmoji(view)
    .slice(0, mostOfAKind)
    .map(({ start, end }) => ({
      code: "emoji_not_wanted",
      params: { emoji: view.text.slice(start, end) },
      fix: { start: view.text[start - 1] === " " ? start - 1 : start, end, replacement: "" },
    }));
}
