import type { Span } from "#shared/contracts/report.ts";
import type { Addressee, Variety } from "#shared/options.ts";
import type { Token } from "../checks/view.ts";
import { fold } from "../text/normalise.ts";
import { touchesSpans } from "../text/protected.ts";
import { profileOf } from "../varieties/registry.ts";
import { type Family, readPresent } from "./present.ts";

/** A text on its way from one variety of Arabic to another. */
export interface ConversionContext {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly protectedSpans: readonly Span[];
  readonly from: Variety;
  readonly to: Variety;
  readonly fromFamily: Family;
  readonly toFamily: Family;
  readonly addressee: Addressee;
}

/** So many words, from the one that a rule was asked about, become another text. */
export interface Exchanged {
  readonly count: number;
  readonly text: string;
}

/** Reads the words from `at` on; null where the rule has nothing to say about them. */
export type Rule = (context: ConversionContext, at: number) => Exchanged | null;

/** The word at a place, folded; empty beyond the ends of the text. */
export function wordAt({ tokens }: ConversionContext, at: number): string {
  return tokens[at]?.folded ?? "";
}

/** Whether so many words stand there with one space between each, none of them protected. */
export function isRun({ text, tokens, protectedSpans }: ConversionContext, at: number, count: number): boolean {
  const first = tokens[at];
  const last = tokens[at + count - 1];
  if (!first || !last || touchesSpans(protectedSpans, first.start, last.end)) return false;
  for (let index = at; index < at + count - 1; index++) {
    const [word, next] = [tokens[index], tokens[index + 1]];
    if (!word || !next || text.slice(word.end, next.start) !== " ") return false;
  }
  return true;
}

/** Whether a clause begins with this word: nothing before it, or more than a space. */
export function isClauseHead({ text, tokens }: ConversionContext, at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  return !before || !word || text.slice(before.end, word.start) !== " ";
}

export function isClauseEnd(context: ConversionContext, at: number): boolean {
  return isClauseHead(context, at + 1);
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(fold));

/** After these a verb is bare in Egypt and the Levant: it says what is wanted or may be, not what is. */
const subordinators = words(`
  لازم ممكن يمكن عشان علشان لحتى كرمال مشان أن إن لا ما لما إذا لو حتى كي لكي لن لم راح رح سوف بدل بدال خل خلي خلوا خلنا خلينا دع دعنا يلا لين إلين ربما
  يجب ينبغي عن بلا بلكي بركي كنت كان يا عم قاعد قاعدة قاعدين جالس جالسة جالسين يالس يالسة يالسين قد أو و لحد ابدأ ابدئي ابدأوا اللين قام`);

/** Words that follow anything: before them, nothing has to agree with what stands before. */
export const followsAnything: ReadonlySet<string> = words("في من على اللي الذي التي أو عشان مع لما إذا لو بس");

const wishes = ["iWant", "youMWant", "youFWant", "youPWant", "weWant", "heWants", "sheWants", "theyWant"] as const;
const powers = ["youMCan", "youFCan", "youPCan", "iCan", "weCan"] as const;

const modals = new Map<Variety, ReadonlySet<string>>();

/** Forms of 'want' and 'can' in a variety, folded. */
export function isModal(folded: string, variety: Variety): boolean {
  let known = modals.get(variety);
  if (!known) {
    const { lexicon } = profileOf(variety);
    known = new Set(
      [...wishes, ...powers].flatMap((concept) => (lexicon[concept] ?? []).map((form) => fold(form).split(" ")[0] ?? "")),
    );
    modals.set(variety, known);
  }
  return known.has(folded) || known.has(folded.replace(/^[وف]/u, ""));
}

/** Whether the verb at this place depends on the word before it. */
export function isDependent(context: ConversionContext, at: number): boolean {
  if (isClauseHead(context, at)) return false;
  const before = context.tokens[at - 1];
  if (!before) return false;
  if (subordinators.has(before.folded) || isModal(before.folded, context.from)) return true;
  return readPresent(before.text, context.from) !== null;
}
