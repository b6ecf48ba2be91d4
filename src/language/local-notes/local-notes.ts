import type { Brief } from "#shared/contracts/brief.ts";
import type { LocalNote } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { profileOf } from "../varieties/registry.ts";
import { readBriefWords } from "./brief-words.ts";
import { calendarNotes } from "./calendar.ts";
import { dayNotes } from "./days.ts";
import { moneyNotes } from "./money.ts";
import { thingNotes } from "./things.ts";

/**
 * Where a brief meets what is done, paid or said differently among the readers of a variety, from its profile: days, money, the
 * calendar, the names of things. `brief.variety` is the home that the brief was written in. Only what is sure; the writer is told
 * none of it, a person decides.
 */
export function localNotes(brief: Brief, variety: Variety): LocalNote[] {
  const words = readBriefWords(brief);
  const here = profileOf(variety);
  // Standard Arabic is no country's: it has words, but neither days off nor money.
  if (!here.countryCode) return thingNotes(words, here);
  return [
    ...dayNotes(words, here, profileOf(brief.variety)),
    ...moneyNotes(brief, words, here),
    ...calendarNotes(words, here),
    ...thingNotes(words, here),
  ];
}
