import { expect, test } from "vitest";
import { changeOf } from "./change.ts";

test("a figure is compared with the month before, and with nothing where there was none", () => {
  expect(changeOf(11, 8)).toEqual({ direction: "up", amount: 3 });
  expect(changeOf(8, 11)).toEqual({ direction: "down", amount: 3 });
  expect(changeOf(0, 0)).toEqual({ direction: "same", amount: 0 });
  expect(changeOf(5, 0)).toEqual({ direction: "up", amount: 5 });
  expect(changeOf(5, null)).toEqual({ direction: "none", amount: 0 });
});
