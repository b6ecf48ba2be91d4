import type { Brief } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { codeForms, mergeSpans, touchesSpans } from "../text/protected.ts";
import type { TextView } from "./view.ts";

/**
 * Letters and digits of scripts that neither an Arabic nor an English text is written in. Hieroglyphs are left out: they are used as
 * pictures.
 */
const letter =
  /(?![\p{Script=Arabic}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Egyptian_Hieroglyphs}])[\p{L}\p{M}\p{N}]/u;
const letters = new RegExp(letter, "gu");
/** U+FFFD stands where a service broke or lost a character. */
const lost = "\uFFFD";
/** Commas, full stops and quotation marks as Chinese and Japanese write them, full-width signs among them. */
const signs = "\u3001\u3002\u300C-\u300F\uFF01\uFF0C\uFF1A\uFF1B\uFF1F";
/** A word with what stands inside words of some scripts: joiners, the long vowel of Japanese. Or one of the signs. */
const pieces = new RegExp(String.raw`[\p{L}\p{M}\p{N}\u200C\u200D\u30FC${lost}]+|[${signs}]`, "gu");
const any = new RegExp(`${letter.source}|[${signs}${lost}]`, "u");
const greekAlone = /^\p{Script=Greek}$/u;
const arabicAround = /\p{Script=Arabic}\p{M}*\p{Script=Greek}\p{M}*\p{Script=Arabic}/u;
/** Faces that people draw with letters. */
const faces = /\(ツ\)|ಠ_ಠ/g;
const quotedLine = /^[ \t]*>.*$/gm;
/** What may stand between two words of one stretch. */
const between = /^[ \t,.!?:;'’"()«»،؛؟*_-]{1,3}$/;

/**
 * Words in letters of other scripts (a model's Chinese, Russian, Hindi), and words that lost a character, in stretches. What the person
 * gave, quotations, addresses, hashtags and code are not judged; one Greek letter is a unit or a part of a formula (µm, 2π, kΩ). Arabic
 * in an English text is a matter of its variety.
 */
export function findOtherScripts(view: TextView): Span[] {
  const { text, brief } = view;
  if (!any.test(text)) return [];
  const own = ownPieces(brief);
  const code = spansOf(text, ...codeForms);
  const kept = mergeSpans([...view.protectedSpans, ...spansOf(text, quotedLine, faces)]);
  const found: Span[] = [];
  for (const match of text.matchAll(pieces)) {
    const [piece] = match;
    const [start, end] = [match.index, match.index + piece.length];
    // A character that was lost is no quotation.
    const spared = piece.includes(lost) ? code : kept;
    if (isStray(piece) && !own.has(piece.toLowerCase()) && !touchesSpans(spared, start, end)) found.push({ start, end });
  }
  return joined(found, text);
}

function isStray(piece: string): boolean {
  if (!any.test(piece)) return false;
  if (piece.includes(lost)) return true;
  const strays = piece.match(letters) ?? [piece];
  return !(strays.length === 1 && greekAlone.test(strays[0] ?? "")) || arabicAround.test(piece);
}

function spansOf(text: string, ...forms: readonly RegExp[]): Span[] {
  const spans = forms.flatMap((form) =>
    Array.from(text.matchAll(form), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return mergeSpans(spans);
}

/** The words of other scripts in what the person gave: each is theirs wherever it stands, not only in the whole value. */
function ownPieces({ topic, keywords, fields, notes = [], brandVoice, title }: Brief): ReadonlySet<string> {
  const values = Object.values(fields).flatMap((value) => (typeof value === "string" || Array.isArray(value) ? value : []));
  const lists = brandVoice?.preferred.flatMap(({ words }) => words) ?? [];
  const ofVoice = brandVoice ? [brandVoice.name, brandVoice.signOff, ...brandVoice.samples, ...lists] : [];
  const own = new Set<string>();
  for (const value of [topic, title ?? "", ...keywords, ...notes, ...values, ...ofVoice]) {
    if (any.test(value)) for (const [piece] of value.toLowerCase().matchAll(pieces)) own.add(piece);
  }
  return own;
}

/** Words of one phrase are one place to look at. */
function joined(spans: readonly Span[], text: string): Span[] {
  const places: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = places.at(-1);
    if (last && (last.end === start || (start - last.end <= 3 && between.test(text.slice(last.end, start))))) last.end = end;
    else places.push({ start, end });
  }
  return places;
}
