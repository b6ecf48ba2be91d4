import { expect, test } from "vitest";
import { templates } from "#language/templates/registry.ts";
import { templateIcons } from "./template-icon.tsx";

test("every template's icon is in the build", () => {
  expect(templates.filter(({ icon }) => !(icon in templateIcons)).map(({ key }) => key)).toEqual([]);
});
