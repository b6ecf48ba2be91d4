/** `npm run check:static`: lint, markup, types, dead code, build and size budgets; never tests. Every gate runs, at the same time; fails if one did. */
import process from "node:process";
import { buildIfChanged, checkNode, ensureInstalled, runTool } from "./setup.mjs";

checkNode();
await ensureInstalled();

const gates = [
  ["lint", () => runQuietly("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."])],
  ["texts and sides in the markup", () => runQuietly("../scripts/check-markup.mjs", [])],
  ["types", () => runQuietly("typescript/bin/tsc", ["-b"])],
  ["dead code", () => runQuietly("knip/bin/knip.js", [])],
  ["build", buildIfChanged],
];

/** What a gate says is shown whole when it fails, so that gates that run at the same time do not talk into each other. */
const runQuietly = (tool, args) => runTool(tool, args, { quiet: true });

async function pass([name, gate]) {
  const isPassed = (await gate()) === 0;
  console.log(`${isPassed ? "ok    " : "FAILED"} ${name}`);
  return isPassed;
}

// Each of them uses one core most of the time.
const passed = await Promise.all(gates.map(pass));
passed.push(await pass(["size budgets", () => runTool("../scripts/budgets.mjs", [])]));
process.exitCode = passed.includes(false) ? 1 : 0;
