import type { Variety } from "#shared/options.ts";

/** What a voice looks and sounds like on screen, without the linguistic profile, which the browser does not need. */
interface Voice {
  /** BCP 47 tag for `lang`. */
  readonly tag: string;
  /** How people there say hello: people pick a voice by ear. */
  readonly greeting: string;
}

export const voices: Readonly<Record<Variety, Voice>> = {
  "ar-saudi": { tag: "ar-SA", greeting: "وش أخبارك؟" },
  "ar-egyptian": { tag: "ar-EG", greeting: "إزيك؟" },
  "ar-emirati": { tag: "ar-AE", greeting: "شحالك؟" },
  "ar-kuwaiti": { tag: "ar-KW", greeting: "شلونك؟" },
  "ar-qatari": { tag: "ar-QA", greeting: "شخبارك؟" },
  "ar-lebanese": { tag: "ar-LB", greeting: "كيفك؟" },
  "ar-jordanian": { tag: "ar-JO", greeting: "شو أخبارك؟" },
  "ar-standard": { tag: "ar", greeting: "كيف حالك؟" },
  "en-american": { tag: "en-US", greeting: "What’s up?" },
};
