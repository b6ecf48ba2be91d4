import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appPaths } from "#shared/paths.ts";
import { appModules } from "../../../scripts/vite/app-preloads.ts";
import { routeTable } from "./routes.tsx";

test("the app has a route for exactly the paths that the server counts as the app's, and for home", () => {
  expect(Object.keys(routeTable).sort()).toEqual(["/", ...appPaths].sort());
});

test("aliases show the same page, not a second one", () => {
  expect(routeTable["/create-content"]).toBe(routeTable["/create"]);
  expect(routeTable["/content"]).toBe(routeTable["/my-content"]);
});

test("the files that the server names beforehand are those of the pages' own modules", () => {
  const source = readFileSync(join(import.meta.dirname, "routes.tsx"), "utf8");
  const imported = [...source.matchAll(/import\("#(web\/[^"]+)"\)/g)].map(([, module]) => `src/${module}`);
  expect([...new Set(Object.values(appModules))].sort()).toEqual([...new Set(imported)].sort());
});
