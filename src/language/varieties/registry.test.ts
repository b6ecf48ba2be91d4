import { describe, expect, it } from "vitest";
import { fold } from "#language/text/normalise.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { type Concept, concepts } from "./lexicon.ts";
import type { Marker } from "./profile.ts";
import { profileOf } from "./registry.ts";

/** Standard Arabic has no word for 'of' and 'is doing', and its 'went' (ذهب) reads as 'gold'. */
const notInStandard: ReadonlySet<Concept> = new Set<Concept>(["of", "progressiveM", "progressiveF", "progressiveP", "heWent"]);

/** A sentence without what a copy can change unnoticed: vowel signs, spelling of hamza, punctuation, spaces. */
const bare = (sentence: string) =>
  fold(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The forms that come more than once, folded. */
function repeated(forms: readonly string[]): string[] {
  const folded = forms.map(bare);
  return folded.filter((form, index) => folded.indexOf(form) !== index);
}

const wordsOf = (sentence: string): ReadonlySet<string> => new Set(bare(sentence).split(" "));

/** The share of the shorter sentence's words that the other one has too. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length / Math.min(one.size, other.size);
}

/** Whether a marker speaks for a word; affixes and patterns stand for many words. */
function fits({ kind, form }: Marker, word: string): boolean {
  const part = fold(form);
  if (kind === "pattern") return new RegExp(form, "u").test(fold(word));
  if (kind === "prefix") return fold(word).startsWith(part);
  return kind === "suffix" ? fold(word).endsWith(part) : fold(word) === part;
}

const sameSign = (one: Marker, other: Marker) => one.kind === other.kind && fold(one.form) === fold(other.form);

/** The words that a variety's readers would expect first: its markers that are words, and the usual form of each concept. */
function usualWords(variety: Variety): string[] {
  const { lexicon, markers } = profileOf(variety);
  const usual = Object.values(lexicon).flatMap((forms) => forms.slice(0, 1));
  return [...markers.filter(({ kind }) => kind === "word").map(({ form }) => form), ...usual];
}

describe("variety profiles", () => {
  it("give no example sentence twice, in one variety or in two", () => {
    expect(repeated(varieties.flatMap((variety) => profileOf(variety).examples))).toEqual([]);
  });

  it("do not retell a neighbour's example: no two share more than half of their words", () => {
    const sentences = varieties.flatMap((variety) => profileOf(variety).examples.map((text) => ({ text, words: wordsOf(text) })));
    const twins = sentences.flatMap((one, index) =>
      sentences
        .slice(0, index)
        .filter((other) => sharedWords(one.words, other.words) > 0.5)
        .map((other) => [other.text, one.text]),
    );
    expect(twins).toEqual([]);
  });

  it("say every concept in Standard Arabic, which varieties without a word of their own fall back on", () => {
    const { lexicon } = profileOf("ar-standard");
    expect(concepts.filter((concept) => !lexicon[concept]?.length && !notInStandard.has(concept))).toEqual([]);
  });

  it("leave English without words and markers that tell Arabic varieties apart", () => {
    const { lexicon, markers } = profileOf("en-american");
    expect([lexicon, markers]).toEqual([{}, []]);
  });
});

describe.each(varieties)("%s", (variety) => {
  const profile = profileOf(variety);

  it("has at least 30 examples, so that prompts do not repeat themselves", () => {
    expect(profile.examples.length).toBeGreaterThanOrEqual(30);
  });

  it("has at least 8 polite formulas and 10 calls to action, each once", () => {
    expect(profile.politeness.length).toBeGreaterThanOrEqual(8);
    expect(profile.callsToAction.length).toBeGreaterThanOrEqual(10);
    expect(repeated([...profile.politeness, ...profile.callsToAction])).toEqual([]);
  });

  it("names at least 6 spelling habits and 6 false friends, each once", () => {
    expect(profile.spelling.length).toBeGreaterThanOrEqual(6);
    expect(profile.falseFriends.length).toBeGreaterThanOrEqual(6);
    expect(repeated(profile.falseFriends.map(({ word }) => word))).toEqual([]);
  });

  it.each(["products", "foods", "clothes", "places", "seasons"] as const)("lists at least 8 local %s, each once", (list) => {
    expect(profile.local[list].length).toBeGreaterThanOrEqual(8);
    expect(repeated(profile.local[list])).toEqual([]);
  });

  it("rests on two days of the week and celebrates on a day of the calendar, if it is a country's", () => {
    const { weekend, nationalDay } = profile.local;
    expect(nationalDay !== undefined).toBe(profile.countryCode !== null);
    if (!nationalDay) return;
    expect(new Set(weekend.filter((day) => day >= 0 && day <= 6)).size).toBe(2);
    const date = new Date(Date.UTC(2024, nationalDay.month - 1, nationalDay.day));
    expect([date.getUTCMonth() + 1, date.getUTCDate()]).toEqual([nationalDay.month, nationalDay.day]);
  });

  it("has markers whose patterns compile, over folded letters", () => {
    for (const { form } of profile.markers.filter(({ kind }) => kind === "pattern")) {
      expect(() => new RegExp(form, "u"), form).not.toThrow();
      // A letter that folding replaces (أ, ى, ة) can never be met.
      const letters = form.replaceAll("\\p{L}", "");
      expect(fold(letters), form).toBe(letters);
    }
  });

  it("has no affix or pattern that fits a usual word of Standard Arabic", () => {
    const signs = profile.markers.filter(({ kind }) => kind !== "word");
    const standardWords = profile.region === "standard" ? [] : usualWords("ar-standard").filter((word) => !word.includes(" "));
    const fitting = signs.flatMap((sign) => standardWords.filter((word) => fits(sign, word)).map((word) => [sign.form, word]));
    expect(fitting).toEqual([]);
  });

  it("gives each sign once, so that its weight is one number", () => {
    const signs = profile.markers.map(({ kind, form }) => `${kind} ${kind === "pattern" ? form : fold(form)}`);
    expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([]);
  });

  it("calls a sign its country's own only where no neighbour in the region has it", () => {
    const ownOnly = profile.markers.filter(({ reach }) => reach === "country");
    for (const neighbour of varieties.filter((other) => other !== variety && profileOf(other).region === profile.region)) {
      const theirWords = usualWords(neighbour).filter((word) => ownOnly.some((marker) => fits(marker, word)));
      expect(theirWords, `words of ${neighbour}`).toEqual([]);
      const theirSigns = profileOf(neighbour).markers.filter((sign) => ownOnly.some((own) => sameSign(own, sign)));
      expect(theirSigns, `signs of ${neighbour}`).toEqual([]);
    }
  });
});
