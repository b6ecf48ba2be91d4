import type { Addressee } from "#shared/options.ts";
import { createRandom } from "../../composer/random.ts";
import { trimToWords } from "../../text/trim.ts";
import { countWords } from "../../text/words.ts";
import type { Turn } from "../prompt-parts.ts";
import { estimateTokens } from "../tokens.ts";
import type { Example } from "./example.ts";

/** More earlier turns than these no longer help. */
const examplesMost = 4;
/** What is left of a shortened example still shows a voice; less is left out. */
const leastWords = 25;

/**
 * The examples for one brief, best last, so that it stands next to the brief: none that speaks to somebody else, those of the same form
 * before others, the rest mixed by the seed.
 */
export function chooseExamples(
  examples: readonly Example[],
  asked: { readonly addressee: Addressee; readonly template: string; readonly seed: number },
): Example[] {
  const random = createRandom(asked.seed);
  return examples
    .filter(({ addressee }) => addressee === null || addressee === asked.addressee)
    .map((example) => ({
      example,
      fit: (example.template === asked.template ? 2 : 0) + (example.addressee === asked.addressee ? 1 : 0),
      order: random(),
    }))
    .sort((a, b) => b.fit - a.fit || a.order - b.order)
    .slice(0, examplesMost)
    .map(({ example }) => example)
    .reverse();
}

/** The turns that fit so many tokens: the best, which stand last, stay whole; the one that does not fit is cut after a sentence. */
export function fitTurns(turns: readonly Turn[], tokensMost: number): Turn[] {
  const kept: Turn[] = [];
  let left = tokensMost;
  for (const turn of turns.toReversed()) {
    const fitting = shortened(turn, left);
    if (fitting === null) break;
    kept.unshift(fitting);
    left -= turnTokens(fitting);
    if (fitting !== turn) break;
  }
  return kept;
}

function shortened(turn: Turn, tokensMost: number): Turn | null {
  const tokens = turnTokens(turn);
  if (tokens <= tokensMost) return turn;
  const words = countWords(turn.assistant);
  const room = tokensMost - estimateTokens(turn.user);
  const most = Math.floor((words * room) / estimateTokens(turn.assistant)) - 1;
  if (most < leastWords) return null;
  const cut = { user: turn.user, assistant: trimToWords(turn.assistant, most) };
  return countWords(cut.assistant) >= leastWords && turnTokens(cut) <= tokensMost ? cut : null;
}

function turnTokens({ user, assistant }: Turn): number {
  return estimateTokens(user) + estimateTokens(assistant);
}
