import { z } from "zod";
import { audiences, tones, varieties, wordCounts } from "../options.ts";

/** What a new brief begins with, where the template takes it (Settings, 'default brief'). */
export const defaultBrief = z.object({
  variety: z.enum(varieties),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  wordCount: z.literal(wordCounts),
});
export type DefaultBrief = z.infer<typeof defaultBrief>;
