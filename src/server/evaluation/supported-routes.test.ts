import { describe, expect, test } from "vitest";
import { testBrief } from "#tests/support/briefs.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import type { Checked, TextRow } from "./figures.ts";
import type { RunPlan } from "./run-files.ts";
import { signTest, supportedRoutes } from "./supported-routes.ts";
import { blindId, mergeVotes, readVotes, type Votes, votesByWriter } from "./votes.ts";

const checked: Checked = {
  verdict: "fits",
  isDelivered: true,
  leakShare: 0,
  facts: { count: 2, of: 2 },
  claims: 0,
  words: { asked: 100, delivered: 100, verdict: "within" },
  isLengthRight: true,
  blanks: 0,
  repeatedSentences: 0,
  distinctFourGrams: 1,
};
const missed: Checked = { ...checked, verdict: "other_region", isDelivered: false };

const planOf = (briefs: readonly string[], writers = ["a", "b"]): RunPlan => ({
  id: "2026-11-20-abcdef",
  startedAt: "2026-11-20T10:00:00.000Z",
  writers,
  varieties: ["ar-egyptian"],
  briefs: [...briefs],
  seed: 1,
  isRehearsal: false,
});

function row(id: string, writer: string, after: Checked | null): TextRow {
  return {
    brief: { id, brief: testBrief({ variety: "ar-egyptian" }) },
    writer,
    variety: "ar-egyptian",
    register: "M",
    failure: after ? null : "writer.timeout",
    before: after,
    after,
    text: "",
    repairRounds: 0,
    firstWordMs: null,
    wordsPerMinute: null,
    spend: { requests: 0, input: 0, output: 0, estimated: 0 },
    cost: null,
  };
}

/** Both writers' texts of so many briefs. */
function duels(pairs: readonly (readonly [Checked | null, Checked | null])[], votes: Votes = {}) {
  const ids = pairs.map((_, index) => `eg-${index}`);
  const rows = pairs.flatMap(([a, b], index) => [row(`eg-${index}`, "a", a), row(`eg-${index}`, "b", b)]);
  return supportedRoutes(planOf(ids), rows, votes);
}

test("the sign test is exact", () => {
  expect(signTest(0, 0)).toBe(1);
  expect(signTest(4, 0)).toBe(1 / 16);
  // Of six, at least five: (6 + 1) of 64.
  expect(signTest(5, 1)).toBe(7 / 64);
  expect(signTest(1, 3)).toBe(15 / 16);
});

describe("a writer is proposed", () => {
  test("who was better four times and never worse", () => {
    expect(duels(Array.from({ length: 4 }, () => [checked, missed] as const))).toEqual([
      { group: "egyptian", writer: "a", better: 4, worse: 0, briefs: 4 },
    ]);
  });

  test("but not who was better three times: chance brings that too often", () => {
    expect(duels(Array.from({ length: 3 }, () => [checked, missed] as const))[0]?.writer).toBeNull();
  });

  test("not where five of six speak for it", () => {
    expect(duels([...Array.from({ length: 5 }, () => [missed, checked] as const), [checked, missed]])[0]).toEqual({
      group: "egyptian",
      writer: null,
      better: 5,
      worse: 1,
      briefs: 6,
    });
  });

  test("by facts told and by what was made up, where the variety is the same; equal texts speak for nobody", () => {
    const fewFacts = { ...checked, facts: { count: 1, of: 2 } };
    const madeUp = { ...checked, claims: 1 };
    const pairs = [
      [checked, fewFacts],
      [checked, madeUp],
      [checked, fewFacts],
      [checked, madeUp],
      [checked, checked],
    ] as const;
    expect(duels(pairs)[0]).toEqual({ group: "egyptian", writer: "a", better: 4, worse: 0, briefs: 5 });
  });

  test("over one whose texts failed", () => {
    expect(duels(Array.from({ length: 4 }, () => [missed, null] as const))[0]?.writer).toBe("a");
  });

  test("by judges before all else", () => {
    const pairs = Array.from({ length: 4 }, () => [checked, missed] as const);
    const plan = planOf(pairs.map((_, index) => `eg-${index}`));
    const judge = Object.fromEntries(plan.briefs.map((brief) => [brief, blindId(plan, brief, "b")]));
    expect(duels(pairs, { M: judge })[0]).toMatchObject({ writer: "b", better: 4, worse: 0 });
  });
});

describe("votes", () => {
  const plan = planOf(["eg-0", "eg-1"]);
  const votesOf = (judge: string, votes: Record<string, string>, run = plan.id) => JSON.stringify({ run, judge, votes });

  test("are kept by judge; a later vote of the same judge replaces the earlier one", () => {
    const directory = tempDir("votes");
    const [a, b] = [blindId(plan, "eg-0", "a"), blindId(plan, "eg-0", "b")];
    mergeVotes(directory, plan, votesOf("Mona", { "eg-0": a, "eg-1": "any" }));
    mergeVotes(directory, plan, votesOf("Ali", { "eg-0": b, "eg-1": "none" }));
    expect(mergeVotes(directory, plan, votesOf("Mona", { "eg-0": b }))).toBe(1);
    const votes = readVotes(directory);
    expect(votes).toEqual({ Mona: { "eg-0": b, "eg-1": "any" }, Ali: { "eg-0": b, "eg-1": "none" } });
    expect([...votesByWriter(plan, votes, "eg-0")]).toEqual([
      ["a", 0],
      ["b", 2],
    ]);
    expect([...votesByWriter(plan, votes, "eg-1")]).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
  });

  test.each([
    ["no votes at all", "{}", "no votes file"],
    ["no JSON", "votes", "no votes file"],
    ["votes of another run", votesOf("M", {}, "2026-01-01-000000"), "of the run 2026-01-01-000000"],
    ["votes for a brief that is not in the run", votesOf("M", { "sa-1": "any" }), "sa-1"],
    ["votes for a text of another brief", votesOf("M", { "eg-0": blindId(plan, "eg-1", "a") }), "eg-0"],
  ])("%s are refused, and nothing is stored", (_name, content, message) => {
    const directory = tempDir("votes");
    expect(() => mergeVotes(directory, plan, content)).toThrow(message);
    expect(readVotes(directory)).toEqual({});
  });
});
