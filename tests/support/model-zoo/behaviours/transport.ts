import { arrives, breaksOffWith, done, failsWith, sendEvents, streams, words, type ZooBehaviour } from "../behaviour.ts";
import { openAiChunk } from "../wire.ts";

export const contentParts = streams({ name: "content as a list of parts", seenIn: "Mistral, gateways" }, (good) => [
  openAiChunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: "The user wants a post." }] }] }),
  ...(good.match(/\S+\s*/g) ?? []).map((text) => openAiChunk({ content: [{ type: "text", text }] })),
  done,
]);

export const wholeAnswer: ZooBehaviour = {
  name: "one JSON document instead of a stream",
  seenIn: "gateways that do not stream",
  expected: arrives,
  answer({ response, good }) {
    const choices = [{ index: 0, message: { role: "assistant", content: good }, finish_reason: "stop" }];
    const usage = { prompt_tokens: 900, completion_tokens: 300 };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ choices, usage }));
  },
};

export const errorInstead: ZooBehaviour = {
  name: "200 with an error in the place of the answer",
  seenIn: "OpenRouter, LiteLLM",
  expected: failsWith("writer.unauthorized", "own_writer.unauthorized"),
  answer({ response }) {
    const error = { message: "User not found.", code: 401 };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  },
};

export const openSocket: ZooBehaviour = {
  name: "a finish reason, and the socket stays open",
  seenIn: "proxies with keep-alive, text-generation-webui",
  expected: arrives,
  answer: (exchange) => sendEvents(exchange, [...words(exchange.good), openAiChunk({}, "stop")], { end: false }),
};

export const endsWithoutFinish = streams(
  {
    name: "the stream ends in mid-text",
    seenIn: "crashed servers behind a proxy",
    expected: breaksOffWith("writer.connection_lost"),
  },
  (good) => words(good).slice(0, 5),
);

export const comments: ZooBehaviour = {
  name: "comments until the text begins",
  seenIn: "OpenRouter",
  // Longer than a busy machine lies still between two comments, shorter than all of them together.
  patience: { firstTokenMs: 1_500 },
  expected: arrives,
  async answer(exchange) {
    const { response, good } = exchange;
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let at = 0; at < 18; at++) {
      response.write(": PROCESSING\n\n");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    response.end([...words(good), done].join(""));
  },
};
