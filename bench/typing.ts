/**
 * What each key costs who types in a long text: `node bench/typing.ts [--words=17600] [--keys=160] [--text=mixed|composed] [--profile=typing.cpuprofile]`.
 *
 * In a real Chromium over the production build (`npm run build`), in the rich editor with the receipt beside it: the time from a key to
 * the frame that shows it (goal: 95 of 100 under 60 ms), typed with pauses in which drafts, saves and checks come in, at the beginning,
 * in the middle and at the end of the text. Other programs on the machine count too, so its load is printed; `computed` is the time of
 * the processor that the page's thread took between one key and the next, pauses included.
 */
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import { signUpQuickly } from "#tests/e2e/support/journey.ts";
import { everydayBrief, writeText } from "#tests/e2e/support/seed.ts";
import { startServer } from "#tests/e2e/support/server.ts";
import { sheetOf, storeText } from "#tests/e2e/support/sheet.ts";
import { textsIn } from "#tests/e2e/support/texts.ts";

const { values: options } = parseArgs({
  options: {
    words: { type: "string", default: "17600" },
    keys: { type: "string", default: "160" },
    text: { type: "string", default: "mixed" },
    profile: { type: "string" },
  },
});
const [wantedWords, keys] = [Number(options.words), Number(options.keys)];

/** `composed`: texts of the built-in writer one after another, whose sentences return a thousand times. `mixed`: their words, shuffled. */
function longText(): string {
  const template = findTemplate(everydayBrief.templateId);
  if (!template) throw new Error("no template");
  const parts: string[] = [];
  for (let seed = 1; countWords(parts.join("\n\n")) < wantedWords; seed += 1) {
    parts.push(composeBrief({ ...everydayBrief, words: 2000 }, template, 2000, seed));
  }
  const text = parts.join("\n\n");
  return options.text === "mixed" ? shuffledWords(text) : text;
}

/** The blocks stay as long as they are and keep their signs; their words change places, alike in every run. */
function shuffledWords(text: string): string {
  const word = /[\p{L}\p{M}]+/gu;
  const words = text.match(word) ?? [];
  let state = 1;
  for (let last = words.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [words[last], words[other]] = [words[other] ?? "", words[last] ?? ""];
  }
  let next = 0;
  return text.replace(word, () => words[next++] ?? "");
}

declare global {
  interface Window {
    keyTimes: number[];
    longTasks: number[];
  }
}

/** From the moment when the browser had the key to the task after the next frame was drawn. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.keyTimes = [];
    window.longTasks = [];
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
}

/** What the page's own thread has computed so far, in milliseconds of the processor, whatever else ran on the machine. */
async function computed(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/** Words of seven letters, with a pause after every second one that is long enough for everything that waits for pauses. */
async function typeWords(page: Page, session: CDPSession): Promise<{ times: number[]; own: number[]; longTasks: number[] }> {
  await page.evaluate(() => {
    window.keyTimes = [];
    window.longTasks = [];
  });
  const own: number[] = [];
  let before = await computed(session);
  for (let key = 0; key < keys; key += 1) {
    const started = performance.now();
    const sign = key % 8 === 7 ? { key: " ", code: "Space", text: " " } : { key: "ب", code: "KeyF", text: "ب" };
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...sign });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: sign.key, code: sign.code });
    const wait = key % 16 === 15 ? 700 : 70;
    await page.waitForTimeout(Math.max(0, wait - (performance.now() - started)));
    const after = await computed(session);
    own.push(after - before);
    before = after;
  }
  const { times, longTasks } = await page.evaluate(() => ({ times: window.keyTimes, longTasks: window.longTasks }));
  return { times, own, longTasks };
}

const share = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

async function profiled<Result>(session: CDPSession, run: () => Promise<Result>): Promise<Result> {
  if (!options.profile) return run();
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 200 });
  await session.send("Profiler.start");
  const result = await run();
  const { profile } = await session.send("Profiler.stop");
  await writeFile(options.profile, JSON.stringify(profile));
  return result;
}

const server = await startServer({ DEFAULT_PLAN: "pro" });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await signUpQuickly(page, server, "typing@example.com");
const { itemId } = await writeText(page.request, server.url, everydayBrief, 7);
const text = longText();
await storeText(page, server, itemId ?? "", () => text);
await page.goto(`${server.url}/my-content?item=${itemId}`);
await page.getByRole("button", { name: textsIn("en")("receipt.edit.start"), exact: true }).click({ timeout: 120_000 });
const sheet = sheetOf(page, textsIn("en"));
await sheet.waitFor({ timeout: 120_000 });
await sheet.press("ArrowDown");
await watchKeys(page);
console.log(
  `${countWords(text).toLocaleString("en")} words, ${text.length.toLocaleString("en")} characters, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`,
);

const session = await page.context().newCDPSession(page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
const places = { beginning: "Control+Home", middle: null, end: "Control+End" } as const;
const results: Record<string, object> = {};
const [allTimes, allOwn]: [number[], number[]] = [[], []];
const summary = (times: readonly number[], own: readonly number[]) => {
  const [sorted, ownSorted] = [times.toSorted((a, b) => a - b), own.toSorted((a, b) => a - b)];
  return {
    keys: times.length,
    "p50 ms": share(sorted, 0.5),
    "p95 ms": share(sorted, 0.95),
    "worst ms": share(sorted, 1),
    "computed p50": share(ownSorted, 0.5),
    "computed p95": share(ownSorted, 0.95),
    "computed worst": share(ownSorted, 1),
  };
};
await profiled(session, async () => {
  for (const [name, key] of Object.entries(places)) {
    if (key) await page.keyboard.press(key);
    else {
      const paragraphs = sheet.locator("> p");
      await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
    }
    await page.waitForTimeout(1_000);
    const { times, own, longTasks } = await typeWords(page, session);
    allTimes.push(...times);
    allOwn.push(...own);
    const longest = Math.round(Math.max(0, ...longTasks));
    results[name] = { ...summary(times, own), "long tasks": longTasks.length, "longest ms": longest };
  }
});
results.all = summary(allTimes, allOwn);
console.table(results);
console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
await server.close();
