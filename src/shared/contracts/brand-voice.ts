import { z } from "zod";
import { addressees, varieties } from "../options.ts";

/** Words of a brand voice: for one variety, or for every text where `variety` is null. */
const voiceWords = z.object({
  variety: z.enum(varieties).nullable().default(null),
  words: z.array(z.string().trim().min(1).max(60)).max(100),
});

/**
 * How a brand speaks, as it stood when the brief was sent: the server puts it into the brief, prompts and the built-in writer
 * follow it, the check enforces it.
 */
export const brandVoice = z.object({
  id: z.string().max(100),
  name: z.string().max(100),
  /** Texts that sound right to the brand, pasted by the user. */
  samples: z.array(z.string().max(3_000)).max(5).default([]),
  /** Words to use where they fit; the first one stands in for a banned word on its list's place. */
  preferred: z.array(voiceWords).max(20).default([]),
  /** Words that no text may hold. */
  banned: z.array(voiceWords).max(20).default([]),
  sentenceLength: z.enum(["short", "medium", "long"]).nullable().default(null),
  emoji: z.enum(["none", "few", "free"]).default("free"),
  addressee: z.enum(addressees).nullable().default(null),
  /** The last line of every text; empty: none. */
  signOff: z.string().max(300).default(""),
});
export type BrandVoice = z.infer<typeof brandVoice>;
