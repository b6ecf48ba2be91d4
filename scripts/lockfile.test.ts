import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, "..", name), "utf8"));
const lockfile = read("package-lock.json") as { packages: Record<string, LockedPackage> };
const manifest = read("package.json") as { allowScripts?: Record<string, boolean> };
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== "");

test("what is installed is what was locked: every package has its hash, and none names a registry's host", () => {
  // The registry that the lockfile was made with does not carry these builds for other systems; npm takes their hash from the registry
  // that it installs them from.
  const without = packages.filter(([, { integrity }]) => !integrity);
  for (const [path, { optional, os, cpu }] of without) expect([path, optional, Boolean(os ?? cpu)]).toEqual([path, true, true]);
  expect(without.length).toBeLessThanOrEqual(40);
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test("no package runs a script at its installation without being named", () => {
  const withScript = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1));
  expect(Object.keys(manifest.allowScripts ?? {}).sort()).toEqual([...new Set(withScript)].sort());
  expect(Object.values(manifest.allowScripts ?? {}), "none needs its script").not.toContain(true);
  expect(readFileSync(join(import.meta.dirname, "../.npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});
