import type { Brief } from "#shared/contracts/brief.ts";
import { appliesTo } from "../checks/brand.ts";
import { phraseFinder } from "../checks/keywords.ts";
import { tokensOf } from "../checks/view.ts";

/** Whether a phrase holds a word that the brand of the brief bans in its variety; nothing is banned without a brand voice. */
export function bannedIn({ brandVoice, variety }: Brief): (phrase: string) => boolean {
  const banned = (brandVoice?.banned ?? []).filter(appliesTo(variety)).flatMap(({ words }) => words);
  if (banned.length === 0) return () => false;
  return (text) => {
    const find = phraseFinder({ text, tokens: tokensOf(text) });
    return banned.some((word) => find(word).length > 0);
  };
}
