import { expect, test } from "vitest";
import { applyInTurn } from "#language/checks/follow-fixes.ts";
import type { Evidence, Report, Suggestion, VarietyFinding } from "#shared/contracts/report.ts";
import {
  foundAs,
  keywordFacts,
  lengthVerdict,
  partsToLookAt,
  strayVarieties,
  surenessOf,
  tellingWords,
  wordsTone,
} from "./facts.ts";
import { type MarkTexts, marksOf } from "./report-marks.ts";
import { suggestionsToRead } from "./suggestion-text.ts";

const word = (text: string, start: number, weight: number, over: Partial<Evidence> = {}): Evidence => ({
  text,
  start,
  end: start + text.length,
  side: "for",
  varieties: ["ar-kuwaiti"],
  weight,
  ...over,
});

const finding: VarietyFinding = {
  asked: "ar-kuwaiti",
  verdict: "contradicts",
  region: "gulf",
  regionProbability: 0.97,
  country: null,
  countryProbability: 0,
  sentences: 9,
  leakShare: 0.1,
  leakLimit: 0.3,
  leaks: [{ start: 40, end: 60 }],
  evidence: [
    word("شنو", 0, 2),
    word("جي", 20, 3),
    word("شنو", 10, 2),
    word("وايد", 30, -1, { side: "against", varieties: ["ar-emirati", "ar-kuwaiti"] }),
  ],
};

const report: Report = {
  words: { asked: 100, delivered: 98, verdict: "within" },
  variety: finding,
  keywords: [{ keyword: "قهوة", spans: [{ start: 70, end: 74 }] }],
  structure: [],
  repetition: { sentences: [], distinctFourGrams: 1, openings: [] },
  agreement: { asked: "everyone", found: null, spans: [] },
  readability: { wordsPerSentence: 9, longSentences: [] },
  blanks: [],
  claims: [{ start: 80, end: 84 }],
  spelling: [],
  banned: [],
  overLimit: [],
  suggestions: [],
};

test("a telling word stands once with all its places, the most telling first", () => {
  expect(tellingWords(finding.evidence, "for").map(({ text, spans }) => [text, spans.length])).toEqual([
    ["شنو", 2],
    ["جي", 1],
  ]);
  expect(tellingWords(finding.evidence, "against").map(({ text }) => text)).toEqual(["وايد"]);
  expect(strayVarieties(finding)).toEqual(["ar-emirati"]);
});

test("inside the Gulf no country is shown as found, whatever the check answered", () => {
  expect(foundAs({ ...finding, country: "ar-kuwaiti", countryProbability: 0.99 })).toEqual({
    region: "gulf",
    sureness: "clearly",
  });
  expect(foundAs({ ...finding, region: "levantine", country: "ar-lebanese", countryProbability: 0.81 })).toEqual({
    country: "ar-lebanese",
    sureness: "probably",
  });
  expect(foundAs({ ...finding, region: null })).toBeNull();
});

test("the summary counts every part that stands open, and none that is folded", () => {
  // Words that stray, and a figure that the brief did not give.
  expect(partsToLookAt(report)).toBe(2);
  const fine: Report = { ...report, claims: [], variety: { ...finding, verdict: "fits", evidence: [] } };
  expect(partsToLookAt(fine)).toBe(0);
  const missing: Partial<Report>[] = [
    { words: { asked: 100, delivered: 50, verdict: "short" } },
    { keywords: [{ keyword: "قهوة", spans: [] }] },
    { structure: [{ section: "opening", found: false }] },
    { agreement: { asked: "woman", found: "man", spans: [] } },
    { repetition: { ...report.repetition, sentences: [{ start: 0, end: 4 }] } },
    { blanks: [{ start: 0, end: 4, label: "" }] },
    { variety: { ...fine.variety, verdict: "leaks" } },
    { otherScripts: [{ start: 0, end: 4 }] },
    { worn: [0, 9].map((start) => ({ start, end: start + 4, reason: "opening" as const })) },
  ];
  for (const off of missing) expect(partsToLookAt({ ...fine, ...off }), JSON.stringify(off)).toBe(1);
});

test("a keyword that none of a text's facts has is no fault of a text made of facts", () => {
  const keywords = [{ keyword: "قهوة", spans: [] }];
  const told = { hasFacts: true, isFromFacts: true, sentences: 3, told: 3, known: 0, others: [] };
  expect(keywordFacts({ keywords, told }).tone).toBe("open");
  expect(keywordFacts({ keywords, told: { ...told, isFromFacts: false } }).tone, "a model was asked for it").toBe("warn");
});

test("sentences that carry nothing told are marked on demand alone, and only where something was told", () => {
  const others = [{ start: 0, end: 9 }];
  const told = { hasFacts: true, isFromFacts: false, sentences: 3, told: 2, known: 0, others };
  const shaded = (of: Partial<Report>, untold: string | null) =>
    marksOf({ ...report, ...of }, { ...texts, untold }).filter(({ kind }) => kind === "untold").length;
  expect([shaded({ told }, "untold"), shaded({ told }, null), shaded({ told: { ...told, hasFacts: false } }, "untold")]).toEqual([
    1, 0, 0,
  ]);
});

test("a probability is said as people say it", () => {
  expect([0.99, 0.95, 0.94, 0.8, 0.79].map(surenessOf)).toEqual(["clearly", "clearly", "probably", "probably", "perhaps"]);
});

test("a text by its form is fine until a line is longer than the form allows", () => {
  const words = { asked: 40, delivered: 70, verdict: "form" } as const;
  expect(wordsTone({ words, overLimit: [] })).toBe("good");
  expect(wordsTone({ words, overLimit: [{ start: 0, end: 90, limit: 70 }] })).toBe("warn");
});

const texts: MarkTexts = {
  givesAway: "gives away",
  strays: ({ varieties }) => `strays: ${varieties.join()}`,
  leak: "standard",
  british: "british",
  banned: "banned",
  script: "another script",
  worn: (reason) => `worn ${reason}`,
  untold: null,
  keyword: (keyword) => `keyword ${keyword}`,
};

test("every mark says in words what it is; Standard sentences within the limit are no fault and get none", () => {
  const kinds = (marks: ReturnType<typeof marksOf>) => marks.map(({ kind, title }) => `${kind} ${title ?? ""}`.trim());
  expect(kinds(marksOf(report, texts))).toEqual([
    "for gives away",
    "for gives away",
    "for gives away",
    "stray strays: ar-emirati,ar-kuwaiti",
    "keyword keyword قهوة",
    "place",
  ]);
  expect(kinds(marksOf({ ...report, otherScripts: [{ start: 90, end: 92 }] }, texts))).toContain("stray another script");
  const worn = [{ start: 92, end: 96, reason: "closing" as const }];
  expect(kinds(marksOf({ ...report, worn }, texts))).toContain("worn worn closing");
  const leaking = { ...report, variety: { ...finding, verdict: "leaks" as const } };
  expect(marksOf(leaking, texts)).toContainEqual({ kind: "stray", start: 40, end: 60, at: 40, title: "standard" });
});

const fix = (start: number, end: number, replacement: string): Suggestion => ({
  code: "standard_word",
  params: {},
  fix: { start, end, replacement },
});

/** A check that wants each of these words replaced, wherever it stands, and nothing else. */
const checkFor =
  (wanted: Record<string, string>) =>
  (text: string): Report => ({
    ...report,
    suggestions: Object.entries(wanted).flatMap(([word, replacement]) =>
      Array.from(text.matchAll(new RegExp(word, "g")), ({ index }) => fix(index, index + word.length, replacement)),
    ),
  });

test("all fixes are followed in turn, each at the place that it has by then", () => {
  const text = "سوف نبدأ الآن، نعم الآن";
  const check = checkFor({ سوف: "ح", الآن: "دلوقتي" });
  expect(applyInTurn(text, check(text), check)).toMatchObject({ text: "ح نبدأ دلوقتي، نعم دلوقتي", count: 3 });
});

test("a fix that leaves more to mend than before is left out, and none is tried for ever", () => {
  const check = checkFor({ x: "yy", y: "z" });
  const worse = applyInTurn("x", check("x"), check);
  expect(worse).toMatchObject({ text: "x", count: 0 });
  const loop = checkFor({ a: "a" });
  expect(applyInTurn("a a", loop("a a"), loop)).toMatchObject({ text: "a a", count: 2 });
});

test("the same sentence is said once, and what the receipt lists itself is not said again", () => {
  const say = (code: Suggestion["code"], params = {}): Suggestion => ({ code, params });
  const said = suggestionsToRead([
    say("foreign_word", { word: "a" }),
    say("foreign_word", { word: "a" }),
    say("blanks_left"),
    fix(0, 1, "b"),
  ]);
  expect(said).toEqual([say("foreign_word", { word: "a" })]);
});

test("a short text is not called so because its facts are used up where it was stopped, or lacks one", () => {
  const words = { asked: 300, delivered: 60, verdict: "told" } as const;
  const told = { note: "open 9 to 5", isTold: true };
  const order = { note: "no emojis", isTold: false, reason: "instruction" } as const;
  expect(lengthVerdict({ words, notes: [told, order] }, false)).toBe("told");
  expect(lengthVerdict({ words, notes: [told] }, true)).toBe("stopped");
  expect(lengthVerdict({ words, notes: [{ ...told, isTold: false }] }, false)).toBe("lacking");
  expect(lengthVerdict({ words: { ...words, verdict: "within" } }, true)).toBe("within");
});
