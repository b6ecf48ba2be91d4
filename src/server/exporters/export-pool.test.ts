import pino from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { AppError } from "#shared/errors.ts";
import { exportFormats } from "#shared/export-formats.ts";
import { createExportPool, type ExportPool } from "./export-pool.ts";
import type { ExportTask } from "./exporter.ts";

const script = (name: string) => new URL(`../../../tests/support/export-workers/${name}.ts`, import.meta.url);
const log = pino({ level: "silent" });

const task: ExportTask = { format: "txt", paper: "a4", source: { title: "عنوان", tag: "ar", markdown: "نص **مهم**" } };

/** The code that an export failed with, or what it wrote. */
function outcome(pending: Promise<Uint8Array>): Promise<string> {
  return pending.then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: AppError) => error.code,
  );
}

describe("an export", () => {
  let pool: ExportPool;
  afterEach(() => pool.stop());

  it.each([
    ["whose process is killed", "dying", "export.failed"],
    ["that takes too long", "stuck", "export.timeout"],
    ["that wants too much memory", "hungry", "export.failed"],
    ["that this machine cannot write", "without-typesetter", "export.unavailable"],
  ])("%s ends with a clear error, and so does the next", { timeout: 60_000 }, async (_what, worker, code) => {
    const timeoutMs = worker === "stuck" ? 500 : 30_000;
    pool = createExportPool(log, { workers: 1, timeoutMs, startMs: 0, heapMb: 32, script: script(worker) });
    expect(await Promise.all([outcome(pool.run(task)), outcome(pool.run(task))])).toEqual([code, code]);
  });

  it("waits for its turn, and is sent away when too many wait", async () => {
    pool = createExportPool(log, { workers: 1, waiting: 2 });
    const all = await Promise.all([1, 2, 3, 4].map(() => outcome(pool.run(task))));
    expect(all).toEqual(["نص مهم\n", "نص مهم\n", "نص مهم\n", "export.busy"]);
  });

  it("ends with the server, running or waiting", async () => {
    pool = createExportPool(log, { workers: 1, script: script("stuck") });
    const running = outcome(pool.run(task));
    const waiting = outcome(pool.run(task));
    await pool.stop();
    expect(await Promise.all([running, waiting, outcome(pool.run(task))])).toEqual(Array(3).fill("server.stopping"));
  });

  it("finds a new process after the last one was given up for its memory", async () => {
    pool = createExportPool(log, { workers: 1, keptBytes: 1 });
    for (let i = 0; i < 2; i++) expect(await outcome(pool.run(task))).toBe("نص مهم\n");
  });
});

/** One pool for a group of tests: its processes take a second to start. */
function poolForAll(limits?: Parameters<typeof createExportPool>[1]): ExportPool {
  const pool = createExportPool(log, limits);
  afterAll(() => pool.stop());
  return pool;
}

describe("texts that nobody should write", () => {
  const arabic = "هذه كلمات كثيرة في نص طويل جدًا. ";
  // What takes longer ends in an error, which is as good here: the time is spent by every run of the tests.
  const timeoutMs = (given: ExportTask) => (given === task ? 60_000 : 2_000);
  const hurried = poolForAll({ timeoutMs, startMs: 0, runningPerOwner: 2 });
  const pool = poolForAll({ waitingPerOwner: 5 });

  it.each([
    ["5 MB", arabic.repeat(90_000)],
    ["10,000 headings", Array.from({ length: 10_000 }, (_, index) => `# عنوان ${index}`).join("\n\n")],
    ["lists 500 deep", Array.from({ length: 500 }, (_, depth) => `${"  ".repeat(depth)}- بند`).join("\n")],
    ["quotes and lists in turn, 500 deep", `${"> - ".repeat(500)}بند`],
    [
      "a table of 2,000 rows and one of 60 columns",
      `|أ|ب|\n|-|-|\n${"|١|٢|\n".repeat(2_000)}\n${"|س".repeat(60)}|\n${"|-".repeat(60)}|\n`,
    ],
    ["nothing at all", ""],
  ])("%s become files, or a clear error", { timeout: 180_000 }, async (_what, markdown) => {
    const source = { title: "\u200F\u202E", tag: "ar-EG", markdown };
    const files = (["pdf", "docx", "html"] as const).map((format) =>
      hurried.run({ format, paper: "a4", source }).then(
        (bytes) => bytes.length > 0,
        (error: AppError) => ["export.timeout", "export.failed"].includes(error.code),
      ),
    );
    expect(await Promise.all(files)).toEqual([true, true, true]);
    // And the next one is written as if nothing had been.
    expect(await outcome(hurried.run(task))).toBe("نص مهم\n");
  });

  it("marks that never close become a page within the usual time", { timeout: 30_000 }, async () => {
    const source = { title: "", tag: null, markdown: "*a_".repeat(66_000) };
    const page = await pool.run({ format: "shared-page", paper: "a4", source });
    expect(new TextDecoder().decode(page)).toContain("*a_*a_");
  });

  it.each([
    ["of 300 letters without a space", "ط".repeat(300)],
    ["of direction marks only", "\u200F\u202E\u2067"],
    ["of characters that formats have a meaning for", "<w:t>&amp; #let x = 1 \\ $ _ * \u0007 `"],
    ["that is empty", ""],
  ])("but a title %s stands in no file's way", { timeout: 60_000 }, async (_which, title) => {
    const files = await Promise.all(
      exportFormats.map((format) => pool.run({ ...task, format, source: { ...task.source, title } })),
    );
    expect(files.map(({ length }) => length > 0)).toEqual(exportFormats.map(() => true));
  });
});

describe("a paragraph of any length becomes a PDF", () => {
  const pool = poolForAll({ timeoutMs: 90_000 });

  // A rule of the typesetter that looks for figures or points gives up in paragraphs with some hundred of them.
  it.each([
    ["15,000 characters with figures, Arabic", 15_000, "سعر 3.5 ريال و12:30 في السوق، "],
    ["15,000 characters with points, English", 15_000, "Well, it cost 3.50 (or so). "],
    ["15,000 characters of keys", 15_000, "1\uFE0F\u20E3 a "],
    ["15,000 letters without a blank", 15_000, "ط"],
    ["200,000 characters, the longest text there is", 200_000, "سعر 3.5 ريال في السوق (كلمة)، "],
  ])("of %s", { timeout: 120_000 }, async (_what, chars, piece) => {
    const markdown = piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
    const file = await pool.run({ format: "pdf", paper: "a4", source: { title: "عنوان", tag: "ar-EG", markdown } });
    expect(new TextDecoder().decode(file.subarray(0, 5))).toBe("%PDF-");
  });
});
