import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const state = z.object({ status: z.enum(["ok", "unavailable"]) });

/**
 * For load balancers and the operator's monitoring: no version, no name. `unavailable` with 503 while the database does not
 * answer.
 */
export const healthApi = {
  live: endpoint({
    method: "GET",
    path: "/health/live",
    summary: "Whether the process runs",
    access: "everybody",
    answer: state,
  }),
  health: endpoint({
    method: "GET",
    path: "/health",
    summary: "Whether the server can answer",
    access: "everybody",
    answer: state,
  }),
  ready: endpoint({
    method: "GET",
    path: "/health/ready",
    summary: "The same, with how often and how long at most this process answered nobody",
    access: "everybody",
    answer: state.extend({ loop: z.object({ blocked: z.number().int(), longestMs: z.number() }) }),
  }),
};
