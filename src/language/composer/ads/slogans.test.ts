import { describe, expect, it } from "vitest";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";

function lines(key: string, variety: Brief["variety"], topic: string, fields: Brief["fields"]) {
  const asked = findTemplateByKey(key);
  if (!asked) throw new Error(`no template is called ${key}`);
  const { brief, template, targetWords } = checkBrief(sampleBrief(asked.id, variety, { topic, notes: [], fields, keywords: [] }));
  return composeBrief(brief, template, targetWords, 1).split("\n").filter(Boolean);
}

describe.each(composableVarieties)("slogans in %s", (variety) => {
  const isArabic = languageOf(variety) === "ar";
  const [brand, topic, value] = isArabic
    ? ["حجر حجر", "علب فسيفساء من مادبا", "كله شغل إيد"]
    : ["Oak & Ash", "maple cutting boards", "made by hand"];

  it("each hold a word of the topic or of a value, and there are only as many as that", () => {
    const all = lines("slogan", variety, topic, { brand, brandValues: [value] });
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const line of all) {
      const said = fold(line);
      expect(
        [topic, value].some((words) => said.includes(fold(words))),
        line,
      ).toBe(true);
    }
    expect(new Set(all.map((line) => line.replace(/^\d+\. /, ""))).size).toBe(all.length);
  });

  it("are the name alone in a spot, which has said its topic", () => {
    expect(lines("radioSpot", variety, topic, { brand, seconds: 30 }).at(-1)).toBe(brand);
  });
});
