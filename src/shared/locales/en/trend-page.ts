import { seasons } from "./seasons.ts";
import { trends } from "./trends.ts";

/** The texts of the page of trends, which it fetches when it opens. */
export const trendMessages = { seasons, trends };
