import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { HostLimits } from "#server/writers/local-model/limits.ts";
import { createLocalWriter, type LocalWriter } from "#server/writers/local-model/local-writer.ts";
import type { HostRequest } from "#server/writers/local-model/model-turn.ts";
import { catalogue } from "#server/writers/model-store/catalogue/catalogue.ts";
import { AppError } from "#shared/errors.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { type TinyModel, writeTinyModel } from "./tiny-model.ts";
import { writesOfSubject } from "./writes-of-subject.ts";

/** Set by `npm run test:model`, which installs the program there. */
const runtime = process.env.MODEL_RUNTIME ?? "";
const directory = tempDir("model");

/** It never comes to an end. */
const neverEnds: TinyModel = {
  words: { start: { كلمة: 1 }, كلمة: { " وراها": 1, " بعدها": 1 }, " وراها": { كلمة: 1 }, " بعدها": { كلمة: 1 } },
};

const writers: LocalWriter[] = [];
afterEach(() => {
  for (const { host } of writers.splice(0)) host.stop();
});

let files = 0;
function fileOf(model: TinyModel): string {
  files += 1;
  const file = join(directory, `tiny-${files}.gguf`);
  writeTinyModel(file, model);
  return file;
}

function open(
  file: string,
  more: { threads?: number | null; memoryBytes?: number; limits?: Partial<HostLimits> } = {},
): LocalWriter {
  const { threads = 1, memoryBytes = null, limits = {} } = more;
  const writer = createLocalWriter(
    { file, runtime, threads, memoryBytes, steering: true },
    { log: pino({ level: "silent" }), limits },
  );
  writers.push(writer);
  return writer;
}

const request = (more: Partial<HostRequest> = {}): HostRequest => ({
  owner: "a",
  system: "اكتب باللهجة",
  user: "عن قهوة الصباح",
  maxTokens: 80,
  seed: 1,
  steering: null,
  signal: new AbortController().signal,
  onWait: () => undefined,
  ...more,
});

async function write({ host }: LocalWriter, more: Partial<HostRequest> = {}) {
  let text = "";
  let steered = 0;
  for await (const part of host.write(request(more))) {
    if (part.kind === "text") text += part.text;
    if (part.kind === "end") steered = part.steered;
  }
  return { text, steered };
}

const codeOf = (writing: Promise<unknown>) =>
  writing.then(
    () => null,
    (error: unknown) => error as { code?: string; params?: object },
  );

describe("a real model in a process of our own", () => {
  it("writes about the subject of the brief", async () => {
    const { writer } = open(fileOf(writesOfSubject), { threads: null });
    for (const [subject, other] of [
      ["قهوة", "سيارة"],
      ["سيارة", "قهوة"],
    ]) {
      const task = writingTask({ targetWords: 20, seed: 3 });
      const brief = { ...task.brief, topic: `${subject} جديدة`, variety: "ar-jordanian" as const };
      let text = "";
      try {
        for await (const piece of writer.write({ ...task, brief })) text += piece;
      } catch (error) {
        // So small a model repeats itself, or is cut off at its length; what it wrote until then stands.
        expect(error).toBeInstanceOf(AppError);
        expect(["writer.repeating", "writer.cut_short"]).toContain((error as AppError).code);
      }
      expect(text).toContain(`نحكي عن ${subject}`);
      expect(text).not.toContain(`عن ${other}`);
      expect(task.told.at(0)).toMatchObject({ kind: "model", provider: "this-server" });
    }
  });

  it.each(catalogue.flatMap(({ name, chatForm }) => (chatForm ? [[name, chatForm] as const] : [])))(
    "writes conversations in the form of %s",
    async (_, chatForm) => {
      const settings = { file: fileOf(neverEnds), runtime, threads: 1, memoryBytes: null, steering: false, chatForm };
      const local = createLocalWriter(settings, { log: pino({ level: "silent" }) });
      writers.push(local);
      expect((await write(local, { maxTokens: 4 })).text).not.toBe("");
    },
  );

  it.each(["reading", "writing"] as const)("hears a stop within half a second while it is %s", async (while_) => {
    const local = open(fileOf(neverEnds));
    await write(local, { maxTokens: 3 });
    const pid = local.host.processId();
    const abort = new AbortController();
    const long = while_ === "reading" ? "قهوة ".repeat(850) : "قهوة";
    let stoppedAt = 0;
    for await (const part of local.host.write(request({ user: long, maxTokens: 6_000, signal: abort.signal }))) {
      if (stoppedAt > 0 || (part.kind === "alive") !== (while_ === "reading")) continue;
      stoppedAt = performance.now();
      abort.abort();
    }
    // The next text comes to its turn when the process says that it has stopped.
    let freeAt = 0;
    const onWait = ({ kind }: { kind: string }) => {
      if (kind === "reading") freeAt = performance.now();
    };
    await write(local, { maxTokens: 1, onWait });
    expect(freeAt - stoppedAt).toBeLessThan(500);
    expect(local.host.processId()).toBe(pid);
  });

  it("fails the text of a process that is killed, and writes the next one with another", async () => {
    const local = open(fileOf(neverEnds));
    const writing = codeOf(
      (async () => {
        for await (const part of local.host.write(request({ maxTokens: 6_000 }))) {
          if (part.kind === "text") process.kill(local.host.processId() ?? 0, "SIGKILL");
        }
      })(),
    );
    expect((await writing)?.code).toBe("writer.connection_lost");
    expect((await write(local, { maxTokens: 4 })).text).not.toBe("");
  });

  it("ends a process that takes more memory than it may", async () => {
    const local = open(fileOf(neverEnds), { memoryBytes: 20 * 1024 ** 2 });
    expect(await codeOf(write(local, { maxTokens: 6_000 }))).toMatchObject({
      code: "writer.model_file",
      params: { problem: "memory" },
    });
  });

  it("unloads a model that nobody uses, and loads it again", async () => {
    const local = open(fileOf(neverEnds), { limits: { idleMs: 100 } });
    await write(local, { maxTokens: 4 });
    await expect.poll(() => local.host.processId()).toBeNull();
    expect((await write(local, { maxTokens: 4 })).text).not.toBe("");
  });

  it("refuses a prompt that is longer than the context, and says by how much", async () => {
    const local = open(fileOf({ ...neverEnds, contextLength: 512 }));
    const refusal = await codeOf(write(local, { user: "قهوة ".repeat(200) }));
    expect(refusal).toMatchObject({ code: "writer.prompt_too_long", params: { limit: 256 } });
    expect((await write(local, { user: "ق", system: "", maxTokens: 4 })).text).not.toBe("");
  });

  it("writes two people's texts one after the other, the same from the same seed", async () => {
    const local = open(fileOf(neverEnds));
    const waits: string[] = [];
    const both = [
      write(local, { owner: "a" }),
      write(local, { owner: "b", user: "عن قهوة الصباح", onWait: ({ kind }) => waits.push(kind) }),
    ];
    const [first, second] = await Promise.all(both);
    expect(first?.text).toMatch(/كلمة (وراها|بعدها)/);
    expect(second?.text).toBe(first?.text);
    expect((await write(local, { seed: 2 })).text).not.toBe(first?.text);
    expect(waits).toEqual(["queued", "reading"]);
  });

  it("keeps a dialect from the marked words, and their neighbours in the text", async () => {
    const local = open(fileOf(writesOfSubject));
    const counted = async (steering: HostRequest["steering"]) => {
      let all = "";
      let steered = 0;
      for (let seed = 1; seed <= 8; seed += 1) {
        const one = await write(local, { seed, steering, system: "", user: "قهوة" });
        all += `${one.text}\n`;
        steered += one.steered;
      }
      const sentences = all.match(/نشوف/g)?.length ?? 0;
      return { marked: (all.match(/سوف|لماذا/g)?.length ?? 0) / sentences, kept: all.match(/لما(?!ذا)/g)?.length ?? 0, steered };
    };
    const before = await counted(null);
    const after = await counted({ words: ["سوف", "لماذا"], told: [] });
    expect(before.marked).toBeGreaterThan(0.3);
    expect(after.marked).toBe(0);
    expect(after.kept).toBeGreaterThanOrEqual(before.kept);
    expect(after.steered).toBeGreaterThan(4);
    expect(before.steered).toBe(0);
  });

  it.each([
    ["damaged", "a page in the place of a model", null],
    ["architecture", "of a kind that nobody knows", { ...neverEnds, architecture: "nobodysmodel" }],
    ["no_chat", "that was not made for conversation", { ...neverEnds, template: false }],
  ] as const)("says what is wrong with a file that is %s: %s", async (problem, _, model) => {
    const file = model ? fileOf(model) : join(directory, "page.gguf");
    if (!model) writeFileSync(file, `GGUF${"<!doctype html> Sign in to the network".repeat(50)}`);
    expect(await codeOf(write(open(file)))).toMatchObject({ code: "writer.model_file", params: { problem } });
  });

  it("survives a vocabulary that aborts the process", async () => {
    expect((await codeOf(write(open(fileOf({ ...neverEnds, twice: true })))))?.code).toBe("writer.unavailable");
  });

  it("says so where the program is not installed", async () => {
    const local = createLocalWriter(
      { file: fileOf(neverEnds), runtime: directory, threads: 1, memoryBytes: null, steering: true },
      { log: pino({ level: "silent" }) },
    );
    writers.push(local);
    expect(await codeOf(write(local))).toMatchObject({ code: "writer.model_file", params: { problem: "runtime" } });
  });
});
