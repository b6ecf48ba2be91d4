/**
 * Compares what each entry loads before its first page stands with its budget: gzip bytes of the JavaScript that the HTML
 * imports statically, and of the texts of one language, from Vite's manifest. Exit code 1 when one is over.
 * The budgets are the brief's; raise one only with a reason in docs/decisions/0006-two-entries.md.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const dist = join(import.meta.dirname, "../dist");

/** kB = 1,000 bytes, gzip. */
const budgets = [
  { name: "signed out", entry: "public.html", texts: "public", maxKb: 120 },
  { name: "signed in", entry: "app.html", texts: "app", maxKb: 190 },
];

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** The files of an entry and of everything that it imports before it can run. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: run 'vite build' first.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

function gzipKb(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000;
}

/** The heavier language counts. */
function entryKb({ entry, texts }) {
  const code = filesOf(entry);
  const languages = ["en", "ar"].map((language) => {
    const files = filesOf(`src/shared/locales/${language}/${texts}.ts`, new Set(code));
    return gzipKb(files);
  });
  return Math.max(...languages);
}

let isOver = false;
for (const budget of budgets) {
  const kb = entryKb(budget);
  const verdict = kb > budget.maxKb ? "OVER" : "ok";
  isOver ||= kb > budget.maxKb;
  console.log(`${budget.name.padEnd(10)} ${kb.toFixed(1).padStart(6)} kB gzip of ${budget.maxKb} kB  ${verdict}`);
}
process.exitCode = isOver ? 1 : 0;
