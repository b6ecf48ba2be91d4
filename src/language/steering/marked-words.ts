import { isDialect, type Variety } from "#shared/options.ts";
import { functionWords, letterOf } from "../checks/variety/function-words.ts";
import { fold } from "../text/normalise.ts";
import { profileOf } from "../varieties/registry.ts";

/** More words than these make a model search for its way around them instead of writing. */
const wordsMost = 60;

/**
 * Words that only Standard says, the commonest in texts of models first: conjunctions, pronouns, negation, time, being able and wanting.
 * Left out: prepositions that people write in any dialect (خلال، عبر، دون), and whatever means something else in one (كم، ثم).
 */
const standardWords =
  `سوف لماذا ماذا الآن ليس ليست لست لسنا ليسوا الذي التي الذين اللذان اللتان اللواتي لن لم هل أين هؤلاء أولئك ذلك تلك هنالك هكذا
   يجب ينبغي لدي لدينا لديك لديكم لديه لديها لديهم يوجد توجد ثمة أستطيع تستطيع نستطيع يستطيع تستطيعون يمكنني يمكنكم يمكننا أريد تريد
   نريد يريد تريدون أيضًا عندما حينما لكي ربما إنما لأنني لكنني إنني هذا هذه غدًا فقط حيث كثيرًا قليلًا جدًا دائمًا`.split(/\s+/);

/**
 * The words of Standard that a text in this variety is kept from, folded: those that neither its lexicon nor its region's closed classes
 * know as its own. None for Standard Arabic and English.
 */
export function markedWords(variety: Variety): string[] {
  if (!isDialect(variety)) return [];
  const { region, lexicon } = profileOf(variety);
  const inLexicon = Object.values(lexicon).flatMap((forms) => forms.flatMap((form) => form.split(" ")));
  const letter = letterOf[region];
  const inRegion = functionWords.flatMap(([regions, words]) => (letter && regions.includes(letter) ? words.split(/\s+/) : []));
  const own = new Set([...inLexicon, ...inRegion].map(fold));
  return [...new Set(standardWords.map(fold))].filter((word) => !own.has(word)).slice(0, wordsMost);
}
