import { expect, test } from "vitest";
import { isPossible, menuActions, wayOf, wayTo } from "./edit-actions.ts";
import { varietyNoteOf } from "./variety-note.ts";

test("without a model only what the built-in writer can do honestly is on offer", () => {
  const offered = menuActions.filter(({ action }) => isPossible(wayOf(action, { hasModel: false, isInPlan: true })));
  expect(offered.map(({ action }) => action)).toEqual(["fix", "convert"]);
  expect(menuActions.every(({ action }) => wayOf(action, { hasModel: true, isInPlan: true }) === "model")).toBe(true);
});

test("in a text whose variety the plan does not have, all that would write in it is shown as not in the plan; turning it into another variety is not", () => {
  for (const { action } of menuActions) {
    const otherwise = action === "fix" ? "notInPlan" : "needsModel";
    const [way, wayWithModel] = [false, true].map((hasModel) => wayOf(action, { hasModel, isInPlan: false }));
    expect([way, wayWithModel]).toEqual(action === "convert" ? ["words", "model"] : [otherwise, "notInPlan"]);
  }
});

test("words can be exchanged within Arabic; anything else takes a model, and every variety the plan", () => {
  expect(wayTo("ar-saudi", "ar-egyptian", { hasModel: false, isInPlan: true })).toBe("words");
  expect(wayTo("en-american", "ar-egyptian", { hasModel: false, isInPlan: true })).toBe("needsModel");
  expect(wayTo("ar-saudi", "en-american", { hasModel: false, isInPlan: true })).toBe("needsModel");
  expect(wayTo("en-american", "ar-egyptian", { hasModel: true, isInPlan: true })).toBe("model");
  expect(wayTo("ar-kuwaiti", "ar-egyptian", { hasModel: true, isInPlan: false })).toBe("notInPlan");
});

test("what would reserve more words than the month has left says so before it is asked for", () => {
  const ways = (isOver: boolean) => menuActions.map(({ action }) => wayOf(action, { hasModel: true, isInPlan: true, isOver }));
  expect(new Set(ways(true))).toEqual(new Set(["tooFewWords"]));
  expect(isPossible("tooFewWords")).toBe(false);
  expect(new Set(ways(false))).toEqual(new Set(["model"]));
  expect(wayOf("rewrite", { hasModel: false, isInPlan: true, isOver: true })).toBe("needsModel");
});

test("no two entries of the menu share a key", () => {
  expect(new Set(menuActions.map(({ code }) => code)).size).toBe(menuActions.length);
});

test("a variety is said to have stayed only where the check found it, and nothing is said where it cannot tell", () => {
  const asked = "ar-lebanese";
  expect(varietyNoteOf({ verdict: "fits", asked }, asked)).toEqual({ key: "still", variety: asked, isFine: true });
  expect(varietyNoteOf({ verdict: "fits", asked }, null)).toEqual({ key: "now", variety: asked, isFine: true });
  expect(varietyNoteOf({ verdict: "nothing_against", asked }, asked)).toEqual({ key: "nothingAgainst", isFine: true });
  expect(varietyNoteOf({ verdict: "other_region", asked }, asked)).toEqual({ key: "strays", isFine: false });
  expect(varietyNoteOf({ verdict: "leaks", asked }, asked)).toEqual({ key: "leaks", isFine: false });
  expect(varietyNoteOf({ verdict: "open", asked }, asked)).toBeNull();
});
