import { z } from "zod";
import { briefLimits } from "../brief-limits.ts";
import { addressees, audiences, tones, varieties } from "../options.ts";
import { brandVoice } from "./brand-voice.ts";

/** What a person wrote into an own field: a text, number, ISO date, list, or an amount with its currency. */
export const moneyValue = z.object({ amount: z.number().nonnegative().max(1e12), currency: z.string().regex(/^[A-Z]{3}$/) });
/** Links end up in texts that people publish: only the web's own schemes. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(500);
const fieldValue = z.union([
  z.string().max(briefLimits.fieldChars),
  z.number(),
  z.array(z.string().max(300)).max(30),
  moneyValue,
]);
export type FieldValue = z.infer<typeof fieldValue>;

/**
 * The brief: everything the writer is told. The template's own fields are checked against its declaration by
 * `language/templates/brief-check.ts`; sizes that deserve an error of their own are checked there too.
 */
export const brief = z.object({
  templateId: z.number().int().positive(),
  topic: z.string().max(100_000),
  variety: z.enum(varieties),
  /** Words asked; ignored where the template's length follows its form. */
  words: z.number().int(),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  addressee: z.enum(addressees).default("everyone"),
  /** What the kept text is called; the writer is not told. Without it, the text's own heading or first line. */
  title: z.string().trim().max(300).optional(),
  keywords: z.array(z.string()).max(1_000).default([]),
  fields: z.record(z.string(), fieldValue).default({}),
  /** A brand voice of the person's own; the server puts what it says into `brandVoice`. */
  brandVoiceId: z.string().min(1).max(100).optional(),
  /** The brand voice as the server resolved it; what a client sends here is dropped. */
  brandVoice: brandVoice.optional(),
});
export type Brief = z.infer<typeof brief>;
