import { type HostAnswer, sendJson } from "./host-answer.ts";

/** Articles of each day, the oldest first. */
export const articlesOf: readonly number[] = [10, 0, 20, 30, 40, 50, 60];

/** `mode=timelinevolraw&format=json` as in blog.gdeltproject.org/gdelt-doc-2-0-api-debuts; `norm` is the number of all articles. */
export const gdeltAnswers: Readonly<Record<string, HostAnswer>> = {
  "api.gdeltproject.org": (_path, response) =>
    sendJson(response, {
      query_details: { title: "coffee", date_resolution: "day" },
      timeline: [
        {
          series: "Article Count",
          data: articlesOf.map((value, at) => ({ date: `202611${13 + at}T000000Z`, value, norm: 1_000 })),
        },
      ],
    }),
};
