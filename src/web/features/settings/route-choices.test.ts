import { expect, test } from "vitest";
import type { EvaluationSummary, WriterRoute, WriterRoutes } from "#shared/contracts/writer-routes.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { isInPlace, locksIn, routesToSet, routesToTakeBack } from "./route-choices.ts";

const gulf = { group: "gulf", writer: "b", better: 9, worse: 0, briefs: 10 } as const;
const egyptian = { group: "egyptian", writer: null, better: 1, worse: 0, briefs: 4 } as const;

function stateWith(changes: Partial<Record<Variety, Partial<WriterRoute>>>): WriterRoutes {
  const evaluation = { routes: [gulf, egyptian] } as unknown as EvaluationSummary;
  const routes = varieties.map((variety) => ({ variety, chosen: null, lockedBy: null, writer: null, ...changes[variety] }));
  return { routes, evaluation };
}

test("one press sets what the run supports, and leaves what a setting decides and what is set already", () => {
  const state = stateWith({ "ar-saudi": { lockedBy: "WRITER_MODEL_AR_SAUDI" }, "ar-qatari": { chosen: "b" } });
  expect(routesToSet(state)).toEqual({ "ar-emirati": "b", "ar-kuwaiti": "b" });
  expect(locksIn(state, "gulf")).toEqual(["WRITER_MODEL_AR_SAUDI"]);
  expect(isInPlace(state, gulf)).toBe(false);
});

test("a group is in place where all that can be set is set", () => {
  const set = { chosen: "b" };
  const state = stateWith({
    "ar-saudi": { lockedBy: "WRITER_MODEL_AR_SAUDI" },
    ...{ "ar-qatari": set, "ar-emirati": set, "ar-kuwaiti": set },
  });
  expect(isInPlace(state, gulf)).toBe(true);
  expect(routesToSet(state)).toEqual({});
});

test("everything that was chosen can be taken back, and nothing else", () => {
  expect(routesToTakeBack(stateWith({ "ar-saudi": { chosen: "a", lockedBy: "WRITER_MODEL_AR_SAUDI" } }))).toEqual({
    "ar-saudi": null,
  });
  expect(routesToSet({ ...stateWith({}), evaluation: null })).toEqual({});
});
