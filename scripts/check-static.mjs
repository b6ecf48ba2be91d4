/** `npm run check:static`: lint, markup, types, dead code, build and size budgets; never tests. Every gate runs; fails if one did. */
import process from "node:process";
import { buildIfChanged, checkNode, ensureInstalled, runTool } from "./setup.mjs";

checkNode();
await ensureInstalled();

const gates = [
  ["lint", () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."])],
  ["texts and sides in the markup", () => runTool("../scripts/check-markup.mjs", [])],
  ["types", () => runTool("typescript/bin/tsc", ["-b"])],
  ["dead code", () => runTool("knip/bin/knip.js", [])],
  ["build", buildIfChanged],
  ["size budgets", () => runTool("../scripts/budgets.mjs", [])],
];

const failed = [];
for (const [name, gate] of gates) {
  const code = await gate();
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name}`);
  if (code !== 0) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
