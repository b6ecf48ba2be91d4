/**
 * Lighthouse over the production build: `node bench/lighthouse.ts [--runs=5] [--only=landing-en,create]`.
 *
 * Mobile preset, a local server of its own on data of its own, the median of the runs. Public pages in both languages (goal:
 * performance at least 98, the rest 100), dashboard, desk and trends signed in (performance at least 90). A local server shows the sample
 * claims too, so its pages are a little heavier than production's. Lighthouse is no dependency of Lahja: npx fetches it, and
 * CHROMIUM_PATH names the browser. The build must be there (`npm run build`). Below the table: what cost points.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { type Language, languages } from "#shared/options.ts";
import { type MarketingPath, marketingAddress } from "#shared/paths.ts";
import { startServer, type TestServer } from "#tests/e2e/support/server.ts";

const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  kB: "total-byte-weight",
} as const;

interface Target {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly goal: number;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly title: string;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Record<
    (typeof categories)[number],
    { readonly score: number | null; readonly auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, Audit>;
  readonly runtimeError?: { readonly message: string };
}

const publicPages: Readonly<Record<string, MarketingPath>> = {
  landing: "/",
  about: "/about",
  demo: "/demo",
  pricing: "/pricing",
};
const targets: readonly Target[] = [
  ...Object.entries(publicPages).flatMap(([name, path]) =>
    languages.map((language: Language) => ({
      name: `${name}-${language}`,
      // A first visit that prefers another language is led away from '/', so the choice is said.
      path: path === "/" && language === "en" ? "/?lang=en" : marketingAddress(path, language),
      isSignedIn: false,
      goal: 98,
    })),
  ),
  { name: "dashboard", path: "/dashboard", isSignedIn: true, goal: 90 },
  { name: "generations", path: "/create", isSignedIn: true, goal: 90 },
  { name: "trends", path: "/google-trends", isSignedIn: true, goal: 90 },
];

interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/**
 * One run in a browser of its own with an empty profile. The session is in the profile and not in a header of Lighthouse's: as soon
 * as the page sets a cookie itself, the browser sends its own instead of such a header.
 */
async function runOnce(target: Target, url: string, session: readonly SessionCookie[]): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), "lahja-lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--remote-debugging-port=0"],
  });
  try {
    if (target.isSignedIn) await browser.addCookies([...session]);
    const [port = ""] = (await readFile(join(profile, "DevToolsActivePort"), "utf8")).split("\n");
    return await judge(url, port, join(profile, "report.json"));
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function judge(url: string, port: string, file: string): Promise<Report> {
  const wishes = ["--output=json", `--output-path=${file}`, `--only-categories=${categories.join(",")}`, `--port=${port}`];
  const child = spawn("npx", ["--yes", lighthouse, url, "--quiet", ...wishes], { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}:\n${complaint}`);
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`);
  return report;
}

/** A person with an account. @returns the cookies of their session. */
async function signIn(server: TestServer): Promise<SessionCookie[]> {
  const person = { name: "Mona Adel", email: "mona@example.com", password: "correct horse battery" };
  const post = (path: string) =>
    fetch(`${server.url}/api/auth/${path}`, {
      method: "POST",
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify(person),
    });
  await post("sign-up/email");
  const answer = await post("sign-in/email");
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: server.url };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const scoreOf = (report: Report, category: (typeof categories)[number]) =>
  Math.round((report.categories[category].score ?? 0) * 100);

/** One row of the table, with whether the page reaches its goals. */
function summarise(target: Target, reports: readonly Report[]): Record<string, string | number> {
  const scores = Object.fromEntries(categories.map((name) => [name, median(reports.map((report) => scoreOf(report, name)))]));
  const measured = Object.entries(metrics).map(([name, audit]) => {
    const value = median(reports.map((report) => report.audits[audit]?.numericValue ?? 0));
    return [name, name === "CLS" ? value.toFixed(3) : Math.round(name === "kB" ? value / 1000 : value)];
  });
  const isReached =
    (scores.performance ?? 0) >= target.goal && (target.isSignedIn || categories.slice(1).every((name) => scores[name] === 100));
  return { ...scores, ...Object.fromEntries(measured), goal: isReached ? "reached" : `missed (${target.goal})` };
}

/** The audits that count and are not perfect, in the last run. */
function whatCosts(report: Report): string[] {
  return categories
    .flatMap((name) => report.categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
    .flatMap((id) => {
      const audit = report.audits[id];
      const isPerfect = !audit || audit.score === null || audit.score >= 0.995;
      return isPerfect ? [] : [`${audit.title}: ${audit.displayValue ?? "failed"} (${audit.score?.toFixed(2)})`];
    });
}

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" }, only: { type: "string" } } });
const chosen = options.only?.split(",");
const server = await startServer();
try {
  const session = await signIn(server);
  const rows: Record<string, Record<string, string | number>> = {};
  const costs: string[] = [];
  for (const target of targets.filter(({ name }) => !chosen || chosen.includes(name))) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(options.runs); run++) reports.push(await runOnce(target, server.url + target.path, session));
    rows[target.name] = summarise(target, reports);
    costs.push(...whatCosts(reports.at(-1) as Report).map((cost) => `${target.name}: ${cost}`));
    console.log(`${target.name}: ${JSON.stringify(rows[target.name])}`);
  }
  console.table(rows);
  for (const cost of costs) console.log(cost);
} finally {
  await server.close();
}
