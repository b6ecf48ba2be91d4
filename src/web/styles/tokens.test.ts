import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { varieties } from "#shared/options.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The varieties that have an accent and a tint in this theme, in the order of the style sheet. */
function coloured(theme: "light" | "dark"): (string | undefined)[] {
  const selector = theme === "dark" ? String.raw`\[data-theme="dark"\] ` : "";
  const rule = new RegExp(String.raw`^${selector}\[data-v="([\w-]+)"\] \{\s+--v: #\w{6};\s+--vt: #\w{6};\s+\}`, "gm");
  return [...css.matchAll(rule)].map(([, variety]) => variety);
}

test.each(["light", "dark"] as const)("every variety has colours of its own in the %s theme", (theme) => {
  expect(coloured(theme)).toEqual(varieties);
});
