import { z } from "zod";
import { addressees, varieties } from "../options.ts";

/**
 * `POST /api/library/{id}/conversions`: the text of an item in another variety, as a job like any generation; its end is a library
 * item of its own. Without `addressee` it goes on speaking to whom it spoke to.
 */
export const createConversionRequest = z.object({
  variety: z.enum(varieties),
  addressee: z.enum(addressees).optional(),
  idempotencyKey: z.string().min(8).max(100),
});
export type CreateConversionRequest = z.infer<typeof createConversionRequest>;

/** `GET /api/library/{id}/source`: what a converted text was made from, as it stood then. */
export const conversionSource = z.object({
  itemId: z.string(),
  title: z.string(),
  variety: z.enum(varieties),
  text: z.string(),
  words: z.number().int(),
  /** Whether the source has been changed since. */
  isChanged: z.boolean(),
});
export type ConversionSource = z.infer<typeof conversionSource>;
