import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  egyptianWriter,
  installRequest,
  modelsWhen,
  readModels,
  startModelServer,
  stopModelServers,
} from "#tests/support/local-models.ts";
import { type FakeHub, startFakeHub } from "#tests/support/model-hub.ts";
import { paragraph } from "#tests/support/model-program/program.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { tinyGguf } from "#tests/support/tiny-gguf.ts";

const db = await openTestDatabase();
let hub: FakeHub;
const others: Server[] = [];
beforeAll(async () => {
  hub = await startFakeHub(tinyGguf());
});
beforeEach(() => truncate(db));
afterEach(async () => {
  await stopModelServers();
  for (const server of others.splice(0)) server.close();
});
afterAll(async () => {
  await hub.close();
  await db.close();
});

describe("where Ollama answers", () => {
  /** Speaks as Ollama does. */
  async function startOllama(answer: (line: (value: object) => void) => void, tags: string[] = []) {
    const asked: unknown[] = [];
    const server = createServer(async (request, response) => {
      if (request.url === "/api/tags") {
        response.end(JSON.stringify({ models: tags.map((name) => ({ name })) }));
        return;
      }
      let body = "";
      for await (const chunk of request) body += chunk;
      asked.push([request.url, JSON.parse(body)]);
      if (request.url !== "/api/pull") {
        response.writeHead(200, { "content-type": "text/event-stream" });
        for (const word of paragraph.split(/\s+/)) {
          response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: `${word} ` } }] })}\n\n`);
          await new Promise((resolve) => setImmediate(resolve));
        }
        response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`);
        return;
      }
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      answer((value) => response.write(`${JSON.stringify(value)}\n`));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    others.push(server);
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }
  const byOllama = { ...installRequest, model: "qwen3.5-4b", way: "ollama" };

  test("the press asks it for the model, tells its progress, and nothing else is fetched", async () => {
    const ollama = await startOllama((line) => {
      line({ status: "pulling manifest" });
      line({ status: "pulling", digest: "sha256:a", total: 900, completed: 900 });
      line({ status: "pulling", digest: "sha256:b", total: 100, completed: 50 });
      line({ status: "verifying sha256 digest" });
      line({ status: "success" });
    });
    const { app, models } = await startModelServer(db, hub.url, { OLLAMA_URL: ollama.url });
    const me = await app.signUp();
    const before = await readModels(me);
    expect(before.ollama).toEqual({ address: ollama.url, models: [] });
    expect(before.models.find(({ id }) => id === "qwen3.5-4b")?.repository).toBe("qwen3.5:4b");
    await me.post("/api/local-models/install", byOllama);
    const done = await modelsWhen(me, ({ task }) => task === null || task.state === "failed");
    expect(ollama.asked[0]).toEqual(["/api/pull", { model: "qwen3.5:4b", stream: true }]);
    expect(done).toMatchObject({ task: null, chosen: { kind: "ollama", model: "qwen3.5:4b" } });
    expect(await egyptianWriter(app)).toEqual({ kind: "model", provider: "ollama", model: "qwen3.5:4b" });
    expect(hub.asked).toEqual([]);
    expect(existsSync(models)).toBe(false);
  });

  test("its refusal is told in its own words", async () => {
    const ollama = await startOllama((line) => line({ error: "pull model manifest: file does not exist" }));
    const me = await (await startModelServer(db, hub.url, { OLLAMA_URL: ollama.url })).app.signUp();
    await me.post("/api/local-models/install", byOllama);
    const { task } = await modelsWhen(me, (state) => state.task?.state === "failed");
    expect(task?.problem).toEqual({
      code: "local_model.ollama_refused",
      params: { reason: "pull model manifest: file does not exist" },
    });
  });

  test("an end in the middle is no success", async () => {
    const ollama = await startOllama((line) => line({ status: "pulling", digest: "sha256:a", total: 9, completed: 5 }));
    const me = await (await startModelServer(db, hub.url, { OLLAMA_URL: ollama.url })).app.signUp();
    await me.post("/api/local-models/install", byOllama);
    const { task } = await modelsWhen(me, (state) => state.task?.state === "failed");
    expect(task?.problem?.code).toBe("local_model.ollama_away");
  });
});
