import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogLines } from "#tests/support/log-lines.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { writingTask } from "#tests/support/writing-task.ts";
import { createModelWriter } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";

const timing = { firstTokenMs: 10_000, stallMs: 10_000, retries: 2, retryBaseMs: 5, beforeTextMs: 10_000 };
const text = "# وقتك لك\n\nرتّب يومك من الليل، والصبح بيمشي لحاله 😀.";
let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());

function writer() {
  const service = { provider: "openai-compatible", baseUrl: server.baseUrl, apiKey: null, model: "fake-model" };
  return createModelWriter({
    info: { kind: "model", provider: "openai-compatible", model: "fake-model" },
    model: createOpenAiCompatibleModel(service),
    timing,
    secrets: [],
    log: createLogLines().log,
  });
}

describe("an answer that is not only the text", () => {
  /** As whoever shows the text has it: what is withdrawn is gone. */
  async function shown(behaviours: ModelBehaviour[]) {
    let text = "";
    let restarts = 0;
    server.script(behaviours);
    const before = server.requests.length;
    const onRestart = () => {
      text = "";
      restarts += 1;
    };
    for await (const piece of writer().write({ ...writingTask(), onRestart })) text += piece;
    return { text, restarts, prompts: server.requests.slice(before).map(({ prompt }) => prompt) };
  }

  test("is taken back where it turns out to have been a thought", async () => {
    const answer = `The user wants a post. I begin with a heading and then go on for a while.\n</think>\n\n${text}`;
    expect(await shown([{ kind: "text", text: answer, delayMs: 1 }])).toMatchObject({ text, restarts: 1 });
  });

  test("is gone on with where the service ended it at its length, from the last whole sentence", async () => {
    const first = `# وقتك لك\n\n${"رتّب يومك من الليل والصبح بيمشي لحاله بدون تعب. ".repeat(2)}${"خل لك ساعة هادية في أول النهار تشوف فيها وش عندك. ".repeat(2)}وبعدها تقدر`;
    const rest = "وبعدها تقدر ترتاح وأنت عارف وين رايح.";
    const {
      text: whole,
      restarts,
      prompts,
    } = await shown([
      { kind: "text", text: first, finishReason: "length" },
      { kind: "text", text: rest },
    ]);
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain("Already written");
    expect(prompts[1]).not.toContain("وبعدها تقدر");
    expect(restarts).toBe(1);
    expect(whole).toBe(`${first.slice(0, first.lastIndexOf(".") + 1)}\n\n${rest}`);
  });
});
