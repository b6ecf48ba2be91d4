import type { Dialect } from "#shared/options.ts";
import type { WornPhrases } from "../phrase-list.ts";
import { kuwaiti } from "./ar-kuwaiti.ts";
import { lebanese } from "./ar-lebanese.ts";

/** Further lists of each dialect: what is worn in Kuwait is so along the Gulf, and what is worn in Beirut in Amman. */
export const furtherPhrases: Readonly<Record<Dialect, readonly WornPhrases[]>> = {
  "ar-saudi": [kuwaiti],
  "ar-egyptian": [],
  "ar-emirati": [kuwaiti],
  "ar-kuwaiti": [kuwaiti],
  "ar-qatari": [kuwaiti],
  "ar-lebanese": [lebanese],
  "ar-jordanian": [lebanese],
};
