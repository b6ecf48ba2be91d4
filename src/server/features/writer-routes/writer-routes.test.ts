import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeLastRun } from "#server/evaluation/last-run.ts";
import { type Environment, loadConfig } from "#server/platform/config.ts";
import { createWriterRegistry } from "#server/writers/registry.ts";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import type { EvaluationSummary, WriterRoutes } from "#shared/contracts/writer-routes.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let model: FakeModelServer;
beforeAll(async () => {
  model = await startFakeModelServer();
});
beforeEach(() => truncate(db));
afterAll(async () => {
  await model.close();
  await db.close();
});

const builtIn = { kind: "built-in", provider: "built-in", model: null };

/** A server whose settings connect the fake model, as `run-server.ts` makes it. */
async function start(env: Environment = {}): Promise<TestApp> {
  const settings = { WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model", DEFAULT_PLAN: "enterprise", ...env };
  const config = loadConfig({ WRITER_DISCOVERY: "off", ...settings, NODE_ENV: "" });
  const log = pino({ level: "silent" });
  const app = createTestApp({
    db,
    env: settings,
    writers: createWriterRegistry(config.writers, { log, access: config.modelAccess }),
  });
  await app.services.writerRoutes.start();
  return app;
}

const choose = (client: Awaited<ReturnType<TestApp["signUp"]>>, routes: unknown) =>
  client.request("PUT", "/api/writer-routes", { body: { routes } });

async function writersOf(app: TestApp): Promise<AppInfo["writers"]> {
  return ((await (await app.client().get("/api/app")).json()) as AppInfo).writers;
}

describe("the operator's choice of writers", () => {
  test("decides who writes a variety, and only that one, in the next text", async () => {
    const app = await start();
    await app.services.generations.start();
    const me = await app.signUp();
    const answer = await choose(me, { "ar-egyptian": "built-in" });
    expect(answer.status).toBe(200);
    const { routes } = (await answer.json()) as WriterRoutes;
    expect(routes.find(({ variety }) => variety === "ar-egyptian")).toEqual({
      variety: "ar-egyptian",
      chosen: "built-in",
      lockedBy: null,
      writer: builtIn,
    });
    for (const [variety, writer] of [
      ["ar-egyptian", "built-in"],
      ["ar-saudi", "model"],
    ] as const) {
      const { id } = (await (await me.post("/api/generations", testRequest({ variety }))).json()) as { id: string };
      expect((await generationWhen(me, id, hasEnded)).writer.kind).toBe(writer);
    }
    await app.services.generations.stop();
  });

  test("names models as the settings do, and holds after a restart", async () => {
    const me = await (await start()).signUp();
    await choose(me, { "ar-kuwaiti": "another-model:8b", "ar-qatari": "built-in" });
    const writers = await writersOf(await start());
    expect(writers["ar-kuwaiti"]).toEqual({ kind: "model", provider: "openai-compatible", model: "another-model:8b" });
    expect([writers["ar-qatari"], writers["ar-saudi"]?.model]).toEqual([builtIn, "fake-model"]);
  });

  test("can be taken back; the others stay", async () => {
    const app = await start();
    const me = await app.signUp();
    await choose(me, { "ar-kuwaiti": "built-in", "ar-qatari": "built-in" });
    await choose(me, { "ar-kuwaiti": null });
    const writers = await writersOf(app);
    expect([writers["ar-kuwaiti"]?.model, writers["ar-qatari"]]).toEqual(["fake-model", builtIn]);
  });

  test("gives way to a setting, which it cannot change, and nothing of the request is stored", async () => {
    const before = await (await start()).signUp();
    await choose(before, { "ar-egyptian": "built-in" });
    const app = await start({ WRITER_MODEL_AR_EGYPTIAN: "routed-model" });
    const me = await app.signUp("other@example.com");
    expect((await writersOf(app))["ar-egyptian"]?.model).toBe("routed-model");
    const refused = await choose(me, { "ar-saudi": "built-in", "ar-egyptian": "built-in" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: { code: "route.locked", params: { setting: "WRITER_MODEL_AR_EGYPTIAN" } },
    });
    const { routes } = (await (await me.get("/api/writer-routes")).json()) as WriterRoutes;
    expect(routes.find(({ variety }) => variety === "ar-saudi")?.chosen).toBeNull();
    expect(routes.find(({ variety }) => variety === "ar-egyptian")).toMatchObject({
      chosen: "built-in",
      lockedBy: "WRITER_MODEL_AR_EGYPTIAN",
    });
    expect((await choose(me, { "ar-egyptian": null })).status).toBe(200);
  });

  test("has no effect any more where its service is not connected any more", async () => {
    const me = await (await start({ OPENAI_API_KEY: "sk-test" })).signUp();
    expect((await choose(me, { "ar-saudi": "openai:some-model" })).status).toBe(200);
    expect((await writersOf(await start()))["ar-saudi"]?.model).toBe("fake-model");
  });

  test("is refused for a service that is not connected", async () => {
    const me = await (await start()).signUp();
    const refused = await choose(me, { "ar-saudi": "openai:some-model" });
    expect([refused.status, await errorCode(refused)]).toEqual([422, "route.not_connected"]);
  });

  test.each([
    { "ar-moroccan": "built-in" },
    { "ar-saudi": "" },
    { "ar-saudi": 1 },
    { "ar-saudi": "x".repeat(201) },
    [],
    undefined,
  ])("%j is no choice", async (routes) => {
    const refused = await choose(await (await start()).signUp(), routes);
    expect([refused.status, await errorCode(refused)]).toEqual([400, "request.invalid"]);
  });

  test("is closed to who is signed out, and on a public server to who is not the operator", async () => {
    const app = await start({ NODE_ENV: "production", OPERATOR_EMAIL: "operator@example.com" });
    const stranger = await app.signUp();
    for (const response of [await stranger.get("/api/writer-routes"), await choose(stranger, { "ar-saudi": "built-in" })]) {
      expect([response.status, await errorCode(response)]).toEqual([404, "request.not_found"]);
    }
    for (const response of [
      await app.client().get("/api/writer-routes"),
      await app.client().request("PUT", "/api/writer-routes", { body: { routes: {} } }),
    ]) {
      expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
    }
    expect((await writersOf(app))["ar-saudi"]?.model).toBe("fake-model");
  });
});

describe("the last evaluation", () => {
  const summary: EvaluationSummary = {
    id: "2026-11-20-abcdef",
    directory: "/srv/lahja/evaluations/2026-11-20",
    at: "2026-11-20T10:00:00.000Z",
    isRehearsal: false,
    done: { count: 8, of: 8 },
    briefs: 4,
    votes: 0,
    currency: "USD",
    writers: [],
    routes: [{ group: "egyptian", writer: "built-in", better: 4, worse: 0, briefs: 4 }],
  };
  const read = async (app: TestApp) =>
    ((await (await (await app.signUp()).get("/api/writer-routes")).json()) as WriterRoutes).evaluation;

  test("is there once the command has made one", async () => {
    const app = await start();
    expect(await read(app)).toBeNull();
    writeLastRun(app.deps.config.dataDir, summary);
    const me = await app.signUp("again@example.com");
    expect(((await (await me.get("/api/writer-routes")).json()) as WriterRoutes).evaluation).toEqual(summary);
  });

  test("of another version is none, and takes nothing else away", async () => {
    const app = await start();
    writeFileSync(join(app.deps.config.dataDir, "evaluation.json"), '{"id": 7}');
    expect(await read(app)).toBeNull();
  });
});
