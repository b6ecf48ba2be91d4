import { expect, test } from "vitest";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composeBrief } from "../compose-brief.ts";

function closeOf(key: string, notes: readonly string[]): string {
  const template = findTemplateByKey(key);
  if (!template) throw new Error(`no template is called ${key}`);
  const brief = sampleBrief(template.id, "en-american", {
    topic: "coffee from Guji",
    notes: [...notes],
    fields: {},
    keywords: [],
  });
  return composeBrief(brief, template, 200, 1).trim().split("\n").at(-1) ?? "";
}

test("a product's page calls to order, however far away its thing grows; who opens a shop there is visited, who delivers is not", () => {
  const grown = "grown near Shakiso, on Main Street of the village";
  expect(closeOf("productDescription", [grown])).toMatch(/order/i);
  expect(closeOf("productDescription", [grown, "we're open 9 to 5 every day"])).toMatch(/come|stop|drop|see/i);
  expect(closeOf("landingPage", ["on Oak Street by the pharmacy"])).toMatch(/come|stop|drop|see/i);
  expect(closeOf("landingPage", ["on Oak Street by the pharmacy", "we deliver all over town"])).toMatch(/order/i);
});
