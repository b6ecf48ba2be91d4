import { expect, it } from "vitest";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { loadSubject } from "../subjects/registry.ts";
import { templates } from "../templates/registry.ts";
import { answerNote } from "./answer-note.ts";
import { questionsFor, withoutBlanks } from "./questions-for.ts";

const coffee = (await loadSubject("specialty-coffee")).pack;
const brief = (id: number, notes: string[] = []) => ({ ...sampleBrief(id, "en-american"), fields: {}, notes });

it.each(templates)("asks for $key at least two things and at most five, each in both languages and once", (template) => {
  const questions = questionsFor(brief(template.id), template, null);
  if (template.source !== undefined) return expect(questions).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(2);
  expect(questions.length).toBeLessThanOrEqual(5);
  expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
  for (const { text } of questions) {
    expect(text.en).toMatch(/\?$/);
    expect(text.ar).toMatch(/\p{Script=Arabic}.*؟$/u);
  }
});

it("asks the pack's questions first, and none that a note or a field answers", () => {
  const template = templates.find(({ key }) => key === "productDescription");
  if (!template) throw new Error("There is no such template.");
  const asked = questionsFor(brief(template.id), template, coffee);
  expect(asked[0]?.key).toBe(`specialty-coffee:${coffee.questions[0]?.key}`);
  const kindsWith = (changes: object) =>
    questionsFor({ ...brief(template.id), ...changes }, template, null).map(({ kind }) => kind);
  expect(kindsWith({})).toContain("price");
  expect(kindsWith({ notes: ["A bag is $12"] })).not.toContain("price");
  expect(kindsWith({ topic: "our juice stand opens Thursday next to the library" })).not.toContain("place");
  expect(kindsWith({ fields: { price: { amount: 12, currency: "USD" } } })).not.toContain("price");
});

it.each([
  ["meetingMinutes", "decided", "شراء ماكينة تغليف", "تقرّر: شراء ماكينة تغليف"],
  ["swot", "threat", "منافس جديد في نفس الشارع", "التهديد: منافس جديد في نفس الشارع"],
  ["report", "advice", "التوصية: نغيّر المورد", "التوصية: نغيّر المورد"],
] as const)(
  "asks for %s what the form needs and nothing of a pack, and tells the form where an answer belongs",
  (key, of, answer, note) => {
    const template = templates.find((one) => one.key === key);
    if (!template) throw new Error("There is no such template.");
    const asked = questionsFor(brief(template.id), template, coffee);
    expect(asked.filter((question) => question.key.startsWith("specialty-coffee"))).toEqual([]);
    const question = asked.find((one) => one.key === of);
    expect(question && answerNote(question, answer, "ar-egyptian")).toBe(note);
  },
);

it("asks once for what a blank of the text asks for", () => {
  const template = templates.find(({ key }) => key === "realEstate");
  if (!template) throw new Error("There is no such template.");
  const asked = questionsFor(brief(template.id), template, null);
  const kinds = (labels: string[]) => withoutBlanks(asked, template, labels).map(({ kind }) => kind);
  expect(kinds([])).toEqual(asked.map(({ kind }) => kind));
  expect(kinds(["المكان"])).not.toContain("place");
  expect(kinds(["Price"])).not.toContain("price");
});

it("puts a word before a value alone, and leaves a sentence as it was typed", () => {
  expect(answerNote({ kind: "price" }, " 25 ريال ", "ar-saudi")).toBe("السعر: 25 ريال");
  expect(answerNote({ kind: "time" }, "Friday\n9 am", "en-american")).toBe("When: Friday 9 am");
  expect(answerNote({ kind: "price" }, "A bag of beans costs twelve dollars", "en-american")).toBe(
    "A bag of beans costs twelve dollars",
  );
  expect(answerNote({ kind: "free" }, "عندنا بن إثيوبي", "ar-egyptian")).toBe("عندنا بن إثيوبي");
});
