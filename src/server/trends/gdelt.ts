import { z } from "zod";
import type { TrendPoint, TrendRemark } from "#shared/trend-figures.ts";
import { type KeywordCountry, type Timeframe, timeframeDays } from "#shared/trends.ts";
import { type Ask, type InterestQuestion, type TrendSource, TrendSourceError } from "./source.ts";

/** FIPS 10-4 codes, which the operator `sourcecountry` takes. They differ from the usual ones. */
const fips: Readonly<Record<KeywordCountry, string>> = {
  EG: "EG",
  SA: "SA",
  AE: "AE",
  KW: "KU",
  QA: "QA",
  JO: "JO",
  LB: "LE",
  US: "US",
  GB: "UK",
  DE: "GM",
  FR: "FR",
  JP: "JA",
};

/** The API looks three months back. */
const longest: Timeframe = "now 3-m";
const timespans: Readonly<Record<Timeframe, string>> = {
  "now 1-d": "1d",
  "now 7-d": "7d",
  "now 1-m": "30d",
  "now 3-m": "3months",
  "now 12-m": "3months",
  "now 5-y": "3months",
};

/** `mode=timelinevolraw` of the DOC 2.0 API (blog.gdeltproject.org/gdelt-doc-2-0-api-debuts). Without articles it is an empty object. */
const point = z.object({ date: z.string().regex(/^\d{8}T\d{6}Z$/), value: z.number().nonnegative() });
const timelineAnswer = z.union([
  z.object({ timeline: z.array(z.object({ data: z.array(point) })) }),
  z.strictObject({}).transform(() => ({ timeline: [] })),
]);

/** How many news articles of a country's media mention a keyword. Keyless; one request in five seconds, as its answer to more demands. */
export function createGdelt(): TrendSource {
  return {
    id: "gdelt",
    gapMs: 5_000,
    async interest(question, ask) {
      const timeframe = timeframeDays[question.timeframe] > timeframeDays[longest] ? longest : question.timeframe;
      const series = [];
      for (const keyword of question.keywords) {
        series.push({ keyword, points: await readPoints(keyword, question, timeframe, ask), about: null });
      }
      return { unit: "articles", country: question.country, timeframe, series, remarks: remarksOf(question, timeframe) };
    },
  };
}

function remarksOf({ timeframe, category }: InterestQuestion, served: Timeframe): TrendRemark[] {
  return [
    ...(served === timeframe ? [] : (["shorter_period"] as const)),
    ...(category === 0 ? [] : (["all_categories"] as const)),
  ];
}

async function readPoints(keyword: string, { country }: InterestQuestion, timeframe: Timeframe, ask: Ask): Promise<TrendPoint[]> {
  const query = new URLSearchParams({
    query: `"${keyword.replace(/[":()]/g, " ").trim()}" sourcecountry:${fips[country]}`,
    mode: "timelinevolraw",
    format: "json",
    timespan: timespans[timeframe],
  });
  const answer = await ask({ url: `https://api.gdeltproject.org/api/v2/doc/doc?${query}` });
  refuseMessage(answer.text);
  const data = timelineAnswer.parse(answer.json()).timeline[0]?.data ?? [];
  return sumBy(data, timeframe === "now 1-d" ? hourOf : dayOf);
}

/** What is wrong with a question stands as a sentence in an answer of status 200. */
function refuseMessage(text: string): void {
  if (/^\s*[{[]/.test(text)) return;
  if (/limit requests/i.test(text)) throw new TrendSourceError("rate_limited", "asked too often", { retryAfterSeconds: 10 });
  if (/too short|too long|too common|illegal character|keyword/i.test(text))
    throw new TrendSourceError("no_data", "a keyword it cannot search");
}

const dayOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
const hourOf = (date: string) => `${dayOf(date)}T${date.slice(9, 11)}:00:00Z`;

/** Short periods come in quarters of an hour or in hours, more than a chart can show. */
function sumBy(data: readonly { date: string; value: number }[], timeOf: (date: string) => string): TrendPoint[] {
  const sums = new Map<string, number>();
  for (const { date, value } of data) sums.set(timeOf(date), (sums.get(timeOf(date)) ?? 0) + value);
  return [...sums].map(([time, value]) => ({ time, value })).toSorted((one, other) => one.time.localeCompare(other.time));
}
