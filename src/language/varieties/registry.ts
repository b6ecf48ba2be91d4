import { type Variety, varieties } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { profile as arEgyptian } from "./ar-egyptian/profile.ts";
import { profile as arEmirati } from "./ar-emirati/profile.ts";
import { profile as arJordanian } from "./ar-jordanian/profile.ts";
import { profile as arKuwaiti } from "./ar-kuwaiti/profile.ts";
import { profile as arLebanese } from "./ar-lebanese/profile.ts";
import { profile as arQatari } from "./ar-qatari/profile.ts";
import { profile as arSaudi } from "./ar-saudi/profile.ts";
import { profile as arStandard } from "./ar-standard/profile.ts";
import { profile as enAmerican } from "./en-american/profile.ts";
import type { OwnProfile, VarietyProfile } from "./profile.ts";

/** Every variety has a profile, or this does not compile. */
const ownProfiles: Readonly<Record<Variety, OwnProfile>> = {
  "ar-saudi": arSaudi,
  "ar-egyptian": arEgyptian,
  "ar-emirati": arEmirati,
  "ar-kuwaiti": arKuwaiti,
  "ar-qatari": arQatari,
  "ar-lebanese": arLebanese,
  "ar-jordanian": arJordanian,
  "ar-standard": arStandard,
  "en-american": enAmerican,
};

export const profiles = Object.fromEntries(
  varieties.map((id) => [id, { id, ...varietyRecords[id], ...ownProfiles[id] }]),
) as Readonly<Record<Variety, VarietyProfile>>;

export function profileOf(variety: Variety): VarietyProfile {
  return profiles[variety];
}
