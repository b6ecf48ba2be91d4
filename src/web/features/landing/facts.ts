import type { Variety } from "#shared/options.ts";

/**
 * What the page shows of the product's registries, which are too heavy to travel with it. `facts.test.ts` compares each with its source.
 */

/** The keywords of the receipt that is shown, and how many of them the sentence uses. */
export const shownKeywords = { asked: ["عشرين دقيقة", "أول كوباية"], used: 2 } as const;

/** Three neighbours who differ in more than words: days off (0 is Sunday) and the money that prices are in. */
export const shownMarkets = [
  { variety: "ar-saudi", weekend: [5, 6], currency: "SAR" },
  { variety: "ar-emirati", weekend: [6, 0], currency: "AED" },
  { variety: "ar-lebanese", weekend: [6, 0], currency: "USD" },
] as const satisfies readonly { variety: Variety; weekend: readonly [number, number]; currency: string }[];
