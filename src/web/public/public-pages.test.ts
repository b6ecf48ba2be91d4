import { expect, test } from "vitest";
import { appPaths, outboxPath, publicPaths } from "#shared/paths.ts";
import { pageKind } from "./public-pages.ts";

test("signed out, every page of the app asks to log in", () => {
  for (const path of appPaths) expect(pageKind(path), path).toBe("wall");
});

test("every public path has its page, and everything else is a 404", () => {
  for (const path of [...publicPaths, outboxPath]) expect(["wall", "notFound"], path).not.toContain(pageKind(path));
  expect(pageKind("/nowhere")).toBe("notFound");
  expect(pageKind("/create/more")).toBe("notFound");
});
