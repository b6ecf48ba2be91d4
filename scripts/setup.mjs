/**
 * What `npm start`, `npm test` and `npm run dev` need before they can begin: the packages of the lockfile, a Node.js that runs
 * TypeScript, a build of the web. Each step is skipped while the hash of what it depends on is unchanged.
 *
 * Runs on Node 20 with nothing installed, so it uses built-in modules only and stays plain JavaScript.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = 20;
/** The first Node.js that runs TypeScript without a flag or a warning. */
const typescriptNode = [22, 18];

/** What the build of the web is made from. */
const webSources = [
  "src/web",
  "src/shared",
  "src/language",
  "public",
  "app.html",
  "public.html",
  "vite.config.ts",
  "scripts/vite",
  "package-lock.json",
];

/** Ends the process with one clear line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function checkNode() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < oldestNode) fail(`Lahja needs Node.js ${oldestNode} or newer; this is ${process.version}. See https://nodejs.org.`);
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(dirname(full), { withFileTypes: true });
  const entry = entries.find((candidate) => join(dirname(full), candidate.name) === full);
  if (!entry?.isDirectory()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath ?? file.path, file.name));
}

/** Of files and folders below the project's root, tests left aside: changes with what is in them and with their names. */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesOf).sort())
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function isUnchanged(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Runs a command in the project; resolves to its exit code. `quiet` shows its output only when it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32" && !command.includes(".exe"),
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Installs exactly what the lockfile of a folder says, when it says something new. */
export async function ensureInstalled(folder = ".") {
  const stamp = join(root, folder, "node_modules", ".lahja-installed");
  const hash = hashOf([join(folder, "package-lock.json")]);
  if (isUnchanged(stamp, hash)) return;
  console.log("Installing the packages of the lockfile …");
  const npm = process.env.npm_execpath;
  // The project's own packages set up what they need; those of a test need no script of theirs.
  const own = folder === "." ? [] : ["--prefix", folder, "--ignore-scripts"];
  const args = ["ci", ...own, "--no-audit", "--no-fund", "--loglevel=error"];
  const code = npm ? await run(process.execPath, [npm, ...args], { quiet: true }) : await run("npm", args, { quiet: true });
  if (code !== 0) fail("The packages could not be installed; npm's message stands above.");
  writeStamp(stamp, hash);
}

/** The Node.js to run with: the one that the lockfile brings, else this one where it is new enough (macOS). */
export function nodeBinary() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const packageName = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const brought = join(root, "node_modules", packageName, "bin", name);
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = typescriptNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return process.execPath;
  return fail(
    `On ${process.platform} ${process.arch} Lahja needs Node.js ${typescriptNode.join(".")} or newer; this is ${process.version}.`,
  );
}

/** The environment in which the packages' commands find that Node.js, and leave nothing in the system's temporary folder. */
export function toolEnv() {
  const bin = [dirname(nodeBinary()), join(root, "node_modules", ".bin"), process.env.PATH ?? ""];
  return {
    PATH: bin.join(delimiter),
    NODE_COMPILE_CACHE: join(root, ".cache", "compile"),
    PWTEST_CACHE_DIR: join(root, ".cache", "playwright"),
  };
}

/** Runs a package's command under the brought Node.js. */
export function runTool(packagePath, args, options = {}) {
  return run(nodeBinary(), [join(root, "node_modules", packagePath), ...args], {
    ...options,
    env: { ...toolEnv(), ...options.env },
  });
}

/** Builds the web when its sources have changed. Resolves to the exit code. */
export async function buildIfChanged() {
  const stamp = join(root, "dist", ".lahja-built");
  const hash = hashOf(webSources);
  if (isUnchanged(stamp, hash)) return 0;
  console.log("Building the web …");
  const code = await runTool("vite/bin/vite.js", ["build", "--logLevel", "warn"], { quiet: true });
  if (code === 0) writeStamp(stamp, hash);
  return code;
}

/** As `buildIfChanged`; ends the process where the build fails. */
export async function ensureBuilt() {
  if ((await buildIfChanged()) !== 0) fail("The web could not be built; the message stands above.");
}
