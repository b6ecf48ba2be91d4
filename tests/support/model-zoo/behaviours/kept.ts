import { arrives, done, sendEvents, streams, words, type ZooBehaviour } from "../behaviour.ts";
import { openAiChunk, openAiUsage } from "../wire.ts";

export const emptyFirstDelta = streams({ name: "an empty first delta", seenIn: "OpenAI, vLLM, llama.cpp" }, (good) => [
  openAiChunk({ role: "assistant", content: "" }),
  openAiChunk({ content: null }),
  ...words(good),
  done,
]);

export const usageWithoutChoices = streams(
  { name: "usage in a chunk without choices", seenIn: "OpenAI, vLLM with include_usage" },
  (good) => [...words(good), openAiChunk({}, "stop"), openAiUsage({ input: 900, output: 300 }), "data: [DONE]\n\n"],
);

export const noDone = streams({ name: "no [DONE] at the end", seenIn: "text-generation-webui, proxies" }, (good) => [
  ...words(good),
  openAiChunk({}, "stop"),
]);

export const reasoningContent = streams({ name: "reasoning_content before the text", seenIn: "DeepSeek, vLLM" }, (good) => [
  openAiChunk({ reasoning_content: "The user wants a post." }),
  ...words(good),
  done,
]);

export const wrongContentType: ZooBehaviour = {
  name: "events as text/plain",
  seenIn: "reverse proxies",
  expected: arrives,
  answer: (exchange) => sendEvents(exchange, [...words(exchange.good), done], { contentType: "text/plain" }),
};

export const splitBytes: ZooBehaviour = {
  name: "bytes split inside letters",
  seenIn: "any network",
  expected: arrives,
  async answer({ response, good }) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.socket?.setNoDelay(true);
    const bytes = Buffer.from([...words(good), done].join(""));
    for (let at = 0; at < bytes.length && !response.destroyed; at += 997) {
      await new Promise<void>((resolve) => response.write(bytes.subarray(at, at + 997), () => resolve()));
    }
    response.end();
  },
};
