import type { OutlineSection } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { contentWords } from "../content-words.ts";
import { readSource, type SourceSentence } from "./source-text.ts";

type SummaryForm = NonNullable<OutlineSection["extract"]>;

export interface SummaryOptions {
  readonly form: SummaryForm;
  /** What a paragraph should have; the other forms have their own size. */
  readonly words: number;
  /** What the reader cares about: sentences that hold these come first. */
  readonly keywords?: readonly string[];
}

const pointCount = 5;
/** A sentence longer than this is no single line. */
const lineMaxWords = 40;
/** How far a paragraph may be from its length before another sentence takes the place of one that was chosen. */
const tolerance = 0.1;
/** Two sentences that share this much of the shorter one's words say the same. */
const sameShare = 0.6;
/** From this length on a summary keeps the breaks between the paragraphs of its text. */
const brokenFromWords = 120;
const paragraphMinWords = 40;

/** Sentences that lean on the one before them: 'But', 'This', «لكن», «كما». Alone they hang in the air. */
const leaning =
  /^(?:but|however|therefore|thus|so|also|and|or|then|this|these|those|that|it|he|she|they|such|otherwise|instead|moreover|besides|for example|in addition|لكن|ولكن|غير ان|الا ان|كما|كذلك|ايضا|لذلك|ولذلك|لذا|وهذا|هذا|هذه|وهذه|ذلك|وذلك|وهو|وهي|هو|هي|ثم|بينما|فيما|اذ|حيث|مثلا|علي سبيل المثال|بالاضافه|عشان كده|علشان كده|بس)(?![\p{L}\p{N}])/u;

interface Candidate extends SourceSentence {
  readonly at: number;
  readonly about: ReadonlySet<string>;
  readonly score: number;
}

/**
 * Summarises a text by choosing among its own sentences: what the text speaks of most often, early in it and in its paragraphs,
 * of a handy length, nothing twice. The sentences stand word for word and in the text's order. Returns Markdown; the same text
 * gives the same summary.
 */
export function extractSummary(source: string, { form, words, keywords = [] }: SummaryOptions): string {
  const candidates = rate(source, keywords);
  switch (form) {
    case "line":
      return bestLine(candidates)?.text ?? "";
    case "points":
      return chosenFrom(candidates, pointCount)
        .map(({ text }) => `- ${text}`)
        .join("\n");
    case "paragraph":
      return paragraphs(fitted(candidates, words), words);
  }
}

/** The sentences of the text with what speaks for each, every sentence once. */
function rate(source: string, keywords: readonly string[]): Candidate[] {
  const { sentences, headings } = readSource(source);
  const seen = new Set<string>();
  const unique = sentences.flatMap(cutWhereEndless).filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)));
  const abouts = unique.map(({ text }) => contentWords(text));
  const weightOf = weigher(abouts, contentWords(headings.join("\n")));
  const wanted = [...contentWords(keywords.join("\n"))];
  return unique.map((sentence, at) => {
    const about = abouts[at] ?? new Set<string>();
    const weight = sum(about, weightOf) / (about.size + 4);
    const focus = 1 + 0.5 * Math.min(2, wanted.filter((word) => about.has(word)).length);
    return { ...sentence, at, about, score: weight * focus * place(sentence, at, unique.length) * shape(sentence) };
  });
}

/**
 * A text typed without a full stop is one endless sentence: it is read in stretches of so many words, each marked as cut. A
 * summary would otherwise be the whole text.
 */
const endlessWords = 60;

function cutWhereEndless(sentence: SourceSentence): SourceSentence[] {
  const words = sentence.text.split(/\s+/);
  if (words.length <= endlessWords) return [sentence];
  const stretches = Math.ceil(words.length / lineMaxWords);
  return Array.from({ length: stretches }, (_, index) => {
    const stretch = words.slice(index * lineMaxWords, (index + 1) * lineMaxWords);
    return { ...sentence, text: `${stretch.join(" ")}…`, words: stretch.length };
  });
}

/** A word weighs more the more sentences speak of it, and more again where a heading names it. */
function weigher(abouts: readonly ReadonlySet<string>[], headings: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const about of abouts) for (const word of about) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string): number => {
    const count = counts.get(word) ?? 0;
    const weight = count > 1 ? Math.log2(1 + count) : 0.25;
    return weight * (headings.has(word) ? 1.3 : 1);
  };
}

function sum(words: ReadonlySet<string>, weightOf: (word: string) => number): number {
  let total = 0;
  for (const word of words) total += weightOf(word);
  return total;
}

/** Texts say what they are about at their beginning, and paragraphs at theirs. */
function place({ opensParagraph }: SourceSentence, at: number, count: number): number {
  if (at === 0) return 1.4;
  return (at < count / 10 ? 1.15 : 1) * (opensParagraph ? 1.1 : 1) * (at === count - 1 ? 1.05 : 1);
}

/** Too short says little, too long says too much; questions, exclamations and what leans on the sentence before are no summary. */
function shape({ text, words }: SourceSentence): number {
  const length = words < 6 ? 0.5 : words < 10 ? 0.85 : words <= 32 ? 1 : words <= 45 ? 0.85 : 0.65;
  const isAsking = /[?؟]["'»”’)\]]*$/u.test(text);
  const isCalling = /!["'»”’)\]]*$/u.test(text);
  return length * (isAsking ? 0.5 : isCalling ? 0.75 : 1) * (leaning.test(fold(text)) ? 0.7 : 1);
}

function bestLine(candidates: readonly Candidate[]): Candidate | undefined {
  const short = candidates.filter(({ words }) => words <= lineMaxWords);
  if (short.length === 0) return candidates.toSorted((a, b) => a.words - b.words)[0];
  return short.toSorted((a, b) => b.score - a.score)[0];
}

/** The best sentences in the text's order, each adding to the ones chosen before, as far as `fits` allows. */
function chosenFrom(
  candidates: readonly Candidate[],
  count: number,
  fits: (candidate: Candidate, chosen: readonly Candidate[]) => boolean = () => true,
): Candidate[] {
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    const said = new Set(chosen.flatMap(({ about }) => [...about]));
    const gain = ({ about, score }: Candidate) => {
      const known = [...about].filter((word) => said.has(word)).length;
      return score * (1 - (0.6 * known) / Math.max(1, about.size));
    };
    const [best] = candidates
      .filter((candidate) => !chosen.includes(candidate) && !repeats(candidate, chosen) && fits(candidate, chosen))
      .toSorted((a, b) => gain(b) - gain(a) || a.at - b.at);
    if (!best) break;
    chosen.push(best);
  }
  return inOrder(chosen);
}

const inOrder = (chosen: readonly Candidate[]): Candidate[] => chosen.toSorted((a, b) => a.at - b.at);
const wordsIn = (chosen: readonly Candidate[]): number => chosen.reduce((total, { words }) => total + words, 0);

function repeats({ about }: Candidate, chosen: readonly Candidate[]): boolean {
  return chosen.some((other) => {
    const shared = [...about].filter((word) => other.about.has(word)).length;
    return shared > sameShare * Math.max(1, Math.min(about.size, other.about.size));
  });
}

/** Sentences of about so many words together. */
function fitted(candidates: readonly Candidate[], words: number): Candidate[] {
  const most = words * (1 + tolerance);
  const chosen = chosenFrom(candidates, candidates.length, (candidate, before) => {
    const total = wordsIn(before);
    return total < words * (1 - tolerance / 2) && total + candidate.words <= most;
  });
  if (chosen.length === 0) return candidates.toSorted((a, b) => a.words - b.words).slice(0, 1);
  return exchanged(chosen, candidates, words);
}

/** Where the length is missed, one other sentence takes the place of a chosen one, at the least loss. */
function exchanged(chosen: readonly Candidate[], candidates: readonly Candidate[], words: number): Candidate[] {
  const total = wordsIn(chosen);
  if (Math.abs(total - words) <= words * tolerance) return [...chosen];
  let best: { with: Candidate[]; loss: number } | null = null;
  for (const out of chosen) {
    const rest = chosen.filter((other) => other !== out);
    for (const into of candidates) {
      if (chosen.includes(into) || repeats(into, rest)) continue;
      if (Math.abs(total - out.words + into.words - words) > words * tolerance) continue;
      const loss = out.score - into.score;
      if (!best || loss < best.loss) best = { with: inOrder([...rest, into]), loss };
    }
  }
  return best?.with ?? [...chosen];
}

function paragraphs(chosen: readonly Candidate[], words: number): string {
  const out: string[] = [];
  let current: Candidate[] = [];
  for (const candidate of chosen) {
    const isNew = current.at(-1)?.paragraph !== candidate.paragraph;
    if (words >= brokenFromWords && isNew && wordsIn(current) >= paragraphMinWords) {
      out.push(joined(current));
      current = [];
    }
    current.push(candidate);
  }
  return [...out, joined(current)].filter((text) => text !== "").join("\n\n");
}

/** A line of a list has no full stop of its own; in a paragraph it needs one, or it runs into the next sentence. */
function joined(sentences: readonly Candidate[]): string {
  return sentences.map(({ text }) => (/[.!?؟…:]["'»”’)\]]*$/u.test(text) ? text : `${text.replace(/[،,؛;]$/u, "")}.`)).join(" ");
}
