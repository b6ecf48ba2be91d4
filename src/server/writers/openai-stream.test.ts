import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, test } from "vitest";
import { fc } from "#tests/support/properties.ts";
import { readCompletionStream } from "./openai-stream.ts";

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const finish = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function partsOf(...chunks: (Uint8Array | string)[]): Promise<LanguageModelV4StreamPart[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of readCompletionStream(bodyOf(bytes))) parts.push(part);
  return parts;
}

function textOf(parts: readonly LanguageModelV4StreamPart[]): string {
  return parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
}

function finishOf(parts: readonly LanguageModelV4StreamPart[]): string | undefined {
  const last = parts.at(-1);
  return last?.type === "finish" ? last.finishReason.unified : undefined;
}

describe("chat completion stream", () => {
  test("the bytes may be cut anywhere, inside Arabic letters and line ends included", async () => {
    const words = ["# أهلًا ", "وسهلًا 😀 ", "بكم…\n\n", "café"];
    const wire = new TextEncoder().encode((words.map(delta).join("") + finish).replaceAll("\n\n", "\r\n\r\n"));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: wire.length - 1 }), { maxLength: 60 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), wire.length];
        const parts = await partsOf(...at.slice(1).map((end, i) => wire.subarray(at[i], end)));
        expect(textOf(parts)).toBe(words.join(""));
        expect(finishOf(parts)).toBe("stop");
      }),
    );
  });

  test("all events of one packet go out as one part", async () => {
    const parts = await partsOf(delta("a") + delta("b") + delta("c"), finish);
    expect(parts.map((part) => part.type)).toEqual(["text-delta", "finish"]);
  });

  test.each([
    ["in a chunk of its own", `${delta("a")}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`, 7],
    ["in every chunk, the last one counting", `data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":1}}\n\n`, 7],
  ])("tokens are read %s", async (_, before, output) => {
    const usage = `data: {"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":${output}}}\n\n`;
    const last = (await partsOf(before + usage, "data: [DONE]\n\n")).at(-1);
    expect(last).toMatchObject({ type: "finish", usage: { inputTokens: { total: 12 }, outputTokens: { total: 7 } } });
  });

  test("a count that makes no sense is none", async () => {
    const usage = `data: {"choices":[],"usage":{"prompt_tokens":"many","completion_tokens":-1}}\n\n`;
    expect((await partsOf(delta("a") + usage, finish)).at(-1)).toMatchObject({
      usage: { inputTokens: { total: undefined }, outputTokens: { total: undefined } },
    });
  });

  test.each([
    ["neither a finish reason nor [DONE]", delta("a"), "interrupted"],
    ["[DONE] alone", `${delta("a")}data: [DONE]\n\n`, "stop"],
    ["a last event without its blank line", `${delta("a")}${finish.split("\n\n")[0]}`, "stop"],
    ["the limit of tokens", `${delta("a")}data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n`, "length"],
    ["a reason of its own", `${delta("a")}data: {"choices":[{"delta":{},"finish_reason":"eos"}]}\n\n`, "other"],
    ["a page instead of events", "<!doctype html>\n\n<p>hello</p>\n\n", "interrupted"],
  ])("a stream that ends with %s", async (_, wire, reason) => {
    expect(finishOf(await partsOf(wire))).toBe(reason);
  });

  test.each([
    ["JSON cut short", 'data: {"choices":[{"del\n\n'],
    ["JSON null", "data: null\n\n"],
    ["content that is no text", 'data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n'],
    ["the service's own error", 'data: {"error":{"message":"overloaded"}}\n\n'],
  ])("%s is an error, after the text before it, and ends the stream", async (_, wire) => {
    const parts = await partsOf(delta("before"), wire, delta("after"));
    expect(parts.map((part) => part.type)).toEqual(["text-delta", "error"]);
    expect(textOf(parts)).toBe("before");
  });

  test("a line without an end is given up, before it fills the memory", async () => {
    let sentChars = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = sentChars === 0 ? "data: " : "x".repeat(100_000);
        sentChars += chunk.length;
        if (sentChars > 5_000_000) throw new Error("read too far");
        controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const reader = readCompletionStream(endless).getReader();
    expect((await reader.read()).value?.type).toBe("error");
    expect(sentChars).toBeLessThan(1_500_000);
  });

  test("a finish reason ends it although the socket stays open; the count that follows in time is read", async () => {
    const open = (chunks: readonly string[]) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        },
      });
    const usage = `data: {"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":7}}\n\n`;
    const parts: LanguageModelV4StreamPart[] = [];
    const body = open([delta("a"), `${finish.split("\n\n")[0]}\n\n`, usage]);
    for await (const part of readCompletionStream(body, { finishMs: 50 })) parts.push(part);
    expect(parts.at(-1)).toMatchObject({
      type: "finish",
      finishReason: { unified: "stop" },
      usage: { outputTokens: { total: 7 } },
    });
  });

  test("content may be a list of parts, of which those that think are not shown", async () => {
    const list = `data: {"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"hm"}]},{"type":"text","text":"a"},"b"]}}]}\n\n`;
    const parts = await partsOf(list, finish);
    expect(textOf(parts)).toBe("ab");
    expect(JSON.stringify(parts)).not.toContain("hm");
  });

  test.each([
    [
      "an answer",
      '{"choices":[{"message":{"content":"whole"},"finish_reason":"stop"}],"usage":{"prompt_tokens":1,"completion_tokens":2}}',
      "whole",
      "finish",
    ],
    ["an error", ' {"error":{"message":"overloaded"}}', "", "error"],
    ["half an answer", '{"choices":[{"message":', "", "error"],
  ])("%s as one JSON document is read whole, cut anywhere", async (_, json, text, last) => {
    const parts = await partsOf(json.slice(0, 1), json.slice(1, 20), json.slice(20));
    expect([textOf(parts), parts.at(-1)?.type]).toEqual([text, last]);
  });

  test("half an event at the end of the body is an end without a finish", async () => {
    expect(finishOf(await partsOf(delta("a"), 'data: {"choices":[{"del'))).toBe("interrupted");
  });

  test("reasoning is a sign of life without words", async () => {
    const thought = (key: string) => `data: ${JSON.stringify({ choices: [{ delta: { [key]: "hm" } }] })}\n\n`;
    const parts = await partsOf(thought("reasoning_content"), thought("reasoning"), delta("text"), finish);
    expect(parts.map((part) => part.type)).toEqual(["reasoning-delta", "reasoning-delta", "text-delta", "finish"]);
    expect(JSON.stringify(parts)).not.toContain("hm");
  });
});
