import type { Span, WornReason } from "#shared/contracts/report.ts";
import { fold } from "../../text/normalise.ts";
import type { Sentence, TextView } from "../view.ts";
import type { WornWord } from "./phrases.ts";

export interface WornPlace extends Span {
  readonly reason: WornReason;
  /** The words have a plain meaning, too. */
  readonly isLoose?: boolean;
}

const list = (words: string) => new Set(words.split(/\s+/).map(fold));

/** Adjectives and nouns that advertising piles up; three in a row of either are the shape. */
const englishPraise = list(
  "fast easy simple smart bold fresh clean modern warm safe secure reliable affordable flexible powerful beautiful elegant stylish comfortable convenient personal practical natural authentic unique creative innovative inspiring engaging meaningful memorable lasting efficient effective professional friendly caring rich vibrant dynamic scalable intuitive timeless durable sustainable healthy delicious crisp light bright calm quiet cozy inviting welcoming sleek accessible transparent honest thoughtful strategic actionable relevant clear concise compelling seamless robust",
);
const englishVirtues = list(
  "quality comfort style passion purpose care trust innovation integrity excellence elegance creativity confidence clarity connection community joy warmth love beauty balance harmony flavor tradition craftsmanship heritage growth strength freedom simplicity convenience safety speed precision reliability transparency dedication commitment energy focus performance luxury wellness discovery adventure culture",
);
const arabicPraise = list(
  "سريع سريعه سهل سهله امن امنه مريح مريحه عملي عمليه انيق انيقه بسيط بسيطه فاخر فاخره عصري عصريه فريد فريده متكامل متكامله شامل شامله موثوق موثوقه مرن مرنه مبتكر مبتكره راقي راقيه مميز مميزه ذكي ذكيه فعال فعاله جذاب جذابه حديث حديثه متين متينه دافئ دافئه هادئ هادئه ملهم ملهمه صحي صحيه طبيعي طبيعيه طازج طازجه لذيذ لذيذه ناعم ناعمه خفيف خفيفه قوي قويه واضح واضحه مؤثر مؤثره مستدام مستدامه رائع رائعه ساحر ساحره حاضن حاضنه محفز محفزه داعم داعمه",
);
const arabicVirtues = list(
  "جوده اناقه راحه فخامه اصاله شغف ابداع احترافيه سرعه دقه امان ثقه سهوله تميز ابتكار حب دفء جمال بساطه رقي سلاسه مرونه ذوق اتقان خبره كفاءه شفافيه التزام مصداقيه نجاح فرح سعاده حيويه نشاط توازن هدوء سكينه صبر وعي ثبات طموح عزيمه اصرار امل",
);

const isJoin = (between: string) => /^\s*[,،]?\s*(?:and|or)?\s*$/i.test(between);
const arabicArticles = /^(?:و?ب?(?:ال)?|و?لل)/u;

/** The word without what is joined to its front, as the lists have it. */
function bare(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const rest = word.replace(arabicArticles, "");
  return known.has(rest) || known.has(rest.replace(/ا$/u, ""));
}

/** Three words of praise or three virtues in a row: 'fast, reliable, and secure', «بجودة وأناقة وراحة». */
export function threeInARow(text: string, words: readonly WornWord[], isArabic: boolean): WornPlace[] {
  const spoken = words.filter(({ folded }) => folded !== "and");
  const lists = isArabic ? [arabicPraise, arabicVirtues] : [englishPraise, englishVirtues];
  const found: WornPlace[] = [];
  for (const known of lists) {
    let run: WornWord[] = [];
    const flush = () => {
      const [first, last] = [run[0], run.at(-1)];
      if (run.length >= 3 && first && last) found.push({ start: first.start, end: last.end, reason: "three" });
      run = [];
    };
    for (const word of spoken) {
      const before = run.at(-1);
      if (before && !isJoin(text.slice(before.end, word.start))) flush();
      if (bare(word.folded, known)) run.push(word);
      else flush();
    }
    flush();
  }
  return found;
}

const dash = /\s—\s?|[^\s\d—]—[^\s\d—]|\s–\s/gu;
/** Sentences in a row with a dash each, from which on the dash is a habit. */
const dashedInARow = 3;

/** The second dash of a sentence, and the sentences that go on dashing. */
export function dashAfterDash(view: TextView): WornPlace[] {
  const found: WornPlace[] = [];
  let row = 0;
  for (const sentence of view.sentences) {
    const dashes = [...view.text.slice(sentence.start, sentence.end).matchAll(dash)];
    row = dashes.length > 0 ? row + 1 : 0;
    const second = dashes.length > 1 ? dashes.at(-1) : row >= dashedInARow ? dashes[0] : undefined;
    if (second) found.push(wordsAround(view, sentence, sentence.start + second.index));
  }
  return found;
}

/** The words on both sides of a place in a sentence: a sign alone is too small to press. */
function wordsAround({ tokens }: TextView, { firstToken, endToken, start, end }: Sentence, at: number): WornPlace {
  const next = tokens.slice(firstToken, endToken).find((token) => token.start > at);
  const previous = tokens.slice(firstToken, endToken).findLast((token) => token.end <= at + 1);
  return { start: previous?.start ?? start, end: next?.end ?? end, reason: "dashes" };
}

/** A last paragraph says again what the text said from this share of its words on, in texts of more sentences than that. */
const saidAgain = { share: 0.75, fewestSentences: 8, fewestWords: 12, longestShared: 4 } as const;

/** The last paragraph of a longer text, where nearly all of its longer words stand in the paragraphs before it. */
export function saidAgainAtTheEnd({ sentences, tokens, lines }: TextView): WornPlace[] {
  if (sentences.length < saidAgain.fewestSentences) return [];
  const last = lines.findLast(({ kind }) => kind === "prose");
  const own = sentences.filter(({ line }) => line === last);
  const [first, end] = [own[0], own.at(-1)];
  if (!last || !first || !end) return [];
  const long = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ folded }) => (folded.length >= saidAgain.longestShared ? [folded] : []));
  const words = long(first.firstToken, end.endToken);
  if (words.length < saidAgain.fewestWords) return [];
  const before = new Set(long(0, first.firstToken));
  const again = words.filter((word) => before.has(word)).length;
  return again >= words.length * saidAgain.share ? [{ start: first.start, end: end.end, reason: "closing" }] : [];
}
