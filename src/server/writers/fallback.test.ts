import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { createFallbackWriter } from "./fallback.ts";
import { createModelWriter } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";

let first: FakeModelServer;
let second: FakeModelServer;

beforeAll(async () => {
  [first, second] = await Promise.all([startFakeModelServer(), startFakeModelServer()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

function writerOf(server: FakeModelServer, model: string) {
  return createModelWriter({
    info: { kind: "model", provider: "openai-compatible", model },
    model: createOpenAiCompatibleModel({ provider: "openai-compatible", baseUrl: server.baseUrl, apiKey: null, model }),
    timing: { firstTokenMs: 2_000, stallMs: 2_000, retries: 0, retryBaseMs: 1, beforeTextMs: 5_000 },
    secrets: [],
    log: createLogLines().log,
  });
}

async function write(firstAnswer: ModelBehaviour, secondAnswer: ModelBehaviour) {
  const asked = second.requests.length;
  first.otherwise(firstAnswer);
  second.otherwise(secondAnswer);
  const task = writingTask();
  let text = "";
  let error: unknown = null;
  try {
    const writer = createFallbackWriter([writerOf(first, "one"), writerOf(second, "two")], createLogLines().log);
    for await (const piece of writer.write(task)) text += piece;
  } catch (caught) {
    error = caught;
  }
  return { text, error, told: task.told.map(({ model }) => model), secondAsked: second.requests.length > asked };
}

describe("falling back", () => {
  const good: ModelBehaviour = { kind: "text", text: "من الثاني" };

  test("a healthy first model writes alone", async () => {
    const result = await write({ kind: "text", text: "من الأول" }, good);
    expect(result).toEqual({ text: "من الأول", error: null, told: ["one"], secondAsked: false });
  });

  test.each<[string, ModelBehaviour]>([
    ["refuses the key", { kind: "status", status: 401 }],
    ["is down", { kind: "status", status: 500 }],
    ["breaks off before the first word", { kind: "cut", afterWords: 0 }],
    ["writes nothing", { kind: "empty" }],
  ])("the next model writes, and is named, when the first %s", async (_, answer) => {
    expect(await write(answer, good)).toEqual({ text: "من الثاني", error: null, told: ["two"], secondAsked: true });
  });

  test("never after the first word: two models' halves make no text", async () => {
    const result = await write({ kind: "cut", afterWords: 3 }, good);
    expect(result).toMatchObject({ error: { code: "writer.connection_lost" }, told: ["one"], secondAsked: false });
    expect(result.text.trim().split(/\s+/)).toHaveLength(3);
  });

  test("when all fail, the error is one that the person can do something about", async () => {
    const result = await write({ kind: "status", status: 401 }, { kind: "status", status: 429, retryAfter: "60" });
    expect(result).toMatchObject({
      text: "",
      told: [],
      error: { code: "writer.rate_limited", params: { retryAfterSeconds: 60 } },
    });
  });
});

test("a text is revised by the model that wrote it, and by no other", async () => {
  const log = createLogLines().log;
  const writer = createFallbackWriter([writerOf(first, "one"), writerOf(second, "two")], log);
  first.otherwise({ kind: "text", text: "من الأول" });
  second.otherwise({ kind: "text", text: "من الثاني" });
  const { brief, template, signal } = writingTask();
  const task = { brief, template, signal, text: "نص.", sections: [], request: [{ index: 0, words: 10, faults: ["x"] }] };
  const by = (model: string) => ({ kind: "model" as const, provider: "openai-compatible", model });
  expect(await writer.revise?.({ ...task, writer: by("two") })).toBe("من الثاني");
  expect(await writer.revise?.({ ...task, writer: by("one") })).toBe("من الأول");
  await expect(writer.revise?.({ ...task, writer: by("three") })).rejects.toMatchObject({ code: "writer.unavailable" });
});
