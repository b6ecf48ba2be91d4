import { describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";

function write(key: string, variety: Brief["variety"], notes: readonly string[], topic: string) {
  const asked = findTemplateByKey(key);
  if (!asked) throw new Error(`no template is called ${key}`);
  const { brief, template, targetWords } = checkBrief(
    sampleBrief(asked.id, variety, { topic, notes: [...notes], fields: {}, keywords: [] }),
  );
  return { brief, text: composeBrief(brief, template, targetWords, 1) };
}

const told = {
  ar: ["من 9 ونص بالليل لين 2", "طريق أنس بن مالك جنب الصيدلية", "45 ريال الشريط", "كاش، تحويل", "عربي وإنجليزي وفرنسي"],
  en: ["9 am to 5 pm", "on Oak Street by the pharmacy", "usually $8 a knife", "cash, card, Venmo", "English and Spanish"],
} as const;
const said = {
  ar: ["نفتح من 9 ونص", "الدوام من 6 الصبح", "المحل في شارع الجامعة", "الفحص 10 دنانير", "1900 حجز بمتوسط 165 ريال"],
  en: ["we open at 9 am", "the shop is on Oak Street", "a visit is $90", "1,900 tunings booked, avg ticket $165"],
} as const;
const topics = { ar: "محل سن السكاكين", en: "a knife sharpening shop" } as const;

it("needs no word where a day begins a sentence, and keeps the capital inside a name", () => {
  expect(write("socialMediaPost", "ar-lebanese", ["كل احد منطلع عمنطقة"], "رحلات مشي").text).toContain("\nكل احد منطلع عمنطقة.");
  expect(write("socialMediaPost", "en-american", ["iPhone now, Android later"], "a pantry app").text).toContain("iPhone now");
});

it("has its word once: the second price of a page needs none", () => {
  const prices = [
    "$325 for the session, 15 edited photos included",
    "extra photos are $12 each or $150 for the whole gallery",
    "$75 deposit, and if baby comes late we just move the date",
  ];
  const { text } = write("landingPage", "en-american", prices, "newborn photos");
  expect(text.match(/Price:/g)).toHaveLength(1);
  expect(text).toContain("$75 deposit, and if baby");
});

describe.each(composableVarieties)("a told line without its noun, in %s", (variety) => {
  const language = languageOf(variety);

  it("has a word before it that says what it is, and its own words after it", () => {
    for (const note of told[language]) {
      const { text, brief } = write("socialMediaPost", variety, [note], topics[language]);
      const line = text.split("\n").find((one) => one.endsWith(` ${note}.`)) ?? "";
      // «الدوام من 9 لين 2» is a sentence without a colon.
      const before = line.slice(0, -note.length - 2);
      expect(before, note).toMatch(note.startsWith("من ") ? /^[\p{L} ]+$/u : /^[\p{L} ]+:$/u);
      expect(check(text, brief).notes).toEqual([{ note, isTold: true }]);
    }
  });

  it("stands as it is where it names what it tells of", () => {
    for (const note of said[language]) {
      const { text } = write("socialMediaPost", variety, [note], topics[language]);
      expect(text.toLowerCase()).toContain(`\n${note}.`.toLowerCase());
    }
  });

  it("is an item of a list in a mail, and of a paragraph where two were told", () => {
    const items = write("coldEmail", variety, told[language], topics[language]).text.match(/^- /gmu) ?? [];
    expect(items.length).toBeGreaterThanOrEqual(told[language].length);
    expect(write("coldEmail", variety, told[language].slice(0, 2), topics[language]).text).not.toMatch(/^- (?!\*\*)/mu);
  });
});
