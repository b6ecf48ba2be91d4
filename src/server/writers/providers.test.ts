import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { sampleBrief, writingTask } from "#tests/support/writing-task.ts";
import { createModelWriter } from "./model-writer.ts";
import { type ProviderId, providers } from "./providers.ts";
import type { WriterTiming } from "./timing.ts";

const remote: ProviderId[] = ["openai-compatible", "openai", "anthropic", "google"];
let server: FakeModelServer;

beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());

async function write(provider: ProviderId, behaviour: ModelBehaviour, timing: Partial<WriterTiming> = {}) {
  server.reset();
  server.script([behaviour]);
  const connection = { model: "fake-model", apiKey: "key-of-the-test", baseUrl: server.baseUrl };
  const writer = createModelWriter({
    info: { kind: "model", provider, model: "fake-model" },
    model: providers[provider].createModel(connection),
    timing: { firstTokenMs: 10_000, stallMs: 10_000, retries: 0, retryBaseMs: 1, beforeTextMs: 20_000, ...timing },
    secrets: [connection.apiKey],
    log: createLogLines().log,
  });
  let text = "";
  try {
    for await (const piece of writer.write(writingTask())) text += piece;
    return { text, code: null };
  } catch (error) {
    if (error instanceof AppError) return { text, code: error.code };
    throw error;
  }
}

describe.each(remote)("%s, over its own protocol", (provider) => {
  const text = "# عنوان\n\nنص كامل 😀.";

  test("writes the text that the service sends, having sent it the brief and the key", async () => {
    expect(await write(provider, { kind: "text", text })).toEqual({ text, code: null });
    const request = server.requests.at(-1);
    expect(request?.prompt).toContain(sampleBrief.topic);
    expect(JSON.stringify(request?.headers)).toContain("key-of-the-test");
  });

  test.each<[string, ModelBehaviour, string]>([
    ["a refused key", { kind: "status", status: 401 }, "writer.unauthorized"],
    ["a busy service", { kind: "status", status: 429 }, "writer.rate_limited"],
    ["a broken service", { kind: "status", status: 500 }, "writer.unavailable"],
    ["an empty text", { kind: "empty" }, "writer.empty"],
    ["no answer", { kind: "silence" }, "writer.timeout"],
    ["headers only", { kind: "headers" }, "writer.timeout"],
    ["a page instead of a stream", { kind: "page" }, "writer.broken"],
  ])("tells %s", async (_, behaviour, code) => {
    const timing = code === "writer.timeout" ? { firstTokenMs: 200 } : {};
    expect(await write(provider, behaviour, timing)).toEqual({ text: "", code });
  });

  test.each<[string, ModelBehaviour, string]>([
    ["garbage", { kind: "garbage", afterWords: 4 }, "writer.broken"],
    ["a cut socket", { kind: "cut", afterWords: 4 }, "writer.connection_lost"],
    ["an end without a finish", { kind: "unfinished", afterWords: 4 }, "writer.connection_lost"],
    ["the service's own error", { kind: "error-event", afterWords: 4 }, "writer.broken"],
    ["the limit of tokens", { kind: "text", text: "a b c d", finishReason: "length" }, "writer.cut_short"],
    ["silence", { kind: "stall", afterWords: 4 }, "writer.stalled"],
  ])("keeps the words before %s", async (_, behaviour, code) => {
    const result = await write(provider, behaviour, code === "writer.stalled" ? { stallMs: 200 } : {});
    expect({ words: result.text.trim().split(/\s+/).length, code: result.code }).toEqual({ words: 4, code });
  });
});
