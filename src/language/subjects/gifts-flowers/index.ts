import { sayings as egyptian } from "./ar-egyptian.ts";
import { sayings as lebanese } from "./ar-lebanese.ts";
import { sayings as saudi } from "./ar-saudi.ts";
import { sayings as standard } from "./ar-standard.ts";
import { sayings as american } from "./en-american.ts";
import { pack } from "./pack.ts";

/** What is known of the subject, in the words of every bank. */
export const subject = {
  pack,
  sayings: {
    "ar-saudi": saudi,
    "ar-egyptian": egyptian,
    "ar-lebanese": lebanese,
    "ar-standard": standard,
    "en-american": american,
  },
};
