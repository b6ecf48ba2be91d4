import type { FormalBank } from "#language/composer/bank.ts";
import { formalPhrases } from "./formal-phrases.ts";

/** Letters, press releases, proposals and case studies. */
export const formal: FormalBank = {
  phrases: formalPhrases,
  fields: {
    to: ["This letter is addressed to {value}.", "For the {attention|consideration} of {value}.", "Addressee: {value}."],
    from: [
      "This letter is submitted by {value}.",
      "{Sender|Signed on behalf of}: {value}.",
      "Submitted {respectfully |}by {value}.",
    ],
    subjectLine: ["Re: {value}.", "Subject of this letter: {value}.", "{In the matter of|Reference}: {value}."],
    letterDate: ["Date: {value}.", "{Dated|Written on} {value}.", "Date of this letter: {value}."],
    company: ["The announcement {comes from|was made by} {value}.", "Source of this announcement: {value}."],
    news: ["The {news|announcement} in brief: {value}.", "{The following has been decided|The key fact is this}: {value}."],
    newsPlace: ["{value},"],
    newsDate: ["{value}:"],
    spokesperson: [
      "{Speaking for the organization|Statement by}: {value}.",
      "The following statement was {provided|given} by {value}.",
      "Spokesperson: {value}.",
    ],
    quote: ["“{value}.”", "In the words of the spokesperson: “{value}.”", "The {statement|comment} reads as follows: “{value}.”"],
    client: ["Client: {value}.", "The client: {value}."],
    problem: ["The problem: {value}.", "What needs fixing: {value}."],
    solution: ["We propose: {value}.", "Our solution: {value}."],
    budget: ["Price: {value}.", "Total price: {value}."],
    duration: ["Time needed: {value}.", "How long it takes: {value}."],
    experienceYears: [
      "Years of experience: {value}.",
      "{Experience|Time} in the field: {value} years.",
      "{value} years of experience.",
    ],
    before: ["Before: {value}.", "Before the work: {value}."],
    action: ["What was done: {value}.", "What they did: {value}."],
    result: ["The result: {value}.", "What changed: {value}."],
  },
};
