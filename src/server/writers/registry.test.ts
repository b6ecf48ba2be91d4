import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { WriterSettings } from "#server/platform/config.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { chooseModel, discoverServer, usualAddresses } from "./discovery.ts";
import { createWriterRegistry } from "./registry.ts";

const none: WriterSettings = {
  custom: null,
  openai: null,
  anthropic: null,
  google: null,
  routes: {},
  local: null,
  discovery: false,
};
const { log } = createLogLines();
const running: { close(): Promise<unknown> }[] = [];

afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function startModelServer(...models: string[]): Promise<FakeModelServer> {
  const server = await startFakeModelServer();
  server.setModels(models);
  running.push(server);
  return server;
}

/** Something else that lives on the port. */
async function startOther(body: string, status = 200): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, { "content-type": "application/json" }).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test("a writer counts as local where a model on this machine writes, or may take over", () => {
  const key = { apiKey: "k", model: "m2" };
  const at = (baseUrl: string) => ({ custom: { baseUrl, apiKey: null, model: "m" } });
  const isLocal = (settings: Partial<WriterSettings>) =>
    createWriterRegistry({ ...none, ...settings }, { log }).writerFor("ar-qatari")?.isLocal;
  expect([isLocal({ openai: key }), isLocal(at("https://models.example/v1"))]).toEqual([false, false]);
  for (const address of [
    "http://localhost:11434/v1",
    "http://127.0.0.1:8000/v1",
    "http://0.0.0.0:8000/v1",
    "http://[::1]:9/v1",
  ]) {
    expect([address, isLocal(at(address))]).toEqual([address, true]);
  }
  expect(isLocal({ ...at("http://localhost:9/v1"), openai: key }), "a local model before a service").toBe(true);
  const routed = { "ar-qatari": { provider: "ollama", baseUrl: "http://gpu.example/v1", apiKey: null, model: "m" } } as const;
  expect(isLocal({ routes: routed as unknown as WriterSettings["routes"] }), "Ollama, whatever its machine is called").toBe(true);
});

describe("the order of writers", () => {
  test("with nothing configured the built-in writer writes what it can, and nobody the rest", () => {
    const registry = createWriterRegistry(none, { log });
    expect(registry.writerFor("ar-egyptian")?.info.kind).toBe("built-in");
    expect(["built-in", undefined]).toContain(registry.writerFor("ar-qatari")?.info.kind);
  });

  test("configured models come first, in their order", () => {
    const key = { apiKey: "k", model: "m2" };
    const custom = { baseUrl: "http://127.0.0.1:9/v1", apiKey: null, model: "m" };
    const infoOf = (settings: Partial<WriterSettings>) =>
      createWriterRegistry({ ...none, ...settings }, { log }).writerFor("ar-qatari")?.info;
    expect(infoOf({ custom, openai: key })).toEqual({ kind: "model", provider: "openai-compatible", model: "m" });
    expect(infoOf({ openai: key, google: key })).toMatchObject({ provider: "openai", model: "m2" });
    expect(infoOf({ anthropic: key, google: key })).toMatchObject({ provider: "anthropic", model: "m2" });
    expect(infoOf({ google: { ...key, model: "gemini-x" } })).toMatchObject({ provider: "google", model: "gemini-x" });
  });

  test("the server's own model comes after the others, and a start without its file or its program is refused", () => {
    const folder = tempDir("own-model");
    const own = {
      file: join(folder, "own.gguf"),
      runtime: join(folder, "runtime"),
      threads: 1,
      memoryBytes: null,
      steering: true,
    };
    const create = (more: Partial<WriterSettings> = {}) => createWriterRegistry({ ...none, ...more, local: own }, { log });
    expect(create).toThrow(/there is no file/);
    writeFileSync(own.file, "<!doctype html>");
    expect(create).toThrow(/no GGUF model/);
    writeFileSync(own.file, "GGUF and so on");
    expect(create).toThrow(/install-runtime/);
    const program = join(own.runtime, "node_modules", "node-llama-cpp");
    mkdirSync(program, { recursive: true });
    writeFileSync(join(program, "package.json"), JSON.stringify({ version: "3.0.0" }));
    expect(create).toThrow(/another version/);
    writeFileSync(join(program, "package.json"), JSON.stringify({ version: "3.22.1" }));
    const info = { kind: "model", provider: "this-server", model: "own" };
    expect(create().writerFor("ar-qatari")?.info).toEqual(info);
    expect(create({ openai: { apiKey: "k", model: "m" } }).writerFor("ar-qatari")?.info.provider).toBe("openai");
  });

  test("a variety that is routed to a model is written by it, the others as ever, and the others take over when it fails", async () => {
    const [special, usual] = [await startModelServer("s"), await startModelServer("u")];
    special.otherwise({ kind: "status", status: 401 });
    const custom = { baseUrl: usual.baseUrl, apiKey: null, model: "u" };
    const route = { provider: "openai-compatible" as const, baseUrl: special.baseUrl, apiKey: null, model: "s" };
    const registry = createWriterRegistry({ ...none, custom, routes: { "ar-egyptian": route } }, { log });
    expect(registry.writerFor("ar-egyptian")?.info.model).toBe("s");
    expect(registry.writerFor("ar-saudi")?.info.model).toBe("u");
    const task = writingTask();
    for await (const _ of registry.writerFor("ar-egyptian")?.write(task) ?? []);
    expect(task.told).toEqual([{ kind: "model", provider: "openai-compatible", model: "u" }]);
    expect(special.requests).toHaveLength(1);
    const alone = createWriterRegistry({ ...none, routes: { "ar-egyptian": route } }, { log });
    expect(alone.writerFor("ar-egyptian")?.info.model).toBe("s");
    expect(alone.writerFor("ar-saudi")?.info.kind).toBe("built-in");
  });

  test("a configured model that fails never gives way to the built-in writer", async () => {
    const server = await startModelServer("m");
    server.otherwise({ kind: "status", status: 401 });
    const registry = createWriterRegistry({ ...none, custom: { baseUrl: server.baseUrl, apiKey: null, model: "m" } }, { log });
    const writing = registry.writerFor("ar-egyptian")?.write(writingTask())[Symbol.asyncIterator]().next();
    await expect(writing).rejects.toMatchObject({ code: "writer.unauthorized" });
  });
});

describe("a model server on this machine", () => {
  test("is found and writes in every variety", async () => {
    const server = await startModelServer("nomic-embed-text", "qwen3:8b");
    const discover = () => discoverServer([{ provider: "ollama", baseUrl: server.baseUrl }]);
    const registry = createWriterRegistry({ ...none, discovery: true }, { log, discover });
    await registry.ready;
    const writer = registry.writerFor("ar-qatari");
    expect(writer?.info).toEqual({ kind: "model", provider: "ollama", model: "qwen3:8b" });
    let text = "";
    for await (const piece of writer?.write(writingTask()) ?? []) text += piece;
    expect(text).toMatch(/^# /);
  });

  test("is not looked for when discovery is off, or a model is configured", async () => {
    let looks = 0;
    const discover = async () => {
      looks++;
      return null;
    };
    const custom = { baseUrl: "http://127.0.0.1:9/v1", apiKey: null, model: "m" };
    await createWriterRegistry(none, { log, discover }).ready;
    await createWriterRegistry({ ...none, custom, discovery: true }, { log, discover }).ready;
    expect(looks).toBe(0);
  });

  test("that starts later is found without a restart, at most one look a minute", async () => {
    let looks = 0;
    let time = 0;
    const discover = async () =>
      looks++ === 0 ? null : ({ provider: "vllm", baseUrl: "http://127.0.0.1:9/v1", model: "allam" } as const);
    const registry = createWriterRegistry({ ...none, discovery: true }, { log, discover, now: () => time });
    await registry.ready;
    expect(registry.writerFor("ar-egyptian")?.info.kind).toBe("built-in");
    time = 59_999;
    registry.writerFor("ar-egyptian");
    expect(looks).toBe(1);
    time = 60_000;
    registry.writerFor("ar-egyptian");
    await expect.poll(() => registry.writerFor("ar-egyptian")?.info.provider).toBe("vllm");
    expect(looks).toBe(2);
  });

  test("that is closed fails the text under way, and is then forgotten", async () => {
    const server = await startModelServer("gemma3");
    const discover = () => discoverServer([{ provider: "ollama", baseUrl: server.baseUrl }]);
    const timing = { firstTokenMs: 1_000, stallMs: 1_000, retries: 0, retryBaseMs: 1, beforeTextMs: 1_000 };
    const registry = createWriterRegistry({ ...none, discovery: true }, { log, discover, timing });
    await registry.ready;
    await server.close();
    const writing = registry.writerFor("ar-egyptian")?.write(writingTask())[Symbol.asyncIterator]().next();
    await expect(writing).rejects.toMatchObject({ code: "writer.unavailable" });
    expect(registry.writerFor("ar-egyptian")?.info.kind).toBe("built-in");
  });

  test("counts only with a valid list of models", async () => {
    const others = await Promise.all([
      startOther("<html>"),
      startOther('{"data":[]}'),
      startOther('{"models":["a"]}'),
      startOther('{"data":[{"id":"bge-m3"}]}'),
      startOther('{"data":[{"id":"llama"}]}', 500),
    ]);
    const server = await startModelServer("llama-3.1");
    const addresses = [...others, "http://127.0.0.1:9/v1", server.baseUrl].map((baseUrl) => ({
      provider: "vllm" as const,
      baseUrl,
    }));
    expect(await discoverServer(addresses.slice(0, -1))).toBeNull();
    expect(await discoverServer(addresses)).toEqual({ provider: "vllm", baseUrl: server.baseUrl, model: "llama-3.1" });
  });

  test("is found by a list with odd items in it: what is no model is left out", async () => {
    const baseUrl = await startOther('{"data":[null,{"object":"model"},{"id":7},{"id":""},"gemma3",{"id":"qwen3:8b"}]}');
    expect(await discoverServer([{ provider: "ollama", baseUrl }])).toEqual({ provider: "ollama", baseUrl, model: "qwen3:8b" });
  });

  test("is looked for on the usual ports of the four servers, on loopback only", () => {
    expect(usualAddresses().map(({ baseUrl }) => baseUrl)).toEqual([
      "http://127.0.0.1:11434/v1",
      "http://127.0.0.1:1234/v1",
      "http://127.0.0.1:8080/v1",
      "http://127.0.0.1:8000/v1",
    ]);
  });

  test.each([
    [["nomic-embed-text:latest", "llama3.2:3b", "gemma3:4b"], "gemma3:4b"],
    [["qwen2.5-coder:7b", "mistral:7b"], "mistral:7b"],
    [["qwen2.5-coder:7b"], "qwen2.5-coder:7b"],
    [["something-new", "fanar-1-9b-instruct"], "fanar-1-9b-instruct"],
    [["mxbai-embed-large", "whisper-large"], null],
  ])("of %j it uses %s", (ids, model) => {
    expect(chooseModel(ids)).toBe(model);
  });
});
