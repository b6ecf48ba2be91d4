/** A figure among content words. */
export const figureSign = (value: string): string => `#${value}`;

/** A smaller figure is in many sentences by chance: it counts as one word. */
const tellingFigure = 10;
/** A sentence says a saying where they share this part of either, and at least so many words. */
const sharedPart = 0.5;
const sharedWords = 2;
/** A word of more sayings than these tells none of them apart; so the work stays linear. */
const sayingsPerWord = 64;

interface Sayings {
  /** Whether a sentence, by its signs, says one of them. */
  holds(said: ReadonlySet<string>): boolean;
}

/** Many sayings, each by its signs (content words and figures), to hold sentences against. */
export function createSayings(sayings: readonly ReadonlySet<string>[]): Sayings {
  const places = new Map<string, number[]>();
  sayings.forEach((signs, at) => {
    for (const sign of signs) {
      const known = places.get(sign);
      if (!known) places.set(sign, [at]);
      else if (known.length < sayingsPerWord) known.push(at);
    }
  });
  const isTelling = (sign: string) => sign.startsWith("#") && Number.parseFloat(sign.slice(1)) >= tellingFigure;
  return {
    holds(said) {
      const shared = new Map<number, number>();
      for (const sign of said) {
        const found = places.get(sign);
        if (!found) continue;
        if (isTelling(sign)) return true;
        for (const at of found) shared.set(at, (shared.get(at) ?? 0) + 1);
      }
      return [...shared].some(([at, count]) => isSaid(count, sayings[at]?.size ?? 0, said.size));
    },
  };
}

function isSaid(shared: number, ofSaying: number, ofSentence: number): boolean {
  if (ofSaying === 1) return shared === 1;
  return shared >= sharedWords && (shared >= ofSaying * sharedPart || shared >= ofSentence * sharedPart);
}
