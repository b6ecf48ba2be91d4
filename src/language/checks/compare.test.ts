import { describe, expect, test } from "vitest";
import { repairMisses } from "#shared/contracts/repair.ts";
import type { Report, VarietyFinding } from "#shared/contracts/report.ts";
import { bestFirst, betterReport, missesOf, summaryOf } from "./compare.ts";

const span = { start: 0, end: 3 };

const clean: Report = {
  words: { asked: 300, delivered: 300, verdict: "within" },
  variety: {
    asked: "ar-egyptian",
    verdict: "fits",
    region: "egyptian",
    regionProbability: 0.9,
    country: "ar-egyptian",
    countryProbability: 0.9,
    sentences: 20,
    leakShare: 0.1,
    leakLimit: 0.35,
    leaks: [],
    evidence: [],
  },
  keywords: [{ keyword: "أ", spans: [span] }],
  structure: [{ section: "title", found: true }],
  repetition: { sentences: [], distinctFourGrams: 1, openings: [] },
  agreement: { asked: "man", found: "man", spans: [] },
  readability: { wordsPerSentence: 9, longSentences: [] },
  blanks: [],
  claims: [],
  spelling: [],
  banned: [],
  overLimit: [],
  suggestions: [],
};

const withVariety = (changes: Partial<VarietyFinding>): Report => ({ ...clean, variety: { ...clean.variety, ...changes } });

/** One report for each miss, in the order of severity. */
const missing: Readonly<Record<(typeof repairMisses)[number], Report>> = {
  other_region: withVariety({ verdict: "other_region", region: "gulf", leakShare: 0 }),
  leaks: withVariety({ verdict: "leaks", leakShare: 0.6 }),
  contradicts: withVariety({ verdict: "contradicts" }),
  other_script: { ...clean, otherScripts: [span] },
  claims: { ...clean, claims: [span] },
  words: { ...clean, words: { asked: 300, delivered: 100, verdict: "short" } },
  keywords: { ...clean, keywords: [{ keyword: "أ", spans: [] }] },
  agreement: { ...clean, agreement: { asked: "man", found: "mixed", spans: [span] } },
  brand: { ...clean, brand: [{ rule: "banned", holds: false, words: ["رخيص"], spans: [span] }] },
  structure: { ...clean, structure: [{ section: "title", found: false }] },
  worn: { ...clean, worn: Array.from({ length: 4 }, () => ({ ...span, reason: "opening" as const })) },
};

test("each part of the report that misses is named, and a clean report names none", () => {
  expect(missesOf(clean)).toEqual([]);
  for (const miss of repairMisses) expect(missesOf(missing[miss])).toEqual([miss]);
  expect(missesOf(withVariety({ verdict: "open" })), "too little to tell is no miss").toEqual([]);
  const unused = { rule: "preferred" as const, holds: false, words: ["فنجان"], spans: [] };
  expect(missesOf({ ...clean, brand: [unused] }), "a preferred word is said where it fits").toEqual([]);
  const few = [{ ...span, reason: "closing" as const }];
  expect(missesOf({ ...clean, worn: few }), "one worn phrase is anybody's").toEqual([]);
  expect(missesOf({ ...clean, agreement: { asked: "woman", found: null, spans: [] } }), "nobody is addressed").toEqual([]);
});

describe("the better report", () => {
  test("is the one whose gravest miss is lighter, whichever comes first", () => {
    const worstFirst = [...repairMisses.map((miss) => missing[miss]), clean];
    for (const [index, worse] of worstFirst.entries()) {
      for (const better of worstFirst.slice(index + 1)) {
        expect(betterReport(worse, better)).toBe(better);
        expect(betterReport(better, worse)).toBe(better);
      }
    }
  });

  test("is the first where both are as good", () => {
    const equal = { ...clean, suggestions: [] };
    expect(betterReport(clean, equal)).toBe(clean);
    expect(betterReport(equal, clean)).toBe(equal);
  });

  test("within one miss is the one that misses by less", () => {
    const nearer = withVariety({ verdict: "leaks", leakShare: 0.4 });
    expect(betterReport(missing.leaks, nearer)).toBe(nearer);
    const longer = { ...clean, words: { asked: 300, delivered: 220, verdict: "short" as const } };
    expect(betterReport(missing.words, longer)).toBe(longer);
  });

  test("does not sink a light miss for a difference that is noise", () => {
    const noise = { ...missing.structure, variety: { ...clean.variety, verdict: "leaks" as const, leakShare: 0.6 } };
    const first = withVariety({ verdict: "leaks", leakShare: 0.61 });
    expect(betterReport(first, noise)).toBe(first);
  });
});

test("a summary keeps the verdicts and counts, and no positions", () => {
  expect(summaryOf({ ...missing.keywords, structure: [...clean.structure, { section: "close", found: false }] })).toEqual({
    words: clean.words,
    variety: { verdict: "fits", region: "egyptian", leakShare: 0.1, leakLimit: 0.35 },
    keywords: { used: 0, asked: 1 },
    agreement: "man",
    structure: { found: 1, asked: 2 },
  });
});

describe("the best first", () => {
  const named = (reports: Readonly<Record<string, Report>>) =>
    Object.entries(reports).map(([name, report]) => ({ name, report }));
  const order = (reports: Readonly<Record<string, Report>>) => bestFirst(named(reports)).map(({ name }) => name);

  test("puts what misses least gravely before the rest, whatever the order they came in", () => {
    expect(order({ ...missing, clean })).toEqual(["clean", ...repairMisses.toReversed()]);
  });

  test("tells texts that miss nothing apart by dialect, Standard sentences, worn phrases and length, in this order", () => {
    const phrase = { ...span, reason: "closing" as const };
    expect(
      order({
        open: withVariety({ verdict: "open", leakShare: 0 }),
        leakier: withVariety({ leakShare: 0.2 }),
        worn: { ...clean, worn: [phrase] },
        longer: { ...clean, words: { ...clean.words, delivered: 310 } },
        clean,
        another: clean,
        unsure: withVariety({ verdict: "nothing_against", leakShare: 0 }),
      }),
    ).toEqual(["clean", "another", "longer", "worn", "leakier", "unsure", "open"]);
  });
});
