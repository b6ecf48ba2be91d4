import { z } from "zod";
import { brandFactKinds, brandVoiceLimits as limits } from "../brand-voice-limits.ts";
import { addressees, varieties } from "../options.ts";
import { endpoint, nothing } from "./endpoint.ts";

/** Words of a brand voice for one variety, or for every text if `variety` is null. */
const voiceWords = z.object({
  variety: z.enum(varieties).nullable().default(null),
  words: z.array(z.string().trim().min(1).max(limits.wordChars)).max(limits.wordsInList),
});

/** A fact that stands in every brief of the brand, in the brand's words. */
const brandFact = z.object({
  kind: z.enum(brandFactKinds).default("other"),
  text: z.string().trim().min(1).max(limits.factChars),
  /** The last day on which it holds; null: for good. */
  until: z.iso.date().nullable().default(null),
});
export type BrandFact = z.infer<typeof brandFact>;

/**
 * How a brand speaks, at the time the brief was sent. The server puts it into the brief. Prompts and the built-in writer follow
 * it, and the check enforces it.
 */
export const brandVoice = z.object({
  id: z.string().max(100),
  name: z.string().max(limits.nameChars),
  /** Sample texts of the brand, pasted by the user. */
  samples: z.array(z.string().max(limits.sampleChars)).max(limits.samples).default([]),
  /**
   * Words to use where they fit. If a variety's two lists have the same length, each banned word is replaced by the preferred word
   * at the same index.
   */
  preferred: z.array(voiceWords).max(limits.lists).default([]),
  banned: z.array(voiceWords).max(limits.lists).default([]),
  sentenceLength: z.enum(["short", "medium", "long"]).nullable().default(null),
  emoji: z.enum(["none", "few", "free"]).default("free"),
  addressee: z.enum(addressees).nullable().default(null),
  /** The last line of every text; empty for none. */
  signOff: z.string().max(limits.signOffChars).default(""),
  /** What is true of the brand in every text. In a brief: those that hold on its day and are not switched off. Absent in older ones. */
  facts: z.array(brandFact).max(limits.facts).optional(),
});
export type BrandVoice = z.infer<typeof brandVoice>;
export type VoiceWords = BrandVoice["banned"][number];
export type BrandVoiceRules = Omit<BrandVoice, "id" | "name">;

/** `POST /api/brand-voices`: a new voice needs a name. An absent field means 'no rule'. */
const createBrandVoiceRequest = brandVoice.omit({ id: true }).extend({
  name: z.string().trim().min(1).max(limits.nameChars),
  samples: z
    .array(z.string().trim().max(limits.sampleChars))
    .max(limits.samples)
    .default([])
    .transform((samples) => samples.filter((sample) => sample !== "")),
  signOff: z.string().trim().max(limits.signOffChars).default(""),
});
export type CreateBrandVoiceRequest = z.infer<typeof createBrandVoiceRequest>;

/**
 * `PATCH /api/brand-voices/{id}`: the whole voice, and the version that the change is based on (409 if another version is stored).
 */
const updateBrandVoiceRequest = createBrandVoiceRequest.extend({ version: z.number().int().positive() });
export type UpdateBrandVoiceRequest = z.infer<typeof updateBrandVoiceRequest>;

export const savedBrandVoice = brandVoice.extend({
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedBrandVoice = z.infer<typeof savedBrandVoice>;

/** `GET /api/brand-voices/uses`: the number of library texts in each voice that has any, and the latest of them. */
export const brandVoiceUse = z.object({
  voiceId: z.string(),
  texts: z.number().int(),
  latestItemId: z.string(),
});
export type BrandVoiceUse = z.infer<typeof brandVoiceUse>;

export const brandVoicesApi = {
  list: endpoint({
    method: "GET",
    path: "/brand-voices",
    summary: "The brand voices, in the order of their making",
    answer: z.array(savedBrandVoice),
  }),
  uses: endpoint({
    method: "GET",
    path: "/brand-voices/uses",
    summary: "How many texts of the library were written in each brand voice",
    answer: z.array(brandVoiceUse),
  }),
  get: endpoint({ method: "GET", path: "/brand-voices/:id", summary: "One brand voice", answer: savedBrandVoice }),
  create: endpoint({
    method: "POST",
    path: "/brand-voices",
    summary: "Make a brand voice",
    body: createBrandVoiceRequest,
    answer: savedBrandVoice,
    status: 201,
    errors: ["brand_voice.too_many"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/brand-voices/:id",
    summary: "Change a brand voice from the version that it was read at",
    body: updateBrandVoiceRequest,
    answer: savedBrandVoice,
    errors: ["brand_voice.version_conflict"],
  }),
  delete: endpoint({ method: "DELETE", path: "/brand-voices/:id", summary: "Delete a brand voice", answer: nothing }),
};
