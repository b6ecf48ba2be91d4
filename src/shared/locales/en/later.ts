import { analytics } from "./analytics.ts";
import { brandVoices } from "./brand-voices.ts";
import { leaving } from "./leaving.ts";
import { matrix } from "./matrix.ts";
import { plans } from "./plans.ts";
import { settings } from "./settings.ts";
import { waits } from "./waits.ts";

/** The texts of pages that fetch them when they open, so that the app's first load is smaller. */
export const laterMessages = { analytics, brandVoices, leaving, matrix, plans, settings, waits };
