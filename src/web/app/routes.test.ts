import { expect, test } from "vitest";
import { appPaths } from "#shared/paths.ts";
import { routeTable } from "./routes.tsx";

test("the app has a route for exactly the paths that the server counts as the app's, and for home", () => {
  expect(Object.keys(routeTable).sort()).toEqual(["/", ...appPaths].sort());
});

test("aliases show the same page, not a second one", () => {
  expect(routeTable["/create-content"]).toBe(routeTable["/create"]);
  expect(routeTable["/content"]).toBe(routeTable["/my-content"]);
});
