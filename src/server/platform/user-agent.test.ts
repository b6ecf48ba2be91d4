import { expect, test } from "vitest";
import { describeUserAgent } from "./user-agent.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0 Safari/537.36`, "Chrome", "Linux", "computer"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge", "Windows", "computer"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 OPR/120`, "Opera", "Windows", "computer"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "macOS", "computer"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604",
    "Safari",
    "iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604",
    "Chrome",
    "iPhone",
    "phone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
    "phone",
  ],
  [`Mozilla/5.0 (Linux; Android 15; Tab) ${webkit} Chrome/141.0 Safari/537.36`, "Chrome", "Android", "tablet"],
  ["curl/8.5.0", null, null, "computer"],
  [null, null, null, "computer"],
])("%s is said in the words that people know", (userAgent, browser, system, device) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system, device });
});
