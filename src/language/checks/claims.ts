import type { Span } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { fieldText } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { mergeSpans, touchesSpans } from "../text/protected.ts";
import { findUntold } from "./untold.ts";
import type { TextView } from "./view.ts";

/** A figure in any digits, with its thousands, decimals and percent sign, also behind joined letters: و٧٠٪, بـ50. */
const figure = /(?<=(?<![\p{L}\p{N}_])[وفبلك]{0,2}(?:ال)?\u0640?)[\d٠-٩۰-۹]+(?:[.,٫٬،][\d٠-٩۰-۹]+)*(?:[ \u00a0]?[%٪])?/gu;

/** Times of scenes, numbers of posts and list items at a line's head, '7:30' and ranges of seconds inside bold labels. */
const layoutNumbers = [
  /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+)?\**[\d٠-٩]+(?:[.)/:]|[ \t]*[-–—])[\d٠-٩]*/gmu,
  /^[ \t]*\**(?:\[)?[\d٠-٩]+(?::[\d٠-٩]{2})?[ \t]*[–—-][ \t]*[\d٠-٩]+(?::[\d٠-٩]{2})?[^\n]{0,12}?\**:?[ \t]*$/gmu,
  // The days of a calendar: a table's first column.
  /^\|[ \t]*[\d٠-٩]+(?=[ \t]*\|)/gm,
  // The time of day sets a scene.
  /\d{1,2}:\d{2}|\b\d{1,2}(?=[ \u00a0]?[ap]\.?m\b)|الساع[ةه][ \t]+[\d٠-٩]{1,2}/giu,
  // A scale is no claim: '[… score] out of 5'.
  /\][ \t]*(?:من|\/|out of|of)[ \t]*[\d٠-٩]+/gu,
] as const;

/** Numbers written as words, only where the counted noun behind them makes the claim sure. 'One' claims nothing. */
const arabicNumberWords =
  "عشرين|تلاتين|ثلاثين|اربعين|خمسين|ستين|سبعين|تمانين|ثمانين|تسعين|عشرون|ثلاثون|اربعون|خمسون|ستون|سبعون|ثمانون|تسعون|ميه|مئه|مايه|مائه|ميتين|مئتين|مئتا|الف|الفين|الاف|تلاف|ملايين|مليون|مليونين|مليار";
const arabicCounted =
  "بالميه|بالمئه|بالمايه|بالمائه|في الميه|في المئه|في المايه|بالمية|عميل|عميله|عملاء|زبون|زباين|زبائن|مشترك|مشتركين|شخص|مستخدم|مستخدمين|سنه|سنين|سنوات|عام|عاما|شهر|ريال|جنيه|درهم|دينار|دولار|ليره|فرع|فروع|دوله|طلب|منتج|شركه|متجر|بيت|عائله|عيله|نسخه|كيلو|متر";
const arabicWords = new RegExp(
  `(?<!\\p{L})(?:[وبل]|اكثر من )?(?:${arabicNumberWords})(?: (?:${arabicNumberWords})){0,8}[ ]+(?:${arabicCounted})(?!\\p{L})`,
  "gu",
);
const englishWords =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|million|billion)){0,8})\s{1,8}(?:per ?cent|percent|customers|clients|users|subscribers|people|families|years|months|dollars|euros|pounds|stores|branches|countries|orders|products|companies|businesses)\b/giu;

/**
 * What the text claims and neither the brief nor the form gave: figures, percentages, prices and years, web and mail addresses, phone
 * numbers, and the words of somebody who is quoted.
 */
export function findClaims(view: TextView, template: Template | undefined): Span[] {
  const told = toldIn(view, template);
  const given = givenNumbers(view, told);
  const layout = mergeSpans(
    layoutNumbers.flatMap((form) =>
      [...view.text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ),
  );
  const claims: Span[] = [];
  for (const match of view.masked.matchAll(figure)) {
    const start = match.index;
    const end = start + match[0].length;
    if (given.has(plainNumber(match[0])) || touchesSpans(layout, start, end)) continue;
    if (/^[\p{L}_]/u.test(view.text.slice(end, end + 1)) && !/^(?:k|m|x|st|nd|rd|th)\b/i.test(view.text.slice(end))) continue;
    claims.push({ start, end });
  }
  const samples = view.brief.brandVoice?.samples ?? [];
  // In a story people say what its writer lets them say.
  const untold = findUntold(view.text, [...told, ...samples], { isInvented: template?.category === "creative" });
  return [...claims, ...wordClaims(view), ...untold].sort((a, b) => a.start - b.start);
}

/** A number as its digits alone: '١٬٢٥٠' and '1,250' are the same. */
function plainNumber(text: string): string {
  const folded = fold(text)
    .replace(/[%٪\s]/g, "")
    .replaceAll("٫", ".");
  const plain = folded.replace(/[,٬،](?=\d{3}(?!\d))/g, "").replace(/[,،]/g, ".");
  const whole = plain.replace(/^0+(?=\d)/, "");
  return whole.includes(".") ? whole.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : whole;
}

/** All that the person told: the brief in its parts, and what the brand says of itself. */
function toldIn({ brief }: TextView, template: Template | undefined): string[] {
  const { brandVoice } = brief;
  const told = [brief.topic, ...brief.keywords, ...(brief.notes ?? []), brandVoice?.signOff ?? "", brandVoice?.name ?? ""];
  for (const [key, value] of Object.entries(brief.fields)) {
    const field = template?.fields.find((declared) => declared.key === key);
    if (field) told.push(fieldText(field, value, brief.variety));
    if (Array.isArray(value)) told.push(...value, String(value.length));
    else told.push(typeof value === "object" ? String(value.amount) : String(value));
  }
  return told;
}

function givenNumbers(view: TextView, sources: readonly string[]): Set<string> {
  const given = new Set(sources.flatMap((source) => [...source.matchAll(figure)].map((match) => plainNumber(match[0]))));
  // An ISO date is read part by part; a text may say how many points it has itself.
  for (const source of sources) for (const part of source.match(/\d+/g) ?? []) given.add(plainNumber(part));
  for (const count of countsInText(view)) given.add(String(count));
  return given;
}

/** How many items each list has, how many headings and posts the text has: a text may number itself. */
function countsInText({ lines }: TextView): number[] {
  const counts: number[] = [];
  let run = 0;
  for (const { kind } of lines) {
    if (kind === "list") run += 1;
    else if (kind !== "blank") {
      counts.push(run);
      run = 0;
    }
  }
  const headings = lines.filter(({ kind }) => kind === "heading").length;
  const posts = lines.filter(({ kind }) => kind === "post").length;
  // The title is no point of the text's, and neither is a heading over its end.
  return [...counts, run, posts, headings, headings - 1, headings - 2].filter((count) => count > 1);
}

function wordClaims(view: TextView): Span[] {
  const isArabic = languageOf(view.brief.variety) === "ar";
  if (!isArabic) {
    return [...view.masked.matchAll(englishWords)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  }
  // Words are compared folded, sentence by sentence, and then found again by their tokens.
  return view.sentences.flatMap(({ firstToken, endToken }) => {
    const tokens = view.tokens.slice(firstToken, endToken);
    const folded = tokens.map((token) => token.folded).join(" ");
    let [before, read] = [0, 0];
    return [...folded.matchAll(arabicWords)].flatMap((match) => {
      before += folded.slice(read, match.index).split(" ").length - 1;
      read = match.index;
      const length = match[0].trim().split(" ").length;
      const first = tokens[before];
      const last = tokens[before + length - 1];
      if (!first || !last || touchesSpans(view.protectedSpans, first.start, last.end)) return [];
      return [{ start: first.start, end: last.end }];
    });
  });
}
