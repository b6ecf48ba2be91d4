import { expect, test } from "vitest";
import { appPaths, outboxPath, publicPaths } from "#shared/paths.ts";
import { marketingPageAt } from "#shared/prerendered.ts";
import { clientPageAt } from "./client-pages.ts";

test("signed out, every page of the app asks to log in", () => {
  for (const path of appPaths) expect(clientPageAt(path), path).toBe("wall");
});

test("every public path has its page, and everything else is a 404", () => {
  const others = publicPaths.filter((path) => !marketingPageAt(path));
  for (const path of [...others, outboxPath]) expect(["wall", "notFound"], path).not.toContain(clientPageAt(path));
  expect(clientPageAt("/nowhere")).toBe("notFound");
  expect(clientPageAt("/create/more")).toBe("notFound");
});
