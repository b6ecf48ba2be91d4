import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pageDirection } from "#shared/page-direction.ts";
import { validPreferences } from "./preferences.ts";

test("only valid parts of stored preferences are taken over", () => {
  expect(validPreferences({ theme: "dark", digits: "roman", layoutDirection: "ltr", timeZone: "Mars/Olympus" })).toEqual({
    theme: "dark",
    layoutDirection: "ltr",
  });
  expect(validPreferences("nonsense")).toEqual({});
  expect(validPreferences(null)).toEqual({});
});

test("Arabic is right-to-left unless the person wants the layout always left-to-right", () => {
  expect(pageDirection({ language: "ar", layoutDirection: "language" })).toBe("rtl");
  expect(pageDirection({ language: "ar", layoutDirection: "ltr" })).toBe("ltr");
  expect(pageDirection({ language: "en", layoutDirection: "language" })).toBe("ltr");
});

interface Visit {
  /** A prerendered page brings its language; every other page leaves it to the script. */
  prerendered?: "en" | "ar";
  stored?: Record<string, string>;
  cookie?: string;
  browserLanguage?: string;
  isDeviceDark?: boolean;
  isHidden?: boolean;
  search?: string;
}

const boot = readFileSync("public/boot.js", "utf8");

/** Runs the script of the page's head as a browser would, and returns what it did to the page. */
function startPage({
  prerendered,
  stored = {},
  cookie = "",
  browserLanguage = "en",
  isDeviceDark = false,
  isHidden = false,
  search = "",
}: Visit) {
  const page: Record<string, string> = prerendered ? { page: "/about" } : {};
  const root = { lang: prerendered ?? "en", dir: "", dataset: page };
  const added: { rel?: string; type?: string; href?: string; src?: string }[] = [];
  const modules: Record<string, string> = { "lahja-module": "/page.js", "lahja-entry": "/entry.js" };
  /** What waits for the first frame, and for the whole HTML. */
  const atFrame: (() => void)[] = [];
  const atEnd: (() => void)[] = [];
  const dataset = { fontsEn: "/en.woff2", fontsAr: "/ar.woff2" };
  const document = {
    cookie,
    documentElement: root,
    currentScript: { dataset },
    visibilityState: isHidden ? "hidden" : "visible",
    addEventListener: (event: string, run: () => void) => event === "DOMContentLoaded" && atEnd.push(run),
    querySelectorAll: (selector: string) => [{ content: modules[/name="([^"]+)"/.exec(selector)?.[1] ?? ""] }],
    createElement: () => ({}),
    head: { append: (...elements: object[]) => added.push(...elements) },
  };
  runInNewContext(boot, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document,
    requestAnimationFrame: (run: () => void) => atFrame.push(run),
    setTimeout: (run: () => void) => run(),
    navigator: { language: browserLanguage },
    location: { search },
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: isDeviceDark }),
  });
  const addresses = () => added.map(({ href, src }) => href ?? src);
  const first = { lang: root.lang, dir: root.dir, theme: root.dataset.theme, preloads: addresses() };
  const runAll = (waiting: readonly (() => void)[]) => {
    for (const run of waiting) run();
  };
  return { ...first, added: addresses, draw: () => runAll(atFrame), parse: () => runAll(atEnd) };
}

test("before the first paint the page has the stored language, direction and theme, and preloads that language's fonts only", () => {
  const stored = { "lahja-language": "ar", "lahja-preferences": JSON.stringify({ theme: "dark" }) };
  expect(startPage({ stored })).toMatchObject({ lang: "ar", dir: "rtl", theme: "dark", preloads: ["/ar.woff2"] });
  const ltr = { ...stored, "lahja-preferences": JSON.stringify({ layoutDirection: "ltr" }) };
  expect(startPage({ stored: ltr })).toMatchObject({ lang: "ar", dir: "ltr", theme: "light" });
});

test("the script of the head and the app agree on the direction of the page", () => {
  for (const language of ["en", "ar"] as const) {
    for (const layoutDirection of ["language", "ltr"] as const) {
      const stored = { "lahja-language": language, "lahja-preferences": JSON.stringify({ layoutDirection }) };
      expect(startPage({ stored }).dir).toBe(pageDirection({ language, layoutDirection }));
    }
  }
});

test("without a choice the browser's language and the device's theme decide", () => {
  expect(startPage({ browserLanguage: "ar-EG", isDeviceDark: true })).toMatchObject({ lang: "ar", dir: "rtl", theme: "dark" });
});

test("after signing out has emptied the storage, the cookie still knows the language", () => {
  expect(startPage({ cookie: "a=b; lahja-language=ar" }).lang).toBe("ar");
});

test("a prerendered page keeps the language that it was written in; everywhere else the choice decides", () => {
  expect(startPage({ prerendered: "en", stored: { "lahja-language": "ar" } })).toMatchObject({ lang: "en", dir: "ltr" });
  expect(startPage({ prerendered: "ar", stored: { "lahja-language": "en" } })).toMatchObject({
    lang: "ar",
    dir: "rtl",
    preloads: ["/ar.woff2"],
  });
  expect(startPage({ stored: { "lahja-language": "ar" } }).lang).toBe("ar");
});

test("the language that an address names wins over the choice, where the page is not written in one", () => {
  const stored = { "lahja-language": "en" };
  expect(startPage({ stored, search: "?template=3&lang=ar" })).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(startPage({ stored, search: "?lang=arabic" }).lang).toBe("en");
  expect(startPage({ prerendered: "en", search: "?lang=ar" }).lang).toBe("en");
});

test("damaged storage falls back to the defaults", () => {
  expect(startPage({ stored: { "lahja-preferences": "{oops" } })).toMatchObject({ lang: "en", dir: "ltr", theme: "light" });
});

test("the page's modules are fetched after its first frame; a hidden tab draws none and fetches them when its HTML is there", () => {
  const seen = startPage({});
  expect(seen.added()).toEqual(["/en.woff2"]);
  seen.draw();
  expect(seen.added()).toEqual(["/en.woff2", "/page.js", "/entry.js"]);
  const hidden = startPage({ isHidden: true });
  hidden.draw();
  expect(hidden.added()).toEqual(["/en.woff2"]);
  hidden.parse();
  expect(hidden.added()).toEqual(["/en.woff2", "/page.js", "/entry.js"]);
});
