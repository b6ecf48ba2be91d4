import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

/** Sentences that carry what the person wrote into a field. */
export const facts = {
  askLine: ["بنطلب {=fundingAsk}."],
  marketLine: ["السوق: {=market}."],
  repair: ["اللي بنعمله دلوقتي: {=repair}."],
  bioLine: ["{subject}، {=position}."],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
