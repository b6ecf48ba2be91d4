import { brandVoices } from "./brand-voices.ts";
import { markets } from "./markets.ts";
import { settings } from "./settings.ts";
import { stats } from "./stats.ts";
import { waits } from "./waits.ts";

/** The texts of pages that fetch them when they open, so that the app's first load is smaller. */
export const laterMessages = { stats, brandVoices, markets, settings, waits };
