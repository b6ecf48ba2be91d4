import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type TrendSourceId, trendSourceHosts, trendSourceIds } from "#shared/trends.ts";
import { articlesOf } from "#tests/support/trend-answers/gdelt.ts";
import { googleRss } from "#tests/support/trend-answers/google-rss.ts";
import { sendJson } from "#tests/support/trend-answers/host-answer.ts";
import { viewsOf } from "#tests/support/trend-answers/wikimedia.ts";
import { startTrendServer, type TrendServer } from "#tests/support/trend-server.ts";
import { createTrendSources } from "./registry.ts";
import type { InterestQuestion, TrendCapability, TrendSourceError } from "./source.ts";

const now = new Date("2026-11-20T10:00:00Z");
let server: TrendServer;
beforeAll(async () => {
  server = await startTrendServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const question: InterestQuestion = { keywords: ["قهوة"], country: "EG", timeframe: "now 7-d", category: 0, now };

/** One source, new and so without earlier failures, as the registry makes it. */
function source(id: TrendSourceId, clock: () => Date = () => now) {
  const settings = {
    sources: [id],
    serpApiKey: "secret-key",
    dataForSeo: { login: "me", password: "secret-word" },
    gateway: server.url,
    userAgent: "Lahja/0.1 (editor@example.com)",
  };
  const registry = createTrendSources(settings, { clock, timeoutMs: 400 });
  const [registered] = (["interest", "searched"] as const).flatMap((capability) => registry.having(capability));
  if (!registered) throw new Error(`${id} is not registered`);
  const { source: made, asker } = registered;
  const none = () => Promise.reject(new Error("no such capability"));
  return {
    has: (capability: TrendCapability) => made[capability] !== undefined,
    interest: (asked: Partial<InterestQuestion> = {}) =>
      asker.run((ask) => made.interest?.({ ...question, ...asked }, ask) ?? none()),
    related: (keyword = "قهوة") => asker.run((ask) => made.related?.({ ...question, keyword }, ask) ?? none()),
    searched: () => asker.run((ask) => made.searched?.({ country: "EG", now }, ask) ?? none()),
    read: () => asker.run((ask) => made.read?.({ country: "EG", now }, ask) ?? none()),
  };
}

/** The first question that the source can be asked. */
const askFirst = (id: TrendSourceId) => {
  const made = source(id);
  return made.has("interest") ? made.interest() : made.searched();
};
const failureOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: TrendSourceError) => reason,
  );
  return [error?.reason, error?.retryAfterSeconds];
};

describe("what a source says", () => {
  test("Wikimedia: the views of the article on each day, found by its search, for the nearest longer period", async () => {
    const figures = await source("wikimedia").interest({ timeframe: "now 1-d", category: 12 });
    expect(figures).toMatchObject({
      unit: "views",
      country: null,
      timeframe: "now 7-d",
      remarks: ["country_withheld", "longer_period", "all_categories"],
    });
    expect(figures.series[0]?.points.map(({ value }) => value)).toEqual(viewsOf.قهوة);
    expect(figures.series[0]?.points[0]?.time).toBe("2026-11-13");
    expect(figures.series[0]?.about).toEqual({ title: "قهوة", url: "https://ar.wikipedia.org/wiki/%D9%82%D9%87%D9%88%D8%A9" });
    expect(server.asked.map(({ path }) => path)).toEqual([
      "ar.wikipedia.org/w/rest.php/v1/search/page?q=قهوة&limit=1",
      "wikimedia.org/api/rest_v1/metrics/pageviews/per-article/ar.wikipedia/all-access/user/قهوة/daily/20261113/20261119",
    ]);
    expect(server.asked[0]?.headers["user-agent"]).toBe("Lahja/0.1 (editor@example.com)");
  });

  test("Wikimedia: Latin letters are looked up in English, Egyptian Arabic comes after Arabic, five years come by month", async () => {
    await source("wikimedia").interest({ keywords: ["coffee", "كشري"], timeframe: "now 5-y" });
    const paths = server.asked.map(({ path }) => path);
    expect(paths.filter((path) => path.includes("search")).map((path) => path.slice(0, 8))).toEqual([
      "en.wikip",
      "ar.wikip",
      "arz.wiki",
    ]);
    expect(paths.find((path) => path.includes("per-article"))).toMatch(/coffee\/monthly\/20211101\/20261101$/);
  });

  test("Wikimedia: the most read articles without pages about the encyclopaedia itself", async () => {
    const { unit, day, items } = await source("wikimedia").read();
    expect([unit, day]).toEqual(["views", "2026-11-19"]);
    expect(items.map(({ title, formattedTraffic }) => [title, formattedTraffic])).toEqual([
      ["كأس العالم 2026", "70,000"],
      ["Avatar: Fire and Ash", "60,000"],
      ["قهوة", "50,000"],
    ]);
  });

  test("the feed of Google: titles, traffic, times and news as a person reads them, without dangerous links", async () => {
    const { unit, items } = await source("google-rss").searched();
    expect(unit).toBe("searches");
    expect(items).toEqual([
      {
        title: "كأس العالم",
        formattedTraffic: "20,000+",
        traffic: 20_000,
        startedAt: "2026-11-20T09:40:00.000Z",
        url: null,
        news: [
          { title: 'المنتخب يبدأ "معسكره" المغلق', url: "https://news.example/world-cup?a=1&b=2", publisher: "جريدة المثال" },
          { title: "Fans' guide", url: null, publisher: "Example" },
        ],
      },
      {
        title: "سعر الذهب",
        formattedTraffic: "200K+",
        traffic: 200_000,
        startedAt: "2026-11-20T08:10:00.000Z",
        url: null,
        news: [],
      },
      { title: "2026", formattedTraffic: "", traffic: null, startedAt: null, url: null, news: [] },
    ]);
  });

  test("the feed of Google: another prefix of its names is read, a document with entities of its own is refused", async () => {
    const send = (text: string) => server.respond("trends.google.com", (_path, response) => void response.end(text));
    send(googleRss.replaceAll("ht:", "trends:"));
    expect((await source("google-rss").searched()).items).toHaveLength(3);
    send(googleRss.replace("<rss", '<!DOCTYPE rss [<!ENTITY x "boom">]><rss'));
    expect(await failureOf(source("google-rss").searched())).toEqual(["changed", null]);
    send('<?xml version="1.0"?><rss version="2.0"><channel></channel></rss>');
    expect(await failureOf(source("google-rss").searched())).toEqual(["no_feed", null]);
  });

  test("GDELT: the articles of a country's media on each day, three months back at most", async () => {
    const figures = await source("gdelt").interest({ timeframe: "now 12-m", country: "KW", keywords: ['قهوة" OR (domain:x)'] });
    expect(figures).toMatchObject({ unit: "articles", country: "KW", timeframe: "now 3-m", remarks: ["shorter_period"] });
    expect(figures.series[0]?.points.map(({ value }) => value)).toEqual(articlesOf);
    expect(server.asked[0]?.path).toContain("timespan=3months");
    const query = new URLSearchParams(server.asked[0]?.path.split("?")[1]).get("query");
    expect(query).toBe('"قهوة  OR  domain x" sourcecountry:KU');
  });

  test("GDELT: hours of one day are sums of their quarters, and its sentences of status 200 are understood", async () => {
    const at = (time: string, value: number) => ({ date: `20261120T${time}00Z`, value, norm: 9 });
    const data = [at("0000", 1), at("0015", 2), at("0100", 4)];
    server.respond("api.gdeltproject.org", (_path, response) => sendJson(response, { timeline: [{ series: "x", data }] }));
    expect((await source("gdelt").interest({ timeframe: "now 1-d" })).series[0]?.points).toEqual([
      { time: "2026-11-20T00:00:00Z", value: 3 },
      { time: "2026-11-20T01:00:00Z", value: 4 },
    ]);
    const say = (text: string) => server.respond("api.gdeltproject.org", (_path, response) => void response.end(text));
    say("Please limit requests to one every 5 seconds");
    expect(await failureOf(source("gdelt").interest())).toEqual(["rate_limited", 10]);
    say("The specified phrase is too short.");
    expect(await failureOf(source("gdelt").interest())).toEqual(["no_data", null]);
  });

  test.each(["serpapi", "dataforseo"] as const)("%s: keywords compared in one request, and their related queries", async (id) => {
    const made = source(id);
    const figures = await made.interest({ keywords: ["قهوة، عربية", "شاي"], timeframe: "now 1-m" });
    expect(figures).toMatchObject({ unit: "index", country: "EG", timeframe: "now 1-m", remarks: [] });
    expect(figures.series[0]?.points.map(({ value }) => value)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(figures.series[0]?.points[0]?.time).toBe("2026-11-01T00:00:00.000Z");
    expect(await made.related()).toEqual(["قهوة عربية", "قهوة مختصة"]);
    expect(server.asked).toHaveLength(2);
  });

  test("SerpApi: a comma inside a keyword parts no keywords, and the searches that rise now have their volume", async () => {
    await source("serpapi").interest({ keywords: ["a, b", "c"] });
    expect(new URLSearchParams(server.asked[0]?.path.split("?")[1]).get("q")).toBe("a b,c");
    const { items } = await source("serpapi").searched();
    expect(items.map(({ title, formattedTraffic }) => [title, formattedTraffic])).toEqual([
      ["سعر الدولار", "200,000+"],
      ["الأهلي", ""],
    ]);
  });

  test.each([
    ["Google Trends hasn't returned any results for this query.", "no_data"],
    ["Invalid API key. Your API key should be here.", "unauthorized"],
    ["Your account has run out of searches.", "unauthorized"],
  ])("SerpApi: its error %j is %s", async (error, reason) => {
    server.respond("serpapi.com", (_path, response) => sendJson(response, { error }));
    expect((await failureOf(source("serpapi").interest()))[0]).toBe(reason);
  });

  test.each([
    [40_501, "no_data"],
    [40_100, "unauthorized"],
    [40_202, "rate_limited"],
    [50_000, "unreachable"],
  ])("DataForSEO: its code %i is %s", async (status_code, reason) => {
    server.respond("api.dataforseo.com", (_path, response) => sendJson(response, { tasks: [{ status_code, result: null }] }));
    expect((await failureOf(source("dataforseo").interest()))[0]).toBe(reason);
  });
});

const send = (write: (response: ServerResponse) => void) => server.respond("", (_path, response) => write(response));

describe.each(trendSourceIds)("%s", (id) => {
  test("answers over HTTP, and asks only the hosts that the page names", async () => {
    expect(await askFirst(id)).toBeTruthy();
    const hosts = server.asked.map(({ path }) => path.split("/", 1)[0] ?? "");
    expect(hosts.filter((host) => !trendSourceHosts[id].some((named) => host === named || host.endsWith(`.${named}`)))).toEqual(
      [],
    );
  });

  test.each<[string, (response: ServerResponse) => void, string, number | null]>([
    ["another form", (response) => sendJson(response, { surprise: [1] }), "changed", null],
    [
      "HTML",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Sorry"),
      "changed",
      null,
    ],
    ["half an answer", (response) => response.end('{"pages": [{"key"'), "changed", null],
    ["JSON of a great depth", (response) => response.end("[".repeat(200_000)), "changed", null],
    ["429", (response) => response.writeHead(429, { "retry-after": "120" }).end(), "rate_limited", 120],
    [
      "429 until a date",
      (response) => response.writeHead(429, { "retry-after": "Fri, 20 Nov 2026 10:01:30 GMT" }).end(),
      "rate_limited",
      90,
    ],
    ["500", (response) => response.writeHead(500).end("oops"), "unreachable", null],
    ["403", (response) => response.writeHead(403).end(), "unauthorized", null],
    ["nothing in time", () => undefined, "timeout", null],
    [
      "a redirect to a private address",
      (response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
      "unreachable",
      null,
    ],
    ["50 MB", (response) => flood(response), "changed", null],
  ])("takes %s for what it is", async (_name, write, reason, retryAfter) => {
    send(write);
    expect(await failureOf(askFirst(id))).toEqual([reason, retryAfter]);
  });

  test("names no key in what it throws", async () => {
    send((response) => response.writeHead(500).end());
    const error = await askFirst(id).catch((reason: Error) => reason);
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/secret/);
  });
});

/** Writes until the other side hangs up. */
function flood(response: ServerResponse): void {
  const chunk = Buffer.alloc(1_000_000, " ");
  let sent = 0;
  const more = () => {
    while (sent < 50 && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}
