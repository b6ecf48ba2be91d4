import { expect, it } from "vitest";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { businessSentences } from "./business-sentences.ts";
import { everydaySentences } from "./everyday-sentences.ts";
import { noteFormOf } from "./note-forms.ts";

const placingSentences = { ...businessSentences, ...everydaySentences };
const judged = Object.entries(placingSentences).flatMap(([key, all]) => {
  const template = findTemplateByKey(key);
  const form = template && noteFormOf(template);
  if (!form) throw new Error(`${key} sorts nothing`);
  return all.map(([section, fact]) => ({ key, fact, section, found: form.sectionOf(fact) }));
});

it("puts a fact into the section of its form where a reader looks for it, or leaves it with the rest", () => {
  const placed = judged.filter(({ found }) => found !== null);
  const wrong = placed.filter(({ found, section }) => found !== section);
  const list = wrong.map(({ key, fact, section, found }) => `${key}: ${fact} [${section} → ${found}]`).join("\n");
  expect(wrong.length / judged.length, list).toBeLessThanOrEqual(0.02);
  expect((placed.length - wrong.length) / placed.length, list).toBeGreaterThanOrEqual(0.97);
  expect(placed.length / judged.length).toBeGreaterThanOrEqual(0.8);
});

it("places into sections that the template has", () => {
  for (const { key, found } of judged) {
    if (found !== null) expect(findTemplateByKey(key)?.outline.map(({ id }) => id)).toContain(found);
  }
});
