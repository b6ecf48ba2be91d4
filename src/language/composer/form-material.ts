import type { Phrase } from "./bank.ts";
import { noteFor } from "./matching-notes.ts";
import { carriesField } from "./phrase.ts";
import type { Role } from "./roles.ts";

/**
 * Templates with a form of their own (letters, reports, minutes, pages about a company): where notes were told, they hold these, their
 * fields and the formulas of the form. Greetings of feasts, slogans, stories and lessons are made of formulas or of fiction.
 */
const fromFacts: ReadonlySet<string> = new Set([
  "formalLetter",
  "pressRelease",
  "businessProposal",
  "eventInvitation",
  "caseStudy",
  "coldEmail",
  "followUpEmail",
  "welcomeEmail",
  "cartReminder",
  "brandStory",
  "aboutPage",
  "faq",
  "jobAd",
  "bio",
  "meetingMinutes",
  "report",
  "appStore",
  "realEstate",
  "menu",
  "travelGuide",
  "eventRecap",
  "speech",
  "apology",
  "supportMacro",
]);

export const isFormOfFacts = (templateKey: string) => fromFacts.has(templateKey);

/** Formulas of a form: they claim nothing, whatever the text is about. */
const formulas: ReadonlySet<Role> = new Set<Role>([
  "salutation",
  "formalClose",
  "invitationOpening",
  "purpose",
  "speechOpening",
  "cartReminder",
  "jobApply",
  "contact",
  "optOut",
]);

/** Formulas before which nothing stands. */
export const openingFormulas: ReadonlySet<Role> = new Set<Role>([
  "regret",
  "welcome",
  "supportGreeting",
  "salutation",
  "invitationOpening",
  "speechOpening",
]);

/** The phrases of a form: its formulas, and of all others those that hold a value of the person's own. */
export function formPhrases(
  phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>,
): Partial<Record<Role, readonly Phrase[]>> {
  return Object.fromEntries(
    Object.entries(phrases).map(([role, all]) => [role, formulas.has(role as Role) ? all : all.filter(carriesField)]),
  );
}

export interface NotesInTurn {
  /** The note that belongs to an item of a list. */
  readonly take: (item: string) => string | undefined;
  /** Notes that have found their place. */
  readonly taken: Set<string>;
}

/** Finds the note that belongs to each item of a list in turn; none is given twice. */
export function notesInTurn(notes: readonly string[]): NotesInTurn {
  const taken = new Set<string>();
  return {
    taken,
    take(item) {
      const note = noteFor(
        item,
        notes.filter((one) => !taken.has(one)),
      );
      if (note !== undefined) taken.add(note);
      return note;
    },
  };
}
