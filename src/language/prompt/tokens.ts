/**
 * Tokens a word, as tokenizers of the models that write Arabic count them: Arabic breaks into
 * stems and affixes. Rather too many than too few: a prompt that is too long fails altogether.
 */
const perArabicWord = 2.2;
const perOtherWord = 1.35;

/** The context of the smallest models that are worth asking (Fanar-1-9B): prompt and answer together. */
export const smallContextTokens = 4_096;

const pieces = /(\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*)|(\p{L}[\p{L}\p{M}'’]*)|\p{N}{1,3}|[^\s\p{L}\p{N}]/gu;

/** About how many tokens a text has in a model's eyes: words by their script, figures by three, a mark each. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [, arabic, other] of text.matchAll(pieces)) tokens += arabic ? perArabicWord : other ? perOtherWord : 1;
  return Math.ceil(tokens);
}

/** Tokens of an answer of so many words, with its Markdown and a length that is passed by a tenth. */
export function answerTokens(words: number, isArabic: boolean): number {
  return Math.ceil(words * 1.1 * (isArabic ? perArabicWord : perOtherWord) * 1.1) + 20;
}
