import { expect, test } from "vitest";
import { directedRuns } from "./directed-runs.ts";
import { readDocument } from "./read-document.ts";
import type { Direction } from "./tree.ts";

/** The runs of a paragraph, those of the other direction in ⟨ ⟩. */
function runsOf(markdown: string, base: Direction): string {
  const [block] = readDocument({ markdown, title: "", tag: null }).blocks;
  if (block?.kind !== "paragraph") throw new Error("the sample is no paragraph");
  return directedRuns(block.content, base)
    .map((run) => (run.kind === "break" ? "/" : run.direction === base ? run.text : `⟨${run.text}⟩`))
    .join("");
}

test.each([
  ["words of several parts stay together", "عند Google Ads الآن", "عند ⟨Google Ads⟩ الآن"],
  ["a number belongs to the name before it", "هاتف iPhone 16 جديد", "هاتف ⟨iPhone 16⟩ جديد"],
  ["brackets that open inside close inside", "هاتف iPhone (256GB) جديد", "هاتف ⟨iPhone (256GB)⟩ جديد"],
  ["brackets around it belong to the sentence", "جرّب (Excel) اليوم", "جرّب (⟨Excel⟩) اليوم"],
  ["the sentence keeps its full stop", "نشتري من Apple Store.", "نشتري من ⟨Apple Store⟩."],
  ["signs that are part of a name", "لغة C++ و4K و@lahja وربح 5x", "لغة ⟨C++⟩ و⟨4K⟩ و⟨@lahja⟩ وربح ⟨5x⟩"],
  ["prices and shares belong to the Arabic", "السعر 1,299.50 ريال و10% خصم", "السعر 1,299.50 ريال و10% خصم"],
  ["the groups of a telephone number", "اتصل على +966 50 123 4567 الآن", "اتصل على ⟨+966 50 123 4567⟩ الآن"],
  ["the parts of a date", "يوم 2026-12-05 صباحًا", "يوم ⟨2026-12-05⟩ صباحًا"],
  ["a range is read from the right", "من 10-15 دقيقة", "من 10-15 دقيقة"],
  ["across looks and breaks", "جرّب **Google** (Ads)\\\nالآن", "جرّب ⟨Google⟩⟨ (Ads)⟩/الآن"],
])("an Arabic line: %s", (_what, markdown, wanted) => {
  expect(runsOf(markdown, "rtl")).toBe(wanted);
});

test.each([
  ["Arabic words and their number", "They say مرحبا بك 50 there.", "They say ⟨مرحبا بك 50⟩ there."],
  ["a figure whose letters follow", "هاتف 256GB جديد for sale here", "⟨هاتف⟩ 256GB ⟨جديد⟩ for sale here"],
  ["brackets around them", "Coffee (قهوة).", "Coffee (⟨قهوة⟩)."],
  ["nothing to cut", "Call +1 212 555 0100.", "Call +1 212 555 0100."],
])("an English line: %s", (_what, markdown, wanted) => {
  expect(runsOf(markdown, "ltr")).toBe(wanted);
});
