import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { testBrief } from "#tests/support/briefs.ts";
import type { EvaluationBrief } from "./brief-set.ts";
import { figuresOf, rowsOf } from "./figures.ts";
import { toCsv } from "./report/csv.ts";
import { reportDataOf } from "./report/report-data.ts";
import type { JournalEntry, RunPlan } from "./run-files.ts";

const writer: WriterInfo = { kind: "model", provider: "openai-compatible", model: "m" };
const noSpend = { requests: 0, input: 0, output: 0, estimated: 0 };

const english = (notes: string[]): Brief =>
  testBrief({ variety: "en-american", topic: "The bakery on Elm", keywords: [], notes, words: 100, fields: {} });
const briefs: EvaluationBrief[] = [
  { id: "one", brief: english(["Open until 9 on Fridays", "Parking behind the shop"]) },
  { id: "two", brief: english([]) },
  { id: "three", brief: english(["Closed on Mondays"]) },
];
const plan: RunPlan = {
  id: "2026-11-20-abcdef",
  startedAt: "2026-11-20T10:00:00.000Z",
  writers: ["m"],
  varieties: ["en-american"],
  briefs: ["one", "two", "three"],
  seed: 1,
  isRehearsal: false,
};

/** 48 words, and 13 more: one of two facts, one figure that nobody told, one blank; before the repair one sentence thrice. */
const plain = "We bake the bread here and we sell it here to the people who live here. ";
const before = `${plain.repeat(3)}We are open until 9 on Fridays and the coffee costs 7 dollars. [… your phone number]`;
const after = `${plain}We are open until 9 on Fridays and the coffee costs 7 dollars. [… your phone number]`;

function answer(text: string, given: Partial<Extract<JournalEntry, { kind: "answer" }>>): JournalEntry {
  return { kind: "answer", text, answer: "", code: null, writer, firstMs: null, ms: 0, spend: noSpend, ...given };
}
function end(at: number, given: Partial<Extract<JournalEntry, { kind: "end" }>>): JournalEntry {
  const { id, brief } = briefs[at] ?? { id: "", brief: english([]) };
  return { kind: "end", text: `${id}|m`, brief, before: "", after: "", code: null, writer, repair: null, ...given };
}

const entries: JournalEntry[] = [
  answer("one|m", { firstMs: 400, ms: 10_000, spend: { requests: 1, input: 1_000, output: 200, estimated: 0 } }),
  answer("one|m", { firstMs: 900, ms: 5_000, spend: { requests: 2, input: 500, output: 100, estimated: 600 } }),
  end(0, { before, after }),
  answer("two|m", { firstMs: 600, ms: 6_000, spend: { requests: 1, input: 300, output: 50, estimated: 0 } }),
  end(1, { before: plain, after: plain }),
  answer("three|m", { code: "writer.timeout", ms: 60_000, spend: { requests: 3, input: 0, output: 0, estimated: 0 } }),
  end(2, { code: "writer.timeout" }),
];
const prices = { currency: "USD", perMillionTokens: { m: { input: 2, output: 10 } } };
const rows = rowsOf(plan, briefs, { entries, append: () => undefined }, prices);

describe("the figures of a run, counted by hand", () => {
  const figures = figuresOf(rows);

  test("count texts and failures, and take figures from what was written alone", () => {
    expect([figures.texts, figures.failed]).toEqual([3, 1]);
    expect(figures.lengthRight.of).toBe(2);
  });

  test("count told facts, what the brief does not give, blanks and repeated sentences after repair", () => {
    // 'Open until 9 on Fridays' is told, the parking is not; the third brief's fact is of a text that failed.
    expect(figures.factsTold).toEqual({ count: 1, of: 2 });
    expect([figures.claims, figures.blanks, figures.repeatedSentences]).toEqual([1, 1, 0]);
    // Before the repair the same sentence stood there three times.
    expect(rows[0]?.before?.repeatedSentences).toBe(2);
    expect(rows[0]?.before).not.toEqual(rows[0]?.after);
  });

  test("take times from the first answer of each text, as medians", () => {
    expect(figures.firstWordMs).toBe((400 + 600) / 2);
    // 48 and 13 words in ten seconds, the blank not counted, and 16 in six: 366 and 160 a minute.
    expect(rows.map(({ wordsPerMinute }) => wordsPerMinute && Math.round(wordsPerMinute))).toEqual([366, 160, null]);
    expect(figures.wordsPerMinute).toBeCloseTo((366 + 160) / 2, 6);
  });

  test("add up requests and tokens of all answers, and their price", () => {
    expect([figures.requests, figures.tokensIn, figures.tokensOut, figures.tokensEstimated]).toEqual([7, 1_800, 350, 600]);
    expect(figures.cost).toBeCloseTo((1_800 * 2 + 350 * 10) / 1_000_000, 10);
    expect(
      figuresOf(rowsOf(plan, briefs, { entries, append: () => undefined }, { ...prices, perMillionTokens: {} })).cost,
    ).toBeNull();
  });

  test("of no text are no figures", () => {
    expect(figuresOf([])).toMatchObject({
      texts: 0,
      firstWordMs: null,
      leakAfter: null,
      cost: null,
      factsTold: { count: 0, of: 0 },
    });
  });
});

test("a CSV line tells a text's figures, and no name in it can be a formula", () => {
  const named = { ...plan, writers: ["=m"] };
  const renamed = entries.map((entry) => ({ ...entry, text: entry.text.replace("|m", "|=m") }));
  const journal = { entries: renamed, append: () => undefined };
  const csv = toCsv(reportDataOf({ plan: named, briefs, infos: new Map(), journal, votes: {}, prices, at: new Date() }));
  const [head = "", first = ""] = csv.split("\r\n");
  const cell = (name: string) => first.split(",")[head.split(",").indexOf(name)];
  expect([cell("writer"), cell("facts_told"), cell("facts"), cell("requests")]).toEqual([`"'=m"`, "1", "2", "3"]);
});
