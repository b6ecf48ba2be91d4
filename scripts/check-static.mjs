/** `npm run check:static`: lint, markup, types, dead code, build and size budgets; never tests. Every gate runs; fails if one did. */
import process from "node:process";
import { checkNode, ensureInstalled, runTool } from "./setup.mjs";

checkNode();
await ensureInstalled();

const gates = [
  ["lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]],
  ["texts and sides in the markup", "../scripts/check-markup.mjs", []],
  ["types", "typescript/bin/tsc", ["-b"]],
  ["dead code", "knip/bin/knip.js", []],
  ["build", "vite/bin/vite.js", ["build", "--logLevel", "warn"]],
  ["size budgets", "../scripts/budgets.mjs", []],
];

const failed = [];
for (const [name, tool, args] of gates) {
  const code = await runTool(tool, args);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name}`);
  if (code !== 0) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
