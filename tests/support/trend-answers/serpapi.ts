import { type HostAnswer, sendJson } from "./host-answer.ts";

/** As documented at serpapi.com/google-trends-api and its pages on related queries and trending now; not tried, for want of a key. */
export const serpApiAnswers: Readonly<Record<string, HostAnswer>> = {
  "serpapi.com": (path, response) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const search_metadata = { id: "1", status: "Success" };
    if (query.get("engine") === "google_trends_trending_now") {
      const trending_searches = [
        {
          query: "سعر الدولار",
          start_timestamp: 1_795_000_000,
          active: true,
          search_volume: 200_000,
          increase_percentage: 1_000,
        },
        { query: "الأهلي", active: true },
      ];
      return sendJson(response, { search_metadata, trending_searches });
    }
    if (query.get("data_type") === "RELATED_QUERIES") {
      const top = [{ position: 1, query: "قهوة عربية", value: "100", extracted_value: 100 }];
      const rising = [
        { position: 1, query: "قهوة مختصة", value: "+250%", extracted_value: 250 },
        { position: 2, query: "قهوة عربية", value: "Breakout", extracted_value: 5_000 },
      ];
      return sendJson(response, { search_metadata, related_queries: { rising, top } });
    }
    const keywords = (query.get("q") ?? "").split(",");
    const timeline_data = [10, 20, 30, 40, 50, 60].map((value, at) => ({
      date: `Nov ${at + 1}, 2026`,
      timestamp: `${1_793_491_200 + at * 86_400}`,
      values: keywords.map((keyword, place) => ({
        query: keyword,
        value: place === 0 ? `${value}` : "<1",
        extracted_value: place === 0 ? value : 0,
      })),
    }));
    sendJson(response, { search_metadata, interest_over_time: { timeline_data } });
  },
};
