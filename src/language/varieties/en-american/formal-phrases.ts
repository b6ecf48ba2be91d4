import type { Phrase } from "#language/composer/bank.ts";
import type { FormalRole } from "#language/composer/roles.ts";

/** Formulas of letters and speeches, and sentences that carry a field. */
export const formalPhrases = {
  salutation: ["To Whom It May Concern:", "Dear Sir or Madam:", "Greetings:"],
  purpose: ["We are writing about {subject}.", "This letter concerns {subject}.", "We are writing with regard to {subject}."],
  formalClose: ["Sincerely,", "Respectfully,", "Yours truly,"],
  speechOpening: [
    "Welcome, everyone. Today is about {=occasion}.",
    "Ladies and gentlemen, welcome.",
    "Good evening, and welcome.",
    "Distinguished guests, welcome.",
  ],
  speechClose: ["Thank you.", "Thank you for being here.", "Thank you all."],
  coverClose: ["I would welcome the chance to interview.", "I would be glad to answer your questions in an interview."],
} satisfies Partial<Record<FormalRole, readonly Phrase[]>>;
