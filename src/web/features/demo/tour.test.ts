import { expect, test } from "vitest";
import { type Tour, type TourAct, tourAfter, tourStart } from "./tour.ts";

const after = (acts: readonly TourAct["kind"][], from: Tour = tourStart) =>
  acts.reduce<Tour>((tour, kind) => tourAfter(tour, kind === "go" ? { kind, step: 2 } : { kind }), from);

test("the tour goes from its first step to its last and not beyond", () => {
  expect(after(["previous"]).step).toBe(0);
  expect(after(["next", "next"]).step).toBe(2);
  expect(after(["next", "next", "next", "next"]).step).toBe(3);
});

test("autoplay stops at the last step", () => {
  expect(after(["play", "tick"])).toEqual({ step: 1, isPlaying: true });
  expect(after(["play", "tick", "tick", "tick"])).toEqual({ step: 3, isPlaying: false });
  expect(after(["play"], { step: 3, isPlaying: false })).toEqual({ step: 0, isPlaying: true });
});

test("whoever takes a step takes over from autoplay, and reset goes back and stops it", () => {
  expect(after(["play", "next"]).isPlaying).toBe(false);
  expect(after(["play", "previous"]).isPlaying).toBe(false);
  expect(after(["play", "go"])).toEqual({ step: 2, isPlaying: false });
  expect(after(["play", "tick", "tick", "reset"])).toEqual(tourStart);
});
