import type { Variety } from "#shared/options.ts";

/** How people say hello in each variety: a variety is picked by ear. */
export const greetings: Readonly<Record<Variety, string>> = {
  "ar-saudi": "وش أخبارك؟",
  "ar-egyptian": "إزيك؟",
  "ar-emirati": "شحالك؟",
  "ar-kuwaiti": "شلونك؟",
  "ar-qatari": "شخبارك؟",
  "ar-lebanese": "كيفك؟",
  "ar-jordanian": "شو أخبارك؟",
  "ar-standard": "كيف حالك؟",
  "en-american": "What’s up?",
};
