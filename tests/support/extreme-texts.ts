import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import { briefLimits } from "#shared/brief-limits.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { sampleBrief } from "./sample-brief.ts";

/** Texts that nobody writes and anybody can send: each repeats what makes a careless search start again at every character. */
export interface ExtremeText {
  readonly name: string;
  /** So many characters of it, in UTF-16 units. */
  readonly of: (chars: number) => string;
}

/** What is repeated; `{n}` is the number of the repetition. */
const units: Readonly<Record<string, string>> = {
  "one word": "word ",
  "one Arabic word": "كلمة ",
  "different words": "word{n} ",
  "different Arabic words": "كل{n}مة ",
  "sentences of one word": "Go. ",
  "Arabic sentences of one word": "روح. ",
  "sentences of one letter": "a. ",
  "equal sentences": "We go to the market today. ",
  "equal Arabic sentences": "احنا رايحين السوق دلوقتي حالا. ",
  "different sentences": "We go to market {n} today. ",
  "questions without a space": "a?",
  "dialect words": "دلوقتي ",
  "Standard words": "سوف ",
  "foreign sentences": "شو بدك هلق. ",
  "Standard sentences": "لماذا لا تزورنا سوف نذهب إليه. ",
  "commands to a woman": "اكتبي ",
  "joined letters": "وبال",
  "one letter": "a",
  "one Arabic letter": "ك",
  "one vowel mark": "\u064E",
  "one stretch sign": "\u0640",
  "one digit": "1",
  "one Arabic digit": "٣",
  "one blank": " ",
  "one tab": "\t",
  "Chinese letters": "创新",
  "Russian words": "слово ",
  "Greek letters between Arabic ones": "كπك",
  "one lost character": "\uFFFD",
  "one line end": "\n",
  "blank lines with spaces": " \n",
  "one full stop": ".",
  "one ellipsis": "…",
  "one question mark": "؟",
  "one star": "*",
  "two stars and a letter": "**a ",
  "open emphasis": "*a_ ",
  "one underscore": "_",
  "one backtick": "`",
  "backticks and letters": "`a ",
  "code fences": "```\n",
  "one hash": "#",
  "one bar": "|",
  "one hyphen": "-",
  "one dash": "—",
  "one greater-than sign": ">",
  "one less-than sign": "<",
  "line breaks of cells": "<br ",
  "one bracket": "[",
  "brackets and parentheses": "[a](",
  "closing brackets": "](",
  links: "[a](https://a.example/x) ",
  "open blanks": "[… ",
  blanks: "[… the price] ",
  "one quotation mark": '"',
  "quotation marks and letters": '"a ',
  "quoted words": '"a" ',
  "open guillemets": "«ا ",
  "open curly quotes": "“a ",
  apostrophes: "a'",
  "one at sign": "@",
  "addresses without an end": "a@",
  "mail addresses": "a@b.c ",
  "mail addresses with dots": "a@b.",
  "dots and letters": "a.",
  "dots and Arabic letters": "ا.",
  "web addresses": "https://a.example/x ",
  www: "www.",
  hashtags: "#tag ",
  "joined hashtags": "#a_",
  "phone digits with spaces": "0 1 2 3 ",
  "phone numbers": "+20 100 555 12 34 ",
  "digits and hyphens": "1-",
  "digits and commas": "1,",
  "digits and slashes": "1/",
  "digits and colons": "1:",
  "digits and spaces": "1 ",
  zeros: "0",
  "figures of zeros": "0.0",
  "digits with percent signs": "5% ",
  "number words": "twenty-one ",
  "Arabic number words": "عشرين ",
  dates: "25/12/2026 ",
  "prices in one sentence": "{n} ريال و",
  "prices in brackets": "(12 ريال، ",
  "a price a sentence": "الكوب بـ{n} ريال. ",
  "names of doctors": "الدكتور فهد العجمي، ",
  "a table of prices": "| كوب {n} | {n} ريال |\n",
  months: "5th of May, ",
  headings: "# Heading {n}\n\n",
  "empty headings": "#\n",
  "list items": "- item {n}\n",
  "numbered items": "1. item\n",
  "spaces and numbered items": "  1.",
  posts: "{n}/9 A post.\n\n",
  quotes: "> a\n",
  "table rows": "| a{n} | b |\n",
  "table rules": "|---|---|\n",
  "table without an end": "|-",
  labels: "**Voice:** a\n",
  "labels without an end": "**Voice",
  paragraphs: "A word.\n\n",
  emoji: "🙂",
  "joined emoji": "👩\u200D",
  flags: "🇪🇬",
  "halves of pairs": "\ud83d",
  "zero-width joiners": "\u200D",
  "stretched letters": "يي",
  keywords: "shopping list ",
  "Arabic keywords": "قائمة المشتريات ",
  "keywords with joined letters": "وبالقائمة ",
  "banned words": "cheap stuff ",
  "values of the brief": "meal planning for busy families. ",
  "British words": "colour ",
  parentheses: "(",
  tildes: "~~a",
  backslashes: "\\",
  HTML: "<a ",
  "exclamation marks and quotes": '!" ',
  "signs at the end of a sentence": '.")',
};

const repeated = (chars: number, unit: string, from = 0, step = 1): string => {
  if (!unit.includes("{n}")) return unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
  const parts: string[] = [];
  for (let [length, n] = [0, from]; length < chars; n += step) {
    const part = unit.replaceAll("{n}", String(n));
    parts.push(part);
    length += part.length;
  }
  return parts.join("").slice(0, chars);
};

/** Such runs end in something else as well: a search that wants the end of the text then fails at every place of the run. */
const runMost = 4;

const unrepeated: readonly ExtremeText[] = [
  { name: "one decimal of zeros", of: (chars) => `0.${"0".repeat(chars - 3)}1` },
  { name: "one line in blank lines", of: (chars) => `${"\n ".repeat(chars / 4)}a${" \n".repeat(chars / 4)}b` },
  { name: "one word of different letters", of: (chars) => `${"كلمات".repeat(chars / 5)}ص` },
];

const repeatedTexts: readonly ExtremeText[] = Object.entries(units).flatMap(([name, unit]) => {
  const plain = { name, of: (chars: number) => repeated(chars, unit) };
  if (unit.length > runMost) return [plain];
  const closed = (chars: number) => `x ${repeated(chars - 6, unit)}y ب.`;
  return [plain, { name: `${name}, then a letter`, of: closed }];
});

export const extremeTexts: readonly ExtremeText[] = [...unrepeated, ...repeatedTexts];

/** Two texts that are hard to compare, of so many characters each. */
export interface ExtremePair {
  readonly name: string;
  readonly of: (chars: number) => readonly [before: string, after: string];
}

/** The same numbers every time, in no order that repeats. */
const shuffled = (chars: number, unit: string, seed: number): string => {
  const parts: string[] = [];
  let state = seed;
  for (let length = 0; length < chars; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const part = unit.replaceAll("{n}", String((state >>> 16) % 500));
    parts.push(part);
    length += part.length;
  }
  return parts.join("").slice(0, chars);
};

export const extremePairs: readonly ExtremePair[] = [
  ...extremeTexts.map(({ name, of }) => ({
    name: `${name}, and every seventh sign gone`,
    of: (chars: number) => withGaps(of(chars)),
  })),
  { name: "every second line changed", of: (chars) => [repeated(chars, "a line {n}\n"), repeated(chars, "a line {n}\n", 0, 2)] },
  { name: "lines that share nothing", of: (chars) => [repeated(chars, "a{n}\n"), repeated(chars, "b{n}\n")] },
  { name: "lines in another order", of: (chars) => [shuffled(chars, "w{n}\n", 1), shuffled(chars, "w{n}\n", 2)] },
  { name: "short lines in another order", of: (chars) => [shuffled(chars, "{n}\n", 3), shuffled(chars, "{n}\n", 4)] },
  { name: "words in another order, one line", of: (chars) => [shuffled(chars, "w{n} ", 5), shuffled(chars, "w{n} ", 6)] },
  { name: "sentences in another order, one line", of: (chars) => [shuffled(chars, "w{n}. ", 7), shuffled(chars, "w{n}. ", 8)] },
  {
    name: "sentences of few words in another order, lines of ten",
    of: (chars) => [shuffled(chars, `${"a{n} b. ".repeat(10)}\n`, 9), shuffled(chars, `${"a{n} b. ".repeat(10)}\n`, 10)],
  },
  { name: "long lines with half of their words", of: (chars) => [lines(chars, 11), lines(chars, 12)] },
  { name: "two letters by turns", of: (chars) => ["ab".repeat(chars / 2), "ba".repeat(chars / 2)] },
  { name: "two lines by turns", of: (chars) => ["a\nb\n".repeat(chars / 4), "b\na\nc\n".repeat(chars / 6)] },
  { name: "two words by turns", of: (chars) => ["ab cd ".repeat(chars / 6), "cd ef ab ".repeat(chars / 9)] },
  { name: "one line, then many", of: (chars) => ["word ".repeat(chars / 5), "word\n".repeat(chars / 5)] },
  { name: "nothing, then all", of: (chars) => ["", repeated(chars, "word {n} ")] },
];

/** Every seventh sign is gone: so many small changes as fit. */
function withGaps(text: string): readonly [string, string] {
  return [text, text.replace(/([\s\S]{6})[\s\S]/g, "$1")];
}

function lines(chars: number, seed: number): string {
  return shuffled(chars, `${"w{n} ".repeat(20)}\n`, seed).replaceAll(/w(\d)\d* /g, "w$1 ");
}

/** Briefs that ask for all that is checked: many keywords, a brand's words, fields and a sign-off. */
export function harshBriefs(): Readonly<Record<"english" | "egyptian" | "saudi", Brief>> {
  const many = (words: readonly string[], most: number) =>
    Array.from({ length: most }, (_, index) => words[index] ?? `${words[index % words.length]} ${index}`);
  const brandVoice = (words: readonly string[]): Brief["brandVoice"] => ({
    id: "voice",
    name: "Acme",
    samples: [],
    preferred: [],
    banned: [{ variety: null, words: many(words, brandVoiceLimits.wordsInList) }],
    sentenceLength: "short",
    emoji: "few",
    addressee: "man",
    signOff: "The Acme team",
  });
  const english = ["word", "cheap stuff", "go", "a", "C++", "item", "market", "shopping list"];
  const arabic = ["كلمة", "روح", "قائمة المشتريات", "سوف", "ك", "دلوقتي", "السوق", "C++"];
  return {
    english: sampleBrief(2, "en-american", { keywords: many(english, briefLimits.keywords), brandVoice: brandVoice(english) }),
    egyptian: sampleBrief(1, "ar-egyptian", { keywords: many(arabic, briefLimits.keywords), brandVoice: brandVoice(arabic) }),
    saudi: sampleBrief(20, "ar-saudi", { keywords: many(arabic, briefLimits.keywords), addressee: "woman" }),
  };
}
