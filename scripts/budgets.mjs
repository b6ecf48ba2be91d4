/**
 * Compares what a first view loads with its budget (gzip), from Vite's manifest and the prerendered pages. Exit code 1 when one is
 * over. The budgets are the brief's; raise one only with a reason in docs/decisions. What fonts a first view fetches only a browser
 * knows: tests/e2e/public-pages.spec.ts measures them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const dist = join(import.meta.dirname, "../dist");

/** kB = 1,000 bytes, gzip. */
const budgets = { publicScriptsKb: 95, publicStylesKb: 15, appScriptsKb: 180 };
/** So many scripts may the first page of the app fetch before it can be used: a browser asks for six at a time (decision 6). */
const mostAppFiles = 45;

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

function gzipKb(files) {
  return [...files].reduce((sum, file) => sum + gzipBytes(readFileSync(join(dist, file))), 0) / 1000;
}

/** The files of an entry and of everything that it imports before it can run. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: run 'npm run build' first.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

/** The HTML of every public page, in both languages and variants. */
function publicPages() {
  const folder = join(dist, "pages");
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html"));
  return names.map((name) => ({ name, html: readFileSync(join(folder, name), "utf8") }));
}

/** What the page's HTML names, without slash: scripts to load and preload, or style sheets. */
function addressesIn(html, pattern) {
  return new Set([...html.matchAll(pattern)].map(([, address]) => address));
}

/** Scripts, and the page's copy and data, which travel inside the HTML in the form of a script. */
function publicScriptsKb(html) {
  const scripts = addressesIn(html, /(?:<script[^>]*\ssrc|<meta name="lahja-(?:entry|module)" content)="\/([^"]+)"/g);
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!data) throw new Error("A public page has no data to hydrate with.");
  return gzipKb(scripts) + gzipBytes(data) / 1000;
}

function publicStylesKb(html) {
  return gzipKb(addressesIn(html, /<link rel="stylesheet"[^>]*\shref="\/([^"]+)"/g));
}

/** The heavier language counts. */
function appScriptsKb() {
  const code = filesOf("app.html");
  return Math.max(...["en", "ar"].map((language) => gzipKb(filesOf(`src/shared/locales/${language}/app.ts`, new Set(code)))));
}

/** The heaviest of the public pages, and its name. */
function worst(measure) {
  const measured = publicPages().map(({ name, html }) => ({ name, kb: measure(html) }));
  return measured.reduce((heaviest, page) => (page.kb > heaviest.kb ? page : heaviest));
}

const scripts = worst(publicScriptsKb);
const styles = worst(publicStylesKb);
const rows = [
  { name: `public pages, scripts (${scripts.name})`, kb: scripts.kb, maxKb: budgets.publicScriptsKb },
  { name: `public pages, styles (${styles.name})`, kb: styles.kb, maxKb: budgets.publicStylesKb },
  { name: "signed in, first load", kb: appScriptsKb(), maxKb: budgets.appScriptsKb },
];
for (const { name, kb, maxKb } of rows) {
  const verdict = kb > maxKb ? "OVER" : "ok";
  console.log(`${name.padEnd(52)} ${kb.toFixed(1).padStart(6)} kB gzip of ${maxKb} kB  ${verdict}`);
}
const appFiles = filesOf("src/web/features/dashboard/dashboard-page.tsx", filesOf("app.html")).size;
console.log(`signed in, scripts of the first page: ${appFiles} of ${mostAppFiles}`);
process.exitCode = rows.some(({ kb, maxKb }) => kb > maxKb) || appFiles > mostAppFiles ? 1 : 0;
