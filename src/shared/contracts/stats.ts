import { z } from "zod";
import { tones, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { writerInfo } from "./generations.ts";

/** No text is older than this day. The limit also excludes years that PostgreSQL cannot represent. */
const firstDay = "2000-01-01";
const day = z.iso.date().refine((text) => text >= firstDay);

/**
 * `GET /api/analytics/stats`: days as 'YYYY-MM-DD', both inclusive, in the person's time zone. `timeZone` is the zone in which the
 * screen shows times. Without it, the zone from the settings applies, otherwise UTC.
 */
const statsQuery = z
  .object({ from: day.optional(), to: day.optional(), timeZone: z.string().min(1).max(60).optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ["to"] });
export type StatsQuery = z.infer<typeof statsQuery>;

const count = z.number().int();
/** `share`: rounded percentage of all texts in the range. */
const group = z.object({ texts: count, words: count, share: count });
const monthFigures = z.object({ month: z.string(), texts: count, words: count, favourites: count });

/**
 * What happened, as far as it is stored. The texts use nouns instead of verbs, because Arabic verbs would need the person's
 * gender.
 */
const activityKinds = ["wrote", "wroteMarkets", "converted", "edited", "kept", "failed"] as const;
const activity = z.object({
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  title: z.string(),
  variety: z.enum(varieties).nullable(),
  /** null if the activity produced no text. */
  words: count.nullable(),
  itemId: z.string().nullable(),
  /** The market set, and how many of its texts are in the library. */
  set: z.object({ id: z.string(), texts: count }).nullable(),
});
export type Activity = z.infer<typeof activity>;

/**
 * The person's figures. Texts and words are those in the library now. A deleted text disappears from every figure except
 * `wordsUsed` and `byMonth[].used`, which are the charged words by calendar month in UTC. A text counts on the day it was written,
 * with its current number of words.
 */
export const stats = z.object({
  // The first two apply to the range, the third always to the current month.
  totalContent: count,
  totalWords: count,
  monthlyContent: count,
  /** Total words / max(total content, 1), rounded. */
  averageWords: count,

  timeZone: z.string(),
  /** The current day in the person's time zone. */
  today: z.string(),
  accountStart: z.iso.datetime(),
  /** The day of the first text in the range; null without texts. */
  since: z.string().nullable(),
  favourites: count,
  /**
   * The current and the previous month; null if the account is younger than the previous month. `favourites` counts the texts of
   * that month that are favourites.
   */
  months: z.object({ current: monthFigures, previous: monthFigures.nullable() }),
  wordsUsed: z.object({ month: z.string(), used: count, previous: count.nullable() }),

  byType: z.array(group.extend({ category: z.string().nullable() })),
  byTemplate: z.array(group.extend({ templateId: count.nullable() })),
  byVariety: z.array(group.extend({ variety: z.enum(varieties).nullable() })),
  byTone: z.array(group.extend({ tone: z.enum(tones).nullable() })),
  byWriter: z.array(group.extend({ writer: writerInfo.nullable() })),
  /** Every month of the range from the first text to the last month, including months without texts. */
  byMonth: z.array(z.object({ month: z.string(), texts: count, words: count, used: count })),
  /** Days with texts in the last twelve months, whatever the range. */
  days: z.array(z.object({ day: z.string(), texts: count, words: count })),
  /** Weeks (identified by their Monday) by variety in the last 26 weeks, whatever the range. */
  weeks: z.array(z.object({ week: z.string(), variety: z.enum(varieties), words: count })),
  /** Check results by variety: as requested, with foreign words, another variety, undecided, never checked. */
  soundedRight: z.array(
    z.object({ variety: z.enum(varieties), strong: count, strays: count, other: count, open: count, unchecked: count }),
  ),
  /** The latest eight activities, whatever the range. */
  activity: z.array(activity),
});
export type Stats = z.infer<typeof stats>;

export const statsApi = {
  get: endpoint({ method: "GET", path: "/analytics/stats", summary: "The person's figures", query: statsQuery, answer: stats }),
};
