import { expect, test } from "vitest";
import type { DailyTrends, KeywordTrend, TrendComparison, TrendSources } from "#shared/contracts/trends.ts";
import { haveCalled } from "#tests/support/counted-calls.ts";
import { errorCode } from "#tests/support/http.ts";
import { coffeePath, hourMs, openTrendApp } from "#tests/support/trend-app.ts";

const to = await openTrendApp({ TREND_SOURCES: "wikimedia,google-rss" });

test("a keyword's figures are those of its source: interest and change as computed by hand, and the period that they are of", async () => {
  const trend = await to.coffee();
  // Views 100, 120 … 220 on a scale where 220 is 100: 45, 55, 64, 73, 82, 91, 100. Their mean is 72.9, and 91 less 54.7 is 36.3.
  const points = trend.interestOverTime.default.timelineData;
  expect(points.map(({ value }) => value[0])).toEqual([45, 55, 64, 73, 82, 91, 100]);
  expect(points.map(({ count }) => count)).toEqual([100, 120, 140, 160, 180, 200, 220]);
  expect(trend).toMatchObject({
    success: true,
    interest: 73,
    change: 36,
    source: "Wikimedia Pageviews",
    unit: "views",
    timeframe: "now 1-d",
    period: { timeframe: "now 7-d", country: null, from: "2026-11-13", to: "2026-11-19" },
    fetchedAt: "2026-11-20T10:00:00.000Z",
    isStale: false,
    remarks: ["country_withheld", "longer_period", "rescaled"],
    relatedQueries: { default: { rankedList: [{ rankedKeyword: [] }] } },
    relatedSource: "",
  });
});

test("an answer is fresh for an hour; then it is shown with its age while the source is down, and a day later still", async () => {
  await to.coffee();
  const asked = to.server.asked.length;
  to.breakAll();
  to.app.clock.advance(hourMs - 1);
  expect(await to.coffee()).toMatchObject({ success: true, isStale: false });
  expect(to.server.asked).toHaveLength(asked);
  to.app.clock.advance(24 * hourMs);
  expect(await to.coffee()).toMatchObject({ success: true, isStale: true, interest: 73, fetchedAt: "2026-11-20T10:00:00.000Z" });
});

test("one question of many people at once is asked once", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => to.app.signUp()));
  const answers = await Promise.all(people.map((person) => to.coffee("", person)));
  expect(answers.map(({ interest }) => interest)).toEqual([73, 73, 73, 73]);
  expect(to.server.asked).toHaveLength(2);
});

test("without any data the figures are null, and every source that was asked is named with its reason", async () => {
  const unknown = await to.read<KeywordTrend>("trends/zzz");
  expect(unknown).toMatchObject({
    success: false,
    interest: null,
    change: null,
    source: "",
    tried: [{ source: "wikimedia", reason: "no_data" }],
  });
  to.breakAll();
  expect(await to.read<KeywordTrend>("trends/other")).toMatchObject({
    success: false,
    tried: [{ source: "wikimedia", reason: "unreachable" }],
  });
});

test("the sources are asked in the order of the setting, and one alone where it is named", async () => {
  await to.restart({ TREND_SOURCES: "serpapi,wikimedia", SERPAPI_KEY: "key" });
  expect(await to.coffee()).toMatchObject({
    origin: "serpapi",
    unit: "index",
    interest: 35,
    change: 30,
    relatedSource: "Google Trends (SerpApi)",
  });
  expect(await to.coffee("?source=wikimedia")).toMatchObject({ origin: "wikimedia", interest: 73 });
  to.server.respond("serpapi.com", (_path, response) => void response.writeHead(429, { "retry-after": "9" }).end());
  to.app.clock.advance(2 * hourMs);
  expect(await to.read<KeywordTrend>("trends/coffee")).toMatchObject({
    origin: "wikimedia",
    tried: [{ source: "serpapi", reason: "rate_limited" }],
  });
});

test("compared keywords share one scale, so that a smaller one looks smaller", async () => {
  const response = await to.me.post("/api/trend-comparisons", { keywords: ["قهوة", "كنافة"], timeframe: "now 7-d" });
  const { series } = (await response.json()) as TrendComparison;
  const values = series.map((each) => each.interestOverTime.default.timelineData.map(({ value }) => value[0]));
  expect(values).toEqual([
    [25, 30, 35, 40, 45, 50, 55],
    [100, 75, 50, 25, 25, 25, 25],
  ]);
});

test("the daily list is the feed's; in its absence Wikipedia's readers are told of as readers, never as searches", async () => {
  const daily = await to.read<DailyTrends>("trends/daily/EG");
  expect(daily).toMatchObject({
    success: true,
    list: "searched",
    unit: "searches",
    source: "Google Trends RSS",
    date: "2026-11-20",
    days: 1,
  });
  expect(daily.searches.map(({ title, formattedTraffic }) => [title, formattedTraffic])).toEqual([
    ["كأس العالم", "20,000+"],
    ["سعر الذهب", "200K+"],
    ["2026", ""],
  ]);
  const readers = await to.read<DailyTrends>("trends/daily/EG?list=read");
  expect(readers).toMatchObject({ unit: "views", source: "Wikimedia Pageviews", date: "2026-11-19" });
  await to.restart({ TREND_SOURCES: "wikimedia" });
  expect(await to.read<DailyTrends>("trends/daily/EG")).toMatchObject({ list: "read", unit: "views" });
});

test("longer lists are merged from the days that this server has seen, each item as on its busiest day, and say how many they are", async () => {
  await to.read("trends/daily/EG");
  to.app.clock.advance(2 * 24 * hourMs);
  const feed = (title: string, traffic: string) =>
    `<rss xmlns:ht="x"><channel><item><title>${title}</title><ht:approx_traffic>${traffic}</ht:approx_traffic></item></channel></rss>`;
  to.server.respond("trends.google.com", (_path, response) => void response.end(feed("كاس العالم", "500K+")));
  const week = await to.read<DailyTrends>("trends/daily/EG?timeframe=7d");
  expect(week.days).toBe(2);
  expect(week.searches.map(({ title, formattedTraffic }) => [title, formattedTraffic])).toEqual([
    ["كاس العالم", "500K+"],
    ["سعر الذهب", "200K+"],
    ["2026", ""],
  ]);
  to.app.clock.advance(7 * 24 * hourMs);
  expect(await to.read<DailyTrends>("trends/daily/EG?timeframe=7d")).toMatchObject({ days: 1 });
  expect(await to.read<DailyTrends>("trends/daily/EG?timeframe=30d")).toMatchObject({ days: 3 });
});

test("an empty or failing list has today's date, no source, and the reason", async () => {
  to.breakAll();
  expect(await to.read<DailyTrends>("trends/daily/SA")).toMatchObject({
    success: false,
    searches: [],
    source: "",
    date: "2026-11-20",
    tried: [
      { source: "google-rss", reason: "unreachable" },
      { source: "wikimedia", reason: "unreachable" },
    ],
  });
});

test("a list of searches that fails gives way to what is read, and says so; a list that was chosen does not", async () => {
  to.server.respond("trends.google.com", (_path, response) => void response.writeHead(500).end());
  const tried = [{ source: "google-rss", reason: "unreachable" }];
  expect(await to.read<DailyTrends>("trends/daily/EG")).toMatchObject({ success: true, list: "read", unit: "views", tried });
  expect(await to.read<DailyTrends>("trends/daily/EG?list=searched")).toMatchObject({ success: false, list: "searched" });
});

test("whoever switches the sources off, the person or the operator, nobody is asked any more", async () => {
  await to.me.post("/api/settings", { trendSources: false });
  expect(await to.coffee()).toMatchObject({ success: false, tried: [{ source: "wikimedia", reason: "off" }] });
  expect(await to.read<TrendSources>("trend-sources")).toMatchObject({ isOn: false, isOnByOperator: true });
  await to.restart({ TREND_SOURCES: "off" });
  expect(await to.coffee()).toMatchObject({ success: false, tried: [] });
  expect(await to.read<TrendSources>("trend-sources")).toMatchObject({ isOn: false, isOnByOperator: false, interest: [] });
  expect(to.server.asked).toEqual([]);
});

test("in production the feed without published terms is asked only where the operator names it", async () => {
  const sourcesOf = async (env: Record<string, string>) => {
    await to.restart({ NODE_ENV: "production", ...env });
    return to.app.deps.trends.having("searched").map(({ source }) => source.id);
  };
  expect(await sourcesOf({})).toEqual([]);
  expect(await sourcesOf({ TREND_SOURCES: "google-rss" })).toEqual(["google-rss"]);
});

test.each([
  [`trends/${"x".repeat(101)}`, "keyword"],
  [`trends/${"x".repeat(500)}`, "keyword"],
  ["trends/%20%20", "keyword"],
  ["trends/a%0Ab", "keyword"],
  ["trends/a%07b", "keyword"],
  [`${coffeePath}?geo=XX`, "geo"],
  [`${coffeePath}?timeframe=1y`, "timeframe"],
  [`${coffeePath}?category=2`, "category"],
  [`${coffeePath}?category=no`, "category"],
  [`${coffeePath}?source=bing`, "source"],
  ["trends/daily/JP", "country"],
  ["trends/daily/EG?timeframe=1d", "timeframe"],
])("%s is refused", async (path, field) => {
  const response = await to.me.get(`/api/${path}`);
  expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
  expect(JSON.stringify(await (await to.me.get(`/api/${path}`)).json())).toContain(`"${field}"`);
  expect(to.server.asked).toEqual([]);
});

test("a person who asks far too often is asked to wait", async () => {
  await to.restart({ TREND_SOURCES: "off" });
  const isRefused = async () => (await to.me.get(`/api/${coffeePath}`)).status === 429;
  expect(await isRefused()).toBe(false);
  await haveCalled(to.db, 239);
  expect([await isRefused(), await isRefused()]).toEqual([false, true]);
});

test("what is older than ninety days is no history any more", async () => {
  await to.coffee();
  to.app.clock.advance(89 * 24 * hourMs);
  await to.app.jobs.runScheduled("trend-sweep");
  to.breakAll();
  expect(await to.coffee()).toMatchObject({ success: true, isStale: true });
  to.app.clock.advance(2 * 24 * hourMs);
  await to.app.jobs.runScheduled("trend-sweep");
  expect(await to.coffee()).toMatchObject({ success: false });
});
