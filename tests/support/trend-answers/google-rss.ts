import type { HostAnswer } from "./host-answer.ts";

/**
 * The feed of trends.google.com/trending/rss as it was seen in November 2026; Google documents it nowhere. Its items have a title, a time,
 * the traffic and up to three news items.
 */
export const googleRss = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<rss xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ht="https://trends.google.com/trending/rss" version="2.0">
<channel>
  <title>Daily Search Trends</title>
  <description>Recent searches</description>
  <link>https://trends.google.com/trending?geo=EG</link>
  <item>
    <title>كأس العالم</title>
    <ht:approx_traffic>20,000+</ht:approx_traffic>
    <description></description>
    <pubDate>Fri, 20 Nov 2026 01:40:00 -0800</pubDate>
    <ht:picture>https://encrypted-tbn0.gstatic.com/images?q=1</ht:picture>
    <ht:news_item>
      <ht:news_item_title>المنتخب يبدأ &quot;معسكره&quot; المغلق</ht:news_item_title>
      <ht:news_item_snippet></ht:news_item_snippet>
      <ht:news_item_url>https://news.example/world-cup?a=1&amp;b=2</ht:news_item_url>
      <ht:news_item_source>جريدة المثال</ht:news_item_source>
    </ht:news_item>
    <ht:news_item>
      <ht:news_item_title>Fans&amp;#39; guide</ht:news_item_title>
      <ht:news_item_url>javascript:alert(1)</ht:news_item_url>
      <ht:news_item_source>Example</ht:news_item_source>
    </ht:news_item>
  </item>
  <item>
    <title>سعر الذهب</title>
    <ht:approx_traffic>200K+</ht:approx_traffic>
    <pubDate>Fri, 20 Nov 2026 00:10:00 -0800</pubDate>
  </item>
  <item>
    <title>2026</title>
  </item>
</channel>
</rss>`;

export const googleRssAnswers: Readonly<Record<string, HostAnswer>> = {
  "trends.google.com": (_path, response) => response.writeHead(200, { "content-type": "text/xml; charset=utf-8" }).end(googleRss),
};
