import { type HostAnswer, sendJson } from "./host-answer.ts";

/** Views of an article on the days of a week, the oldest first; longer periods repeat them. The tests compute with them by hand. */
export const viewsOf: Readonly<Record<string, readonly number[]>> = {
  قهوة: [100, 120, 140, 160, 180, 200, 220],
  coffee: [50, 50, 50, 50, 50, 50, 50],
  كنافة: [400, 300, 200, 100, 100, 100, 100],
};

/** As in mediawiki.org/wiki/API:REST_API/Reference ("Search pages"): an article of the same name, where there are views of it. */
const search: HostAnswer = (path, response) => {
  const keyword = new URLSearchParams(path.split("?")[1]).get("q") ?? "";
  const known = Object.keys(viewsOf).filter((title) => title === keyword);
  sendJson(response, {
    pages: known.map((title) => ({
      id: 7,
      key: title,
      title,
      excerpt: "",
      matched_title: null,
      description: null,
      thumbnail: null,
    })),
  });
};

/** Days from `start` to `end`, both 'YYYYMMDD'. */
function daysFrom(start: string, end: string): string[] {
  const toMs = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
  const days: string[] = [];
  for (let ms = toMs(start); ms <= toMs(end); ms += 86_400_000)
    days.push(new Date(ms).toISOString().slice(0, 10).replaceAll("-", ""));
  return days;
}

/** As in wikitech.wikimedia.org/wiki/Analytics/AQS/Pageviews: views by article, and the most viewed articles of a day. */
const pageviews: HostAnswer = (path, response) => {
  const [article = "", granularity, start = "", end = ""] = path.split("/").slice(-4);
  if (path.includes("/top/")) {
    const articles = ["الصفحة_الرئيسية", "خاص:بحث", "كأس_العالم_2026", "Avatar:_Fire_and_Ash", "قهوة"];
    const [year, month, day] = path.split("/").slice(-3);
    const ranked = articles.map((title, at) => ({ article: title, views: 90_000 - at * 10_000, rank: at + 1 }));
    return sendJson(response, { items: [{ project: "ar.wikipedia", access: "all-access", year, month, day, articles: ranked }] });
  }
  const views = viewsOf[article];
  if (!views) return sendJson(response, { type: "about:blank", title: "Not found.", status: 404 }, 404);
  const items = daysFrom(start, end).map((day, at) => ({
    project: "ar.wikipedia",
    article,
    granularity,
    timestamp: `${day}00`,
    access: "all-access",
    agent: "user",
    views: views[at % views.length],
  }));
  sendJson(response, { items });
};

export const wikimediaAnswers: Readonly<Record<string, HostAnswer>> = {
  "ar.wikipedia.org": search,
  "arz.wikipedia.org": search,
  "en.wikipedia.org": search,
  "wikimedia.org": pageviews,
};
