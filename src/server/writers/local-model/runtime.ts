import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** The program that runs models, and its processor's part for this machine. Exact versions, tried together. */
const version = "3.22.1";
const program = "node-llama-cpp";

/**
 * The processor's part by platform, with the SHA-512 of each package as the registry publishes it. A part without one was not seen by us:
 * npm then checks it against the registry alone.
 */
const parts: Readonly<Record<string, { readonly name: string; readonly integrity: string | null }>> = {
  "linux-x64": {
    name: "@node-llama-cpp/linux-x64",
    integrity: "sha512-5uCCDNqWCNfaAm8aR/Uzxbo4HBpKgNF91kCHPepKhgMgV2OAmatoefbOlMihsqCiH2Od35E/eUHQCFbfRBJuOg==",
  },
  "linux-arm64": {
    name: "@node-llama-cpp/linux-arm64",
    integrity: "sha512-W+7naKCXX9/eEjjFmRS8vvx91QyLXDbeFxexZc3bh/PtQABZgmRL3C0AtYYXn4YGTj/3Qor4lWZn2tpjZFPLdQ==",
  },
  "linux-arm": {
    name: "@node-llama-cpp/linux-armv7l",
    integrity: "sha512-v/pHg4BcQHRDna+YYq4vWp44HCFluar4hAiB732Pa5PF89flMXhHSku68tQn+25RJjuc3TtoeY/i57WnX9GrdQ==",
  },
  "darwin-arm64": { name: "@node-llama-cpp/mac-arm64-metal", integrity: null },
  "darwin-x64": { name: "@node-llama-cpp/mac-x64", integrity: null },
  "win32-x64": { name: "@node-llama-cpp/win-x64", integrity: null },
  "win32-arm64": { name: "@node-llama-cpp/win-arm64", integrity: null },
};

/** What the program is made of, as npm's lockfile has it: every package with its version and its SHA-512. */
const packagesFile = new URL("./runtime-packages.json", import.meta.url);

type Packages = Record<string, { readonly version?: string; readonly integrity?: string | undefined }>;

/** Whether there is a prebuilt program for this machine. */
export const isProgramFor = (platform: string = `${process.platform}-${process.arch}`): boolean => platform in parts;

/** The address by which the program is imported. */
export function programAddress(folder: string): string {
  return pathToFileURL(join(folder, "node_modules", program, "dist", "index.js")).href;
}

/** Why the program in this folder cannot be used, as a sentence for the operator; null where it can. */
export function runtimeProblem(folder: string): string | null {
  const how = "Install it with: npm run -s model -- install-runtime";
  try {
    const found = JSON.parse(readFileSync(join(folder, "node_modules", program, "package.json"), "utf8")) as {
      version?: unknown;
    };
    if (found.version === version) return null;
    return `the program that runs models is of another version than this Lahja needs (${version}). ${how}`;
  } catch {
    return `the program that runs models is not installed in ${folder}. ${how}`;
  }
}

export interface InstallOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  readonly platform?: string;
  /** Tests give another. */
  readonly npm?: string;
}

/** An installation that did not come to its end; the message is for the operator. */
export class InstallError extends Error {}

/**
 * Installs the program with `npm` into a folder with a package file of its own: nothing of it becomes a dependency of the product. No
 * script of a package runs. npm finds a lockfile with all that it is to fetch, so it takes no other versions and refuses what is not the
 * package that we tried; a folder that fails is emptied.
 * @throws InstallError
 */
export async function installRuntime(options: InstallOptions): Promise<void> {
  const { folder, log, platform = `${process.platform}-${process.arch}` } = options;
  const part = parts[platform];
  if (!part) throw new InstallError(`There is no prebuilt program for ${platform}. Run the model with Ollama instead.`);
  const { packages } = JSON.parse(await readFile(packagesFile, "utf8")) as { packages: Packages };
  const dependencies = { [program]: version, [part.name]: version };
  const expected = { ...packages, [`node_modules/${part.name}`]: { version, integrity: part.integrity ?? undefined } };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), inJson({ private: true, dependencies }));
  await writeFile(
    join(folder, "package-lock.json"),
    inJson({ lockfileVersion: 3, requires: true, packages: { "": { dependencies }, ...expected } }),
  );
  log(`Fetching ${program} ${version} and ${part.name} with npm: about 90 MB on the disk, into ${folder}.`);
  const args = ["install", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  try {
    await runNpm(options.npm ?? "npm", args, folder);
    await compareIntegrity(folder, expected);
    const problem = runtimeProblem(folder);
    if (problem) throw new InstallError(problem);
  } catch (error) {
    await rm(join(folder, "node_modules"), { recursive: true, force: true });
    throw error;
  }
}

function runNpm(npm: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // npm is a script of the shell on Windows. No argument comes from outside.
    const child = spawn(npm, [...args], { cwd, stdio: ["ignore", "ignore", "pipe"], shell: process.platform === "win32" });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (more: string) => {
      errors = (errors + more).slice(-4_000);
    });
    child.on("error", () =>
      reject(new InstallError("There is no npm on this machine. It comes with Node.js: https://nodejs.org")),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new InstallError(`npm could not install the program. Is the package registry reachable? It said:\n${errors.trim()}`),
        );
    });
  });
}

/** npm notes in its lockfile what it has verified each package against. */
async function compareIntegrity(folder: string, expected: Packages): Promise<void> {
  const { packages = {} } = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")) as { packages?: Packages };
  for (const [path, { integrity }] of Object.entries(expected)) {
    const found = packages[path]?.integrity;
    if (integrity === undefined || found === integrity) continue;
    throw new InstallError(`${path} is not the package that Lahja was tried with: its integrity is ${found ?? "missing"}.`);
  }
}

function inJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
