import { fold } from "../../text/normalise.ts";
import { countWords, wordsOf } from "../../text/words.ts";
import { type Group, group } from "../parts.ts";

/** What a list's items cost, as notes tell it. */
interface Priced {
  /** What stands behind an item: its price and what else its note says. */
  readonly prices: ReadonlyMap<string, string>;
  /** The notes that this tells whole. */
  readonly notes: readonly string[];
}

const digits = "[\\d٠-٩]";
/** «كبسة اللحم ب 45»: what is before the sum, and the sum with all behind it. */
const priced = new RegExp(
  `^(?<name>[^\\d٠-٩$€£:]+?)(?::\\s*|\\s+)(?<price>(?:(?:ب|بـ|بس|is|costs|for|at)\\s*)?[$€£]?${digits}.*)$`,
  "iu",
);
/** Between the dishes of one note: «…، والبطاطس ٢٥», 'soup $6, salad $8 and cake $5'. */
const between = new RegExp(
  `[،,؛;]\\s+و?(?=\\p{L})|(?<=${digits}\\S*(?:\\s\\p{L}+){0,2})(?:\\s+و(?=(?:\\p{L}+\\s){1,3}(?:ب|بـ)?\\s?${digits})|,?\\s+and\\s+(?=\\p{L}))`,
  "u",
);

/**
 * Finds the price of each item of a list in the notes. A note belongs there when every dish that it prices is one of the items, by all its
 * words or by all the item's; where one is not, it is told by itself.
 */
export function pricesOf(items: readonly string[], notes: readonly string[]): Priced {
  const prices = new Map<string, string>();
  const whole = notes.filter((note) => {
    const found = readPrices(items, note);
    if (!found || found.some(([item]) => prices.has(item))) return false;
    for (const [item, price] of found) prices.set(item, price);
    return true;
  });
  return { prices, notes: whole };
}

/** An item with its price behind it. */
export function pricedGroup(item: string, price: string): Group {
  const isSum = new RegExp(`^[$€£]?${digits}`, "u").test(price);
  return { ...group(`${item}${isSum ? ": " : " "}`), pieces: [{ text: price, words: countWords(price) }], fixed: 1 };
}

function readPrices(items: readonly string[], note: string): (readonly [item: string, price: string])[] | null {
  const line = note.replace(/[\s.،,]+$/u, "");
  const parts = line.split(between).map((part) => priced.exec(part)?.groups);
  if (parts.every((part) => part !== undefined)) {
    const found = parts.map(({ name = "", price = "" }) => ({ named: itemsFor(name, items), price }));
    const all = found.flatMap(({ named, price }) => named.map((item) => [item, price] as const));
    if (found.every(({ named }) => named.length > 0) && new Set(all.map(([item]) => item)).size === all.length) return all;
  }
  return readSentence(items, line);
}

/** «السنجاري بيتحاسب بالكيلو، 380 جنيه» says of the dish that its first word names what it costs. */
function readSentence(items: readonly string[], line: string): [item: string, price: string][] | null {
  const [first = "", ...rest] = line.split(/\s+/u);
  const sums = line.match(new RegExp(`${digits}[\\d٠-٩.,٫]*`, "gu")) ?? [];
  const named = items.filter((item) => [...nameWords(first)].every((word) => nameWords(item).has(word)));
  const [only] = named;
  const isNoun = /^ال/u.test(fold(first)) && nameWords(first).size > 0;
  return isNoun && sums.length === 1 && only !== undefined && named.length === 1 ? [[only, rest.join(" ")]] : null;
}

/** The one item that a name is of, or those that it names together; none where it may be another's. */
function itemsFor(name: string, items: readonly string[]): string[] {
  const own = nameWords(name);
  const joint = together.test(name) ? namedTogether(own, items) : [];
  if (joint.length > 1) return joint;
  const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size > 0 && [...a].every((word) => b.has(word));
  const same = items.filter((item) => isWithin(own, nameWords(item)) && isWithin(nameWords(item), own));
  const near = items.filter((item) => isWithin(own, nameWords(item)) || isWithin(nameWords(item), own));
  return same.length === 1 ? same : near.length === 1 ? near : [];
}

/** «الفول والطعمية الساندوتش» are two sandwiches: each has its own word and the one that they share. */
function namedTogether(own: ReadonlySet<string>, items: readonly string[]): string[] {
  const shared = (item: string) => [...nameWords(item)].filter((word) => own.has(word));
  const named = items.filter((item) => shared(item).length > 1 || shared(item).length === nameWords(item).size);
  return new Set(named.flatMap(shared)).size === own.size ? named : [];
}

const together = /\sو\p{L}|\sand\s/u;

/** The words of a dish's name without articles and joined «و»: «كبسة اللحم» is «كبسة لحم». */
function nameWords(name: string): ReadonlySet<string> {
  const words = wordsOf(fold(name)).map((word) =>
    /\p{Script=Arabic}/u.test(word)
      ? word.replace(/^(?:[وف]?[بكل]?ال|لل)(?=\p{L}{2})/u, "").replace(/(?<=\p{L}{2})ه$/u, "")
      : word.replace(/(?<=[^s])s$/u, ""),
  );
  return new Set(words.filter((word) => word.length > 1 && !joining.has(word)));
}

const joining: ReadonlySet<string> = new Set(["the", "of", "and", "with", "مع", "من"]);
