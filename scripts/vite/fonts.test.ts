import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../src/shared/options.ts";
import { marketingPaths } from "../../src/shared/paths.ts";
import { renderPage } from "../../src/web/public/prerender.tsx";
import { isCut } from "./fonts.ts";

const shell = readFileSync("public.html", "utf8");

/** The words of a page, without its tags and its data. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
  return body.replace(/<[^>]*>/g, " ").replace(/&(?:#x[0-9a-f]+|\w+);/g, " ");
}

test.each(languages)("the fonts cut for the first view have every letter of the public pages in %s", async (language) => {
  for (const path of marketingPaths) {
    const text = textOf(await renderPage({ path, language, showsSamples: true }, shell, ""));
    const missing = new Set([...text].filter((character) => /\S/.test(character) && !isCut(character)));
    expect([...missing], path).toEqual([]);
  }
});
