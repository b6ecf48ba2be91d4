import { expect, test } from "vitest";
import { varieties } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { checkBrief } from "../templates/brief-check.ts";
import { templates } from "../templates/registry.ts";
import { composeBrief } from "./compose-brief.ts";
import { composeLazily } from "./compose-lazily.ts";

// Two texts for each template, in a place that is shared with every other test: far more than the usual time on a busy machine.
test("a browser that fetched one variety writes what the server writes, in every variety and every template", {
  timeout: 60_000,
}, async () => {
  for (const [index, template] of templates.filter(({ needsModel }) => !needsModel).entries()) {
    const variety = varieties[index % varieties.length] ?? "ar-saudi";
    for (const each of index < 3 ? varieties : [variety]) {
      const { brief, targetWords } = checkBrief(sampleBrief(template.id, each, {}));
      const label = `${template.key} in ${each}`;
      expect(await composeLazily(brief, template, targetWords, 7), label).toBe(composeBrief(brief, template, targetWords, 7));
    }
  }
});
