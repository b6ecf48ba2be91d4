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
import { isThin } from "./thin-subject.ts";

const all = await Promise.all(subjectIds.map(loadSubject));
const packs = all.filter(({ pack }) => !isThin(pack));
const thin = all.filter(({ pack }) => isThin(pack));

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

/** A heading stands in a text to a man, a woman or everyone as it is. */
const addressing = /(?:^|\s)(?:ت(?:حجز|اخذ|اخد|جيب|ختار|بغى|بي|دفع|طلب)|بت\p{L}+|عليك|معك|معاك|لك)(?=[\s؟]|$)/u;

describe.each(thin.map((subject) => ({ id: subject.pack.id, ...subject })))("the thin pack $id", ({ pack, sayings }) => {
  it("has 8 to 10 facets, and two questions to each that only the writer can answer", () => {
    expect(pack.facets.length).toBeGreaterThanOrEqual(8);
    expect(pack.facets.length).toBeLessThanOrEqual(10);
    const asked = Object.values(pack.facetQuestions ?? {}).flat();
    expect(asked.filter(({ ar, en }) => !ar.endsWith("؟") || !en.endsWith("?"))).toEqual([]);
    expect(new Set(asked.map(({ en }) => en)).size).toBe(2 * pack.facets.length);
    expect(new Set(asked.map(({ ar }) => ar)).size).toBe(2 * pack.facets.length);
    // A blank ends at the first bracket.
    expect(asked.filter(({ ar, en }) => /[[\]]/.test(ar + en) || /\p{Script=Arabic}/u.test(en) || /[A-Za-z]/.test(ar))).toEqual(
      [],
    );
  });

  it("tells the writer what to leave out, and where care is high the reader whom to ask", () => {
    expect(pack.careNote.en).not.toBe("");
    expect(pack.careNote.ar).not.toBe("");
    for (const bank of writtenBanks) expect(sayings[bank].advice !== undefined, bank).toBe(pack.care === "high");
  });

  it.each(writtenBanks)("heads its facets and names its trade as people there do: %s", (bank) => {
    const { facets, words, nouns, advice } = sayings[bank];
    const headings = Object.values(facets);
    const isEnglish = languageOf(bank) === "en";
    expect(new Set(headings).size).toBe(pack.facets.length);
    expect(headings.filter((heading) => heading === "" || /[.<>|[\]]$/.test(heading) || countWords(heading) > 7)).toEqual([]);
    expect(headings.filter((heading) => addressing.test(heading))).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(6);
    const foreign = isEnglish ? /\p{Script=Arabic}/u : /[A-Za-z]{3,}/;
    const texts = [...headings, ...words, nouns.subject.definite, nouns.business.indefinite, advice ?? ""];
    expect(texts.filter((text) => foreign.test(text.replace(numberNames, "")))).toEqual([]);
    for (const noun of Object.values(nouns)) expect(noun.definite !== "" && noun.indefinite !== "").toBe(true);
    if (advice !== undefined) expect(advice).toMatch(/^[^.؟?!]+\.$/u);
  });
});
