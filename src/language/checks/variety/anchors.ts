import { attestedRegions } from "./attested.ts";
import { affixSign, closedSign, isSharedHomograph } from "./closed-signs.ts";
import type { Token } from "./features.ts";

/**
 * Words that speak for or against no variety that can be asked: «شلونكن» is Syrian and stands in no table of ours, «لك» is 'to you'
 * everywhere, «ترى» is 'you see' in Standard Arabic and 'mind you' in the Gulf, «تعالى» is said to a man in Egypt and God's epithet
 * everywhere.
 */
const anchoredNowhere: ReadonlySet<string> = new Set(["شلونكن", "شلونك", "لك", "ولك", "تري", "تعالي"]);

/** «يلي» is Lebanese for 'who', and after these words it is the verb 'follows'. */
const followsAfter: ReadonlySet<string> = new Set(["ما", "فيما", "كما", "وما", "مما", "بما", "الذي", "التي", "ان"]);

/** An affix makes a longer word none of a dialect's: «هنقرستيشن» and «ودانكن» are names. */
const longestVerb = 8;

/** Whether a word decides nothing where it stands: one that is everybody's, a name that looks like a form, a verb by its neighbour. */
export function anchorsNowhere({ word }: Token, before: Token | undefined): boolean {
  if (isSharedHomograph(word) || anchoredNowhere.has(word)) return true;
  if ((word === "يلي" || word === "يلّي") && before && followsAfter.has(before.word)) return true;
  // «عم يعملوا»: what stands after the particle is the Levant's, whoever else builds the verb so.
  if (before?.word === "عم" && /^[يتن]\p{L}{2}/u.test(word)) return true;
  return isNameByForm(word);
}

/** A form is believed where the word was seen with it, or what is left without it. */
function isNameByForm(word: string): boolean {
  if (closedSign(word) !== undefined || affixSign(word) === undefined) return false;
  if (attestedRegions(word) !== "") return false;
  if (/^[وف]?ه[يتن]/u.test(word)) return word.length > longestVerb && !/(?:ك|كم|كو|ها|هم|نا|ني|ه|وا|لك|لكم|لكو)$/u.test(word);
  const stem = /^(\p{L}{2,})كن$/u.exec(word)?.[1];
  return stem !== undefined && !isHost(stem);
}

/** What «ـكن» is joined to: a particle, a noun with its feminine ending, a verb, or a word that was seen. */
function isHost(stem: string): boolean {
  return (
    attestedRegions(stem) !== "" || attestedRegions(stem.replace(/ت$/u, "ه")) !== "" || /^(?:ب|من|ن|ت|ي|رح)\p{L}{2,}/u.test(stem)
  );
}
