import { describe, expect, it } from "vitest";
import { formalRoles } from "#language/composer/roles.ts";
import type { Bilingual } from "#shared/options.ts";
import { formalFieldKeys, listedFieldKeys } from "./field-keys.ts";
import { findTemplate, findTemplateByKey, templateKeys, templates } from "./registry.ts";
import type { OutlineSection, Template } from "./template.ts";

const expectedIds = Array.from({ length: 72 }, (_, index) => index + 1);

/** Templates after the first 26 stand in the group of their category. */
const groupOfCategory: Readonly<Partial<Record<Template["category"], string>>> = {
  social: "social-media",
  blog: "content",
  education: "content",
  video: "content",
  ecommerce: "products",
};

/** Own fields that decide how the text is built; no section has to say them. */
const steering = new Set<string>([
  "platform",
  "channel",
  "seconds",
  "level",
  "postCount",
  "itemCount",
  "days",
  "weeks",
  "minutes",
  "questionCount",
  "intent",
  "review",
  "stars",
  "sourceText",
  "change",
  "summaryForm",
]);

const formal = { roles: new Set<string>(formalRoles), fields: new Set<string>(formalFieldKeys) };
/** No phrase says these, so they may stand in spoken and formal texts alike. */
const listed = new Set<string>(listedFieldKeys);
/** Nor what these layouts print: it stands there as the user wrote it. */
const unphrased = new Set<string>(["facts", "signature", "table"]);
const genericOneLiners = new Set<string>(["title", "headline", "subject", "preheader"]);

const outlineOf = (template: Template): readonly OutlineSection[] => template.outline;

/** The own fields that a section says or goes through, each once. */
const saidIn = (section: OutlineSection) =>
  new Set([
    ...(section.fields ?? []),
    ...(section.each ? [section.each] : []),
    ...(section.dateline ?? []),
    ...(section.columns ?? []).flatMap(({ fill }) => ("cycle" in fill ? [fill.cycle] : [])),
  ]);

/** Every text of a template that a user can read, with the path to it. */
function readableTexts(template: Template): [string, Bilingual][] {
  return [
    ["name", template.name],
    ["description", template.description],
    ...template.fields.flatMap((field): [string, Bilingual][] => [
      [`${field.key}.label`, field.label],
      [`${field.key}.hint`, field.hint],
      ...(field.type === "choice"
        ? field.choices.map(({ value, label }): [string, Bilingual] => [`${field.key}.${value}`, label])
        : []),
    ]),
    ...outlineOf(template).flatMap((section): [string, Bilingual][] => [
      [`${section.id}.purpose`, section.purpose],
      ...(section.title ? [[`${section.id}.title`, section.title] as [string, Bilingual]] : []),
      ...(section.columns ?? []).map(({ title }): [string, Bilingual] => [`${section.id}.column`, title]),
    ]),
  ];
}

describe("template registry", () => {
  it("holds the ids 1 to 72 exactly once, in order", () => {
    expect(templates.map((template) => template.id)).toEqual(expectedIds);
  });

  it("gives every template a key of its own", () => {
    expect(new Set(templateKeys).size).toBe(templates.length);
  });

  it("finds a template by id and by key, and nothing by an unknown one", () => {
    for (const template of templates) {
      expect(findTemplate(template.id)).toBe(template);
      expect(findTemplateByKey(template.key)).toBe(template);
    }
    expect(findTemplate(73)).toBeUndefined();
    expect(findTemplateByKey("nothing")).toBeUndefined();
  });

  it("puts the first 26 templates into their hub groups", () => {
    const idsIn = (group: string) =>
      templates.filter(({ id, groups }) => id <= 26 && groups.some((own) => own === group)).map(({ id }) => id);
    expect(idsIn("social-media")).toEqual([2, 20, 21, 22, 23, 26]);
    expect(idsIn("content")).toEqual([6, 24, 25]);
    expect(idsIn("products")).toEqual([15, 16, 17, 18, 19]);
    expect(idsIn("general")).toEqual(expectedIds.slice(0, 14));
  });

  it("puts every further template into the group of its category", () => {
    for (const { id, key, category, groups } of templates) {
      if (id > 26) expect(groups, key).toEqual([groupOfCategory[category] ?? "general"]);
    }
  });
});

describe.each(templates.map((template) => ({ key: template.key, template })))("$key", ({ template }) => {
  const outline = outlineOf(template);
  const fieldKeys = template.fields.map((field) => field.key);

  it("shares out the whole length", () => {
    const sum = outline.reduce((total, section) => total + section.share, 0);
    expect(Math.abs(sum - 1)).toBeLessThanOrEqual(0.001);
  });

  it("names every section once", () => {
    expect(new Set(outline.map((section) => section.id)).size).toBe(outline.length);
  });

  it("asks for every own field once", () => {
    expect(new Set(fieldKeys).size).toBe(fieldKeys.length);
  });

  it("says every own field in one section, unless it steers the form or is the subject", () => {
    for (const key of fieldKeys) {
      const sections = outline.filter((section) => saidIn(section).has(key)).length;
      expect(sections, key).toBeLessThanOrEqual(1);
      if (!steering.has(key) && key !== template.subjectField) expect(sections, key).toBe(1);
    }
  });

  it("refers to own fields only", () => {
    const own = new Set<string>(fieldKeys);
    const referred = outline.flatMap((section) => [...saidIn(section)]);
    if (template.subjectField) referred.push(template.subjectField);
    if ("field" in template.lengths) referred.push(template.lengths.field);
    if (template.source) referred.push(template.source);
    for (const { titleField } of outline) if (titleField) referred.push(titleField);
    for (const key of referred) expect(own.has(key), key).toBe(true);
  });

  it("goes through lists, or repeats a section as often as a number says", () => {
    for (const { each } of outline) {
      if (!each) continue;
      const type = template.fields.find((field) => field.key === each)?.type;
      expect(type, each).toBe(steering.has(each) ? "number" : "list");
    }
  });

  it("keeps formal and spoken phrases apart", () => {
    const isFormal = template.register === "S";
    expect(template.family === "formal").toBe(isFormal);
    for (const { roles, heading } of outline) {
      for (const role of roles) {
        if (isFormal && genericOneLiners.has(role)) continue;
        expect(formal.roles.has(role), role).toBe(isFormal);
      }
      if (heading) expect(isFormal).toBe(false);
    }
    const phrased = outline.flatMap(({ layout, fields }) => (unphrased.has(layout) ? [] : (fields ?? [])));
    for (const key of phrased.filter((own) => !listed.has(own))) expect(formal.fields.has(key), key).toBe(isFormal);
  });

  it("limits lines, tabulates columns and repeats items only where the layout can", () => {
    for (const { id, layout, share, maxChars, columns, itemBlank, each, count } of outline) {
      if (maxChars !== undefined) expect(["options", "line", "bullets", "title"], id).toContain(layout);
      if (columns) expect(layout, id).toBe("table");
      if (columns) expect(count, id).toBeGreaterThan(0);
      if (itemBlank) expect(each, id).toBeDefined();
      if (["title", "line", "facts", "hashtags", "signature"].includes(layout)) expect(share, id).toBe(0);
    }
  });

  it("works on a text that the user must give, and takes sentences from nothing else", () => {
    const { source } = template;
    const field = template.fields.find(({ key }) => key === source);
    if (source) expect([field?.type, field?.expected]).toEqual(["long", true]);
    for (const { layout, extract, roles } of outline) {
      expect(extract !== undefined).toBe(layout === "extract");
      if (layout === "extract") expect([source, roles]).toEqual([field?.key, []]);
    }
    if (!source)
      for (const { id, layout, roles, fields, each, titleField } of outline)
        if (!unphrased.has(layout) && layout !== "hashtags")
          expect(roles.length + (fields?.length ?? 0) + (each || titleField ? 1 : 0), id).toBeGreaterThan(0);
  });

  it("reads in both languages", () => {
    for (const [path, { en, ar }] of readableTexts(template)) {
      expect(en.trim(), path).not.toBe("");
      expect(en, path).not.toMatch(/\p{Script=Arabic}/u);
      // A sample address is the same in both languages.
      if (!ar.startsWith("https://")) expect(ar, path).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("offers ascending lengths, the default among them", () => {
    const { lengths } = template;
    if ("field" in lengths) {
      const type = template.fields.find((field) => field.key === lengths.field)?.type;
      expect(["number", "list", ...(lengths.field === template.source ? ["long"] : [])]).toContain(type);
      return;
    }
    if ("aboutWords" in lengths) return;
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
    expect(lengths).toContain(template.defaultLength);
  });
});
