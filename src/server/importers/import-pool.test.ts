import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { AppError } from "#shared/errors.ts";
import { createImportPool, type ImportPool } from "./import-pool.ts";
import type { ImportTask } from "./importer.ts";

const script = (name: string) => new URL(`../../../tests/support/export-workers/${name}.ts`, import.meta.url);
const log = pino({ level: "silent" });
let pool: ImportPool;
afterEach(() => pool.stop());

const directory = mkdtempSync(join(tmpdir(), "lahja-pool-"));
afterAll(() => rmSync(directory, { recursive: true }));
let written = 0;

function file(name: string, content: string): ImportTask {
  const path = join(directory, String(++written));
  writeFileSync(path, content);
  return { name, path, bytes: Buffer.byteLength(content) };
}

/** The text that a file became, or the code of why it did not. */
function outcome(task: ImportTask): Promise<string> {
  return pool.run(task).then(
    (result) => ("text" in result ? result.text.markdown : result.code),
    (error: AppError) => error.code,
  );
}

describe("a file that is read", () => {
  it.each([
    ["whose process is killed", "dying", "import.failed"],
    ["that takes too long", "stuck", "import.timeout"],
    ["that wants too much memory", "hungry", "import.failed"],
  ])("%s ends with a clear error, and so does the next", { timeout: 60_000 }, async (_what, worker, code) => {
    pool = createImportPool(log, {
      workers: 1,
      timeoutMs: worker === "stuck" ? 500 : 30_000,
      startMs: 0,
      heapMb: 32,
      script: script(worker),
    });
    const task = file("a.txt", "نص");
    expect(await Promise.all([outcome(task), outcome(task)])).toEqual([code, code]);
  });

  it("waits for its turn, and is sent away when too many wait", { timeout: 60_000 }, async () => {
    pool = createImportPool(log, { workers: 1, waiting: 1 });
    const all = await Promise.all([1, 2, 3].map((number) => outcome(file("a.txt", `نص ${number}`))));
    expect(all).toEqual(["نص 1", "نص 2", "import.busy"]);
  });

  it("may be refused without harm to the process: the next one is read", { timeout: 60_000 }, async () => {
    pool = createImportPool(log, { workers: 1 });
    const deep = file("a.html", "<div>".repeat(200_000));
    expect(await Promise.all([outcome(deep), outcome(file("b.md", "**نص**"))])).toEqual(["import.too_nested", "**نص**"]);
  });
});
