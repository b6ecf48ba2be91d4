import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** Every template, sorted by id. They change only with the server's version. */
export const templatesQuery = queryOptions({
  queryKey: queryKeys.templates,
  queryFn: ({ signal }) => call("GET /templates", { signal }),
});

/** One template with its fields and outline. Throws `brief.template_unknown`. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.templates, id],
    queryFn: ({ signal }) => call("GET /templates/:id", { params: { id }, signal }),
  });
