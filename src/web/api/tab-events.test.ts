import { expect, test } from "vitest";
import { tabEvent } from "#shared/contracts/account.ts";
import { queryKeys } from "./query-keys.ts";
import { staleKeys } from "./tab-events.ts";

test("every event makes something stale, under keys that queries really use", () => {
  const known = new Set(Object.values(queryKeys).map(([first]) => first));
  for (const { shape } of tabEvent.options) {
    const event = tabEvent.parse({ type: shape.type.value, id: "g1" });
    const keys = staleKeys(event);
    expect(keys.length, event.type).toBeGreaterThan(0);
    for (const [first] of keys) expect(known, event.type).toContain(first);
  }
});

test("a text that began or ended refreshes itself and the list of what is being written, no other text", () => {
  expect(staleKeys({ type: "generation", id: "g1" })).toEqual([
    ["generations", "g1"],
    ["generations", "running"],
  ]);
});

test("figures follow the library and the words used", () => {
  expect(staleKeys({ type: "library" })).toContainEqual(["stats"]);
  expect(staleKeys({ type: "usage" })).toContainEqual(["stats"]);
});
