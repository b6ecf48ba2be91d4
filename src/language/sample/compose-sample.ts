import type { Brief } from "#shared/contracts/brief.ts";
import type { Variety } from "#shared/options.ts";
import { createPicker, type Picker, roomy } from "../composer/picker.ts";
import { createRandom } from "../composer/random.ts";
import { roleLimits } from "../composer/role-limits.ts";
import { sample as egyptian } from "./ar-egyptian.ts";
import { sample as emirati } from "./ar-emirati.ts";
import { sample as jordanian } from "./ar-jordanian.ts";
import { sample as kuwaiti } from "./ar-kuwaiti.ts";
import { sample as lebanese } from "./ar-lebanese.ts";
import { sample as qatari } from "./ar-qatari.ts";
import { sample as saudi } from "./ar-saudi.ts";
import { sample as standard } from "./ar-standard.ts";
import { sample as american } from "./en-american.ts";
import type { SampleBank, SampleRole } from "./sample-bank.ts";
import { sampleBrief } from "./sample-brief.ts";

export const sampleBanks: Readonly<Record<Variety, SampleBank>> = {
  "ar-saudi": saudi,
  "ar-egyptian": egyptian,
  "ar-emirati": emirati,
  "ar-kuwaiti": kuwaiti,
  "ar-qatari": qatari,
  "ar-lebanese": lebanese,
  "ar-jordanian": jordanian,
  "ar-standard": standard,
  "en-american": american,
};

/**
 * The seeds of the sentences that the page shows first: of the many ways to say it, those that stand best side by side. Other ways take
 * any other seed.
 */
export const firstSeeds: Readonly<Record<Variety, number>> = {
  "ar-saudi": 377,
  "ar-egyptian": 377,
  "ar-emirati": 126,
  "ar-kuwaiti": 77,
  "ar-qatari": 1347,
  "ar-lebanese": 145,
  "ar-jordanian": 840,
  "ar-standard": 1208,
  "en-american": 898,
};

/**
 * The sample of one variety: two or three sentences chosen by the built-in writer's own picker. The same seed gives the same text; no
 * sentence of `before` returns, so that whoever asks for it another way gets another text.
 */
export function composeSample(variety: Variety, seed: number, before = ""): string {
  const random = createRandom(seed);
  const brief = sampleBrief(variety);
  const picker = samplePicker(brief, random);
  if (before !== "") picker.remember(before);
  const { and } = sampleBanks[variety];
  const say = (role: SampleRole) => {
    const picked = picker.next(role, roomy);
    if (!picked) throw new RangeError(`The sample of ${variety} has no ${role} left.`);
    return picked.text;
  };
  // Either something to make the reader stop, or something to do at the end: with both, a short ad is a long one.
  if (random() < openingShare) return `${say("hook")} ${say("benefit")}${and}${say("offer")}.`;
  return `${say("benefit")}${and}${say("offer")}. ${say("callToAction")}`;
}

const openingShare = 0.5;

function samplePicker(brief: Brief, random: () => number): Picker {
  return createPicker({
    roleLimits,
    maxBlanks: Number.POSITIVE_INFINITY,
    phrases: sampleBanks[brief.variety].phrases,
    family: "commerce",
    brief,
    targetWords: brief.words,
    subject: null,
    topic: brief.topic,
    ownFields: {},
    random,
  });
}
