import { z } from "zod";
import { audiences, tones, varieties, wordCounts } from "../options.ts";

/** The initial choices of a new brief, if the template allows them ('default brief' in Settings). */
export const defaultBrief = z.object({
  variety: z.enum(varieties),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  wordCount: z.literal(wordCounts),
});
export type DefaultBrief = z.infer<typeof defaultBrief>;
