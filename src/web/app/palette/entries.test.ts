import { expect, test } from "vitest";
import { templates as registry } from "#language/templates/registry.ts";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import type { Language } from "#shared/options.ts";
import { buildIndex, find, findById, type Names } from "./entries.ts";

/** The real templates, as far as the palette reads them. */
const templates = registry.map(({ id, key, name }) => ({ id, key, name: name.en, nameAr: name.ar })) as TemplateSummary[];

const names: Names = {
  newText: (variety, template) => `${variety}: ${template}`,
  writeAbout: (topic) => `about ${topic}`,
  entry: (id) => id,
  locked: () => undefined,
};
const indexIn = (language: Language) => buildIndex(templates, language, names, "/help");
const english = indexIn("en");

const idOf = (key: string) => registry.find((template) => template.key === key)?.id;
const actionIds = (query: string) => find(query, english).actions.map(({ id }) => id);

test.each([
  ["egyptian reels", "reelsScript", "ar-egyptian"],
  ["New Egyptian Reels script", "reelsScript", "ar-egyptian"],
  ["reels script in egyptian dialect", "reelsScript", "ar-egyptian"],
  ["سكربت ريلز مصري", "reelsScript", "ar-egyptian"],
  ["سيناريو ريلز بالمصري", "reelsScript", "ar-egyptian"],
  ["رِيلز  مصريّة", "reelsScript", "ar-egyptian"],
  ["اكتب منشور لينكدان بالكويتي", "linkedinPost", "ar-kuwaiti"],
  ["مقال مدونه سعودي", "blogPost", "ar-saudi"],
  ["blog american", "blogPost", "en-american"],
  ["واتساب لبناني", "whatsappBroadcast", "ar-lebanese"],
  ["وصف منتج أردني", "productDescription", "ar-jordanian"],
  ["وصف منتج اردنى", "productDescription", "ar-jordanian"],
])("'%s' means a new text of that kind in that variety", (query, key, variety) => {
  expect(actionIds(query)[0]).toBe(`new:${idOf(key)}:${variety}`);
});

test("an email in a variety offers the emails there are, all in that variety", () => {
  const ids = actionIds("new email saudi");
  expect(ids).toContain(`new:${idOf("marketingEmail")}:ar-saudi`);
  expect(ids).toContain(`new:${idOf("coldEmail")}:ar-saudi`);
  expect(ids.every((id) => id.endsWith(":ar-saudi"))).toBe(true);
});

test("a variety alone offers the usual kinds of text, and says that a variety was named", () => {
  const results = find("مصري", english);
  expect(results.actions.map(({ id }) => id)).toEqual(["new:1:ar-egyptian", "new:2:ar-egyptian", "new:3:ar-egyptian"]);
  expect(results.namesVariety).toBe(true);
  expect(find("reels", english).namesVariety).toBe(false);
});

test("a new text is a link to the desk with template and variety chosen", () => {
  expect(find("egyptian reels", english).actions[0]?.target).toEqual({
    path: `/create?template=${idOf("reelsScript")}&variety=ar-egyptian`,
  });
});

test.each([
  ["dark", "do:theme:dark"],
  ["ليلي", "do:theme:dark"],
  ["log out", "do:log-out"],
  ["تسجيل الخروج", "do:log-out"],
  ["export my data", "do:export-data"],
  ["new market set", "do:market-set"],
  ["مجموعة أسواق", "do:market-set"],
  ["عربي", "do:language"],
  ["shortcuts", "do:keys"],
])("'%s' finds what can be done by that name, in either language", (query, id) => {
  expect(actionIds(query)).toContain(id);
});

test.each([
  ["plans", "page:/plans"],
  ["الاعدادات", "page:/settings"],
  ["كلمة المرور", "page:account"],
  ["time zone", "page:language"],
  ["مساعدة", "page:help"],
])("'%s' finds the page", (query, id) => {
  expect(find(query, english).pages.map((page) => page.id)).toContain(id);
});

test("templates are found by both of their names, whichever language the page has", () => {
  for (const index of [english, indexIn("ar")]) {
    expect(find("ريلز", index).templates[0]?.id).toBe(`template:${idOf("reelsScript")}`);
    expect(find("reels", index).templates[0]?.id).toBe(`template:${idOf("reelsScript")}`);
  }
  expect(find("ريلز", indexIn("ar")).templates[0]?.label).toMatch(/ريلز/);
});

test("what names nothing of ours may be what somebody wants to write about", () => {
  const { actions } = find("قهوة & كيك", english);
  expect(actions).toHaveLength(1);
  const target = actions[0]?.target;
  const path = target && "path" in target ? target.path : "";
  expect(new URL(path, "http://localhost").searchParams.get("topic")).toBe("قهوة & كيك");
  expect(actionIds("dark")).not.toContain("about:dark");
  expect(find("delete account", english)).toMatchObject({ actions: [], pages: [{ id: "page:data" }] });
});

test("every choice is found again by its id, and a template that is gone is not", () => {
  const all = ["egyptian reels", "dark", "reels", "plans", "قهوة"].flatMap((query) => {
    const { actions, templates: kinds, pages } = find(query, english);
    return [...actions, ...kinds, ...pages];
  });
  for (const entry of all) expect(findById(entry.id, english)).toMatchObject({ id: entry.id, target: entry.target });
  expect(findById("new:999:ar-egyptian", english)).toBeNull();
  expect(findById("template:999", english)).toBeNull();
});

test("the theme that is on is not offered", () => {
  const index = buildIndex(templates, "en", names, "/help", ["theme:dark"]);
  expect(find("theme", index).actions.map(({ id }) => id)).toEqual(["do:theme:light", "do:theme:system"]);
});

test("a query that is the whole name of a page says so, in any spelling; a part of the name, or another word for the page, does not", () => {
  const named = {
    ...names,
    entry: (id: string) => (id === "page:/plans" ? "الخطط" : id === "page:/analytics" ? "Analytics" : id),
  };
  const index = buildIndex(templates, "ar", named, "/help");
  expect(["الخُطط", "analytics "].map((query) => find(query, index).namesPage)).toEqual([true, true]);
  expect(["analyt", "charts", "قهوة", ""].map((query) => find(query, index).namesPage)).toEqual([false, false, false, false]);
});
