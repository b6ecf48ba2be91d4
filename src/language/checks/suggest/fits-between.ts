import { fold } from "../../text/normalise.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** After these a verb stands bare: «لازم أعمل», «حاولت أعمل», where the exchanged one would bring its ب along. */
const takesBareVerb = words(
  "ان وان لازم ولازم ضروري ممكن اقدر بقدر تقدر بتقدر نقدر منقدر يقدر بيقدر قدرت حاول حاولت حاولنا احاول بحاول بدي بدك بدنا بده بدها بدهم عايز عايزه عاوز عاوزه " +
    "كان كانت كانوا كنت كنا ابي ابغي ابا اريد كي لكي عشان علشان منشان حتي قبل خلي خليني رح راح حابب حابه احب بحب",
);
/** Offers and contracts end so in every dialect, and «معا» is «معها» in Lebanon. */
const atHome = words("ينتهي تنتهي وينتهي وتنتهي معا ومعا");
/** «ما الذي» is another question word in every dialect. */
const what = words("ما وما فما من ومن");
const relative = words("اللي يلي");
const wanting = words("عايز عاوز");
/** «قال لكم» stands apart in careful dialect, and «لكم شخص» asks for how many. */
const saying = words("قال قالت قالوا قلت قلنا قلتوا يقول تقول يقولون بيقول بتقول نقول اقول حكي حكت");
const counted = words("شخص واحد نفر يوم ساعه مره سنه شهر");

/**
 * Whether a word may take the place of another between its neighbours (all folded; '' for none): none for what is at home everywhere, no verb with its particle after one that
 * takes it bare, no relative after «ما», no «عايز», which is any person's, before what 'you' do, no 'to you' after a verb of saying, no 'can' before a noun.
 */
export function fitsBetween(word: string, replacement: string, before: string, next: string): boolean {
  if (atHome.has(word)) return false;
  const put = fold(replacement);
  const governor = takesBareVerb.has(before) ? before : before.replace(/^[وف]/u, "");
  if (takesBareVerb.has(governor) && put.startsWith("ب") && !word.startsWith("ب")) return false;
  if (what.has(before) && relative.has(put)) return false;
  if (word.startsWith("ل") && saying.has(governor)) return false;
  if (word === "لكم" && counted.has(next)) return false;
  if (wanting.has(put) && next.startsWith("ت")) return false;
  return !(word.endsWith("ستطيع") && next !== "" && next !== "ان" && !/^[ايتن]/u.test(next.replace(/^ت(?=\p{L}{2}ي)/u, "_")));
}
