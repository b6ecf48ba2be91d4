import { describe, expect, test } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { viewOf } from "../view.ts";
import { britishForms } from "./british.ts";
import { checkSpelling } from "./spelling.ts";

function corrected(text: string, changes: Parameters<typeof testBrief>[0] = {}): string {
  const brief = testBrief({ variety: "en-american", topic: "x", keywords: [], fields: {}, ...changes });
  return checkSpelling(viewOf(text, brief)).reduceRight(
    (changed, { start, end, replacement }) => changed.slice(0, start) + replacement + changed.slice(end),
    text,
  );
}

describe("British becomes American", () => {
  test.each([
    ["the colours we favour", "the colors we favor"],
    ["Organising travellers, whilst cancelling", "Organizing travelers, while canceling"],
    ["our programme's licence", "our program's license"],
    ["COLOUR", "COLOR"],
    ["We analysed the centre of the grey theatre.", "We analyzed the center of the gray theater."],
    ["Jewellery needs skilful hands", "Jewelry needs skillful hands"],
    ["on 5 December 2026", "on December 5, 2026"],
    ["the 5th of May 2026", "May 5, 2026"],
    ["by 3 June", "by June 3"],
    ["on 25/12/2026", "on 12/25/2026"],
    ["fifty per cent", "fifty percent"],
  ])("%s", (british, american) => {
    expect(corrected(british)).toBe(american);
  });
});

describe("left alone", () => {
  test.each([
    ["American already", "The color of the center, traveled on December 5, 2026, canceled."],
    [
      "words both sides share",
      "exercise, advise, surprise, promise, hour, four, glamour, dialogue, towards, filled, called, selling",
    ],
    ["names", "We met at Harbour Street, in the Globe Theatre. Harbour Street is near."],
    ["quotations and addresses", "She wrote “colour” at colour@centre.example, see https://colour.example/grey"],
    ["tags", "#colourful"],
    ["a date that could be either", "on 05/12/2026"],
    ["verbs that look like months", "You have 5 May choose"],
  ])("%s", (_name, text) => {
    expect(corrected(text)).toBe(text);
  });

  test("the user's own keywords", () => {
    expect(corrected("A colour wheel for colour", { keywords: ["colour wheel"] })).toBe("A colour wheel for color");
  });
});

test("the list has some hundreds of words, and no American form that is British itself", () => {
  const forms = britishForms();
  expect(forms.size).toBeGreaterThan(300);
  for (const [british, american] of forms) {
    expect(british).not.toBe(american);
    expect(forms.has(american)).toBe(false);
  }
});
