import { type HostAnswer, sendJson } from "./host-answer.ts";

/** As documented at docs.dataforseo.com/v3/keywords_data/google_trends/explore/live; not tried, for want of a login. */
export const dataForSeoAnswers: Readonly<Record<string, HostAnswer>> = {
  "api.dataforseo.com": (_path, response, request) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const [task] = JSON.parse(body) as { keywords: string[]; item_types: string[] }[];
      const [type] = task?.item_types ?? [];
      const data =
        type === "google_trends_graph"
          ? [10, 20, 30, 40, 50, 60].map((value, at) => ({
              date_from: `2026-11-0${at + 1}`,
              date_to: `2026-11-0${at + 1}`,
              timestamp: 1_793_491_200 + at * 86_400,
              missing_data: false,
              values: task?.keywords.map((_, place) => (place === 0 ? value : null)),
            }))
          : { top: [{ query: "قهوة عربية", value: 100 }], rising: [{ query: "قهوة مختصة", value: 250 }] };
      const items = [
        { position: 1, type: "google_trends_map", data: [] },
        { position: 2, type, keywords: task?.keywords, data },
      ];
      sendJson(response, {
        status_code: 20_000,
        tasks: [{ id: "1", status_code: 20_000, status_message: "Ok.", result: [{ items }] }],
      });
    });
  },
};
