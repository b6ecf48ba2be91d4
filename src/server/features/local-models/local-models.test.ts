import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Environment } from "#server/platform/config.ts";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import type { LocalModels, TryModelEvent } from "#shared/contracts/local-models.ts";
import { errorCode } from "#tests/support/http.ts";
import {
  egyptianWriter,
  modelFile as file,
  installRequest as install,
  modelsWhen,
  readModels,
  startModelServer,
  stopModelServers,
} from "#tests/support/local-models.ts";
import { type FakeHub, sha256Of, startFakeHub } from "#tests/support/model-hub.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import type { SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { tinyGguf } from "#tests/support/tiny-gguf.ts";

const content = tinyGguf({ bytes: 300_000 });
const db = await openTestDatabase();
let hub: FakeHub;
beforeAll(async () => {
  hub = await startFakeHub(content);
});
beforeEach(() => truncate(db));
afterEach(async () => {
  hub.reset();
  await stopModelServers();
});
afterAll(async () => {
  await hub.close();
  await db.close();
});

const start = (env?: Environment, dataDir?: string) => startModelServer(db, hub.url, env, dataDir);
const act = (person: SignedInClient, body: object) => person.post("/api/local-models/task", body);

describe("one press", () => {
  test("fetches a model, has its checksum confirmed, lets it write, and measures it", async () => {
    const { app, models } = await start();
    const me = await app.signUp();
    const before = await readModels(me);
    expect(before).toMatchObject({ program: "installed", task: null, chosen: null, state: "off", lockedBy: null, ollama: null });
    expect(before.models.filter(({ isRecommended }) => isRecommended).length).toBeLessThanOrEqual(1);
    expect((await egyptianWriter(app))?.kind).toBe("built-in");

    expect((await me.post("/api/local-models/install", install)).status).toBe(202);
    const { task } = await modelsWhen(me, (state) => state.task?.state === "confirm");
    expect(task).toMatchObject({ model: "allam-7b", way: "own", step: "file", sha256: sha256Of(content), bytes: content.length });
    expect((await egyptianWriter(app))?.kind).toBe("built-in");
    const wrong = await act(me, { act: "confirm", sha256: "0".repeat(64) });
    expect([wrong.status, await errorCode(wrong)]).toEqual([502, "local_model.checksum"]);
    expect((await act(me, { act: "confirm", sha256: task?.sha256 })).status).toBe(200);

    const done = await modelsWhen(me, (state) => state.task === null);
    expect(done.chosen).toEqual({ kind: "file", name: file });
    expect(done.speed?.wordsPerMinute).toBeGreaterThan(100);
    expect(done.state).toBe("idle");
    expect(done.files).toEqual([{ name: file, bytes: content.length, model: "allam-7b", problem: null }]);
    expect(await egyptianWriter(app)).toEqual({ kind: "model", provider: "this-server", model: file.replace(".gguf", "") });
    expect(readFileSync(join(models, file)).equals(content)).toBe(true);
    const kept = JSON.parse(readFileSync(join(models, "../choice.json"), "utf8")) as object;
    expect(kept).toMatchObject({
      accepted: [{ model: "allam-7b", licence: "Apache-2.0" }],
      files: { [file]: { sha256: sha256Of(content), confirmed: true } },
    });
  });

  test("tells the pace, is paused and gone on with from there, and dropped with all that was fetched", async () => {
    const { app, models } = await start();
    const me = await app.signUp();
    hub.plan = { content, cuts: [150_000, 200_000] };
    await me.post("/api/local-models/install", install);
    await modelsWhen(me, ({ task }) => task?.bytes === 150_000);
    const again = await me.post("/api/local-models/install", install);
    expect([again.status, await errorCode(again)]).toEqual([409, "local_model.busy"]);
    const paused = (await (await act(me, { act: "pause" })).json()) as LocalModels;
    expect(paused.task).toMatchObject({ state: "paused", bytes: 150_000, total: content.length });
    await act(me, { act: "resume" });
    await modelsWhen(me, ({ task }) => task?.bytes === 200_000);
    expect(hub.asked.at(-1)?.range).toBe("bytes=150000-");
    const dropped = (await (await act(me, { act: "drop" })).json()) as LocalModels;
    expect(dropped.task).toBeNull();
    expect(existsSync(join(models, `${file}.part`))).toBe(false);
    const nothing = await act(me, { act: "resume" });
    expect([nothing.status, await errorCode(nothing)]).toEqual([409, "local_model.nothing"]);
  });

  test("is gone on with by the next process, unless it was paused", async () => {
    const first = await start();
    const me = await first.app.signUp();
    hub.plan = { content, holdAt: 100_000 };
    await me.post("/api/local-models/install", install);
    await modelsWhen(me, ({ task }) => task?.bytes === 100_000);
    await first.app.services.localModels.stop();
    hub.plan = { content };
    const second = await start({}, first.dataDir);
    const again = await second.app.signUp("again@example.com");
    const state = await modelsWhen(again, ({ task }) => task?.state === "confirm");
    expect(hub.asked.at(-1)?.range).toBe("bytes=100000-");
    expect(state.task?.sha256).toBe(sha256Of(content));

    // What waits for a confirmation still waits for it after a start.
    await second.app.services.localModels.stop();
    const third = await start({}, first.dataDir);
    expect((await readModels(await third.app.signUp("third@example.com"))).task).toMatchObject({ state: "confirm" });
  });

  test.each([
    [{ status: 404 }, "local_model.gone"],
    [{ page: "<html>Sign in" }, "local_model.web_page"],
  ])("that fails says why, and is tried again with another press: %j", async (plan, code) => {
    const { app } = await start();
    const me = await app.signUp();
    hub.plan = { content, ...plan };
    await me.post("/api/local-models/install", install);
    const { task } = await modelsWhen(me, (state) => state.task?.state === "failed");
    expect(task?.problem?.code).toBe(code);
    hub.plan = { content };
    await act(me, { act: "resume" });
    await modelsWhen(me, (state) => state.task?.state === "confirm");
  });

  test("takes the choice back where the model cannot be loaded, and the other writers go on", async () => {
    const { app, models } = await start();
    const me = await app.signUp();
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, "mine.gguf"), content);
    await me.put("/api/local-models/chosen", { choice: { kind: "file", name: "mine.gguf" } });
    hub.plan = { content: tinyGguf({ architecture: "nobody" }) };
    await me.post("/api/local-models/install", install);
    const { task } = await modelsWhen(me, (state) => state.task?.state === "confirm");
    await act(me, { act: "confirm", sha256: task?.sha256 });
    const failed = await modelsWhen(me, (state) => state.task?.state === "failed");
    expect(failed.task).toMatchObject({
      step: "trial",
      problem: { code: "writer.model_file", params: { problem: "architecture" } },
    });
    expect(failed.chosen).toEqual({ kind: "file", name: "mine.gguf" });
    expect((await egyptianWriter(app))?.model).toBe("mine");
  });

  test.each([
    [{ ...install, licence: "MIT" }, 409, "local_model.licence"],
    [{ ...install, model: "none-such" }, 404, "local_model.unknown"],
    [{ ...install, way: "ollama" }, 502, "local_model.ollama_away"],
    [{ ...install, way: "other" }, 400, "request.invalid"],
  ])("is refused, and nothing is asked of the hub: %j", async (body, status, code) => {
    const { app } = await start();
    const refused = await (await app.signUp()).post("/api/local-models/install", body);
    expect([refused.status, await errorCode(refused)]).toEqual([status, code]);
    expect(hub.asked).toEqual([]);
  });
});

describe("a file that somebody put there", () => {
  test("is listed with what is wrong with it, chosen, tried, and deleted", async () => {
    const { app, models } = await start();
    const me = await app.signUp();
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, "mine.gguf"), content);
    writeFileSync(join(models, "base.gguf"), tinyGguf({ hasTemplate: false }));
    writeFileSync(join(models, "page.gguf"), "<!doctype html>");
    writeFileSync(join(models, "half.gguf"), tinyGguf().subarray(0, 300));
    const { files } = await readModels(me);
    expect(files.map(({ name, problem }) => [name, problem?.code ?? null])).toEqual([
      ["base.gguf", "local_model.no_chat"],
      ["half.gguf", "local_model.damaged"],
      ["mine.gguf", null],
      ["page.gguf", "local_model.damaged"],
    ]);
    for (const [name, code] of [
      ["base.gguf", "local_model.no_chat"],
      ["page.gguf", "local_model.damaged"],
      ["../choice.json", "local_model.unknown"],
      ["gone.gguf", "local_model.unknown"],
    ]) {
      const refused = await me.put("/api/local-models/chosen", { choice: { kind: "file", name } });
      expect(await errorCode(refused)).toBe(code);
    }
    const chosen = (await (
      await me.put("/api/local-models/chosen", { choice: { kind: "file", name: "mine.gguf" } })
    ).json()) as LocalModels;
    expect(chosen).toMatchObject({ state: "asleep", speed: null });

    const stream = await (await me.post("/api/local-models/try", { variety: "ar-egyptian" })).text();
    const events = stream
      .split("\n")
      .flatMap((line) => (line.startsWith("data:") ? [JSON.parse(line.slice(5)) as TryModelEvent] : []));
    expect(events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("")).toContain("قهوة الصباح");
    expect(events.flatMap((event) => (event.type === "status" ? [event.status?.kind] : []))).toContain("loading");
    const end = events.at(-1);
    expect(end?.type === "end" && end.state.speed?.wordsPerMinute).toBeGreaterThan(100);

    const gone = await me.delete("/api/local-models/files/mine.gguf");
    expect(await gone.json()).toMatchObject({ chosen: null, state: "off", speed: null });
    expect(existsSync(join(models, "mine.gguf"))).toBe(false);
    expect((await egyptianWriter(app))?.kind).toBe("built-in");
    const twice = await me.delete("/api/local-models/files/mine.gguf");
    expect([twice.status, await errorCode(twice)]).toEqual([404, "local_model.unknown"]);
    const nobody = await me.post("/api/local-models/try", { variety: "ar-egyptian" });
    expect([nobody.status, await errorCode(nobody)]).toEqual([409, "local_model.no_writer"]);
  });

  test("holds after a start, and lets the others write where it is gone then", async () => {
    const { app, dataDir, models } = await start();
    const me = await app.signUp();
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, "mine.gguf"), content);
    await me.put("/api/local-models/chosen", { choice: { kind: "file", name: "mine.gguf" } });
    expect((await egyptianWriter((await start({}, dataDir)).app))?.model).toBe("mine");
    writeFileSync(join(models, "mine.gguf"), "nothing");
    expect((await egyptianWriter((await start({}, dataDir)).app))?.kind).toBe("built-in");
  });

  test("that was chosen by the command writes without a restart", async () => {
    const { app, models } = await start();
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, "mine.gguf"), content);
    const kept = { choice: { kind: "file", name: "mine.gguf" }, speed: null, accepted: [], files: {} };
    writeFileSync(join(models, "../choice.json"), JSON.stringify(kept));
    await expect.poll(async () => (await egyptianWriter(app))?.model).toBe("mine");
  });
});

describe("who may", () => {
  const calls = (person: { request: SignedInClient["request"] }) => [
    person.request("GET", "/api/local-models"),
    person.request("POST", "/api/local-models/install", { body: install }),
    person.request("POST", "/api/local-models/task", { body: { act: "drop" } }),
    person.request("PUT", "/api/local-models/chosen", { body: { choice: null } }),
    person.request("DELETE", "/api/local-models/files/mine.gguf"),
    person.request("POST", "/api/local-models/try", { body: { variety: "ar-saudi" } }),
  ];

  test("nobody where models are off, and the page knows", async () => {
    const { app } = await start({ LOCAL_MODELS: "off" });
    const me = await app.signUp();
    for (const response of await Promise.all(calls(me))) {
      expect([response.status, await errorCode(response)]).toEqual([403, "local_model.off"]);
    }
    expect(((await (await me.get("/api/app")).json()) as AppInfo).localModels).toBe(false);
  });

  test("on a public server the operator alone", async () => {
    const { app } = await start({ NODE_ENV: "production", OPERATOR_EMAIL: "operator@example.com" });
    for (const response of await Promise.all(calls(await app.signUp()))) {
      expect([response.status, await errorCode(response)]).toEqual([404, "request.not_found"]);
    }
  });

  test("what LOCAL_MODEL_FILE names cannot be changed here", async () => {
    const dataDir = tempDir("locked");
    writeFileSync(join(dataDir, "theirs.gguf"), content);
    const { app } = await start({ LOCAL_MODEL_FILE: join(dataDir, "theirs.gguf") }, dataDir);
    const me = await app.signUp();
    expect(await readModels(me)).toMatchObject({ lockedBy: "LOCAL_MODEL_FILE", state: "asleep" });
    expect((await egyptianWriter(app))?.model).toBe("theirs");
    for (const refused of [
      await me.post("/api/local-models/install", install),
      await me.put("/api/local-models/chosen", { choice: null }),
    ]) {
      expect(await refused.json()).toMatchObject({
        error: { code: "local_model.locked", params: { setting: "LOCAL_MODEL_FILE" } },
      });
    }
  });
});
