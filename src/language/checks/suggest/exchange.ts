import type { Variety } from "#shared/options.ts";
import { fold } from "../../text/normalise.ts";
import type { Concept } from "../../varieties/lexicon.ts";
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

/** From here on the list of concepts holds nouns: Standard ones are at home in every dialect's writing. */
const nouns: ReadonlySet<Concept> = new Set<Concept>([
  "people",
  "man",
  "woman",
  "boy",
  "girl",
  "children",
  "friend",
  "mother",
  "father",
  "house",
  "room",
  "kitchen",
  "street",
  "neighbourhood",
  "car",
  "shop",
  "market",
  "money",
  "work",
  "job",
  "phone",
  "mobileMessage",
  "invoice",
  "discount",
  "offerNoun",
  "gift",
  "box",
  "bag",
  "clothes",
  "shoes",
  "dress",
  "suit",
  "food",
  "story",
  "idea",
  "problem",
  "solution",
  "thing",
  "place",
  "time",
  "beginning",
  "end",
  "way",
  "moment",
  "half",
  "twoOf",
  "side",
  "corner",
  "deal",
  "delivery",
  "guest",
  "party",
  "wedding",
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

interface Exchange {
  readonly word: string;
  readonly takesThat: boolean;
}

const cache = new Map<string, ReadonlyMap<string, Exchange>>();

/** One-word forms of `from` (folded) with what `to` says instead; a form that `to` knows itself, or that is ambiguous, is left out. */
function exchanges(from: Variety, to: Variety, withNouns: boolean): ReadonlyMap<string, Exchange> {
  const key = `${from} ${to} ${withNouns}`;
  const known = cache.get(key);
  if (known) return known;
  const source = profileOf(from).lexicon ?? {};
  const target = profileOf(to).lexicon ?? {};
  const standard = profileOf("ar-standard").lexicon ?? {};
  const atHome = new Set(Object.values(target).flatMap((forms) => forms.map(fold)));
  const found = new Map<string, Exchange>();
  const ambiguous = new Set<string>();
  for (const [name, forms] of Object.entries(source)) {
    const concept = name as Concept;
    const [word] = target[concept] ?? standard[concept] ?? [];
    const isUsable = word !== undefined && /^\p{L}[\p{L}\p{M}]+$/u.test(word) && !unsafe.has(concept);
    for (const form of forms.map(fold)) {
      if (form.includes(" ") || form.length < 3) continue;
      if (found.has(form) && found.get(form)?.word !== word) ambiguous.add(form);
      // Unsafe concepts make their forms ambiguous too: 'حتى' is 'until' and 'even'.
      if (!isUsable) ambiguous.add(form);
      else if (!atHome.has(form) && (withNouns || !nouns.has(concept)) && isSameGender(form, word)) {
        found.set(form, { word, takesThat: takesThat.has(concept) });
      }
    }
  }
  for (const form of ambiguous) found.delete(form);
  cache.set(key, found);
  return found;
}

/** Words around a noun agree with it: a feminine one is exchanged for a feminine one only. */
function isSameGender(folded: string, word: string): boolean {
  return folded.endsWith("ه") === fold(word).endsWith("ه");
}

/**
 * What `to` says for a word of `from`, with the و ف ب ل ك and article that stand joined before it; null where no exchange is
 * sure. `dropsNext` is set where a following أن goes with the word.
 */
export function exchangeWord(
  word: string,
  from: Variety,
  to: Variety,
  { withNouns = false }: { readonly withNouns?: boolean } = {},
): { readonly replacement: string; readonly dropsThat: boolean } | null {
  const map = exchanges(from, to, withNouns);
  const folded = fold(word);
  for (const joined of ["", ...(/^(?:[وف]?[بلك]?(?:ال)?)/u.exec(folded)?.[0] ? joinedForms(folded) : [])]) {
    const exchange = map.get(folded.slice(joined.length));
    if (!exchange) continue;
    const article = joined.endsWith("ال") && fold(exchange.word).startsWith("ال") ? joined.slice(0, -2) : joined;
    return { replacement: article + exchange.word, dropsThat: exchange.takesThat };
  }
  return null;
}

function joinedForms(folded: string): string[] {
  const forms = ["و", "ف", "ب", "ل", "ك", "ال", "وال", "فال", "بال", "كال", "وبال", "وب", "ول", "وك"];
  return forms.filter((form) => folded.startsWith(form) && folded.length - form.length >= 3);
}
