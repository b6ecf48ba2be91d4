import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { removeTempDirs } from "./temp-dir.ts";

/**
 * An error or a warning on the console that a test did not expect fails it. A test that expects one replaces the spy:
 * `vi.mocked(console.error).mockClear()` after looking at it.
 */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls;
  const warnings = vi.mocked(console.warn).mock.calls;
  vi.restoreAllMocks();
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
});

afterAll(removeTempDirs);
