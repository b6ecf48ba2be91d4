import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadMarketing } from "#shared/locales/marketing.ts";
import { languages } from "#shared/options.ts";
import { marketingAddress, marketingPaths } from "#shared/paths.ts";
import { htmlStart, jsonForHtml, originMark, pageDataId } from "#shared/prerendered.ts";
import { renderPage } from "./prerender.tsx";
import { footerColumns, headerLinks } from "./public-links.ts";

const shell = readFileSync("public.html", "utf8");
const pages = marketingPaths.flatMap((path) => languages.map((language) => ({ path, language })));
const rendered = new Map<string, Promise<string>>();

/** Each page is rendered once for all tests. */
function render(page: (typeof pages)[number], showsSamples = true): Promise<string> {
  const key = JSON.stringify([page, showsSamples]);
  const html = rendered.get(key) ?? renderPage({ ...page, showsSamples }, shell, "");
  rendered.set(key, html);
  return html;
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

describe.each(pages)("$path in $language", ({ path, language }) => {
  test("is whole before any script runs: language, one heading, its text, and its data", async () => {
    const html = await render({ path, language });
    expect(html).toContain(`${htmlStart}lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    expect(matches(html, /(<h1[ >])/g)).toHaveLength(1);
    expect(html).not.toContain("undefined");
    const data = matches(html, new RegExp(`id="${pageDataId}">(.*?)</script>`, "gs"));
    expect(JSON.parse(data[0] ?? "")).toMatchObject({ path, language, showsSamples: true });
  });

  test("tells search engines what it is, and where it stands in both languages", async () => {
    const html = await render({ path, language });
    const copy = await loadMarketing(language);
    expect(matches(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(matches(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([originMark + marketingAddress(path, language)]);
    expect(matches(html, /<link rel="alternate" hrefLang="([^"]+)"/g)).toEqual(["en", "ar", "x-default"]);
    expect(html).not.toContain("noindex");
    const [structured = ""] = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    expect(JSON.parse(structured)["@graph"][0].name).toBe(copy.site.name);
  });

  test("claims nothing unconfirmed to search engines, in no mode", async () => {
    for (const showsSamples of [true, false]) {
      const [structured = ""] = matches(await render({ path, language }, showsSamples), /ld\+json">(.*?)<\/script>/gs);
      expect(structured).not.toMatch(/aggregateRating|review|10,000|testimonial/i);
    }
  });
});

test("what the owner has not confirmed is nowhere in a page of production, its data included; local mode has it", async () => {
  for (const language of languages) {
    const { claims, voices } = (await loadMarketing(language)).landing.trust;
    const unconfirmed = [...claims.map(({ figure }) => figure), ...voices.map(({ quote }) => quote)];
    const [sample, plain] = await Promise.all([true, false].map((showsSamples) => render({ path: "/", language }, showsSamples)));
    for (const text of unconfirmed) {
      expect(sample).toContain(text);
      expect(plain).not.toContain(text);
    }
    expect(plain).not.toContain('"confirmed":false');
  }
});

test("no two pages of a language share a title or a description", async () => {
  for (const language of languages) {
    const { pages: texts } = (await loadMarketing(language)).site;
    for (const part of ["title", "description"] as const) {
      const values = Object.values(texts).map((page) => page[part]);
      expect(new Set(values).size).toBe(values.length);
    }
  }
});

test("the footer leads to every public page but the first, and the header's menu to no other", () => {
  const footer = new Set(footerColumns.flatMap(({ links }) => links.map(({ path }) => path)));
  expect([...footer].sort()).toEqual(marketingPaths.filter((path) => path !== "/").sort());
  for (const { path } of headerLinks) expect(footer).toContain(path);
});

test("a text cannot end the element that carries the page's data", async () => {
  const ending = "</script><script>";
  const list = [{ id: 1, name: ending, description: "", otherName: "", category: "blog", plan: "free", sketch: [] }] as const;
  const copy = await loadMarketing("en");
  const text = jsonForHtml({ path: "/", language: "en", showsSamples: false, copy, templates: { count: 1, list } });
  expect(text).not.toContain("<");
  expect(JSON.parse(text).templates.list[0].name).toBe(ending);
});
