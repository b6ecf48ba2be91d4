import { describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";

const arabic = ["عصير مانجو طازج", "جنب المكتبة في شارع الجامعة", "الافتتاح الخميس الساعة 5", "الكوب الكبير بـ18 ريال"];
const english = ["fresh mango juice", "next to the library on Oak Street", "opens Thursday at 5 pm", "large cup, $6"];
const notesFor = (variety: Variety) => (languageOf(variety) === "ar" ? arabic : english);

/** Forms of running text, in which every note has a place. */
const running = templates.filter(
  ({ outline, needsModel, source }) =>
    !needsModel && !source && outline.some(({ layout, share, count }) => layout === "text" && share > 0 && count === undefined),
);

function write(templateId: number, variety: Variety, notes: readonly string[], seed = 1) {
  const { brief, template, targetWords } = checkBrief(sampleBrief(templateId, variety, { notes: [...notes], keywords: [] }));
  return { brief, text: composeBrief(brief, template, targetWords, seed) };
}

describe.each(composableVarieties)("notes in %s", (variety) => {
  it("stand word for word in every form of running text, and the check finds them", () => {
    for (const template of running) {
      const { brief, text } = write(template.id, variety, notesFor(variety));
      const left = check(text, brief).notes?.filter(({ isTold }) => !isTold);
      expect(left, template.key).toEqual([]);
    }
  });

  it("come in the order in which a reader needs them: what it is before where, when and how much", () => {
    const [what = "", place = "", time = "", price = ""] = notesFor(variety);
    const { text } = write(2, variety, [price, place, time, what]);
    const at = [what, time, place, price].map((note) => text.toLowerCase().indexOf(note.toLowerCase()));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
  });
});

it("sixty notes all stand in a text, once each", () => {
  const notes = Array.from({ length: 60 }, (_, index) => `the shelf number ${index + 100} holds a book on a topic of its own`);
  const { text } = write(1, "en-american", notes);
  for (const note of notes) expect(text.split(note.slice(4))).toHaveLength(2);
});

it("a landing page says what it is of, lists the rest, and tells when, where and how much under a heading before its call", () => {
  const template = templates.find(({ key }) => key === "landingPage");
  const asked = sampleBrief(template?.id ?? 0, "en-american", {
    topic: "About us: a women's gym in Austin",
    notes: [
      "three certified trainers",
      "lockers and towels",
      "a nursery upstairs",
      "open 5 am to 11 pm",
      "on Oak Street",
      "$49 a month",
    ],
    fields: {},
    keywords: [],
    words: 300,
  });
  const { brief, template: found, targetWords } = checkBrief(asked);
  const text = composeBrief(brief, found, targetWords, 1);
  const [title, lead, list, heading, needed, call] = text.split("\n\n");
  expect([title, heading]).toEqual(["# A women's gym in Austin", "## Where, when, and how much"]);
  expect(lead).not.toContain("- ");
  expect(list?.split("\n")).toHaveLength(2);
  expect(needed).toMatch(/5 am.*\n?.*Oak Street.*\n?.*\$49/u);
  expect(call).toMatch(/[.!]$/u);
});

it("a note in another script is left out of the text, and named as missing", () => {
  const { brief, text } = write(1, "ar-egyptian", ["fresh mango juice every day", "عصير مانجو طازة"]);
  expect(text).not.toContain("mango");
  expect(check(text, brief).notes).toEqual([
    { note: "fresh mango juice every day", isTold: false, reason: "language" },
    { note: "عصير مانجو طازة", isTold: true },
  ]);
});
