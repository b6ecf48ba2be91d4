import type { VoiceWords } from "#shared/contracts/brand-voice.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report, Span } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { fold } from "../text/normalise.ts";
import { mergeSpans, touchesSpans } from "../text/protected.ts";
import { phraseFinder } from "./keywords.ts";
import type { TextView } from "./view.ts";

/** With the policy 'few': at most this many, whatever the length. */
const fewEmoji = 3;
const emoji =
  /\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}\uFE0F]|\u200D\p{Extended_Pictographic})*|[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** Signs that Unicode counts among the pictures, and that are typography. */
const typography = /^[©®™‼⁉〰]$/u;

/** A word of the brand's list where it stands, and the word to say instead where the brand has one. */
export interface BannedWord extends Span {
  readonly word: string;
  readonly preferred: string | null;
}

/** Words that the brand voice bans in this variety, with Arabic clitics and ordinary endings; the user's own values are not judged. */
export function findBanned(view: TextView): BannedWord[] {
  const banned = bannedPairs(view.brief);
  if (banned.length === 0) return [];
  const find = phraseFinder(view);
  const seen = new Set<number>();
  return banned
    .flatMap(({ word, preferred }) => find(word).map((span) => ({ ...span, word, preferred })))
    .filter(({ start, end }) => !touchesSpans(view.protectedSpans, start, end))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }) => !seen.has(start) && seen.add(start));
}

/** Whether a list of the brand's words is for this variety: its own lists are, and those for all. */
export function appliesTo(variety: Variety): (list: Pick<VoiceWords, "variety">) => boolean {
  return (list) => list.variety === null || list.variety === variety;
}

/** The lists for one variety and for all; the preferred word at the same place of the same variety's list stands in for a banned one. */
function bannedPairs({ brandVoice, variety }: Brief): { word: string; preferred: string | null }[] {
  if (!brandVoice) return [];
  return brandVoice.banned.filter(appliesTo(variety)).flatMap((list) => {
    const preferred = brandVoice.preferred.find((other) => other.variety === list.variety)?.words;
    // Only lists of equal length are pairs.
    const isPaired = preferred?.length === list.words.length;
    return list.words.map((word, index) => ({ word, preferred: (isPaired && preferred?.[index]) || null }));
  });
}

/** Emoji that the brand voice does not want: all of them, or those beyond a few. */
export function findUnwantedEmoji(view: TextView): Span[] {
  const policy = view.brief.brandVoice?.emoji ?? "free";
  if (policy === "free") return [];
  const spans = [...view.masked.matchAll(emoji)]
    .filter((match) => !typography.test(match[0]))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return policy === "none" ? mergeSpans(spans) : spans.slice(fewEmoji);
}

/** Whether the brand's sign-off is wanted and stands nowhere in the last lines of the text. */
export function lacksSignOff({ text, brief }: TextView): boolean {
  const signOff = brief.brandVoice?.signOff.trim() ?? "";
  if (signOff === "") return false;
  const flat = (value: string) =>
    fold(value)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return !flat(text.slice(-(signOff.length + 400))).includes(flat(signOff));
}

type BrandFinding = NonNullable<Report["brand"]>[number];

/** Each rule that the brand voice has, and whether the text follows it; what the other checks found is not looked for again. */
export function checkBrand(
  view: TextView,
  { agreement, readability }: Pick<Report, "agreement" | "readability">,
): BrandFinding[] {
  const { brandVoice: voice, variety } = view.brief;
  if (!voice) return [];
  const finding = (rule: BrandFinding["rule"], spans: readonly Span[], words = wordsAt(view, spans)): BrandFinding => ({
    rule,
    holds: spans.length === 0 && words.length === 0,
    words,
    spans: spans.map(({ start, end }) => ({ start, end })),
  });
  const hasWords = (lists: readonly VoiceWords[]) => lists.filter(appliesTo(variety)).some(({ words }) => words.length > 0);
  const isAddresseeOurs = voice.addressee !== null && voice.addressee === agreement.asked;
  const isAgreed = agreement.found === null || agreement.found === agreement.asked;
  return [
    hasWords(voice.banned) ? finding("banned", findBanned(view)) : null,
    voice.emoji === "free" ? null : finding("emoji", findUnwantedEmoji(view)),
    voice.signOff.trim() === "" ? null : finding("sign_off", [], lacksSignOff(view) ? [voice.signOff.trim()] : []),
    isAddresseeOurs ? { ...finding("addressee", isAgreed ? [] : agreement.spans, []), holds: isAgreed } : null,
    voice.sentenceLength === null ? null : finding("sentences", readability.longSentences, []),
    hasWords(voice.preferred) ? finding("preferred", [], unusedPreferred(view)) : null,
  ].filter((found) => found !== null);
}

const wordsAt = ({ text }: TextView, spans: readonly Span[]) => [
  ...new Set(spans.map(({ start, end }) => text.slice(start, end))),
];

function unusedPreferred(view: TextView): string[] {
  const find = phraseFinder(view);
  const wanted = (view.brief.brandVoice?.preferred ?? []).filter(appliesTo(view.brief.variety)).flatMap(({ words }) => words);
  return [...new Set(wanted)].filter((word) => find(word).length === 0);
}
