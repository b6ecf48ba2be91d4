import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findVariety } from "#language/checks/variety/find-variety.ts";
import { expand, parse } from "#language/composer/notation.ts";
import { createRandom } from "#language/composer/random.ts";
import { fold } from "#language/text/normalise.ts";
import { countWords, wordsOf } from "#language/text/words.ts";
import { profileOf } from "#language/varieties/registry.ts";
import { addressees, languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { loadSubject, subjectIds } from "./registry.ts";
import { writtenBanks } from "./subject-pack.ts";

const packs = await Promise.all(subjectIds.map(loadSubject));

/** Longer statements are two, or hold what nobody told. English sentences need a few words more. */
const longest = { ar: 16, en: 18 } as const;
/** Names that are numbers may be said without being told. */
const numberNames = /V60|A4|GA4|\b[ABC][12]\b/g;
/** What a statement may never claim, whoever reads it. */
const claims = {
  en: /\b(?:we|our|ours|us|my|guarantee\w*|always|never fails?|studies|research|proven|best in|number one|cheapest|percent|million|thousand)\b|[%$€]/iu,
  ar: /(?:^|[\s«(])(?:نحن|عندنا|فريقنا|إحنا|احنا|نحنا|لدينا|مضمون\S*|نضمن|الدراسات|دراسات|الأبحاث|أبحاث|رقم واحد|الأرخص|أرخص|بالمية|بالمئة|مليون)(?=[\s.،؟!»)]|$)|[%$€]/u,
} as const;

function readings(text: string): string[] {
  return addressees.map((addressee) => expand(parse(text), createRandom(1), addressee, {}) ?? "");
}

/** Runs of five words, by which two statements say nearly the same. */
function runsOf(text: string): string[] {
  const words = wordsOf(text).map(fold);
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
}

it("lists every folder of a subject, so that none is written and never found", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...subjectIds].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

describe.each(packs.map((subject) => ({ id: subject.pack.id, ...subject })))("$id", ({ pack, sayings }) => {
  const ideas = Object.entries(pack.ideas);

  it("has 30 to 36 ideas, of which some serve any text and some guide a reader", () => {
    expect(ideas.length).toBeGreaterThanOrEqual(30);
    expect(ideas.length).toBeLessThanOrEqual(36);
    expect(ideas.filter(([, idea]) => idea.presupposes === undefined && idea.value === undefined).length).toBeGreaterThanOrEqual(
      14,
    );
  });

  it("has a statement for every facet, and uses every setting and value", () => {
    expect(pack.facets.filter((facet) => !ideas.some(([, idea]) => idea.facet === facet))).toEqual([]);
    const used = new Set(ideas.flatMap(([, { presupposes, value }]) => [presupposes, value]));
    expect([...Object.keys(pack.settings), ...Object.keys(pack.values)].filter((key) => !used.has(key))).toEqual([]);
  });

  it("names signs that a told fact can hold, in both scripts", () => {
    for (const [key, signs] of [...Object.entries(pack.settings), ...Object.entries(pack.values)]) {
      expect(signs.ar.length, key).toBeGreaterThan(0);
      expect(signs.en.length, key).toBeGreaterThan(0);
    }
  });

  describe.each(writtenBanks.map((bank) => ({ bank })))("in $bank", ({ bank }) => {
    const said = Object.entries(sayings[bank].ideas);
    const wrong = (isWrong: (text: string) => boolean) =>
      said.filter(([, text]) => readings(text).some(isWrong)).map(([id, text]) => `${id}: ${text}`);

    it("says each idea in one short sentence without a figure or a claim", () => {
      const language = languageOf(bank);
      expect(wrong((text) => countWords(text) > longest[language])).toEqual([]);
      expect(wrong((text) => !/[.؟?!]$/u.test(text) || /[.؟?!]\s/u.test(text))).toEqual([]);
      expect(wrong((text) => /\p{N}/u.test(text.replace(numberNames, "")))).toEqual([]);
      expect(wrong((text) => claims[language].test(text))).toEqual([]);
    });

    it("is written in its own script", () => {
      const foreign = languageOf(bank) === "ar" ? /[A-Za-z]{3,}/ : /\p{Script=Arabic}/u;
      expect(wrong((text) => foreign.test(text.replace(numberNames, "")))).toEqual([]);
    });

    it("says no two ideas in the same words", () => {
      const at = Map.groupBy(
        said.flatMap(([id, text]) => [...new Set(runsOf(readings(text)[2] ?? ""))].map((run) => ({ id, run }))),
        ({ run }) => run,
      );
      expect(
        [...at].filter(([, all]) => all.length > 1).map(([run, all]) => `${run}: ${all.map(({ id }) => id).join(", ")}`),
      ).toEqual([]);
    });

    it("reads as its own region", () => {
      const text = said.map(([, text]) => readings(text)[2]).join("\n\n");
      const { region } = findVariety(text, sampleBrief(1, bank), undefined);
      expect(region).toBe(profileOf(bank).region);
    });
  });
});
