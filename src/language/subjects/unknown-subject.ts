import type { Sayings, Subject, SubjectPack } from "./subject-pack.ts";

const pack: SubjectPack = {
  id: "none",
  name: { en: "", ar: "" },
  care: "plain",
  careNote: { en: "", ar: "" },
  facets: [],
  settings: {},
  values: {},
  questions: [],
  ideas: {},
};
const noun = { definite: "", indefinite: "", agreement: "m" } as const;
const nothing: Sayings<SubjectPack> = { nouns: { subject: noun, business: noun }, facets: {}, ideas: {}, words: [] };

/** Of which nothing is known: a text about it holds what the person told, and no more. */
export const unknownSubject: Subject = {
  pack,
  sayings: {
    "ar-saudi": nothing,
    "ar-egyptian": nothing,
    "ar-lebanese": nothing,
    "ar-standard": nothing,
    "en-american": nothing,
  },
};
