import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { planPieces } from "#language/prompt/pieces.ts";
import { smallContextTokens } from "#language/prompt/tokens.ts";
import { blogPost } from "#language/templates/blog-post.ts";
import { countWords } from "#language/text/words.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { sampleText } from "#tests/support/model-zoo/sample-text.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { sampleBrief, writingTask } from "#tests/support/writing-task.ts";
import { createModelWriter, wordsNow } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import type { WriterTiming } from "./timing.ts";

const timing: WriterTiming = { firstTokenMs: 10_000, stallMs: 10_000, retries: 2, retryBaseMs: 5, beforeTextMs: 10_000 };

let server: FakeModelServer;

beforeAll(async () => {
  server = await startFakeModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

function writer(patience: Partial<WriterTiming> = {}) {
  return createModelWriter({
    info: { kind: "model", provider: "openai-compatible", model: "fake-model" },
    model: createOpenAiCompatibleModel({
      provider: "openai-compatible",
      baseUrl: server.baseUrl,
      apiKey: null,
      model: "fake-model",
    }),
    timing: { ...timing, ...patience },
    contextTokens: smallContextTokens,
    secrets: [],
    log: createLogLines().log,
  });
}

const long = () => writingTask({ brief: { ...sampleBrief, words: 2_000 }, targetWords: 2_000 });

/** Writes 2,000 words with the scripted answers; what arrived, what failed, and what was asked. */
async function write(behaviours: readonly ModelBehaviour[], patience: Partial<WriterTiming> = {}) {
  const before = server.requests.length;
  server.script(behaviours);
  const task = long();
  let text = "";
  let error: unknown = null;
  try {
    for await (const piece of writer(patience).write(task)) text += piece;
  } catch (caught) {
    error = caught;
  }
  return { text, error, requests: server.requests.slice(before), told: task.told };
}

describe("a long text", () => {
  const askedFor = (prompt: string) => Number(/about (\d+) words[,.]/.exec(prompt)?.[1]);

  test("of 2,000 words is delivered by a model with a context of 4,096 tokens, as one text", async () => {
    server.limitContext(smallContextTokens);
    const result = await write([]);
    expect(result.error).toBeNull();
    expect(result.requests).toHaveLength(5);
    expect(Math.abs(countWords(result.text) - 2_000)).toBeLessThan(200);
    expect(result.text.match(/^# /gm), "one title").toHaveLength(1);
    expect(result.text).not.toMatch(/\n{3}/);
    expect(result.told).toHaveLength(1);
  });

  test("asks each piece for its share of what is still missing", async () => {
    const half = (prompt: string) =>
      sampleText(prompt.replace(/about (\d+) words[,.]/, (_, words) => `about ${Number(words) / 2} words.`));
    const short = await write(Array.from({ length: 5 }, () => ({ kind: "text", reply: half }) as const));
    const whole = await write([]);
    const [first, second] = short.requests.map(({ prompt }) => askedFor(prompt));
    const [firstWhole, secondWhole] = whole.requests.map(({ prompt }) => askedFor(prompt));
    expect(first).toBe(firstWhole);
    expect(second).toBeGreaterThan(secondWhole ?? 0);
    expect(wordsNow(2_000, planPieces(blogPost, 2_000).slice(4), 2_500), "never nothing").toBeGreaterThan(150);
  });

  test("shows each piece the end of what the one before delivered", async () => {
    const { requests } = await write([
      { kind: "text", text: "# عنوان\n\nأول جزء خلص هنا." },
      { kind: "text", text: "## تاني\n\nتاني جزء خلص هنا." },
    ]);
    expect(requests[1]?.prompt).toContain("أول جزء خلص هنا.⟧");
    expect(requests[2]?.prompt).toMatch(/Headings so far: ⟦عنوان⟧ ⟦تاني⟧/);
    expect(requests[2]?.prompt).toContain("تاني جزء خلص هنا.⟧");
  });

  test.each<[string, ModelBehaviour, string, Partial<WriterTiming>]>([
    ["is refused", { kind: "status", status: 401 }, "writer.unauthorized", {}],
    ["is cut", { kind: "cut", afterWords: 5 }, "writer.connection_lost", {}],
    ["stalls", { kind: "stall", afterWords: 5 }, "writer.stalled", { stallMs: 150 }],
    ["does not come", { kind: "silence" }, "writer.timeout", { firstTokenMs: 300 }],
  ])("whose third piece %s keeps the first two, and says why", async (_, behaviour, code, patience) => {
    const pieces: ModelBehaviour[] = [{ kind: "text", text: "# عنوان\n\nأول." }, { kind: "text", text: "تاني." }, behaviour];
    const result = await write(pieces, patience);
    expect(result.error).toMatchObject({ code });
    expect(result.text).toMatch(/^# عنوان\n\nأول\.\n\nتاني\./);
    expect(result.requests).toHaveLength(3);
  });

  test("whose third piece fails for a moment is whole in the end", async () => {
    const result = await write([{ kind: "text" }, { kind: "text" }, { kind: "status", status: 503 }]);
    expect(result).toMatchObject({ error: null });
    expect(result.requests).toHaveLength(6);
  });

  test("that is stopped between two pieces asks for no more", async () => {
    const controller = new AbortController();
    const before = server.requests.length;
    const gate = { afterWords: 2, until: new Promise(() => {}) };
    server.script([
      { kind: "text", text: "# عنوان\n\nأول." },
      { kind: "text", text: "تاني جزء من النص.", gate },
    ]);
    let written = "";
    for await (const piece of writer().write({ ...long(), signal: controller.signal })) {
      written += piece;
      if (server.requests.length - before === 2) controller.abort();
    }
    expect(written).toMatch(/^# عنوان\n\nأول\.\n\nتاني/);
    expect(server.requests.length - before).toBe(2);
  });
});
