import type { Addressee, Audience, Tone, Variety } from "../../options.ts";
import type { PlanId } from "../../plans.ts";

/** The names of the brief's choices, the same on every screen. */
export const options = {
  variety: {
    "ar-saudi": "Saudi",
    "ar-egyptian": "Egyptian",
    "ar-emirati": "Emirati",
    "ar-kuwaiti": "Kuwaiti",
    "ar-qatari": "Qatari",
    "ar-lebanese": "Lebanese",
    "ar-jordanian": "Jordanian",
    "ar-standard": "Standard Arabic",
    "en-american": "American English",
  } as const satisfies Record<Variety, string>,
  /** For narrow cells of a grid. */
  varietyShort: {
    "ar-saudi": "Saudi",
    "ar-egyptian": "Egyptian",
    "ar-emirati": "Emirati",
    "ar-kuwaiti": "Kuwaiti",
    "ar-qatari": "Qatari",
    "ar-lebanese": "Lebanese",
    "ar-jordanian": "Jordanian",
    "ar-standard": "Standard",
    "en-american": "American",
  } as const satisfies Record<Variety, string>,
  /** For the main button and the progress line. */
  writeIn: {
    "ar-saudi": "Write in Saudi",
    "ar-egyptian": "Write in Egyptian",
    "ar-emirati": "Write in Emirati",
    "ar-kuwaiti": "Write in Kuwaiti",
    "ar-qatari": "Write in Qatari",
    "ar-lebanese": "Write in Lebanese",
    "ar-jordanian": "Write in Jordanian",
    "ar-standard": "Write in Standard Arabic",
    "en-american": "Write in American English",
  } as const satisfies Record<Variety, string>,
  writingIn: {
    "ar-saudi": "Writing in Saudi",
    "ar-egyptian": "Writing in Egyptian",
    "ar-emirati": "Writing in Emirati",
    "ar-kuwaiti": "Writing in Kuwaiti",
    "ar-qatari": "Writing in Qatari",
    "ar-lebanese": "Writing in Lebanese",
    "ar-jordanian": "Writing in Jordanian",
    "ar-standard": "Writing in Standard Arabic",
    "en-american": "Writing in American English",
  } as const satisfies Record<Variety, string>,
  tone: {
    professional: "Professional",
    friendly: "Friendly",
    casual: "Casual",
    enthusiastic: "Enthusiastic",
    formal: "Formal",
  } as const satisfies Record<Tone, string>,
  audience: {
    general: "Everyone",
    business: "Business owners",
    students: "Students",
    families: "Families",
    professionals: "Professionals",
  } as const satisfies Record<Audience, string>,
  addressee: {
    everyone: "Everyone",
    man: "A man",
    woman: "A woman",
  } as const satisfies Record<Addressee, string>,
  plan: {
    free: "Free",
    pro: "Pro",
    enterprise: "Enterprise",
  } as const satisfies Record<PlanId, string>,
} as const;
