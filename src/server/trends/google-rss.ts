import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { dayIn } from "#shared/calendar.ts";
import type { DailyItem } from "#shared/contracts/trends.ts";
import { trendLimits } from "#shared/trends.ts";
import { type TrendSource, TrendSourceError } from "./source.ts";
import { plainLine, readableText, safeLink, trafficOf } from "./wire.ts";

const newsMax = 3;

/**
 * Elements by their names without prefix, because the feed has changed the address of its namespace before. Entities are left as they are
 * for `readableText`: a document that declares its own is refused.
 */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === "item" || name === "news_item",
});

const text = z.string().catch("");
const newsItem = z.object({ news_item_title: text, news_item_url: text, news_item_source: text });
const item = z.object({
  title: text,
  pubDate: text,
  approx_traffic: text,
  news_item: z.array(newsItem.catch({ news_item_title: "", news_item_url: "", news_item_source: "" })).catch([]),
});
const feed = z.object({
  rss: z.object({
    channel: z.union([z.object({ item: z.array(item).default([]) }), z.literal("").transform(() => ({ item: [] }))]),
  }),
});

/** The searches that rise in a country, from the feed of Google Trends' own page. It is documented nowhere. */
export function createGoogleRss(): TrendSource {
  return {
    id: "google-rss",
    gapMs: 1_000,
    async searched({ country, now }, ask) {
      const answer = await ask({ url: `https://trends.google.com/trending/rss?geo=${country}`, statuses: [400, 404] });
      if (answer.status !== 200) throw new TrendSourceError("no_feed", `status ${answer.status}`);
      const items = readFeed(answer.text).slice(0, trendLimits.dailyItems);
      if (items.length === 0) throw new TrendSourceError("no_feed", "an empty feed");
      return { unit: "searches", country, day: dayIn("UTC", now), items, remarks: [] };
    },
  };
}

function readFeed(xml: string): DailyItem[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new TrendSourceError("changed", "a document with a type of its own");
  const { channel } = feed.parse(parser.parse(xml, true)).rss;
  return channel.item.flatMap((each): DailyItem[] => {
    const title = plainLine(readableText(each.title));
    if (title === "") return [];
    const startedAt = new Date(each.pubDate);
    return [
      {
        title,
        formattedTraffic: plainLine(each.approx_traffic),
        traffic: trafficOf(each.approx_traffic),
        startedAt: Number.isNaN(startedAt.getTime()) ? null : startedAt.toISOString(),
        url: null,
        news: each.news_item.flatMap(readNews).slice(0, newsMax),
      },
    ];
  });
}

function readNews({ news_item_title, news_item_url, news_item_source }: z.infer<typeof newsItem>): DailyItem["news"] {
  const title = plainLine(readableText(news_item_title));
  const publisher = plainLine(readableText(news_item_source));
  return title === "" ? [] : [{ title, url: safeLink(readableText(news_item_url)), publisher }];
}
