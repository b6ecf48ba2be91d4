import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import type { HostLimits } from "#server/writers/local-model/limits.ts";
import { createLocalWriter, type LocalWriter } from "#server/writers/local-model/local-writer.ts";
import { startedJob } from "#shared/contracts/generations.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const log = pino({ level: "silent" });
const script = new URL("../../../../tests/support/model-workers/stand-in.ts", import.meta.url);

let db: Database;
let app: TestApp;
let local: LocalWriter;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => truncate(db));
afterEach(async () => {
  await app.services.generations.stop();
  local.host.stop();
});
afterAll(() => db.close());

/** The app on a server whose own model behaves as its file is named. */
async function appWith(behaviour: string, limits: Partial<HostLimits> = {}): Promise<SignedInClient> {
  const file = join(tempDir("model"), `${behaviour}.gguf`);
  writeFileSync(file, "GGUF");
  const settings = { file, runtime: "unused", threads: 1, memoryBytes: null, steering: true };
  local = createLocalWriter(settings, { log, script, limits });
  // One text and no repair of it: the stand-in writes the same whatever it is asked for.
  const { info, canWrite, write } = local.writer;
  app = createTestApp({ db, log, writers: { writerFor: () => ({ info, canWrite, write }) } });
  await app.services.generations.start();
  return app.signUp();
}

async function start(person: SignedInClient): Promise<string> {
  return startedJob.parse(await (await person.post("/api/generations", testRequest())).json()).id;
}

const usage = async (person: SignedInClient) =>
  (await (await person.get("/api/usage")).json()) as { used: number; reserved: number };

describe("a text by the server's own model", () => {
  it("is a job as any other: written, charged, kept, with what was steered on its receipt", async () => {
    const person = await appWith("writes");
    const done = await generationWhen(person, await start(person), hasEnded);
    expect(done).toMatchObject({
      state: "done",
      writer: { kind: "model", provider: "this-server", model: "writes" },
      tokens: { input: 40, output: 12, steered: 2 },
    });
    expect(done.text).toContain("والله بالقهوة");
    expect(done.itemId).not.toBeNull();
    expect(await usage(person)).toMatchObject({ used: done.words, reserved: 0 });
  });

  it("is stopped with what was written of it", async () => {
    const person = await appWith("waits");
    const id = await start(person);
    await generationWhen(person, id, ({ text }) => text.includes("بالقهوة"));
    await person.post(`/api/generations/${id}/stop`, {});
    expect(await generationWhen(person, id, hasEnded)).toMatchObject({ state: "stopped", error: null });
  });

  it("tells a person who waits their place, and another person's text comes to its turn", async () => {
    const person = await appWith("waits");
    const other = await app.signUp();
    const first = await start(person);
    await generationWhen(person, first, ({ text }) => text !== "");
    const second = await start(other);
    const waiting = await generationWhen(other, second, ({ status }) => status?.kind === "queued");
    expect(waiting.status).toEqual({ kind: "queued", place: 2, minutes: null });
    await person.post(`/api/generations/${first}/stop`, {});
    expect(await generationWhen(other, second, ({ text }) => text !== "")).toMatchObject({ status: null });
  });

  it.each([
    ["dies", "writer.unavailable"],
    ["damaged", "writer.model_file"],
    ["too-long", "writer.prompt_too_long"],
  ] as const)("fails with its own sentence where the process is %s, and nothing is charged", async (behaviour, code) => {
    const person = await appWith(behaviour);
    const failed = await generationWhen(person, await start(person), hasEnded);
    expect(failed).toMatchObject({ state: "failed", error: { code } });
    expect(await usage(person)).toMatchObject({ used: 0, reserved: 0 });
  });

  it("keeps what a process wrote before it died", async () => {
    const person = await appWith("dies-late");
    const failed = await generationWhen(person, await start(person), hasEnded);
    expect(failed).toMatchObject({ state: "failed", error: { code: "writer.connection_lost" } });
    expect(failed.text).toContain("هلا");
  });
});
