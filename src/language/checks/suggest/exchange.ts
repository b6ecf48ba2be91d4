import type { Addressee, Variety } from "#shared/options.ts";
import { fold } from "../../text/normalise.ts";
import { type Concept, concepts } from "../../varieties/lexicon.ts";
import { profileOf } from "../../varieties/registry.ts";

/**
 * Concepts that are never exchanged without reading the sentence: words that mean two things without their vowels (من, ما, أو),
 * that change their place (this, future), or whose neighbours would have to change.
 */
const unsafe: ReadonlySet<Concept> = new Set<Concept>([
  "who",
  "what",
  "which",
  "howMany",
  "or",
  "no",
  "as",
  "if",
  "even",
  "until",
  "between",
  "of",
  "for",
  "with",
  "there",
  "thereIs",
  "thereIsNot",
  "notNominal",
  "future",
  "progressiveM",
  "progressiveF",
  "progressiveP",
  "whenConj",
  "enough",
  "asIf",
  "okay",
  "heWent",
  "heSaid",
  "exceptFor",
  "true",
  "full",
  "thisM",
  "thisF",
  "these",
  "thatM",
  "thatF",
  "thosePeople",
]);

/** From `house` on the list of concepts holds things: Standard nouns are at home in every dialect's writing. */
const nouns: ReadonlySet<Concept> = new Set<Concept>([
  ...concepts.slice(concepts.indexOf("house")),
  "people",
  "man",
  "woman",
  "boy",
  "girl",
  "children",
  "friend",
  "mother",
  "father",
]);

/** After these Standard Arabic says أن, and the dialects do not: it goes with the word. */
const takesThat: ReadonlySet<Concept> = new Set<Concept>([
  "must",
  "iWant",
  "youMWant",
  "youFWant",
  "youPWant",
  "weWant",
  "heWants",
  "sheWants",
  "theyWant",
  "iCan",
  "youMCan",
  "youFCan",
  "youPCan",
  "weCan",
  "maybe",
]);

/**
 * Words of one variety that mean something quite different in the other's sentences: 'ما يلي', 'what follows'; 'آخر اليوم', 'the end of
 * the day'; «غدا», 'lunch' or 'tomorrow'; «شو داخل بالسعر», 'what is included'; «ترى», 'you see' or 'mind you'; «تعالى», said to a man
 * or to a woman; «الكم», 'the sleeve' or 'to you'; «أليس كذلك»;
 * «ولكن», which loses its و; «انتظر», told to somebody or said of him; «احضروا», 'attend' or 'bring'; «خارج من», 'coming out
 * of'; «رسالة خطأ», 'an error message'; «لسا فحصتها», 'I have just checked it'; «متعب», 'tiring'; «وشلون», 'how' or 'and how'; «أعطيني»,
 * said to whom the rest of the sentence tells; «للحين», 'until now' or 'still'; «أرى», whose verb takes its particle elsewhere; «سوينا», for which not all have a word.
 */
const homographs: ReadonlySet<string> = new Set(
  "يلي اليوم غدا داخل خارج تري تعالي الكم كذلك ولكن انتظر احضر احضري احضروا خطا لسا لسه اعطيني اعطني عطيني وشلون متعب متعبه متعبين للحين اري سوينا".split(
    " ",
  ),
);

const adverbs: ReadonlySet<Concept> = new Set<Concept>(["aLot", "aLittle"]);

interface Exchange {
  /** The form as `from` spells it. */
  readonly form: string;
  readonly word: string;
  readonly isNoun: boolean;
  readonly takesThat: boolean;
}

interface ExchangeOptions {
  /** Nouns too; without it, Standard ones are taken to be at home everywhere. */
  readonly withNouns?: boolean;
  /** Whom the text speaks to, where it is known: tells apart what is written alike to a man and to a woman. */
  readonly addressee?: Addressee;
  /** Also forms whose meaning the two varieties share another form of: 'حنا', where both say 'إحنا'. */
  readonly everyForm?: boolean;
}

const cache = new Map<string, ReadonlyMap<string, Exchange>>();

/** Concepts that are said to the other sex: where both are written alike, the text's own addressee tells which. */
const saidToOther: Readonly<Record<Addressee, RegExp>> = { man: /^youF|F$/, everyone: /^youF|F$/, woman: /^youM|M$/ };

/**
 * One-word forms of `from` (folded) with what `to` says instead. Left out: what `to` says too, what is ambiguous, and unsafe
 * concepts, which make their forms ambiguous as well ('حتى' is 'until' and 'even').
 */
function exchanges(from: Variety, to: Variety, { addressee, everyForm = false }: ExchangeOptions): ReadonlyMap<string, Exchange> {
  const key = `${from} ${to} ${addressee ?? ""} ${everyForm}`;
  const known = cache.get(key);
  if (known) return known;
  const target = profileOf(to).lexicon;
  // A concept without a form of its own is said as in Standard Arabic.
  const standard = profileOf("ar-standard").lexicon;
  const atHome = new Set(Object.values(target).flatMap((forms) => forms.map(fold)));
  const found = new Map<string, Exchange>();
  const ambiguous = new Set<string>();
  for (const concept of concepts) {
    // 'كده' is 'so' before it is 'in this way', which has more words everywhere.
    if (concept === "thisWay") continue;
    const forms = formsSaidBy(from, concept, addressee).filter((form) => !form.includes(" "));
    const words = target[concept] ?? standard[concept] ?? [];
    const [word] = words;
    const isSaidHere = words.some((own) => forms.some((form) => fold(form) === fold(own)));
    const isUsable =
      word !== undefined && /^\p{L}[\p{L}\p{M}]+$/u.test(word) && !unsafe.has(concept) && (everyForm || !isSaidHere);
    for (const form of forms) {
      const folded = fold(form);
      // 'قليل' describes a noun; only 'قليلًا' is the adverb that the dialects have a word for.
      const isAdjective = adverbs.has(concept) && from === "ar-standard" && !folded.endsWith("ا");
      if (!isUsable || isAdjective || homographs.has(folded) || (found.has(folded) && found.get(folded)?.word !== word))
        ambiguous.add(folded);
      else if (
        folded.length > 2 &&
        !atHome.has(folded) &&
        !isSubjunctive(folded, word, concept, from) &&
        (ungendered.has(concept) || isSameGender(folded, word))
      ) {
        found.set(folded, { form, word, isNoun: nouns.has(concept), takesThat: takesThat.has(concept) });
      }
    }
  }
  for (const form of ambiguous) found.delete(form);
  cache.set(key, found);
  return found;
}

/** A variety's forms of a concept, without those that it says to the other sex in the same letters as to `addressee`. */
function formsSaidBy(variety: Variety, concept: Concept, addressee: Addressee | undefined): readonly string[] {
  const { lexicon } = profileOf(variety);
  const forms = lexicon[concept] ?? [];
  if (addressee === undefined || !saidToOther[addressee].test(concept)) return forms;
  const twin = concept.replace(saidToOther[addressee], (own) => own.slice(0, -1) + (own.endsWith("F") ? "M" : "F"));
  const others = new Set((lexicon[twin as Concept] ?? []).map(fold));
  return forms.filter((form) => !others.has(fold(form)));
}

/**
 * A present without its prefix is the dialect's own after a verb or a particle: «منعرف», but «لازم نعرف» and «بدّي أعرف»; nor is it
 * exchanged for another verb's with one.
 */
function isSubjunctive(folded: string, word: string, concept: Concept, from: Variety): boolean {
  const saysHabits = ["egyptian", "levantine"].includes(profileOf(from).region);
  const isBare = saysHabits && presents.test(concept) && /^[اينت]/u.test(folded) && /^[بم]/u.test(word);
  return isBare || [`ب${folded}`, `م${folded}`, `ب${folded.replace(/^[اي]/u, "")}`].includes(fold(word));
}

/** Verbs of the present, but for 'want', which has no such forms. */
const presents = /^(?:i|you[MFP]|he|she|we|they)(?!Wants?$)[A-Z]/;

/** Words that nothing agrees with, whatever letter they end in. */
const ungendered: ReadonlySet<Concept> = new Set<Concept>([
  "likeThis",
  "here",
  "now",
  "today",
  "tomorrow",
  "also",
  "still",
  "inside",
  "outside",
]);

/** Words around a noun agree with it: a feminine one is exchanged for a feminine one only. */
function isSameGender(folded: string, word: string): boolean {
  return folded.endsWith("ه") === fold(word).endsWith("ه");
}

const shadda = "\u0651";

/** What may stand joined before any word, and before a noun. */
const joinedBefore = ["", "و", "ف"] as const;
const joinedBeforeNoun = ["ب", "ل", "ك", "ال", "وال", "فال", "بال", "كال", "وبال", "وب", "ول"] as const;

/**
 * What `to` says for a word of `from`, with the و ف ب ل ك and article that stand joined before it; null where no exchange is
 * sure. `dropsThat`: a following أن goes with the word. Nouns are exchanged only where `withNouns` asks for it.
 */
export function exchangeWord(
  text: string,
  from: Variety,
  to: Variety,
  options: ExchangeOptions = {},
): { readonly replacement: string; readonly dropsThat: boolean } | null {
  const { withNouns = false } = options;
  const map = exchanges(from, to, options);
  const folded = fold(text);
  if (homographs.has(folded)) return null;
  for (const joined of withNouns ? [...joinedBefore, ...joinedBeforeNoun] : joinedBefore) {
    const exchange = folded.startsWith(joined) ? map.get(folded.slice(joined.length)) : undefined;
    if (!exchange || (exchange.isNoun && !withNouns) || (joined.length > 0 && !canJoin(joined, exchange))) continue;
    // 'لوحدة' is not 'لوحده': people write ه for ة, but not ة for ه.
    if (text.endsWith("ة") && !exchange.form.endsWith("ة")) continue;
    // «خطّ» with the ending of an object is not «خطأ».
    if (text.endsWith("ا") && exchange.form.endsWith("أ")) continue;
    // A shadda makes another word of it: 'تبيّن' is not 'تبين'.
    if (text.includes(shadda) && !exchange.form.includes(shadda)) continue;
    // A written hamza does too: 'أنتظر' is 'I wait', 'انتظر' is told to somebody; «وإيد» is 'and a hand', «وايد» 'a lot'.
    if (hasOtherHamza(text.slice(joined.length), exchange.form)) continue;
    return { replacement: joined + exchange.word, dropsThat: exchange.takesThat };
  }
  return null;
}

/** Whether an alef bears a hamza in the text that it does not bear in the form. */
function hasOtherHamza(text: string, form: string): boolean {
  const letters = (word: string) => [...word.replace(/\p{M}/gu, "")];
  const own = letters(form);
  return letters(text).some((letter, at) => /[أإآ]/u.test(letter) && own[at] === "ا");
}

function canJoin(joined: string, { form, word, isNoun }: Exchange): boolean {
  if (joined === "و" || joined === "ف") return true;
  return isNoun && !/^[إأا]ل/u.test(form) && !/^[إأا]ل/u.test(word);
}
