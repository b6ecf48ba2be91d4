import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "../checks/check.ts";
import { composeBrief } from "../composer/compose-brief.ts";
import { checkBrief } from "./brief-check.ts";
import { chosenOutline } from "./chosen-outline.ts";
import { menu } from "./menu.ts";
import { templates } from "./registry.ts";
import { reviewReply } from "./review-reply.ts";
import { rewrite } from "./rewrite.ts";
import { summarise } from "./summarise.ts";
import { inPlaceOfTopic } from "./template.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : "internal";
  }
}

describe("a text that is worked on", () => {
  const brief = (sourceText: string, changes = {}) => ({
    ...sampleBrief(72, "en-american", { topic: "" }),
    fields: { sourceText, summaryForm: "paragraph" },
    ...changes,
  });

  it("needs no topic, unlike every other text", () => {
    expect(checkBrief(brief(words(400))).brief.topic).toBe("");
    expect(codeOf(() => checkBrief(sampleBrief(1, "en-american", { topic: " " })))).toBe("brief.topic_missing");
  });

  it("is required, and may have 20,000 characters", () => {
    expect(codeOf(() => checkBrief(brief("  ")))).toBe("brief.field_missing");
    expect(codeOf(() => checkBrief(brief("a".repeat(20_000))))).toBeNull();
    expect(codeOf(() => checkBrief(brief("a".repeat(20_001))))).toBe("brief.field_invalid");
  });

  it("is summarised in the length asked for, but never in more than a good half of its own", () => {
    expect(checkBrief(brief(words(1_000), { words: 200 })).targetWords).toBe(200);
    expect(checkBrief(brief(words(100), { words: 200 })).targetWords).toBe(60);
  });

  it("makes one line or five points whatever length is asked for", () => {
    const fields = { sourceText: words(1_000), summaryForm: "line" };
    expect(checkBrief(brief("", { words: 500, fields })).targetWords).toBe(25);
    expect(checkBrief(brief("", { words: 500, fields: { ...fields, summaryForm: "points" } })).targetWords).toBe(120);
  });

  it("keeps its own length when it is rewritten", () => {
    const fields = { sourceText: words(730), change: "simpler" };
    expect(checkBrief({ ...sampleBrief(rewrite.id, "en-american"), topic: "", fields }).targetWords).toBe(730);
  });
});

describe("a brief with nothing but its topic", () => {
  it.each(templates)("is enough for $key, and no fact is made up for it", (template) => {
    const text = inPlaceOfTopic(template);
    const fields = text ? { [text]: words(40) } : {};
    const { brief, targetWords } = checkBrief({ ...sampleBrief(template.id, "en-american"), fields });
    expect(targetWords).toBeGreaterThan(0);
    const { lengths, outline } = template;
    const shapes = [text, "field" in lengths ? lengths.field : null, ...outline.map(({ each }) => each)];
    expect(Object.keys(brief.fields).filter((key) => !shapes.includes(key as never))).toEqual([]);
  });
});

describe("a review that is answered", () => {
  const brief = (fields: Record<string, string>, topic = "") => ({
    ...sampleBrief(reviewReply.id, "en-american"),
    topic,
    fields,
  });

  it("is required, and needs no topic beside it", () => {
    const checked = checkBrief(brief({ review: "We waited forty minutes." }));
    expect(checked.brief.topic).toBe("");
    expect(composeBrief(checked.brief, checked.template, checked.targetWords, 1)).not.toBe("");
    expect(codeOf(() => checkBrief(brief({ review: " " }, "A reply")))).toBe("brief.field_missing");
    expect(codeOf(() => checkBrief(brief({ review: "Good." }, "?!")))).toBe("brief.topic_wordless");
  });
});

describe("the sections that a brief asks for", () => {
  it("are those of the chosen form of a summary, with all its words", () => {
    const sections = chosenOutline(summarise, { fields: { summaryForm: "points" } });
    expect(sections.map(({ id, share }) => [id, share])).toEqual([["points", 1]]);
  });

  it("are the whole outline of any other template", () => {
    expect(chosenOutline(menu, { fields: { summaryForm: "points" } })).toBe(menu.outline);
  });
});

it("counts the length of a menu by its dishes", () => {
  const fields = { dishes: ["Lentil soup", "Musakhan", "Rice pudding", "Okra"] };
  expect(checkBrief({ ...sampleBrief(menu.id, "en-american"), fields }).targetWords).toBe(64);
});

describe("what people put into topic and notes", () => {
  const notes = (...lines: string[]) => sampleBrief(2, "en-american", { topic: "Bakery opening", notes: lines });

  it("is refused with a clear reason where it is too much or says nothing", () => {
    expect(codeOf(() => checkBrief(notes("a".repeat(20_000))))).toBe("brief.note_too_long");
    expect(codeOf(() => checkBrief(notes(...Array.from({ length: 300 }, (_, at) => `line ${at}`))))).toBe("brief.notes_too_many");
    for (const topic of ["🎉🎉", "x", "؟!", "ب"])
      expect(
        codeOf(() => checkBrief(sampleBrief(2, "en-american", { topic }))),
        topic,
      ).toBe("brief.topic_wordless");
    const article = "A sentence of a pasted article. ".repeat(200);
    expect(codeOf(() => checkBrief(sampleBrief(2, "en-american", { topic: article })))).toBe("brief.topic_too_long");
  });

  it("is told once: a note that repeats the topic is none", () => {
    expect(checkBrief(notes("bakery opening", "Near the library")).brief.notes).toEqual(["Near the library"]);
  });

  it("stands in the text as it was typed, HTML too, and what is in another script is left out and named as missing", () => {
    const typed = "<b>Opens</b> on Thursday";
    const { brief, template, targetWords } = checkBrief({ ...notes(typed, "Near the library", "الخبز طازج"), subject: "none" });
    const text = composeBrief(brief, template, targetWords, 1);
    expect(text).toContain(typed);
    expect(text).not.toContain("الخبز");
    expect(check(text, brief).suggestions).toContainEqual(
      expect.objectContaining({ code: "note_language", params: { note: "الخبز طازج" } }),
    );
  });

  it("tells both of two facts that differ: which one holds is the person's to say", () => {
    const { brief, template, targetWords } = checkBrief({ ...notes("Bread $6 a loaf", "Bread $7 a loaf"), subject: "none" });
    const text = composeBrief(brief, template, targetWords, 1);
    expect([text.includes("$6"), text.includes("$7")]).toEqual([true, true]);
  });
});
