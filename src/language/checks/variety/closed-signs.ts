import { longestWord } from "./features.ts";
import { affixes, functionWords, type RegionSet } from "./function-words.ts";

let table: ReadonlyMap<string, RegionSet> | undefined;

function closedWords(): ReadonlyMap<string, RegionSet> {
  table ??= new Map(functionWords.flatMap(([regions, list]) => list.split(/\s+/).map((word) => [word, regions] as const)));
  return table;
}

/** A function word's regions; a joined و or ف before it is left out. Undefined for every other word. */
export function closedSign(word: string): RegionSet | undefined {
  const words = closedWords();
  const known = words.get(word);
  if (known !== undefined || word.length < 4 || !/^[وف]/u.test(word)) return known;
  return words.get(word.slice(1));
}

/** Words that were looked up are remembered up to this many: a dozen patterns a word are the check's dearest part. */
const rememberedWords = 20_000;
const affixMemory = new Map<string, RegionSet | null>();

/** The regions whose grammar a word's form shows (futures, negations, joined prepositions). */
export function affixSign(word: string): RegionSet | undefined {
  if (word.length > longestWord) return undefined;
  const known = affixMemory.get(word);
  if (known !== undefined) return known ?? undefined;
  if (affixMemory.size >= rememberedWords) affixMemory.clear();
  const sign = affixes.find(([, pattern]) => pattern.test(word))?.[0];
  affixMemory.set(word, sign ?? null);
  return sign;
}

/** The name under which a sign is a feature of the model. */
export function signFeature(word: string): string | undefined {
  const regions = closedSign(word) ?? affixSign(word);
  return regions === undefined ? undefined : `@${regions}`;
}

/**
 * Words of two meanings, of which every dialect has one: «لحد» is 'until' in Egypt and the Levant, and 'to someone' in the Gulf too. Such
 * a word speaks for no region, whatever the training sentences, which have the one meaning more often, say of it.
 */
const sharedHomographs: ReadonlySet<string> = new Set(["لحد", "ولحد", "فلحد"]);

export function isSharedHomograph(word: string): boolean {
  return sharedHomographs.has(word);
}

/** Standard words that stand in careful dialect too, or spell another word there («غدا», lunch; «ولدي», my son): they are no hint of anything. */
const atHome: ReadonlySet<string> = new Set(
  (
    "غدا ولدي سنجاري بات اذن انما فات فاتت اثر سياكل قامت تري وتري يري يتحدث تتحدث نتحدث تحدث تحدثت ينظر تنظر خلال حول عبر ضمن نحو تجاه دون يقوم تقوم اقوم قمت يتم تم تمت هل وهل معا احيانا جيدا سابقا لاحقا حاليا " +
    "لانها لاننا لانني لكنه لكنها لكننا لكنهم ولكن كلما بينما ثم نعم اجل بل يوجد اتمني نتمني يسرنا يسعدنا"
  ).split(" "),
);
/** Standard words that dialects have their own for, and that slip into them one at a time. */
const slipping: ReadonlySet<string> = new Set(
  (
    "كثيرا قليلا فقط ايضا الان لدي لدينا لديك لديكم عندما الحصول منزل المنزل الهاتف هاتف هاتفي حقيبه الحقيبه الطعام طعام الكثير اصبح اصبحت يصبح تصبح " +
    "ياتي تاتي ذهب يذهب انتم اخري الاخري شيء الشيء شيئا"
  ).split(" "),
);

/** Whether a Standard word, also behind a joined و or ف, is at home in dialects. */
export function isAtHome(word: string): boolean {
  return atHome.has(word) || atHome.has(word.replace(/^[وف]/u, ""));
}

/** Whether a Standard word alone makes no sentence Standard: it is at home in dialects, or slips into them. */
export function isSharedStandard(word: string): boolean {
  return isAtHome(word) || slipping.has(word) || slipping.has(word.replace(/^[وف]/u, ""));
}
