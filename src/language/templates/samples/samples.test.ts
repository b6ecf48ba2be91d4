import { describe, expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { findVariety } from "#language/checks/variety/find-variety.ts";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { isDialect, languageOf, type Variety, varieties } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { templates } from "../registry.ts";
import { offeredLengths, type Template } from "../template.ts";
import { fillSample } from "./fill-sample.ts";
import { loadSamples } from "./load-samples.ts";
import type { SampleText } from "./sample.ts";

const today = new Date("2026-11-24T12:00:00Z");
const both = [0, 1] as const;
const dialects = varieties.filter(isDialect);
/** In each of its varieties one of a language's samples is written, in turn. */
const samplesIn = (variety: Variety) => (languageOf(variety) === "en" ? both : [(varieties.indexOf(variety) % 2) as 0 | 1]);
/** Forms of a few fixed lines: what finds no room in them is listed in the receipt. */
const shortForms = new Set(["smsOffer", "metaAds", "googleAds", "slogan", "eidGreeting", "toast", "metaTags", "nationalDay"]);

/** The marks and the numbers of a sample, in order of size: they do not change from variety to variety. */
const factsIn = (sample: SampleText) => [...JSON.stringify(sample).matchAll(/\{\w+\}|\d+/g)].map(([fact]) => fact).toSorted();

async function briefOf(template: Template, variety: Variety, at: 0 | 1): Promise<Brief> {
  const samples = await loadSamples(template, variety);
  const sample = fillSample(samples[at], { variety, fields: template.fields, today });
  return {
    templateId: template.id,
    variety,
    words: offeredLengths(template)[0] ?? template.defaultLength,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    topic: sample.topic,
    notes: [...sample.notes],
    fields: { ...sample.fields },
  };
}

async function written(template: Template, variety: Variety, at: 0 | 1) {
  const checked = checkBrief(await briefOf(template, variety, at));
  const brief = withSubject(checked.brief);
  const subject = subjectIds.find((id) => id === brief.subject);
  const text = composeBrief(brief, template, checked.targetWords, 1, subject ? await loadSubject(subject) : null);
  return { brief, text, report: check(text, brief) };
}

describe.each(templates.map((template) => ({ key: template.key, template })))("the samples of $key", ({ template }) => {
  test("are two in each language, about different things", async () => {
    for (const variety of ["ar-standard", "en-american"] as const) {
      const [first, second] = await loadSamples(template, variety);
      expect(JSON.stringify(first)).not.toBe(JSON.stringify(second));
      if (!template.source) for (const { notes } of [first, second]) expect([4, 5, 6]).toContain(notes.length);
    }
  });

  test.each(dialects)("tell the same facts in %s", async (variety) => {
    const [said, standard] = [await loadSamples(template, variety), await loadSamples(template, "ar-standard")];
    for (const at of both) {
      expect(said[at].notes).toHaveLength(standard[at].notes.length);
      expect(factsIn(said[at])).toEqual(factsIn(standard[at]));
    }
  });

  test.each(varieties)("pass the brief's checks in %s, with every mark replaced", async (variety) => {
    for (const at of both) {
      const { brief } = checkBrief(await briefOf(template, variety, at));
      expect(JSON.stringify(brief)).not.toMatch(/\{\w+\}|NaN|undefined/);
      for (const { key, expected } of template.fields) if (expected) expect(brief.fields, key).toHaveProperty(key);
    }
  });

  if (template.needsModel) return;

  test.each(varieties)("are told by the built-in writer in %s, or listed", async (variety) => {
    for (const at of samplesIn(variety)) {
      const { brief, report, text } = await written(template, variety, at);
      const notes = report.notes ?? [];
      expect(notes).toHaveLength(brief.notes?.length ?? 0);
      if (!shortForms.has(template.key)) expect(notes.filter(({ isTold }) => !isTold)).toEqual([]);
      // A field that the sample fills is no blank.
      for (const { label, key } of template.fields) {
        if (brief.fields[key] === undefined) continue;
        expect(text).not.toContain(`[… ${label.ar}]`);
        expect(text).not.toContain(`[… ${label.en}]`);
      }
    }
  });
});

test("a sample takes place in the variety's country and names prices as people do there", async () => {
  const [social] = templates.filter(({ key }) => key === "socialMediaPost");
  if (!social) throw new RangeError("There is no post.");
  const inCountry = async (variety: Variety) => (await briefOf(social, variety, 0)).notes?.join(" / ") ?? "";
  expect(await inCountry("ar-kuwaiti")).toContain("1.25 دينار");
  expect(await inCountry("ar-jordanian")).toContain("2.25 دينار");
  expect(await inCountry("ar-egyptian")).toContain("75 جنيه");
  const streets = await Promise.all(dialects.map(inCountry));
  expect(new Set(streets).size).toBe(streets.length);
});

test.each(dialects)("all samples in %s together read as that dialect", async (variety) => {
  const all = await Promise.all(templates.map((template) => loadSamples(template, variety)));
  const words = all.flat().flatMap(({ topic, notes }) => [topic, ...notes]);
  const brief = testBrief({ variety, topic: "", keywords: [], fields: {} });
  // A writer's text, of which no word is the person's own.
  const { verdict, leakShare } = findVariety(words.join(".\n\n"), brief, undefined);
  expect(["fits", "nothing_against"]).toContain(verdict);
  expect(leakShare).toBeLessThan(0.1);
});
