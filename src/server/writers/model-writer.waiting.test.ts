import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { WriterWait } from "#shared/contracts/generations.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { createModelWriter } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import { timingFor, type WriterTiming } from "./timing.ts";
import type { OnRequest, Spend, WritingTask } from "./writer.ts";

const timing: WriterTiming = { firstTokenMs: 10_000, stallMs: 10_000, retries: 2, retryBaseMs: 5, beforeTextMs: 10_000 };
const text = "# وقتك لك\n\nرتّب يومك من الليل، والصبح بيمشي لحاله.";
const { log } = createLogLines();
const server = await startFakeModelServer();
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Writes with the scripted answers; what arrived, what failed, and how many requests it took. */
async function write(behaviours: ModelBehaviour[], task: WritingTask) {
  const before = server.requests.length;
  server.script(behaviours);
  const model = { provider: "openai-compatible", baseUrl: server.baseUrl, apiKey: null, model: "fake-model" };
  const info = { kind: "model", provider: model.provider, model: model.model } as const;
  const writer = createModelWriter({ info, model: createOpenAiCompatibleModel(model), timing, secrets: [], log });
  let error: unknown = null;
  try {
    for await (const _ of writer.write(task));
  } catch (caught) {
    error = caught;
  }
  return { error, requests: server.requests.slice(before) };
}

describe("waiting", () => {
  test("a busy service is waited for as long as it asks, and stop ends the wait at once", async () => {
    const stopping = new AbortController();
    const seen: unknown[] = [];
    const onStatus = (status: WriterWait | null) => {
      seen.push(status?.kind ?? null);
      if (status?.kind === "busy") stopping.abort();
    };
    const startedAt = performance.now();
    const busy: ModelBehaviour = { kind: "status", status: 429, retryAfter: "9" };
    const { error, requests } = await write([busy], { ...writingTask({ signal: stopping.signal }), onStatus });
    expect({ error, requests: requests.length, seen }).toEqual({ error: null, requests: 1, seen: ["connecting", "busy", null] });
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  test("a service on this machine is waited for five minutes, however it is configured; others one", () => {
    const patience = (baseUrl: string | null) => timingFor(baseUrl).firstTokenMs;
    expect(["http://localhost:11434/v1", "http://127.0.0.1:8080/v1", "http://[::1]:1234/v1"].map(patience)).toEqual([
      300_000, 300_000, 300_000,
    ]);
    expect(
      [null, "https://api.openai.com/v1", "http://192.168.1.4:11434/v1", "http://127.0.0.1.example/v1"].map(patience),
    ).toEqual([60_000, 60_000, 60_000, 60_000]);
  });

  test("a request is announced with its prompt, and told at its end what it took: a stopped one by estimate, a refused one nothing", async () => {
    const expected: Spend[] = [];
    const spent: (Spend | null)[] = [];
    const onRequest: OnRequest = async (estimate) => {
      expected.push(estimate);
      return (taken) => void spent.push(taken);
    };
    await write([{ kind: "text", text, tokens: { input: 900, output: 320 } }], { ...writingTask(), onRequest });
    expect(spent.splice(0)).toMatchObject([{ input: 900, output: 320, estimated: 0 }]);
    const stopping = new AbortController();
    const stalls = { kind: "stall", afterWords: 4 } as const;
    const stopped = { ...writingTask({ signal: stopping.signal }), onRequest, onWriter: () => stopping.abort() };
    await write([stalls], stopped);
    const [spend] = spent.splice(0);
    expect(spend).toMatchObject({ model: "fake-model" });
    expect([spend?.input, spend?.output].every((tokens) => (tokens ?? 0) > 0)).toBe(true);
    expect(spend?.estimated).toBe((spend?.input ?? 0) + (spend?.output ?? 0));
    await write([{ kind: "status", status: 401 }], { ...writingTask(), onRequest });
    expect(spent).toEqual([null]);
    // Each was announced with our count of its prompt.
    expect(expected.map(({ input, output, estimated }) => [input > 100, output, estimated - input])).toEqual([
      [true, 0, 0],
      [true, 0, 0],
      [true, 0, 0],
    ]);
  });
});
