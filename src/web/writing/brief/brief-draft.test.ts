import { expect, test } from "vitest";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { inPlaceOfTopic } from "#language/templates/template.ts";
import { webAddress } from "#shared/contracts/brief.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { templateDetail } from "#tests/support/template-detail.ts";
import { type BriefDraft, draftOf, emptyDraft, type OwnField, problemOf, readDraft, wordsAsked } from "./brief-draft.ts";
import { newDraft, validDraft } from "./draft-store.ts";

const own = (field: Partial<OwnField>): OwnField => ({
  key: "price",
  type: "text",
  label: { en: "Price", ar: "السعر" },
  hint: { en: "", ar: "" },
  required: false,
  expected: false,
  ...field,
});

function templateWith(fields: OwnField[], more: Partial<TemplateDetail> = {}): TemplateDetail {
  return { id: 1, lengths: [100, 300, 800], defaultLength: 300, formLength: null, fields, ...more } as TemplateDetail;
}

function read(field: Partial<OwnField>, value: BriefDraft["fields"][string]) {
  const template = templateWith([own(field)]);
  const draft = { ...emptyDraft(template), topic: "قهوة", fields: { price: value } };
  const { brief, problems } = readDraft(draft, template);
  return problems[0]?.code ?? brief.fields.price;
}

test("an empty draft of every template lacks its topic, or the text that it works on, and nothing else", () => {
  for (const template of templates) {
    const detail = templateDetail(template.id);
    const { problems } = readDraft(emptyDraft(detail), detail);
    const text = inPlaceOfTopic(template);
    expect(problems.map(({ at }) => at)).toEqual([text ? `field:${text}` : "topic"]);
  }
});

test.each([
  ["number, Arabic digits", { type: "number", min: 3, max: 20 }, "١٢", 12],
  ["number, out of bounds", { type: "number", min: 3, max: 20 }, "21", "wholeNumber"],
  ["number, below its bounds", { type: "number", min: 3, max: 20 }, "2", "wholeNumber"],
  ["number, not whole", { type: "number", min: 3, max: 20 }, "3.5", "wholeNumber"],
  ["amount in the variety's currency", { type: "money" }, { amount: "٢٩٫٥", currency: "" }, { amount: 29.5, currency: "EGP" }],
  ["amount in a chosen currency", { type: "money" }, { amount: "1,200", currency: "USD" }, { amount: 1200, currency: "USD" }],
  ["amount that is none", { type: "money" }, { amount: "-3", currency: "" }, "amount"],
  ["amount left empty", { type: "money" }, { amount: " ", currency: "USD" }, undefined],
  ["address without scheme", { type: "url" }, "example.com/book", "https://example.com/book"],
  ["address with a scheme that runs", { type: "url" }, "javascript:alert(1)", "webAddress"],
  ["address that is none", { type: "url" }, "لا رابط", "webAddress"],
  ["text too long", { type: "text", maxLength: 5 }, "123456", "tooLong"],
  ["required and blank", { type: "text", required: true }, "   ", "required"],
  ["list without its empty rows", { type: "list", maxItems: 3, maxLength: 20 }, ["أ", " ", "ب"], ["أ", "ب"]],
  ["list that is too long", { type: "list", maxItems: 1, maxLength: 20 }, ["أ", "ب"], "tooManyItems"],
  ["required list of empty rows", { type: "list", required: true, maxItems: 3 }, ["", ""], "required"],
] satisfies [string, Partial<OwnField>, BriefDraft["fields"][string], unknown][])("%s", (_name, field, typed, wanted) => {
  expect(read(field, typed)).toEqual(wanted);
});

test("the keyword that was typed but not added is sent too, and repetitions are not", () => {
  const template = templateWith([]);
  const draft = { ...emptyDraft(template), topic: "tea", keywords: ["قهوة"], pendingKeyword: "شاي، قهوة , " };
  expect(readDraft(draft, template).brief.keywords).toEqual(["قهوة", "شاي"]);
});

test("what the limits forbid is said before anything is sent", () => {
  const template = templateWith([]);
  const draft = {
    ...emptyDraft(template),
    topic: "x".repeat(2001),
    keywords: Array.from({ length: 21 }, (_, index) => `k${index}`),
  };
  const { problems } = readDraft(draft, template);
  expect(problems.map(({ code }) => code)).toEqual(["brief.topic_too_long", "brief.keywords_too_many"]);
});

test("notes are lines, and too many or too long ones are said at their field", () => {
  const template = templateWith([]);
  const draft = { ...emptyDraft(template), topic: "tea" };
  const notesOf = (notes: string) => readDraft({ ...draft, notes }, template);
  expect(notesOf(" opens at 5 \r\n\n large cup, $6").brief.notes).toEqual(["opens at 5", "large cup, $6"]);
  expect(notesOf(" \n ").brief.notes).toBeUndefined();
  expect(notesOf("x\n".repeat(61)).problems).toEqual([{ at: "notes", code: "brief.notes_too_many", params: { max: 60 } }]);
  expect(notesOf("x".repeat(401)).problems).toEqual([{ at: "notes", code: "brief.note_too_long", params: { max: 400 } }]);
});

test("English has no addressee, whatever was chosen before", () => {
  const template = templateWith([]);
  const draft: BriefDraft = { ...emptyDraft(template), topic: "tea", variety: "en-american", addressee: "woman" };
  expect(readDraft(draft, template).brief.addressee).toBe("everyone");
});

test("the screen foresees the same length as the server for templates whose length follows the form", () => {
  for (const template of templates.filter(({ lengths }) => "field" in lengths)) {
    if (!("field" in template.lengths)) continue;
    const detail = templateDetail(template.id);
    const draft = draftOf(sampleBrief(template.id, "ar-egyptian"), detail);
    const { field } = template.lengths;
    const unsaid = { ...draft, fields: { ...draft.fields, [field]: Array.isArray(draft.fields[field]) ? [""] : "" } };
    for (const asked of field === template.source ? [draft] : [draft, unsaid])
      expect(wordsAsked(asked, detail)).toBe(checkBrief(readDraft(asked, detail).brief).targetWords);
  }
});

test("a text that is worked on needs no topic", () => {
  const sourceText = own({ key: "sourceText", type: "long", required: true });
  const template = { ...templateWith([sourceText]), source: "sourceText" };
  const draft = { ...emptyDraft(template), fields: { sourceText: "نص قصير." } };
  expect(readDraft(draft, template).problems).toEqual([]);
  expect(readDraft(draft, templateWith([{ ...sourceText, required: false }])).problems).toMatchObject([
    { at: "topic", code: "brief.topic_missing" },
  ]);
});

test("a brief that was sent comes back into the form unchanged", () => {
  const fields = [own({ key: "price", type: "money" }), own({ key: "seconds", type: "number", min: 1, max: 90 })];
  const template = templateWith(fields);
  const draft = { ...emptyDraft(template), topic: "قهوة", fields: { price: { amount: "29", currency: "USD" }, seconds: "٣٠" } };
  const { brief } = readDraft(draft, template);
  expect(readDraft(draftOf(brief, template), template).brief).toEqual(brief);
});

test("a damaged or outdated stored draft never reaches the form", () => {
  const template = templateWith([own({ key: "price", type: "money" })]);
  const stored = { topic: 7, variety: "klingon", words: 12345, keywords: [1, "x"], fields: { price: "29", gone: "x" } };
  expect(validDraft(stored, template, emptyDraft(template))).toEqual({ ...emptyDraft(template), keywords: ["x"] });
});

test("the server's refusals find their field", () => {
  expect(problemOf({ code: "brief.field_missing", params: { field: "price" } })).toMatchObject({
    at: "field:price",
    code: "required",
  });
  expect(problemOf({ code: "brief.topic_language", params: {} })).toMatchObject({ at: "topic", code: "brief.topic_language" });
  expect(problemOf({ code: "writer.timeout", params: {} })).toBeNull();
});

test("every address that the form takes is one that the server takes", () => {
  const typed = [
    "example.com",
    "https://a.example/x?y=1#z",
    "HTTP://A.EXAMPLE",
    "ftp://a.example",
    "موقع.مصر",
    `a.example/${"x".repeat(600)}`,
  ];
  const taken = typed.map((text) => read({ type: "url" }, text)).filter((value) => value !== "webAddress");
  expect(taken).toHaveLength(4);
  expect(taken.filter((value) => !webAddress.safeParse(value).success)).toEqual([]);
});

test("a new brief begins as the settings say, where the template is written at that length; who set nothing gets the usual", () => {
  const defaultBrief = { variety: "ar-lebanese", tone: "formal", audience: "families", wordCount: 1000 } as const;
  const template = templateWith([]);
  const begun = newDraft({ id: "me", defaultBrief }, templateWith([], { lengths: [300, 1000] }));
  expect(begun).toMatchObject({ variety: "ar-lebanese", tone: "formal", audience: "families", words: 1000, topic: "" });
  expect(newDraft({ id: "me", defaultBrief }, template).words).toBe(300);
  expect(newDraft({ id: "me", defaultBrief: null }, template)).toEqual(emptyDraft(template));
});
