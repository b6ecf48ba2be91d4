import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** `GET /api/app`: what this server offers. Public, without secrets. */
export const appInfo = z.object({
  mode: z.enum(["local", "production"]),
  /** The writer that a new generation would use for each variety; null if no writer supports it. */
  writers: z.record(
    z.string(),
    z.object({ kind: z.enum(["built-in", "model"]), provider: z.string(), model: z.string().nullable() }).nullable(),
  ),
  payments: z.boolean(),
  /** Whether people may change their plan themselves. Otherwise they ask the operator. */
  planSwitching: z.boolean(),
  methods: z.array(z.enum(["email", "phone", "google"])),
  outbox: z.boolean(),
  /** Whether people may use their own model service, and whether the operator may fetch models for this server. */
  ownWriters: z.boolean(),
  localModels: z.boolean(),
});
export type AppInfo = z.infer<typeof appInfo>;

export const appInfoApi = {
  get: endpoint({ method: "GET", path: "/app", summary: "What this server offers", access: "everybody", answer: appInfo }),
};
