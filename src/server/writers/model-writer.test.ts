import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TokenCount } from "#shared/contracts/repair.ts";
import { AppError } from "#shared/errors.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { sampleBrief, writingTask } from "#tests/support/writing-task.ts";
import { createModelWriter } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import type { WriterTiming } from "./timing.ts";

/** Patient, so that a busy machine fails no test; those about silence ask for `impatient`. */
const timing: WriterTiming = { firstTokenMs: 10_000, stallMs: 10_000, retries: 2, retryBaseMs: 5, beforeTextMs: 10_000 };
const impatient = { firstTokenMs: 150, stallMs: 150 };
const apiKey = "sk-test-0123456789abcdef";
const text = "# وقتك لك\n\nرتّب يومك من الليل، والصبح بيمشي لحاله 😀.";

let server: FakeModelServer;
let { log, lines } = createLogLines();

beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  ({ log, lines } = createLogLines());
});

function writer(changes: { timing?: Partial<WriterTiming>; baseUrl?: string } = {}) {
  const model = createOpenAiCompatibleModel({
    provider: "openai-compatible",
    baseUrl: changes.baseUrl ?? server.baseUrl,
    apiKey,
    model: "fake-model",
  });
  return createModelWriter({
    info: { kind: "model", provider: "openai-compatible", model: "fake-model" },
    model,
    timing: { ...timing, ...changes.timing },
    secrets: [apiKey],
    log,
  });
}

/** Writes with the scripted answers; what arrived, what failed, and how many requests it took. */
async function write(behaviours: ModelBehaviour[], changes: Parameters<typeof writer>[0] = {}, task = writingTask()) {
  const before = server.requests.length;
  server.script(behaviours);
  const pieces: string[] = [];
  let error: unknown = null;
  try {
    for await (const piece of writer(changes).write(task)) pieces.push(piece);
  } catch (caught) {
    error = caught;
  }
  return { pieces, text: pieces.join(""), error, requests: server.requests.slice(before), told: task.told };
}

function codeOf(error: unknown): string | null {
  return error instanceof AppError ? error.code : error === null ? null : String(error);
}

describe("a healthy model", () => {
  test("the text arrives whole, and who writes is told once, before it", async () => {
    const result = await write([{ kind: "text", text, delayMs: 5 }]);
    expect(result).toMatchObject({ text, error: null });
    expect(result.pieces.length).toBeGreaterThan(1);
    expect(result.told).toEqual([{ kind: "model", provider: "openai-compatible", model: "fake-model" }]);
  });

  test("the request names the model, streams, carries the key and keeps the topic out of the rules", async () => {
    const { requests } = await write([{ kind: "text", text }]);
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
    const body = requests[0]?.body as { model: string; stream: boolean; messages: { role: string; content: string }[] };
    expect(body).toMatchObject({ model: "fake-model", stream: true });
    expect(body.messages[0]?.role).toBe("system");
    expect(body.messages.at(-1)?.role).toBe("user");
    expect(body.messages.slice(1, -1).map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(body.messages[0]?.content).not.toContain(sampleBrief.topic);
    expect(body.messages.at(-1)?.content).toContain(sampleBrief.topic);
  });

  test.each([1, 3])("letters whose bytes come %i at a time stay whole in every piece", async (bytesPerWrite) => {
    const result = await write([{ kind: "text", text, bytesPerWrite }]);
    expect(result.text).toBe(text);
    expect(result.pieces.filter((piece) => !piece.isWellFormed() || piece.includes("\ufffd"))).toEqual([]);
  });

  test("text that keeps arriving is not cut, however long it takes", async () => {
    const words = Array.from({ length: 50 }, (_, i) => `كلمة${i}`).join(" ");
    const result = await write([{ kind: "text", text: words, delayMs: 15 }], { timing: { firstTokenMs: 500, stallMs: 500 } });
    expect(result).toMatchObject({ text: words, error: null });
  });

  test("reasoning counts as life and is not shown", async () => {
    const result = await write([{ kind: "text", text, reasoning: "The user wants…" }]);
    expect(result).toMatchObject({ text, error: null });
  });
});

describe("tokens", () => {
  const tokens = { input: 900, output: 320 };

  test("are told where the service counts them, and left open where it does not", async () => {
    const told: TokenCount[] = [];
    const task = () => ({ ...writingTask(), onTokens: (count: TokenCount) => void told.push(count) });
    await write([{ kind: "text", text, tokens }], {}, task());
    await write([{ kind: "text", text }], {}, task());
    expect(told).toEqual([tokens]);
  });

  test("are asked for, and no more of a service that refuses the wish", async () => {
    const refusal: ModelBehaviour = { kind: "status", status: 400, message: "Unrecognized argument: stream_options" };
    const { text: written, requests } = await write([refusal, { kind: "text", text }]);
    expect(written).toBe(text);
    expect(requests.map(({ body }) => "stream_options" in (body as object))).toEqual([true, false]);
  });
});

describe("a failing model", () => {
  const faults: [string, ModelBehaviour, string, number][] = [
    ["401", { kind: "status", status: 401 }, "writer.unauthorized", 1],
    ["403", { kind: "status", status: 403 }, "writer.unauthorized", 1],
    ["404", { kind: "status", status: 404 }, "writer.model_unknown", 1],
    ["429", { kind: "status", status: 429 }, "writer.rate_limited", 3],
    ["500", { kind: "status", status: 500 }, "writer.unavailable", 3],
    ["garbage", { kind: "garbage" }, "writer.broken", 3],
    ["a page", { kind: "page" }, "writer.broken", 3],
    ["an error event", { kind: "error-event", afterWords: 0 }, "writer.broken", 3],
    ["a cut socket", { kind: "cut", afterWords: 0 }, "writer.connection_lost", 3],
    ["an end without a finish", { kind: "unfinished", afterWords: 0 }, "writer.broken", 3],
    ["no answer at all", { kind: "silence" }, "writer.timeout", 1],
    ["headers only", { kind: "headers" }, "writer.timeout", 1],
    ["an empty text", { kind: "empty" }, "writer.empty", 1],
    ["blanks only", { kind: "text", text: "\n \n" }, "writer.empty", 1],
  ];

  test.each(faults)("%s before the first text", async (_, behaviour, code, requests) => {
    const result = await write([behaviour, behaviour, behaviour], { timing: code === "writer.timeout" ? impatient : {} });
    expect({ code: codeOf(result.error), requests: result.requests.length }).toEqual({ code, requests });
    expect(result).toMatchObject({ pieces: [], told: [] });
    for (const request of result.requests) await request.over;
  });

  const breaks: [string, ModelBehaviour, string][] = [
    ["garbage", { kind: "garbage", afterWords: 5 }, "writer.broken"],
    ["an error event", { kind: "error-event", afterWords: 5 }, "writer.broken"],
    ["a cut socket", { kind: "cut", afterWords: 5 }, "writer.connection_lost"],
    ["an end without a finish", { kind: "unfinished", afterWords: 5 }, "writer.connection_lost"],
    ["the limit of tokens", { kind: "text", text: "a b c d e ", finishReason: "length" }, "writer.cut_short"],
    ["silence", { kind: "stall", afterWords: 5 }, "writer.stalled"],
  ];

  test.each(breaks)("%s in the middle: no second request, and the text so far is delivered", async (_, behaviour, code) => {
    const result = await write([behaviour], { timing: code === "writer.stalled" ? { stallMs: 150 } : {} });
    expect(codeOf(result.error)).toBe(code);
    expect(result.text.trim().split(/\s+/)).toHaveLength(5);
    expect(result.requests).toHaveLength(1);
    await result.requests[0]?.over;
  });

  test("a text that runs away is ended", async () => {
    const words = Array.from({ length: 3_000 }, (_, i) => `word${i} `).join("");
    const result = await write([{ kind: "text", text: words }], {}, writingTask({ targetWords: 50 }));
    expect(codeOf(result.error)).toBe("writer.broken");
    expect(result.text.length).toBeLessThan(5_000);
    expect(await result.requests[0]?.over).toBe(false);
  });

  test.each([500, 7])("a text that says the same %i times is ended after the first time", async (rounds) => {
    const result = await write([{ kind: "text", text: `بداية. ${"نفس الكلام يرجع كل مرة. ".repeat(rounds)}` }]);
    expect([codeOf(result.error), result.pieces.at(-1)]).toEqual(["writer.repeating", "بداية. نفس الكلام يرجع كل مرة."]);
  });

  test("a server that is not there", async () => {
    const gone = await startFakeModelServer();
    await gone.close();
    const result = await write([], { baseUrl: gone.baseUrl });
    expect(codeOf(result.error)).toBe("writer.unavailable");
    expect(lines.join()).toContain("ECONNREFUSED");
  });
});

describe("retries", () => {
  test("a service that recovers is heard", async () => {
    const result = await write([
      { kind: "status", status: 503 },
      { kind: "cut", afterWords: 0 },
      { kind: "text", text },
    ]);
    expect(result).toMatchObject({ text, error: null });
    expect(result.told).toHaveLength(1);
  });

  test("a short retry-after is waited for", async () => {
    const startedAt = performance.now();
    const result = await write([
      { kind: "status", status: 429, retryAfter: "1" },
      { kind: "text", text },
    ]);
    expect(result).toMatchObject({ text, error: null });
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  test("a long retry-after is reported at once, with its seconds", async () => {
    const result = await write([{ kind: "status", status: 429, retryAfter: "120" }]);
    expect(result.requests).toHaveLength(1);
    expect(result.error).toMatchObject({ code: "writer.rate_limited", params: { retryAfterSeconds: 120 } });
  });
});

describe("stopping", () => {
  test("before the answer: a quiet end, and the service is let go", async () => {
    const controller = new AbortController();
    const before = server.requests.length;
    const writing = write([{ kind: "silence" }], {}, writingTask({ signal: controller.signal }));
    await until(() => server.requests.length > before);
    controller.abort();
    expect(await writing).toMatchObject({ error: null, text: "", told: [] });
    expect(await server.requests[before]?.over).toBe(false);
  });

  test("in the middle: a quiet end that keeps the text", async () => {
    const gate = Promise.withResolvers<void>();
    const controller = new AbortController();
    const task = writingTask({ signal: controller.signal });
    server.script([{ kind: "text", text, gate: { afterWords: 7, until: gate.promise } }]);
    let written = "";
    for await (const piece of writer().write(task)) {
      written += piece;
      if (written.split(" ").length > 3) controller.abort();
    }
    expect(text.startsWith(written) && written !== "").toBe(true);
    expect(await server.requests.at(-1)?.over).toBe(false);
    gate.resolve();
  });

  test("while waiting to retry: a quiet end, no further request", async () => {
    const controller = new AbortController();
    const before = server.requests.length;
    const busy: ModelBehaviour = { kind: "status", status: 429, retryAfter: "30" };
    const writing = write([busy], { timing: { beforeTextMs: 60_000 } }, writingTask({ signal: controller.signal }));
    await until(() => lines.length > 0);
    controller.abort();
    expect((await writing).error).toBeNull();
    expect(server.requests.length - before).toBe(1);
  });

  test("whoever stops reading lets go of the service", async () => {
    server.script([{ kind: "stall", afterWords: 3 }]);
    for await (const _ of writer().write(writingTask())) break;
    expect(await server.requests.at(-1)?.over).toBe(false);
  });
});

test("neither key nor brief nor text reaches the log or the error, also when the service repeats them", async () => {
  const message = `Wrong key ${apiKey}`;
  const echo = `Bad input: ${sampleBrief.topic}`;
  const results = [
    await write([{ kind: "status", status: 401, message }]),
    await write([{ kind: "status", status: 400, message: echo }]),
    await write([{ kind: "cut", afterWords: 4 }]),
  ];
  const errors = results.map(({ error }) => error as AppError);
  const leaked = [...lines, ...errors.flatMap((error) => [error.message, String(error.cause), String(error.stack)])].join("\n");
  expect(leaked).toContain("Wrong key [secret]");
  expect(leaked).not.toContain(apiKey);
  expect(leaked).not.toContain("تنظيم");
  expect(leaked).not.toContain(results[2]?.text.slice(0, 12));
});

test("neither what a brand voice says nor a text that is worked on reaches the log, also when the service repeats it", async () => {
  const brandVoice = {
    id: "v",
    name: "",
    samples: ["زعفران نقي من بيت العائلة"],
    preferred: [],
    banned: [{ variety: null, words: ["تخفيضات"] }],
    sentenceLength: null,
    emoji: "free" as const,
    addressee: null,
    signOff: "مع محبتنا",
  };
  const echoing = (said: string): ModelBehaviour => ({ kind: "status", status: 400, message: `Bad input: ${said}` });
  const { template } = writingTask();
  for (const said of ["زعفران", "تخفيضات", "محبتنا"]) {
    await write([echoing(said)], {}, writingTask({ brief: { ...sampleBrief, brandVoice } }));
  }
  server.script([echoing("المصدر كله")]);
  const { signal } = new AbortController();
  const parts = { source: "هنا النص المصدر", before: "", writer: null, signal, onWriter: () => {} };
  await expect(writer().convert?.({ brief: sampleBrief, template, from: "ar-egyptian", ...parts })).rejects.toThrow(AppError);
  const logged = lines.map((line) => JSON.stringify(line)).join("\n");
  expect(logged.match(/withheld/g)?.length).toBeGreaterThanOrEqual(4);
  expect(logged).not.toMatch(/زعفران|تخفيضات|محبتنا|المصدر/u);
});

/** Waits for a condition, a turn of the event loop at a time. */
const until = async (condition: () => boolean): Promise<void> =>
  condition() ? undefined : new Promise<void>((resolve) => setImmediate(resolve)).then(() => until(condition));
