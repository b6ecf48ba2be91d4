import { describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";
import { reviewMood } from "../source/review-mood.ts";

function write(key: string, variety: Brief["variety"], changes: Partial<Brief>) {
  const asked = findTemplateByKey(key);
  if (!asked) throw new Error(`no template is called ${key}`);
  const { brief, template, targetWords } = checkBrief(sampleBrief(asked.id, variety, { fields: {}, keywords: [], ...changes }));
  return { brief, text: composeBrief(brief, template, targetWords, 1) };
}

describe.each(composableVarieties)("a note that names somebody, in %s", (variety) => {
  const isArabic = languageOf(variety) === "ar";
  const business = isArabic ? "شركتنا اسمها هبوب" : "our company is called Breezy";
  const name = isArabic ? "هبوب" : "Breezy";

  it.each(["apology", "coldEmail", "supportMacro", "socialMediaPost", "reelsScript", "blogPost", "metaAds", "businessProposal"])(
    "is no sentence of a %s: the business signs or is what the text tells of",
    (key) => {
      const { text, brief } = write(key, variety, { notes: [business] });
      expect(text).not.toContain(business);
      expect(text).toContain(name);
      expect(check(text, brief).notes).toEqual([{ note: business, isTold: true }]);
    },
  );

  it("fills the field that the form has for it", () => {
    const { text } = write("welcomeEmail", variety, { notes: [business] });
    expect(text.trimEnd().split("\n").at(-1)).toContain(name);
  });

  it("greets the reader of a reply, says to them what is told of them, and leaves to the writer what takes more than a pronoun", () => {
    const [whose, told, open] = isArabic
      ? ["اسمها دانة، الطلب وصل متأخر يومين", "نعطيها خصم 5 دنانير", "الزبونة تبغى موعد ثاني"]
      : ["her name is Dana, the order came two days late", "we'll give her $5 off", "she wants another visit"];
    const { text, brief } = write("reviewReply", variety, {
      fields: { review: isArabic ? "تأخرتوا يومين" : "It came late.", stars: 2 },
      notes: [whose, told, open],
    });
    expect(text.split("\n")[0]).toMatch(isArabic ? /دانة،/u : /Dana,/);
    expect(text).toMatch(isArabic ? /نعطي(?:ك|ج|كم|كن) خصم 5 دنانير/u : /we['’]ll give you \$5 off/iu);
    expect(text.toLowerCase()).toContain(isArabic ? "الطلب وصل متأخر يومين." : "the order came two days late.");
    expect(text.split("\n").find((line) => line.startsWith("- [… ") && line.endsWith(`: ${open}]`))).toBeDefined();
    expect(check(text, brief).notes?.filter(({ isTold }) => !isTold)).toEqual([]);
  });

  it("thanks nobody for kind words who complained", () => {
    const review = isArabic ? "وصلتوا متأخرين" : "You were late.";
    const thanks = isArabic ? /كلام[كج]|كلامكم|كلامكن|الطيب/u : /kind/;
    expect(write("reviewReply", variety, { fields: { review, stars: 1 } }).text).not.toMatch(thanks);
    expect(write("reviewReply", variety, { fields: { review, stars: 5 } }).text).toMatch(thanks);
  });
});

it("reads a review by its stars, and between them by its words", () => {
  expect(reviewMood("الشغل زين بس تأخروا وايد", 3)).toBe("displeased");
  expect(reviewMood("The food was cold and the waiter rude.", undefined)).toBe("displeased");
  expect(reviewMood("Great bread.", 3)).toBe("pleased");
  expect(reviewMood("late, but worth it", 5)).toBe("pleased");
});
