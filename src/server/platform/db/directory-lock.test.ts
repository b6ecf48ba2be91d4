import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#tests/support/temp-dir.ts";
import { DatabaseLockedError, lockDirectory } from "./directory-lock.ts";

const newDirectory = () => join(tempDir("lock"), "pglite");

test("a directory in use is refused, and free again after its release", () => {
  const directory = newDirectory();
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DatabaseLockedError);
  expect(() => lockDirectory(directory)).toThrow(new RegExp(`in use by process ${process.pid}`));
  release();
  expect(existsSync(`${directory}.lock`)).toBe(false);
  lockDirectory(directory)();
});

test("no helper file is left behind", () => {
  const directory = newDirectory();
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DatabaseLockedError);
  expect(readdirSync(dirname(directory))).toEqual(["pglite.lock"]);
  release();
});

test("the lock of a process that died is taken over", async () => {
  const directory = newDirectory();
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: child.pid, startedAt: "1" }));
  lockDirectory(directory);
  expect(JSON.parse(readFileSync(`${directory}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === "linux")("a process number that was given to another program does not hold the lock", () => {
  const directory = newDirectory();
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.ppid, startedAt: "1" }));
  lockDirectory(directory)();
});

test("a damaged lock file has no owner", () => {
  const directory = newDirectory();
  writeFileSync(`${directory}.lock`, "{");
  lockDirectory(directory)();
});

test("a release frees only the own lock", () => {
  const directory = newDirectory();
  const release = lockDirectory(directory);
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: 1, startedAt: "1" }));
  release();
  expect(existsSync(`${directory}.lock`)).toBe(true);
});
