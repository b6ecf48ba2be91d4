import { brandVoices } from "./brand-voices.ts";
import { leaving } from "./leaving.ts";
import { markets } from "./markets.ts";
import { plan } from "./plan.ts";
import { settings } from "./settings.ts";
import { stats } from "./stats.ts";
import { waits } from "./waits.ts";

/** The texts of pages that fetch them when they open, so that the app's first load is smaller. */
export const laterMessages = { stats, brandVoices, leaving, markets, plan, settings, waits };
