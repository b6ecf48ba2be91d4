import { z } from "zod";
import { addressees, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { startErrors, startedJob } from "./generations.ts";

/**
 * `POST /api/library/{id}/conversions`: converts an item's text to another variety, as a job like any generation, which ends in a
 * new library item. Without `addressee`, the text addresses the same reader as before.
 */
const createConversionRequest = z.object({
  variety: z.enum(varieties),
  addressee: z.enum(addressees).optional(),
  idempotencyKey: z.string().min(8).max(100),
});
export type CreateConversionRequest = z.infer<typeof createConversionRequest>;

/** `GET /api/library/{id}/source`: the source of a converted text, as it was at that time. */
export const conversionSource = z.object({
  itemId: z.string(),
  title: z.string(),
  variety: z.enum(varieties),
  text: z.string(),
  words: z.number().int(),
  isChanged: z.boolean(),
});
export type ConversionSource = z.infer<typeof conversionSource>;

export const conversionsApi = {
  create: endpoint({
    method: "POST",
    path: "/library/:id/conversions",
    summary: "Start a text in another variety",
    body: createConversionRequest,
    answer: startedJob,
    status: 202,
    errors: [
      ...startErrors,
      "conversion.same_variety",
      "conversion.no_brief",
      "conversion.language_needs_model",
      "conversion.addressee_needs_model",
      "conversion.words_fall_short",
    ],
  }),
  source: endpoint({
    method: "GET",
    path: "/library/:id/source",
    summary: "What a converted text was made from",
    answer: conversionSource,
  }),
};
