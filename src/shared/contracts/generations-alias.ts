import { z } from "zod";
import { type Audience, defaultVariety, type Tone, type Variety, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { startErrors, writingErrors } from "./generations.ts";

/** What the call names each variety. */
const shortNames: Readonly<Record<Variety, string>> = {
  "ar-saudi": "saudi",
  "ar-egyptian": "egyptian",
  "ar-emirati": "emirati",
  "ar-kuwaiti": "kuwaiti",
  "ar-qatari": "qatari",
  "ar-lebanese": "lebanese",
  "ar-jordanian": "jordanian",
  "ar-standard": "standard",
  "en-american": "english",
};

/** The variety of a short name; anything else stays as it is. */
export function toVariety(value: string): string {
  return varieties.find((variety) => shortNames[variety] === value) ?? value;
}

export function toAudience(value: string): string {
  return value === "businesses" ? ("business" satisfies Audience) : value;
}

/** API callers leave out an absent value, or send null or a blank string for it. */
const absent = (value: unknown) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());
const withDefault = (value: string) => z.preprocess(absent, z.string().default(value));

/**
 * The request of `POST /api/content/generate` and `/api/firebase/content/generate`. A `userId` in it is ignored, because the
 * cookie or token identifies the person. Only `templateId` and the subject are required.
 */
export const generateContentRequest = z.object({
  templateId: z.coerce.number().int(),
  /** The title of the stored text. Also the subject if `input` is empty. */
  title: optional(z.string().max(10_000)),
  /** The subject; for a template that works on a text of the person's, that text. */
  input: optional(z.string().max(100_000)),
  language: withDefault(defaultVariety),
  tone: withDefault("friendly" satisfies Tone),
  targetAudience: withDefault("general" satisfies Audience),
  /** The country of the variety (an ISO code). It must agree with the variety. */
  culturalVariant: optional(z.string()),
  keywords: optional(z.union([z.array(z.string()), z.string()])),
  /** Facts in the person's words, as a list or one a line. */
  notes: optional(z.union([z.array(z.string()), z.string()])),
  /** The id of the subject, or 'none'; found in the topic without it. */
  subject: optional(z.string()),
  /** The noun phrase by which sentences speak of the subject; found in the subject without it. */
  subjectPhrase: optional(z.string()),
  wordCount: optional(z.coerce.number()),
  fields: optional(z.record(z.string(), z.unknown())),
});

export const generateContentResponse = z.object({
  output: z.string(),
  wordCount: z.number().int(),
  suggestions: z.array(z.string()),
  /** The id of the library item. */
  id: z.string().nullable(),
  generationId: z.string(),
});

export const generationsAliasApi = {
  generate: endpoint({
    method: "POST",
    path: "/content/generate",
    summary: "Write a text and wait for it; whoever hangs up finds it in the library",
    body: generateContentRequest,
    answer: generateContentResponse,
    errors: [...startErrors, ...writingErrors],
  }),
};
