import type { Brief } from "#shared/contracts/brief.ts";
import { duals, monthNumbers, numberWords } from "../../numbers/number-words.ts";
import { spokenNumbers } from "../../numbers/read-numbers.ts";
import { weekdayInNotes, weekdayOf } from "../../numbers/weekdays.ts";
import { fieldText } from "../../templates/field-text.ts";
import type { Template } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import { tokensOf } from "../view.ts";
import { derivedDays, derivedFrom, inSmallerUnits, isoDate } from "./derived.ts";
import { figure, plainNumber } from "./number-forms.ts";

/** What the person told, in the forms in which claims are compared with it. */
export interface Told {
  readonly texts: readonly string[];
  /** Values as digits without thousands, whether they were told in digits or in words. */
  readonly numbers: ReadonlySet<string>;
  /** The amounts alone, as they were told: what a text may reckon with. */
  readonly amounts: readonly number[];
  /** The told spans of time in other units: 48 where two days were told, and 2 where two weekdays were. */
  readonly durations: ReadonlySet<string>;
  /** Words, folded, with and without article and joined particles. */
  readonly words: ReadonlySet<string>;
}

const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, thousand: 1_000, million: 1_000_000 };

/** All that the person told: the brief in its parts, and what the brand says of itself. */
export function toldIn(brief: Brief, template: Template | undefined): Told {
  const texts = toldTexts(brief, template);
  const figures = texts.flatMap(numbersTold);
  const amounts = [...new Set(texts.flatMap(quantitiesTold))].filter((value) => value > 0);
  const numbers = [
    ...figures.flatMap((value) => [value, ...writtenOtherwise(value)]),
    ...derivedFrom(amounts, texts.flatMap(sharesTold)),
    ...derivedDays(texts, figures),
    ...texts.flatMap((text) => [...questionsIn(text), ...listedIn(text)]),
  ];
  const words = texts.flatMap((text) => tokensOf(text)).flatMap(({ folded }) => formsOf(folded));
  return {
    texts,
    numbers: new Set(numbers.map(String)),
    amounts,
    durations: new Set([...figures.flatMap(inOtherUnits), ...oneOf(words), ...daysNamed(words)].map(String)),
    words: new Set(words),
  };
}

/** Figures and spoken numbers as they were told, without other readings of them. */
function quantitiesTold(text: string): number[] {
  const undated = text.replace(isoDate, "");
  return [
    ...[...undated.matchAll(figure)].map((match) => Number(plainNumber(match[0]))),
    ...spokenNumbers(tokensOf(undated)).map(({ value }) => value),
    ...(tokensOf(undated).some(({ folded }) => formsOf(folded).some((form) => duals.has(form))) ? [2] : []),
  ];
}

const share = /(\d+(?:[.,]\d+)?)\s?(?:%|٪|بالميه|بالمايه|بالمئه|بالمائه|في الميه|في المئه|percent)/gu;

function sharesTold(text: string): number[] {
  return [...fold(text).matchAll(share)].map((match) => Number(match[1]?.replace(",", ".")));
}

function numbersTold(text: string): number[] {
  const folded = fold(text);
  const tokens = tokensOf(text);
  const months = tokens.flatMap(({ folded }) => monthNumbers.get(folded) ?? []);
  const twos = tokens.some(({ folded }) => formsOf(folded).some((form) => duals.has(form))) ? [2] : [];
  return [
    ...[...text.matchAll(figure)].flatMap((match) => valuesOf(text, match).map(Number)),
    // An ISO date is read part by part.
    ...(folded.match(/\d+/g) ?? []).map(Number),
    ...[...folded.matchAll(clockTime)].flatMap((match) => clockValues(match)),
    ...[...folded.matchAll(halfPast)].map((match) => Number(match[1]) + (partOfHour[match[2] ?? ""] ?? 0)),
    ...[...folded.matchAll(range)].map((match) => Number(match[2]) - Number(match[1])),
    ...spokenNumbers(tokens).map(({ value }) => value),
    ...(halfHour.test(folded) ? [30] : []),
    ...[...folded.matchAll(floor)].map(([, ordinal = ""]) => ordinals.get(ordinal) ?? 0),
    ...[...folded.matchAll(millions)].map(([, count, thousands]) => Number(count ?? 1) * 1_000_000 + Number(thousands) * 1_000),
    ...inSmallerUnits(folded),
    ...months,
    ...twos,
  ];
}

const clockTime = /(\d{1,2})(?::(\d{2}))?\s?(pm|am)?/g;
/** «9 ونص»: as «تسع ونص» is read. */
const halfPast = /(\d{1,2}) (ونص|ونصف|وربع)(?!\p{L})/gu;
const partOfHour: Readonly<Record<string, number>> = { ونص: 0.5, ونصف: 0.5, وربع: 0.25 };
const range = /(\d{1,2})\s?(?:-|–|الي|لين|لحد|ل|to|till|until)\s?(\d{1,2})(?!\d)/g;
/** «الدور الثاني» is floor 2. */
const ordinals = new Map(
  [
    "اول اولي",
    "ثاني تاني ثانيه تانيه",
    "ثالث تالت ثالثه تالته",
    "رابع رابعه",
    "خامس خامسه",
    "سادس سادسه",
    "سابع سابعه",
    "ثامن تامن ثامنه",
    "تاسع تاسعه",
    "عاشر عاشره",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);
const floor = /(?<!\p{L})(?:الدور|الطابق|البوابه|القاعه|المرحله|الشارع) ال(\p{L}+)/gu;
/** «مليون و800 ألف». */
const millions = /(?:(\d+) )?(?<!\p{L})ب?(?:ال)?مليون و ?(\d{1,3}) الف/gu;
/** 'That one, and four more', where a note lists five questions. */
const questionsIn = (text: string) => {
  const count = text.match(/[?؟]/g)?.length ?? 0;
  return count > 2 ? [count, count - 1] : [];
};
/** Six dishes, where a note lists six. */
const listedIn = (text: string) => {
  const items = text
    .replace(/^[^:：\n]{2,40}[:：]/u, "")
    .split(/[،,؛\n]|\s(?=و(?!ال)\p{L}{3})/u)
    .filter((item) => /\p{L}/u.test(item)).length;
  return items >= fewestListed && items <= mostListed ? [items] : [];
};
const fewestListed = 4;
const mostListed = 10;
const halfHour = /نص ساعه|نصف ساعه|half an hour/;

/** The hour of a clock with its half or quarter, by 12 and by 24 hours. */
function clockValues([, hour = "0", minutes = "0"]: RegExpExecArray): number[] {
  const value = Number(hour) + Number(minutes) / 60;
  if (value === 0 || value > 24) return [];
  return [value, value > 12 ? value - 12 : value + 12];
}

/** A figure's value, and what it is worth with the 'thousand' behind it: '690 ألف', '285k'. */
export function valuesOf(text: string, match: RegExpExecArray): string[] {
  const plain = plainNumber(match[0]);
  const behind =
    /^\s?(\p{L}+)/u.exec(fold(text.slice(match.index + match[0].length, match.index + match[0].length + 12)))?.[1] ?? "";
  const word = numberWords.get(behind);
  const scale = scales[behind] ?? (word?.kind === "scale" ? word.value : undefined);
  return scale === undefined ? [plain] : [plain, String(Number(plain) * scale)];
}

/** A half as fifty per cent, '74 for 1974. */
function writtenOtherwise(value: number): number[] {
  if (value === 50) return [0.5];
  return value > 1900 && value < 2000 ? [value - 1900] : [];
}

/** 'Two days a week', where Saturday and Tuesday were told. */
function daysNamed(words: readonly string[]): number[] {
  const days = new Set(words.flatMap((word) => weekdayOf.get(word) ?? weekdayInNotes.get(word) ?? []));
  return days.size > 1 ? [days.size] : [];
}

/** A contract of a year runs twelve months. */
function oneOf(words: readonly string[]): number[] {
  return words.flatMap((word) => smallerUnits.get(word) ?? []);
}

const smallerUnits = new Map<string, readonly number[]>([
  ...["سنه", "عام", "سنوي", "سنويا", "year", "annual", "yearly"].map((word) => [word, [12, 52]] as const),
  ...["شهر", "month"].map((word) => [word, [4, 30]] as const),
  ...["اسبوع", "week"].map((word) => [word, [7]] as const),
  ...["يوم", "day"].map((word) => [word, [24]] as const),
]);

/** Hours, days, weeks and months in each other's, and so many times a year as the months between. */
function inOtherUnits(value: number): number[] {
  if (!Number.isInteger(value) || value < 2) return [];
  const lengths = [24, 7, 12, 30].flatMap((length) => [value / length, ...(value <= 12 ? [value * length] : [])]);
  return [...lengths, 12 / value].filter(Number.isInteger);
}

/** A folded word and what is left of it without joined particles, and without its article. */
export function formsOf(folded: string): string[] {
  const alone = folded.replace(/^[وف](?=\p{L}{2})/u, "");
  const bare = alone.replace(/^(?:[بكل]?ال|لل|[بكل])(?=\p{L}{2})/u, "");
  return [...new Set([folded, alone, bare])];
}

function toldTexts(brief: Brief, template: Template | undefined): string[] {
  const { brandVoice } = brief;
  const told = [brief.topic, ...brief.keywords, ...(brief.notes ?? []), brandVoice?.signOff ?? "", brandVoice?.name ?? ""];
  for (const [key, value] of Object.entries(brief.fields)) {
    const field = template?.fields.find((declared) => declared.key === key);
    if (field) told.push(fieldText(field, value, brief.variety));
    // 'That one, and four more', where five were told.
    if (Array.isArray(value)) told.push(...value, String(value.length), String(value.length - 1));
    else told.push(typeof value === "object" ? String(value.amount) : String(value));
  }
  return [...told, ...(brandVoice?.samples ?? [])];
}
