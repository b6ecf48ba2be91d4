import type { Dialect } from "#shared/options.ts";
import type { WornPhrases } from "../phrase-list.ts";
import { egyptian } from "./ar-egyptian.ts";
import { emirati } from "./ar-emirati.ts";
import { jordanian } from "./ar-jordanian.ts";
import { kuwaiti } from "./ar-kuwaiti.ts";
import { lebanese } from "./ar-lebanese.ts";
import { qatari } from "./ar-qatari.ts";
import { saudi } from "./ar-saudi.ts";
import { gulf } from "./gulf.ts";

/** Further lists of each dialect: what is worn in Kuwait is so along the Gulf, and what is worn in Beirut in Amman. */
export const furtherPhrases: Readonly<Record<Dialect, readonly WornPhrases[]>> = {
  "ar-saudi": [kuwaiti, gulf, saudi],
  "ar-egyptian": [egyptian],
  "ar-emirati": [kuwaiti, gulf, emirati],
  "ar-kuwaiti": [kuwaiti],
  "ar-qatari": [kuwaiti, gulf, qatari],
  "ar-lebanese": [lebanese],
  "ar-jordanian": [lebanese, jordanian],
};
