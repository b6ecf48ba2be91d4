import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** `GET /api/storage`: the size and the limit of all texts with their versions, in bytes. */
export const storageUsage = z.object({ used: z.number(), limit: z.number() });
export type StorageUsage = z.infer<typeof storageUsage>;

export const storageApi = {
  get: endpoint({ method: "GET", path: "/storage", summary: "What all texts take and may take", answer: storageUsage }),
};
