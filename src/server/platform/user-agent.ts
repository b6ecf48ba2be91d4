import type { AccountSession } from "#shared/contracts/account.ts";

/** In this order: many name others whom they are compatible with. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//],
  ["Safari", /\bVersion\/\S+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** What a browser says of itself, in the words that people know it by. Good for recognising one's own; no proof of anything. */
export function describeUserAgent(userAgent: string | null): Pick<AccountSession, "browser" | "system" | "device"> {
  const text = userAgent ?? "";
  const nameIn = (list: typeof browsers) => list.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems), device: deviceOf(text) };
}

function deviceOf(text: string): AccountSession["device"] {
  const isAndroid = /\bAndroid\b/.test(text);
  if (/\biPad\b/.test(text) || (isAndroid && !/\bMobile\b/.test(text))) return "tablet";
  return isAndroid || /\biPhone\b/.test(text) ? "phone" : "computer";
}
