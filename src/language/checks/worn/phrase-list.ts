import type { WornReason } from "#shared/contracts/report.ts";

/**
 * Worn phrases by the reason they are marked for, one a line. A phrase is words with one space between: `a|b` is either, `word*` any
 * ending, `+word` any joined particle or article before it, `(word)` a word that may be missing, `…` up to five words in between, `,`
 * a comma or another mark inside the sentence, `?` a question mark. `~` first: people write the words in their plain meaning, too, so that
 * they count in a short text and beside another mark only (two readers marked these lines). Arabic is compared folded; و and ف before the first word do not
 * count.
 */
export type WornPhrases = Partial<Readonly<Record<WornReason, string>>>;
