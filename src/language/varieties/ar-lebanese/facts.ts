import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

/** Sentences that carry what the person wrote into a field. */
export const facts = {
  askLine: ["المطلوب: {=fundingAsk}."],
  marketLine: ["السوق: {=market}."],
  repair: ["اللي عم ينعمل هلق: {=repair}."],
  bioLine: ["{subject}، {=position}."],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
