import type { Addressee } from "#shared/options.ts";
import { createRandom } from "../composer/random.ts";
import type { VarietyProfile } from "../varieties/profile.ts";

/** Few-shot examples help most of all, and more than five no longer do. */
export const examplesInPrompt = 4;

/**
 * Forms that give away whom an Arabic sentence speaks to; a sentence without any of them fits everyone. They err on the side
 * of silence: nouns like تحسين and ممكن end like verbs and suffixes. Letter boundaries are written out because `\b` knows
 * no Arabic.
 */
const toWoman = /(?<!\p{L})(?:[إأا]نتي|[وفبح]?ت\p{L}{3,}ين|ت(?:ب|بغ|حب|در|لق)ين|لا ت\p{L}{2,}ي|ما ت\p{L}{2,}يش)(?!\p{L})/u;
const toSeveral =
  /(?<!\p{L})(?:[إأا]نتوا?|[إأا]نتم|[وفبح]?ت(?!عاون|هاون|لفون|لفزيون|كون)\p{L}{2,}(?:ون|وا)|(?:عند|معا?|بد|إل|علي|لي|في|بي|من)(?:كم|كن|كو)|لكم|لكو)(?!\p{L})/u;

/** 2: speaks to this addressee; 1: to nobody in particular; 0: to somebody else. */
export function addresseeFit(sentence: string, addressee: Addressee): 0 | 1 | 2 {
  const bare = sentence.replace(/[\u064b-\u0652]/g, "");
  const speaksTo: Addressee | null = toWoman.test(bare) ? "woman" : toSeveral.test(bare) ? "everyone" : null;
  if (speaksTo === null) return 1;
  return speaksTo === addressee ? 2 : 0;
}

/**
 * Example sentences for one prompt: the same for the same seed, those that speak to the addressee first, the rest mixed
 * by the seed so that different briefs see different ones.
 */
export function chooseExamples(profile: VarietyProfile, addressee: Addressee, seed: number): string[] {
  const random = createRandom(seed);
  return profile.examples
    .map((sentence) => ({ sentence, fit: addresseeFit(sentence, addressee), order: random() }))
    .sort((a, b) => b.fit - a.fit || a.order - b.order)
    .slice(0, examplesInPrompt)
    .map(({ sentence }) => sentence);
}
