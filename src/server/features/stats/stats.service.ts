import { findTemplate } from "#language/templates/registry.ts";
import type { Deps } from "#server/deps.ts";
import type { Owner } from "#server/platform/actor.ts";
import { addDays, addMonths, dayIn, earlier, mondayOf, monthOf, monthsFrom } from "#shared/calendar.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { VarietyVerdict } from "#shared/contracts/report.ts";
import type { Stats, StatsQuery } from "#shared/contracts/stats.ts";
import { AppError } from "#shared/errors.ts";
import type { Language, Variety } from "#shared/options.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { readActivity } from "./stats.activity.ts";
import { getAccountStart, listUsedWords, type Sums, sumTexts } from "./stats.store.ts";

/** The heat map shows 53 weeks, so that today's column is whole a year ago too; the loom half a year. */
const heatDays = 364;
const loomWeeks = 26;
/** Specification, section 9. */
const activityRows = 8;

interface StatsParts {
  readonly settings: SettingsService;
}
type Used = readonly { readonly month: string; readonly used: number }[];

interface Counted {
  readonly texts: number;
  readonly words: number;
}

export interface StatsService {
  /** A workspace's figures. @throws AppError request.invalid for a time zone that does not exist. */
  get(owner: Owner, query: StatsQuery, language: Language): Promise<Stats>;
}

export function createStatsService(deps: Pick<Deps, "db" | "clock">, { settings }: StatsParts): StatsService {
  return {
    async get(owner, query, language) {
      const timeZone = query.timeZone ?? (await settings.personal(owner.userId, language)).preferences.timeZone ?? "UTC";
      return getStats(deps, owner, query, timeZone);
    },
  };
}

async function getStats(deps: Pick<Deps, "db" | "clock">, owner: Owner, query: StatsQuery, timeZone: string): Promise<Stats> {
  refuseUnknownTimeZone(timeZone);
  const now = deps.clock();
  const today = dayIn(timeZone, now);
  const range = { from: query.from ?? null, to: query.to ?? null };
  const daysFrom = mondayOf(addDays(today, -heatDays));
  const weeksFrom = mondayOf(addDays(today, -7 * (loomWeeks - 1)));
  const { orm } = deps.db;
  const sums = await sumTexts(orm, owner, { timeZone, ...range, weeksFrom }).catch(refuseForeignTimeZone);
  const used = await listUsedWords(orm, owner);
  const accountStart = (await getAccountStart(orm, owner)) ?? now;

  const days = sums.days.toSorted((one, other) => one.day.localeCompare(other.day));
  const ranged = days.filter(({ day }) => (range.from ?? day) <= day && day <= (range.to ?? day));
  const firstDay = days[0]?.day ?? today;
  const accountDay = dayIn(timeZone, accountStart);
  const months = monthPair(days, monthOf(today), monthOf(earlier(firstDay, accountDay)));
  const { texts: totalContent, words: totalWords } = total(ranged);
  return {
    totalContent,
    totalWords,
    monthlyContent: months.current.texts,
    averageWords: Math.round(totalWords / Math.max(totalContent, 1)),
    timeZone,
    today,
    accountStart: accountStart.toISOString(),
    since: ranged[0]?.day ?? null,
    favourites: days.reduce((sum, { favourites }) => sum + favourites, 0),
    months,
    wordsUsed: wordsUsed(used, monthOf(now.toISOString()), monthOf(accountStart.toISOString())),
    ...groups(sums, totalContent),
    byMonth: byMonth(ranged, used, { from: range.from ?? firstDay, to: range.to ?? today }, today),
    days: days.filter(({ day }) => day >= daysFrom).map(({ day, texts, words }) => ({ day, texts, words })),
    weeks: sums.weeks.map(({ week, variety, words }) => ({ week, variety, words })),
    soundedRight: soundedRight(sums),
    activity: await readActivity(orm, owner, activityRows),
  };
}

/** `Intl` also takes offsets such as '+03:00', which the database reads with the opposite sign. */
function refuseUnknownTimeZone(timeZone: string): void {
  try {
    if (!/^[A-Za-z]/.test(timeZone)) throw new RangeError("An offset is no time zone.");
    new Intl.DateTimeFormat("en", { timeZone });
  } catch (cause) {
    throw new AppError("request.invalid", { field: "timeZone" }, { cause });
  }
}

/** A zone that Node knows and the database does not: theirs are updated apart. The database names only its code. */
function refuseForeignTimeZone(error: unknown): never {
  const { cause } = error as { cause?: { code?: unknown } };
  if (cause?.code === "22023") throw new AppError("request.invalid", { field: "timeZone" }, { cause: error });
  throw error;
}

function total(parts: readonly Counted[]): Counted {
  return parts.reduce((sum, { texts, words }) => ({ texts: sum.texts + texts, words: sum.words + words }), {
    texts: 0,
    words: 0,
  });
}

/** Where the account began this month there is no month before: its zeros would be nobody's figures. */
function monthPair(days: Sums["days"], month: string, firstMonth: string): Stats["months"] {
  const figuresOf = (one: string) => {
    const own = days.filter(({ day }) => monthOf(day) === one);
    return { month: one, ...total(own), favourites: own.reduce((sum, { favourites }) => sum + favourites, 0) };
  };
  return { current: figuresOf(month), previous: firstMonth < month ? figuresOf(addMonths(month, -1)) : null };
}

function wordsUsed(used: Used, month: string, accountMonth: string): Stats["wordsUsed"] {
  const usedIn = (one: string) => used.find((each) => each.month === one)?.used ?? 0;
  const began = [accountMonth, ...used.map((each) => each.month)].toSorted()[0] ?? month;
  return { month, used: usedIn(month), previous: began < month ? usedIn(addMonths(month, -1)) : null };
}

/** From the first month in which anything was written or charged, so that a new account does not begin with empty years. */
function byMonth(days: Sums["days"], used: Used, range: { from: string; to: string }, today: string): Stats["byMonth"] {
  const to = monthOf(earlier(range.to, today));
  const began = [...days.map(({ day }) => monthOf(day)), ...used.map(({ month }) => month)].toSorted();
  const from = began.find((month) => month >= monthOf(range.from)) ?? to;
  return monthsFrom(from, to).map((month) => ({
    month,
    ...total(days.filter(({ day }) => monthOf(day) === month)),
    used: used.find((each) => each.month === month)?.used ?? 0,
  }));
}

type Groups = Pick<Stats, "byType" | "byTemplate" | "byVariety" | "byTone" | "byWriter">;

function groups({ manners, origins }: Sums, totalTexts: number): Groups {
  const shared = <Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) => groupBy(rows, keyOf, totalTexts);
  return {
    byType: shared(origins, ({ templateId }) => ({
      category: templateId === null ? null : (findTemplate(templateId)?.category ?? null),
    })),
    byTemplate: shared(origins, ({ templateId }) => ({ templateId })),
    byVariety: shared(manners, ({ variety }) => ({ variety })),
    byTone: shared(manners, ({ tone }) => ({ tone })),
    byWriter: shared(origins, ({ writer }) => ({ writer: writer && writerOf(writer) })),
  };
}

/** The same model under another name of its kind is the same writer. */
function writerOf({ provider, model }: WriterInfo): WriterInfo {
  return { kind: provider === "built-in" ? "built-in" : "model", provider, model };
}

/** Adds up the rows with the same key, the most texts first. */
function groupBy<Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key, totalTexts: number) {
  const found = new Map<string, { key: Key; rows: Row[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    const group = found.get(name) ?? { key, rows: [] };
    group.rows.push(row);
    found.set(name, group);
  }
  return [...found.values()]
    .map(({ key, rows: own }) => ({ ...key, ...total(own) }))
    .map((group) => ({ ...group, share: Math.round((100 * group.texts) / Math.max(totalTexts, 1)) }))
    .toSorted((one, other) => other.texts - one.texts || other.words - one.words);
}

type Ending = "strong" | "strays" | "other" | "open";

const endings: Readonly<Record<VarietyVerdict, Ending>> = {
  fits: "strong",
  nothing_against: "strong",
  standard: "strong",
  contradicts: "strays",
  leaks: "strays",
  other_region: "other",
  outside: "other",
  // The person's own words: nothing was judged.
  told: "open",
  open: "open",
};

/** From the report of each text as it stands: an edit is checked anew. */
function soundedRight({ manners }: Sums): Stats["soundedRight"] {
  const byVariety = new Map<Variety, Stats["soundedRight"][number]>();
  for (const { variety, verdict, texts } of manners) {
    if (variety === null) continue;
    const row = byVariety.get(variety) ?? { variety, strong: 0, strays: 0, other: 0, open: 0, unchecked: 0 };
    row[verdict === null ? "unchecked" : endings[verdict]] += texts;
    byVariety.set(variety, row);
  }
  const textsOf = ({ variety: _, ...counts }: Stats["soundedRight"][number]) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0);
  return [...byVariety.values()].toSorted((one, other) => textsOf(other) - textsOf(one));
}
