import { z } from "zod";
import type { Audience, Tone, Variety } from "../options.ts";

/** The specification's create page speaks of `saudi` and `english`; translated here, once (product.md, 'One vocabulary'). */
const shortVarieties: Readonly<Record<string, Variety>> = {
  saudi: "ar-saudi",
  egyptian: "ar-egyptian",
  emirati: "ar-emirati",
  kuwaiti: "ar-kuwaiti",
  qatari: "ar-qatari",
  lebanese: "ar-lebanese",
  jordanian: "ar-jordanian",
  standard: "ar-standard",
  english: "en-american",
};

export function toVariety(value: string): string {
  return shortVarieties[value] ?? value;
}

export function toAudience(value: string): string {
  return value === "businesses" ? ("business" satisfies Audience) : value;
}

/**
 * The specified request of `POST /api/content/generate` and `/api/firebase/content/generate`. A `userId` in it is ignored: the
 * signed-in person is who the cookie or token says.
 */
export const generateContentRequest = z.object({
  templateId: z.coerce.number().int(),
  title: z.string().max(300).optional(),
  input: z.string().max(100_000),
  language: z.string().default("ar-egyptian"),
  tone: z.string().default("friendly" satisfies Tone),
  targetAudience: z.string().default("general" satisfies Audience),
  /** The country of the variety (an ISO code); must agree with it when given. */
  culturalVariant: z.string().optional(),
  keywords: z.union([z.array(z.string()), z.string()]).optional(),
  wordCount: z.coerce.number().optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
});

export const generateContentResponse = z.object({
  output: z.string(),
  wordCount: z.number().int(),
  suggestions: z.array(z.string()),
  /** Beyond the specification: where the text is kept. */
  id: z.string().nullable(),
  generationId: z.string(),
});
