import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { prepareDataDir } from "#tests/support/test-db.ts";

const folder = tempDir("transfer");
const inFolder = (name: string) => join(folder, name);

/** Runs the command as an operator does, on the embedded database of a data directory. */
async function transfer(direction: string, file: string, dataDir: string) {
  const surroundings = { cwd: folder, env: { DATA_DIR: dataDir } };
  const ended = await runCommand(join(import.meta.dirname, "db-transfer.ts"), [direction, file], surroundings);
  return { ...ended, errors: ended.errors.trimEnd(), isLocked: existsSync(join(dataDir, "pglite.lock")) };
}

test("an install is exported to a file that only its owner can read, and imported from it", { timeout: 180_000 }, async () => {
  const file = inFolder("lahja.jsonl.gz");
  await Promise.all(["one", "two"].map((name) => prepareDataDir(inFolder(name))));
  const exported = await transfer("export", file, inFolder("one"));
  expect(exported).toMatchObject({ code: 0, errors: "", isLocked: false });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(await transfer("import", file, inFolder("two"))).toMatchObject({ code: 0, output: "Imported 0 rows.\n", errors: "" });

  writeFileSync(inFolder("half.gz"), readFileSync(file).subarray(0, -6));
  for (const [name, line] of [
    ["half.gz", /half\.gz is not an export of Lahja, or it is damaged\.$/],
    ["none.gz", /^There is no such file or folder: .*none\.gz$/],
  ] as const) {
    const refused = await transfer("import", inFolder(name), inFolder("two"));
    expect(refused).toMatchObject({ code: 1, output: "", isLocked: false });
    expect(refused.errors, "one line").toMatch(line);
  }
});

test("a call without a file is told how to call", async () => {
  expect(await transfer("export", "", inFolder("three"))).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) });
});
