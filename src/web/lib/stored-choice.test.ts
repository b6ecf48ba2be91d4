import { afterEach, expect, test, vi } from "vitest";
import { createStoredChoice } from "./stored-choice.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const size = () =>
  createStoredChoice<"small" | "large">(
    "size",
    (stored) => (stored === "large" ? "large" : "small"),
    (chosen) => chosen,
  );

function storageWith(entries: Record<string, string>): Map<string, string> {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

test("a choice outlives the page, and what else lies in its place is not taken for one", () => {
  const kept = storageWith({ size: "nonsense" });
  const choice = size();
  expect(choice.get()).toBe("small");
  choice.set("large");
  expect(kept.get("size")).toBe("large");
  expect(size().get()).toBe("large");
});

test("where storage is blocked a choice holds for the page", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  const choice = size();
  expect(choice.get()).toBe("small");
  choice.set("large");
  expect(choice.get()).toBe("large");
});

test("listeners hear of another choice, and not of the same one again", () => {
  storageWith({});
  const choice = size();
  let told = 0;
  const stop = choice.subscribe(() => {
    told += 1;
  });
  choice.set("large");
  choice.set("large");
  expect(told).toBe(1);
  stop();
  choice.set("small");
  expect(told).toBe(1);
});
