import { z } from "zod";
import { tones, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { writerInfo } from "./generations.ts";

/** Before this day nobody wrote anything here; it also keeps the database's calendar out of the years that it cannot count. */
const firstDay = "2000-01-01";
const day = z.iso.date().refine((text) => text >= firstDay);

/**
 * `GET /api/analytics/stats`: days as 'YYYY-MM-DD', both inclusive, in the person's time zone. `timeZone` is the zone that the screen
 * shows times in; without it the one from the settings holds, else UTC.
 */
const statsQuery = z
  .object({ from: day.optional(), to: day.optional(), timeZone: z.string().min(1).max(60).optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ["to"] });
export type StatsQuery = z.infer<typeof statsQuery>;

const count = z.number().int();
/** `share`: the rounded percentage of all texts of the range. */
const group = z.object({ texts: count, words: count, share: count });
const monthFigures = z.object({ month: z.string(), texts: count, words: count, favourites: count });

/** What happened, as far as it is stored; told with nouns, because nobody's gender is known. */
const activityKinds = ["wrote", "wroteMarkets", "converted", "edited", "kept", "failed"] as const;
const activity = z.object({
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  title: z.string(),
  variety: z.enum(varieties).nullable(),
  /** null where no text came of it. */
  words: count.nullable(),
  itemId: z.string().nullable(),
  /** The market set, and how many of its texts are in the library. */
  set: z.object({ id: z.string(), texts: count }).nullable(),
});
export type Activity = z.infer<typeof activity>;

/**
 * The person's figures. Texts and words are those of the library as it stands: a deleted text leaves every figure but `wordsUsed` and
 * `byMonth[].used`, which are the words charged, in calendar months of UTC. A text counts on the day it was written, with the words
 * it has now.
 */
export const stats = z.object({
  // The first two follow the range, the third is always this month.
  totalContent: count,
  totalWords: count,
  monthlyContent: count,
  /** Total words / max(total content, 1), rounded. */
  averageWords: count,

  timeZone: z.string(),
  /** The person's today. */
  today: z.string(),
  /** When the account was made. */
  accountStart: z.iso.datetime(),
  /** The day of the first text in the range; null where there is none. */
  since: z.string().nullable(),
  favourites: count,
  /** This month and the one before; null where the account had no month before. `favourites`: texts of that month in the favourites. */
  months: z.object({ current: monthFigures, previous: monthFigures.nullable() }),
  wordsUsed: z.object({ month: z.string(), used: count, previous: count.nullable() }),

  byType: z.array(group.extend({ category: z.string().nullable() })),
  byTemplate: z.array(group.extend({ templateId: count.nullable() })),
  byVariety: z.array(group.extend({ variety: z.enum(varieties).nullable() })),
  byTone: z.array(group.extend({ tone: z.enum(tones).nullable() })),
  byWriter: z.array(group.extend({ writer: writerInfo.nullable() })),
  /** Every month of the range from the first text to the last month, the empty ones too. */
  byMonth: z.array(z.object({ month: z.string(), texts: count, words: count, used: count })),
  /** Days with texts, of the last twelve months whatever the range. */
  days: z.array(z.object({ day: z.string(), texts: count, words: count })),
  /** Weeks (their Monday) by variety, of the last 26 weeks whatever the range. */
  weeks: z.array(z.object({ week: z.string(), variety: z.enum(varieties), words: count })),
  /** How the check of each text ended, by variety: as asked, with strays, another voice, undecided, never checked. */
  soundedRight: z.array(
    z.object({ variety: z.enum(varieties), strong: count, strays: count, other: count, open: count, unchecked: count }),
  ),
  /** The latest eight, whatever the range. */
  activity: z.array(activity),
});
export type Stats = z.infer<typeof stats>;

export const statsApi = {
  get: endpoint({ method: "GET", path: "/analytics/stats", summary: "The person's figures", query: statsQuery, answer: stats }),
};
