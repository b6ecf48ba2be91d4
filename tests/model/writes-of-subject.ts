import { endOfText, type TinyModel } from "./tiny-model.ts";

/** It writes about the prompt's subject, and would write some Standard. */
export const writesOfSubject: TinyModel = {
  subjects: ["قهوة", "سيارة"],
  words: {
    start: { "هلا، نحكي عن ": 1 },
    "هلا، نحكي عن ": { subject: 1 },
    قهوة: { ". ": 1 },
    سيارة: { ". ": 1 },
    ". ": { "هلا، نحكي عن ": 1, سوف: 1, لم: 2, رح: 1 },
    سوف: { " نشوف": 1 },
    رح: { " نشوف": 1 },
    لم: { اذا: 1, ا: 1 },
    اذا: { " نشوف": 1 },
    ا: { " نشوف": 1 },
    " نشوف": { ". ": 19, [endOfText]: 1 },
  },
};
