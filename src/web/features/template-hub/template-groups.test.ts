import { expect, test } from "vitest";
import { templates } from "#language/templates/registry.ts";
import { templateGroups } from "#language/templates/template.ts";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { generalPartOf, generalParts, hubGroups, partsOf, searchTemplates, sectionsOf } from "./template-groups.ts";

const summaries = templates.map((template) => ({
  id: template.id,
  key: template.key,
  name: template.name.en,
  nameAr: template.name.ar,
  description: template.description.en,
  descriptionAr: template.description.ar,
  category: template.category,
  groups: [...template.groups],
})) as unknown as TemplateSummary[];

const found = (query: string) => searchTemplates(summaries, query).map(({ key }) => key);

test("every group of the templates has its section, and every template is in one", () => {
  expect([...hubGroups].sort()).toEqual([...templateGroups].sort());
  const shown = new Set(sectionsOf(summaries).flatMap((section) => section.templates.map(({ id }) => id)));
  expect(shown.size).toBe(templates.length);
});

test("a template of two groups stands in both", () => {
  const groups = sectionsOf(summaries).filter((section) => section.templates.some(({ id }) => id === 2));
  expect(groups.map(({ group }) => group)).toEqual(["social-media", "general"]);
});

test("the search understands both languages, whatever the page speaks, without hamza and tashkeel", () => {
  expect(found("blog post")).toContain("blogPost");
  expect(found("مدونه")).toContain("blogPost");
  expect(found("BLOG")).toContain("blogPost");
});

test("all words of a query must fit, and an empty one hides nothing", () => {
  expect(found("blog zzz")).toEqual([]);
  expect(found("   ")).toHaveLength(templates.length);
});

test("the group of 49 falls into parts of at most a dozen or so, which hold every template of it", () => {
  const general = sectionsOf(summaries).find(({ group }) => group === "general")?.templates ?? [];
  const parts = partsOf(general);
  expect(parts.map(({ part }) => part)).toEqual(generalParts);
  expect(parts.flatMap(({ templates: inPart }) => inPart)).toHaveLength(general.length);
  for (const { part, templates: inPart } of parts) {
    expect(inPart.length, part).toBeGreaterThan(2);
    expect(inPart.length, part).toBeLessThan(14);
    expect(inPart.every((template) => generalPartOf(template) === part)).toBe(true);
  }
});

test.each([
  ["تويتر", "twitterThread"],
  ["إكس", "twitterThread"],
  ["X", "twitterThread"],
  ["twitter", "twitterThread"],
  ["انستا", "instagramCaption"],
  ["إنستغرام", "instagramCaption"],
  ["سناب", "snapAd"],
  ["واتس", "whatsappBroadcast"],
  ["لينكدإن", "linkedinPost"],
  ["لينكدان", "linkedinPost"],
  ["يوتيوب", "youtubeDescription"],
  ["تيك توك", "reelsScript"],
  ["tiktok", "reelsScript"],
])("a service is found by whatever it is called: %s", (query, key) => {
  expect(found(query)).toContain(key);
});
