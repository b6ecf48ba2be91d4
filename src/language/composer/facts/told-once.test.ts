import { describe, expect, it } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Variety } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composeBrief } from "../compose-brief.ts";

function write(key: string, variety: Variety, changes: Partial<Brief>) {
  const id = findTemplateByKey(key)?.id ?? 0;
  const { brief, template, targetWords } = checkBrief(sampleBrief(id, variety, { fields: {}, keywords: [], ...changes }));
  return { brief, text: composeBrief(brief, template, targetWords, 1) };
}

const times = (text: string, what: string) => text.split(what).length - 1;

describe("what was told in two places is said once", () => {
  it.each<readonly [key: string, variety: Variety, amount: number, currency: string, note: string, sum: string]>([
    ["landingPage", "ar-qatari", 45, "QAR", "45 ريال الشريط لين ساعتين", "45 ريال"],
    ["productReview", "ar-jordanian", 135, "JOD", "التنكة 16 كيلو ب 135 دينار", "135 دينار"],
    ["landingPage", "en-american", 45, "USD", "a tape is $45 for two hours", "$45"],
  ])("a price of its own and of a note: %s in %s", (key, variety, amount, currency, note, sum) => {
    const { text, brief } = write(key, variety, { fields: { price: { amount, currency } }, notes: [note] });
    expect(times(text, sum)).toBe(1);
    expect(check(text, brief).notes).toEqual([{ note, isTold: true }]);
  });

  it("a price of its own that is part of another sum is said", () => {
    const fields = { price: { amount: 45, currency: "QAR" } };
    const { text } = write("landingPage", "ar-qatari", { fields, notes: ["الباقة كاملة ب 145 ريال"] });
    expect(text).toMatch(/(?<!\d)45 ريال/u);
  });

  it.each<readonly [variety: Variety, topic: string, note: string, told: string]>([
    ["ar-saudi", "محمصة غيمة تفتح فرعها الجديد يوم الخميس", "الافتتاح الخميس 14 يناير الساعة 5", "الخميس"],
    ["ar-egyptian", "طبق كشري كبير ب 60 جنيه", "طبق الكشري ب 60 جنيه ومعاه سلطة", "60 جنيه"],
    ["en-american", "Our bakery opens again on Thursday", "doors open Thursday, January 14 at 5 pm", "Thursday"],
  ])("the day or price at the end of a topic: %s %s", (variety, topic, note, told) => {
    const { text, brief } = write("socialMediaPost", variety, { topic, notes: [note] });
    expect(times(text.replace(/^#.*$/gmu, ""), told)).toBe(1);
    expect(check(text, brief).notes).toEqual([{ note, isTold: true }]);
  });

  it("a note whose words stand in the topic", () => {
    const { text, brief } = write("socialMediaPost", "ar-kuwaiti", {
      topic: "خصم 20% على العبايات هالأسبوع",
      notes: ["خصم 20%"],
    });
    expect(times(text, "خصم 20%")).toBe(1);
    expect(check(text, brief).notes).toEqual([{ note: "خصم 20%", isTold: true }]);
  });

  it.each<readonly [variety: Variety, topic: string, note: string, less: string]>([
    [
      "en-american",
      "An app that books piano tuners. We launch in February.",
      "public launch Feb 16, 2027 in 8 states",
      "We launch in",
    ],
    ["ar-lebanese", "حلقة جديدة مع نحّال من جزين. بتنزل الاتنين", "بتنزل الاتنين 18 كانون الثاني 2027", "بتنزل الاتنين."],
  ])("a sentence of the topic that a note tells with its day: %s %s", (variety, topic, note, less) => {
    const { text } = write("socialMediaPost", variety, { topic, notes: [note] });
    expect(text).not.toContain(less);
    expect(text.toLowerCase()).toContain(note.toLowerCase());
  });

  it("a topic keeps its day where no note tells it", () => {
    const topic = "محمصة غيمة تفتح فرعها الجديد يوم الخميس";
    expect(write("socialMediaPost", "ar-saudi", { topic, notes: ["القهوة من جازان"] }).text).toContain(topic);
  });
});
