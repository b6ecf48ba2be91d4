import { fold } from "../text/normalise.ts";

/** A word of a topic, and what is left of it without what is joined to it. */
export interface TopicWord {
  readonly word: string;
  readonly forms: readonly string[];
}

/** Names such as 'V60' and 'R&D' are words, too. */
const wordRuns = /[\p{L}\p{N}&+]+/gu;
const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** How old a thing is: «محل عمره 20 سنة» would be spelled as the pilgrimage, «عمرة». Of a child it tells the subject. */
const age =
  /(?<!\p{L})(?<!(?:ولد|ابن|طفل|بيبي|رضيع)\p{L}{0,2}\s)و?عمره\s+(?=[\d٠-٩]|فوق|تحت|حوالي|سن[ةهتي]|شهر|[أا]شهر|ثلاث|تلات|تلت|ثلث|[أا]رب|خمس|ست|سب|ثما|تما|تسع|عشر|نص|قد|كم)/gu;

/** The words of a topic as triggers and model know them. */
export function topicWords(text: string): TopicWord[] {
  return wordsIn(text.replace(age, " ")).map((word) => ({ word, forms: formsOf(word) }));
}

/** The words of a trigger: nothing is taken off Arabic ones, whose first letters may look like an article. */
export function triggerWords(trigger: string): string[] {
  return wordsIn(trigger).map((word) => (isArabic(word) ? word : singular(word)));
}

const wordsIn = (text: string) => normal(text).match(wordRuns) ?? [];

/** Spelling as people vary it: hamza on its seat, final hamza, Persian letters of the Gulf, letters held down. */
function normal(text: string): string {
  return fold(text)
    .replace(/['’]s\b/g, "")
    .replace(/ؤ/g, "و")
    .replace(/ئ/g, "ي")
    .replace(/(?<=\p{L}{2})اء(?!\p{L})/gu, "ا")
    .replace(/[گڤچپ]/g, (letter) => ({ گ: "ق", ڤ: "ف", چ: "ج", پ: "ب" })[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

/** The word as it stands, then without article and joined particles, then each without its endings. */
function formsOf(word: string): string[] {
  if (!isArabic(word)) return [...new Set([word, singular(word)])];
  const bare = word.replace(/^(?:وبال|وال|فال|بال|هال|كال|عال|ولل|لل|ال|[وفبلكع])(?=\p{L}{3})/u, "");
  const ends = (form: string) => [
    form.replace(/(?<=\p{L}{3})(?:كم|كن|ها|هم|نا|ه|ي|ك)$/u, ""),
    form.replace(/(?<=\p{L}{3})(?:ين|ان|ون)$/u, ""),
    form.replace(/(?<=\p{L}{3})ات$/u, ""),
    form.replace(/(?<=\p{L}{3})ات$/u, "ه"),
    form.replace(/(?<=\p{L}{3})ت(?:ي|ك|كم|كن|ها|هم|نا|ه)$/u, "ه"),
  ];
  return [...new Set([word, bare, ...ends(word), ...ends(bare)])];
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/s$/, "");
}
