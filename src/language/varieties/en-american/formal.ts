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
    client: [
      "{This document was prepared|Prepared} for {value}.",
      "Client: {value}.",
      "The organization {concerned|described here}: {value}.",
    ],
    problem: [
      "The problem {to be solved|as described by the client}: {value}.",
      "The need can be stated {briefly|in one sentence}: {value}.",
      "The starting point {for this proposal|of our discussions}: {value}.",
    ],
    solution: [
      "The {recommended|proposed} solution: {value}.",
      "In response to this need, we propose the following: {value}.",
      "The {core|substance} of our proposal: {value}.",
    ],
    budget: ["Total price: {value}.", "The price {quoted|for the full scope}: {value}.", "Proposed budget: {value}."],
    duration: ["Duration of the work: {value}.", "The {expected|planned} duration: {value}.", "Time required: {value}."],
    experienceYears: [
      "Years of experience: {value}.",
      "{Experience|Time} in the field: {value} years.",
      "{value} years of experience.",
    ],
    before: [
      "The situation beforehand: {value}.",
      "When the work began, the {position|state of affairs} was as follows: {value}.",
      "Initial {conditions|circumstances}: {value}.",
    ],
    action: [
      "What was done: {value}.",
      "The measure {adopted|taken}: {value}.",
      "The {work carried out|steps taken} can be summarized as follows: {value}.",
    ],
    result: [
      "The result: {value}.",
      "The {outcome|measured effect}: {value}.",
      "At the {conclusion of the work|time of writing}, the following had been achieved: {value}.",
    ],
  },
};
