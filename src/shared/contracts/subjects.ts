import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { bilingual } from "./templates.ts";

export const subjectsApi = {
  list: endpoint({
    method: "GET",
    path: "/subjects",
    summary: "The subjects of which the built-in writer knows something",
    answer: z.array(z.object({ id: z.string(), name: bilingual })),
  }),
};
