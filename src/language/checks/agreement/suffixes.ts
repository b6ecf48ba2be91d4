import type { Variety } from "#shared/options.ts";
import { profileOf } from "../../varieties/registry.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Pronouns and prepositions, folded, that speak to a woman in every dialect that writes them so. `لكي` is 'in order to'. */
const toWoman = list(`
  انتي عليكي ليكي معاكي بيكي فيكي منكي اليكي معكي الكي حواليكي وراكي خليكي ايديكي يخليكي يعطيكي عندكي بدكي وياكي نفسكي
  تعي`);

/** Gulf: the woman's suffix is ـج (or ـچ). */
const toGulfWoman = list(`
  عندج لج معج وياج عليج فيج منج بج ودج شلونج بيتج يومج وقتج عنج حقج طلبج رايج عشانج خاطرج بالج نفسج اسمج حياج عساج قبلج
  بينج وراج جدامج قدامج علشانج شرايج حضورج يدج ايدج جدولج ميزانيتج شغلج ذوقج راحتج`);

/** 'It suits you', 'we wait for you': a third person with the suffix. Verbs whose last root letter is ج have none. */
const gulfObject = /^[وف]?ب?ي\p{L}{2,}ج$/u;
const rootsInJ =
  /(?:خرج|نتج|تاج|دمج|عالج|نضج|درج|توج|مزج|روج|برمج|زعج|نسج|فرج|حرج|لهج|نهج|بهج|برج|موج|زوج|ولج|هيج|سرج|ثلج|حجج|لج|بلج|وهج|عرج|ضج|هج|ذج|ئج|يج)$/u;
const gulfVerbs = list(`
  ننتظرج نشوفج نوصلج نستناج نعطيج ندلج نخدمج نساعدج نرسلج نخليج نبيج تعجبج تناسبج توصلج تهمج تخليج تنفعج تعطيج تكفيج ترضيج`);

const toSeveral = list(`
  انتو انتوا انتم عندكو ليكو معاكو عليكو بيكو فيكو منكو الكو بدكو كلكو حواليكو بيتكو معكو وقتكو يومكو لكو تعوا`);

/** ـكم that belongs to the word. */
const rootsInKum = /(?:حكم|حاكم|راكم|محاكم|^كم|^بكم|^وكم)$/u;
/** Titles and greetings are plural whoever they are said to. */
const courtesies = list("سيادتكم سعادتكم معاليكم فضيلتكم سموكم جلالتكم حضرتكم مقامكم");

const levantineKun = /\p{L}{2,}كن$/u;
const rootsInKun = /(?:مكن|ماكن|سكن|ساكن|ركن|راكن|داكن|^[وف]?[اتين]كن|^لكن|^ولكن|^ليكن|^وليكن)$/u;

function isToGulfWoman(bare: string, folded: string): boolean {
  return toGulfWoman.has(bare) || gulfVerbs.has(bare) || (gulfObject.test(folded) && !rootsInJ.test(folded));
}

/** Whom a pronoun or suffix speaks to; null where it does not tell (ـك is a man's and a woman's). */
export function suffixAddressee(folded: string, text: string, variety: Variety): "man" | "woman" | "everyone" | null {
  const { readerSuffix } = profileOf(variety);
  const bare = folded.replace(/^[وف](?=\p{L}{3})/u, "");
  // What has an article is joined to nobody: «السويچ».
  if (toWoman.has(bare) || (/چ$/u.test(text) && !/^(?:[بكل]?ال|لل)/u.test(bare))) return "woman";
  if (/(?:نت|ك)\u0650$/u.test(text) && !/(?:بن|ذل|تل|شري)ك\u0650$/u.test(text)) return "woman";
  if (/^[وف]?[إأا]نتَ$/u.test(text)) return "man";
  if (variety !== "ar-standard" && /^[وف]?[إا]ن[ْ]?ت[اه]?$/u.test(text)) return "man";
  if (readerSuffix?.woman === "ج" && isToGulfWoman(bare, folded)) return "woman";
  if (toSeveral.has(bare)) return "everyone";
  if (/\p{L}{2,}كم$/u.test(bare) || bare === "لكم")
    return rootsInKum.test(bare) || courtesies.has(bare.replace(/^[لب]/u, "")) ? null : "everyone";
  if (readerSuffix?.everyone === "كن" && levantineKun.test(bare) && !rootsInKun.test(bare)) return "everyone";
  return null;
}
