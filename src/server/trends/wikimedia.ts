import { z } from "zod";
import { addDays, dayIn } from "#shared/calendar.ts";
import type { TrendRemark, TrendSeries } from "#shared/trend-figures.ts";
import { type Timeframe, type TrendCountry, timeframeDays } from "#shared/trends.ts";
import { type Ask, type InterestQuestion, type TrendSource, TrendSourceError } from "./source.ts";
import { plainLine } from "./wire.ts";

type Edition = "ar" | "arz" | "en";

/** Wikimedia withholds views by country for these, to protect their readers. Others have none for an article either. */
const withheld: readonly TrendCountry[] = ["EG", "SA", "AE", "KW"];

/** Views are counted by day, and a day is published some hours after it ended (UTC). */
const shortestTimeframe: Timeframe = "now 7-d";
/** From here on months are asked for: five years of days are more than a chart can show. */
const monthlyFromDays = 1_000;
/** A namespace: 'Special:Search'. A title with a colon goes on with a space: 'Avatar:_Fire_and_Ash'. */
const sectionOf = /^[\p{L}_ ]{2,20}:(?!_)/u;
const mainPages = new Set(["الصفحة_الرئيسية", "الصفحة_الرئيسيه", "الصفحه_الرئيسيه", "Main_Page"]);

/** GET /w/rest.php/v1/search/page of MediaWiki (mediawiki.org/wiki/API:REST_API/Reference). */
const searchAnswer = z.object({ pages: z.array(z.object({ key: z.string(), title: z.string() })) });
/** GET /metrics/pageviews/per-article of the Pageviews API (wikitech.wikimedia.org/wiki/Analytics/AQS/Pageviews). */
const viewsAnswer = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: z.number().nonnegative() })),
});
/** GET /metrics/pageviews/top of the same. */
const topAnswer = z.object({
  items: z.array(z.object({ articles: z.array(z.object({ article: z.string(), views: z.number().nonnegative() })) })).min(1),
});

/** Readers of Wikipedia: views of a topic's article, and the most read articles of an edition. Keyless. */
export function createWikimedia(): TrendSource {
  return {
    id: "wikimedia",
    // Their rules ask for requests one after another, which the pace of every source already is.
    gapMs: 0,
    async interest(question, ask) {
      const timeframe = question.timeframe === "now 1-d" ? shortestTimeframe : question.timeframe;
      const series: TrendSeries[] = [];
      for (const keyword of question.keywords) series.push(await readSeries(keyword, question, timeframe, ask));
      return { unit: "views", country: null, timeframe, series, remarks: remarksOf(question, timeframe) };
    },
    async read({ country, now }, ask) {
      const edition = editionsOf(country)[0];
      // Yesterday may not be published yet.
      for (const daysAgo of [1, 2]) {
        const day = addDays(dayIn("UTC", now), -daysAgo);
        const items = await readTop(edition, day, ask);
        if (items) return { unit: "views", country: null, day, items, remarks: countryRemarks(country) };
      }
      throw new TrendSourceError("no_data", "no list of the last two days");
    },
  };
}

/** The editions that a country's readers use, the likeliest first. Egyptian Arabic has an edition of its own, a small one. */
function editionsOf(country: TrendCountry): readonly [Edition, ...Edition[]] {
  if (country === "EG") return ["ar", "arz"];
  return ["SA", "AE", "KW", "QA", "JO", "LB"].includes(country) ? ["ar"] : ["en"];
}

/** The script of the keyword decides, then the country: "coffee" is looked for in English in every country. */
function editionsFor(keyword: string, country: TrendCountry): readonly Edition[] {
  if (!/\p{Script=Arabic}/u.test(keyword)) return ["en"];
  return country === "EG" ? ["ar", "arz"] : ["ar"];
}

function countryRemarks(country: TrendCountry): TrendRemark[] {
  return [withheld.includes(country) ? "country_withheld" : "all_countries"];
}

function remarksOf({ country, timeframe, category }: InterestQuestion, served: Timeframe): TrendRemark[] {
  return [
    ...countryRemarks(country),
    ...(served === timeframe ? [] : (["longer_period"] as const)),
    ...(category === 0 ? [] : (["all_categories"] as const)),
  ];
}

async function readSeries(keyword: string, question: InterestQuestion, timeframe: Timeframe, ask: Ask): Promise<TrendSeries> {
  for (const edition of editionsFor(keyword, question.country)) {
    const page = await findArticle(edition, keyword, ask);
    if (!page) continue;
    const points = await readViews(edition, page.key, timeframe, question.now, ask);
    if (points.length === 0) continue;
    const url = `https://${edition}.wikipedia.org/wiki/${encodeURIComponent(page.key)}`;
    return { keyword, points, about: { title: plainLine(page.title), url } };
  }
  return { keyword, points: [], about: null };
}

async function findArticle(edition: Edition, keyword: string, ask: Ask) {
  const url = `https://${edition}.wikipedia.org/w/rest.php/v1/search/page?q=${encodeURIComponent(keyword)}&limit=1`;
  return searchAnswer.parse((await ask({ url })).json()).pages[0];
}

async function readViews(edition: Edition, article: string, timeframe: Timeframe, now: Date, ask: Ask) {
  const days = timeframeDays[timeframe];
  const today = dayIn("UTC", now);
  const isMonthly = days > monthlyFromDays;
  const compact = (day: string) => day.replaceAll("-", "");
  const range = isMonthly
    ? [`${compact(addDays(today, -days)).slice(0, 6)}01`, `${compact(today).slice(0, 6)}01`]
    : [compact(addDays(today, -days)), compact(addDays(today, -1))];
  const url = [
    "https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article",
    `${edition}.wikipedia/all-access/user/${encodeURIComponent(article)}/${isMonthly ? "monthly" : "daily"}/${range.join("/")}`,
  ].join("/");
  // 404 says that nobody read the article, or that its views are not counted yet.
  const answer = await ask({ url, statuses: [404] });
  if (answer.status === 404) return [];
  return viewsAnswer.parse(answer.json()).items.map(({ timestamp, views }) => ({
    time: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`,
    value: views,
  }));
}

/** null: not published. Pages of the encyclopaedia about itself are left out. */
async function readTop(edition: Edition, day: string, ask: Ask) {
  const url = `https://wikimedia.org/api/rest_v1/metrics/pageviews/top/${edition}.wikipedia/all-access/${day.replaceAll("-", "/")}`;
  const answer = await ask({ url, statuses: [404] });
  if (answer.status === 404) return null;
  const [list] = topAnswer.parse(answer.json()).items;
  return (list?.articles ?? [])
    .filter(({ article }) => !mainPages.has(article) && !sectionOf.test(article))
    .map(({ article, views }) => ({
      title: plainLine(article.replaceAll("_", " ")),
      formattedTraffic: views.toLocaleString("en"),
      traffic: views,
      startedAt: null,
      url: `https://${edition}.wikipedia.org/wiki/${encodeURIComponent(article)}`,
      news: [],
    }));
}
