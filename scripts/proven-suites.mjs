/**
 * Suites that fetch much and concern little: Firebase's emulator (300 MB) and the program that runs models (90 MB). Each notes in
 * `tests/proven.json` the hash of what it tests when it passes as a whole. `node scripts/proven-suites.mjs` runs those for which that has changed
 * since, and names the others.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { hashOf, nodeBinary, root, run } from "./setup.mjs";

const notes = join(root, "tests/proven.json");

/** What each suite tests, and what it tests with. */
const suites = {
  firebase: [
    ...scriptsIn("tests/firebase"),
    "tests/firebase/emulator/package-lock.json",
    "tests/e2e/support",
    "scripts/test-firebase.mjs",
    "src/shared/contracts/account.ts",
    "src/shared/contracts/sign-in-ways.ts",
    "src/web/api",
    "src/web/identity",
    "src/web/features/settings",
    "src/web/features/sign-in",
    "src/web/features/sign-in-checks",
    "src/server/identity",
    "src/server/platform/http",
    "src/server/features/account",
    "src/server/features/events",
    "src/server/features/session",
    "package-lock.json",
  ],
  model: [
    ...scriptsIn("tests/model"),
    "scripts/test-model.mjs",
    "src/server/model.ts",
    "src/server/writers/local-model",
    "src/server/writers/model-store",
    "src/language/steering",
    "package-lock.json",
  ],
};

/** The folder itself may hold installed packages. */
function scriptsIn(folder) {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".ts"));
  return names.map((name) => `${folder}/${name}`);
}

const proven = () => JSON.parse(readFileSync(notes, "utf8"));

/** To be called at the end of a suite: keeps the proof where all of it ran and passed. */
export function noteProof(name) {
  if (process.exitCode !== 0 || process.argv.length > 2) return;
  writeFileSync(notes, `${JSON.stringify({ ...proven(), [name]: hashOf(suites[name]) }, null, 2)}\n`);
}

async function runChanged() {
  for (const [name, paths] of Object.entries(suites)) {
    if (proven()[name] === hashOf(paths))
      console.log(`test:${name} is not run: nothing that it tests has changed since it passed.`);
    else if ((await run(nodeBinary(), [join(root, `scripts/test-${name}.mjs`)])) !== 0) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runChanged();
