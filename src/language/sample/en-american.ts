import type { SampleBank } from "./sample-bank.ts";

/** As a New York coffee app would put it: contractions, the line, the drive-thru, on the house. */
export const sample: SampleBank = {
  and: ", and ",
  phrases: {
    hook: [
      "{Want|Need} coffee but not the line?",
      "Back-to-back meetings?",
      "{Guests|Folks} coming over and no coffee?",
      "Stay on the couch.",
      "Skip the drive-thru.",
      "Some mornings need {a little help|backup}.",
    ],
    benefit: [
      "Your coffee’s at the door in twenty minutes",
      "We’ll have your coffee {to you|at your place} in twenty minutes",
      "Coffee’s {in your hand|on your desk} in twenty minutes",
      "One tap and your coffee’s there in twenty minutes",
      "It’s twenty minutes from first tap to first sip",
    ],
    offer: ["{your|the} first cup’s on us", "the first cup is free", "your first one’s on the house", "the first round’s on us"],
    callToAction: [
      "What are you waiting for?",
      "{Grab|Order} yours {now|right now}.",
      "What’ll it be?",
      "Go ahead, {give it a shot|give it a try}.",
      "Don’t put it off till tomorrow.",
      "Still thinking it over?",
      "You pick the {roast|cup}, we drive.",
    ],
  },
};
