import { z } from "zod";
import { brandVoiceLimits } from "../brand-voice-limits.ts";
import { briefLimits } from "../brief-limits.ts";
import { addressees, audiences, tones, varieties } from "../options.ts";
import { brandVoice } from "./brand-voice.ts";

/** What a person wrote into a template field: a text, number, ISO date, list, or an amount with its currency. */
export const moneyValue = z.object({ amount: z.number().nonnegative().max(1e12), currency: z.string().regex(/^[A-Z]{3}$/) });
/** People publish texts with these links, so only http and https are allowed. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(500);
const fieldValue = z.union([
  z.string().max(briefLimits.fieldChars),
  z.number(),
  z.array(z.string().max(300)).max(30),
  moneyValue,
]);
export type FieldValue = z.infer<typeof fieldValue>;

/**
 * The brief: everything that the writer is told. `language/templates/brief-check.ts` checks the template fields against their
 * declaration. It also checks sizes that have their own error code.
 */
export const brief = z.object({
  templateId: z.number().int().positive(),
  topic: z.string().max(100_000),
  variety: z.enum(varieties),
  /** The requested number of words. Ignored if the form decides the length. */
  words: z.number().int(),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  addressee: z.enum(addressees).default("everyone"),
  /** The title of the stored text. The writer does not see it. Without it, the text's heading or first line is the title. */
  title: z.string().trim().max(300).optional(),
  keywords: z.array(z.string()).max(1_000).default([]),
  fields: z.record(z.string(), fieldValue).default({}),
  /** What else the person knows, one fact a line, in their words. Texts hold them as they are. Absent in older briefs. */
  notes: z.array(z.string()).max(1_000).optional(),
  /** Notes that read like orders to the writer and are facts, as the person said; each as it stands in `notes`. */
  plainNotes: z.array(z.string().max(briefLimits.noteChars)).max(briefLimits.notes).optional(),
  /** The id of the subject that the text is about, or 'none'. Absent: the writer finds it in the topic. */
  subject: z.string().max(60).optional(),
  /** The noun phrase by which sentences speak of the topic, as the person gave it. Absent: the writer finds one in the topic, or none. */
  subjectPhrase: z.string().trim().max(briefLimits.subjectPhraseChars).optional(),
  /**
   * Ids of the statements on this subject that the latest texts said, latest first. The built-in writer says others while there are
   * any. The server fills it in and drops a value that a client sends.
   */
  said: z.array(z.string().max(80)).max(briefLimits.said).optional(),
  /** The id of a brand voice of the person. The server puts its content into `brandVoice`. */
  brandVoiceId: z.string().min(1).max(100).optional(),
  /** Facts of the brand voice that this text leaves out, each as it is written there. */
  withoutFacts: z.array(z.string().max(brandVoiceLimits.factChars)).max(brandVoiceLimits.facts).optional(),
  /** The brand voice as the server resolved it. The server drops a value that a client sends. */
  brandVoice: brandVoice.optional(),
});
export type Brief = z.infer<typeof brief>;
