import { describe, expect, test } from "vitest";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { check } from "../checks/check.ts";
import { type Node, parse } from "../composer/notation.ts";
import { profileOf } from "../varieties/registry.ts";
import { composeSample, firstSeeds, sampleBanks } from "./compose-sample.ts";
import { firstSamples } from "./first-samples.ts";
import { oneLine } from "./one-line.ts";
import { readSample } from "./read-sample.ts";
import type { SampleRole } from "./sample-bank.ts";
import { sampleBrief, sampleMostWords } from "./sample-brief.ts";
import { sampleWays } from "./sample-ways.ts";

const right = ["fits", "nothing_against"];

/** Every reading of a phrase. The sample's phrases hold text and choices, and nothing else. */
function readings(nodes: readonly Node[]): string[] {
  return nodes.reduce<string[]>(
    (texts, node) => {
      if (typeof node !== "string" && node.kind !== "choice") throw new Error(`A sample phrase holds a ${node.kind}.`);
      const options = typeof node === "string" ? [node] : node.options.flatMap(readings);
      return texts.flatMap((text) => options.map((option) => text + option));
    },
    [""],
  );
}

/** All that `composeSample` could ever say in a variety. */
function allSamples(variety: Variety): string[] {
  const { phrases, and } = sampleBanks[variety];
  const all = (role: SampleRole) =>
    phrases[role].flatMap((phrase) => readings(parse(typeof phrase === "string" ? phrase : phrase.text)));
  const middles = all("benefit").flatMap((benefit) => all("offer").map((offer) => `${benefit}${and}${offer}.`));
  return middles.flatMap((middle) => [
    ...all("hook").map((hook) => `${hook} ${middle}`),
    ...all("callToAction").map((call) => `${middle} ${call}`),
  ]);
}

describe.each(varieties)("the sample in %s", (variety) => {
  const samples = allSamples(variety);
  const read = samples.map((text) => readSample(text, variety));

  test("is found to be the variety that was asked for, whichever way it is said", () => {
    const wrong = read.filter(({ verdict }) => !right.includes(verdict)).map(({ text }) => text);
    expect(wrong.length / samples.length, wrong.slice(0, 5).join("\n")).toBeLessThan(0.05);
  });

  test("is short, ends as a sentence and leaves nothing of the notation", () => {
    for (const { text, words } of read) {
      expect(words, text).toBeLessThanOrEqual(sampleMostWords);
      expect(text).toMatch(/^[^{}<>|[\]]+[.؟?]$/u);
      expect(text).not.toMatch(/ {2}| [،.؟?,]|[.؟?،]{2}/u);
    }
  });

  test("gives itself away by a word, and says no word of another place", () => {
    if (languageOf(variety) === "en") return;
    for (const { text, tells } of read) expect(tells.length, text).toBeGreaterThan(0);
    const foreign = samples.slice(0, 200).flatMap((text) => check(text, sampleBrief(variety)).variety.evidence);
    expect(foreign.filter(({ side }) => side === "against").map(({ text }) => text)).toEqual([]);
  });

  test("is what the picker says: the same for one seed, another one each time it is asked again", () => {
    expect(composeSample(variety, 7)).toBe(composeSample(variety, 7));
    const known = new Set(samples);
    let before = composeSample(variety, firstSeeds[variety]);
    for (let seed = firstSeeds[variety] + 1; seed <= firstSeeds[variety] + 300; seed += 1) {
      const next = composeSample(variety, seed, before);
      expect(next).not.toBe(before);
      expect(known).toContain(next);
      before = next;
    }
  });

  test("stands ready as the writer and the full check make it", () => {
    const first = readSample(composeSample(variety, firstSeeds[variety]), variety);
    expect(firstSamples[variety]).toEqual(first);
    const report = check(first.text, sampleBrief(variety));
    expect(report.variety.verdict).toBe(first.verdict);
    expect(report.words.delivered).toBe(first.words);
    expect(right).toContain(first.verdict);
  });

  test("the line of the table is this variety's, and holds the words that it underlines", () => {
    const { text, tells } = oneLine[variety];
    const reading = readSample(text, variety);
    expect(right).toContain(reading.verdict);
    expect(reading.region).toBe(profileOf(variety).region);
    let from = 0;
    for (const tell of tells) {
      const at = text.indexOf(tell, from);
      expect(at, tell).toBeGreaterThanOrEqual(from);
      from = at + tell.length;
    }
  });
});

test("no two varieties say the line of the table alike", () => {
  expect(new Set(varieties.map((variety) => oneLine[variety].text)).size).toBe(varieties.length);
});

test("the page's count of all ways to say the sample is the true one", () => {
  expect(sampleWays).toBe(varieties.reduce((sum, variety) => sum + new Set(allSamples(variety)).size, 0));
});
