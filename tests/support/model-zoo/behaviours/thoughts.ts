import { done, failsWith, streams, words } from "../behaviour.ts";
import { openAiChunk } from "../wire.ts";

const thought = "The user wants a post in dialect.\n\nI will begin with a heading.";

export const thinkAtHead = streams({ name: "<think> at the head", seenIn: "Ollama with DeepSeek R1, Qwen 3" }, (good) => [
  ...words(`<think>\n${thought}\n</think>\n\n${good}`),
  done,
]);

export const thinkSplit = streams({ name: "<think> split over chunks", seenIn: "llama.cpp", packets: true }, (good) => [
  ...words("<th"),
  ...words("ink>"),
  ...words(thought),
  ...words("</thi"),
  ...words(`nk>\n\n${good}`),
  done,
]);

export const thinkUnopened = streams(
  { name: "</think> without its opening", seenIn: "vLLM, LM Studio with Qwen 3 and R1 templates", packets: true },
  (good) => [...words(`Okay, ${thought}\n</think>\n\n`), ...words(good), done],
);

export const bracketThink = streams({ name: "[THINK] … [/THINK]", seenIn: "Mistral Magistral" }, (good) => [
  ...words(`[THINK]${thought}[/THINK]\n${good}`),
  done,
]);

export const thinkingTag = streams({ name: "<thinking> … </thinking>", seenIn: "models told to think aloud" }, (good) => [
  ...words(`<thinking>\n${thought}\n</thinking>\n${good}`),
  done,
]);

export const reasoningTag = streams({ name: "<reasoning> … </reasoning>", seenIn: "fine-tunes" }, (good) => [
  ...words(`<reasoning>${thought}</reasoning>${good}`),
  done,
]);

export const onlyThoughts = streams(
  {
    name: "<think> that never ends",
    seenIn: "small reasoning models",
    expected: failsWith("writer.only_thoughts"),
  },
  () => [...words(`<think>\n${thought.repeat(400)}`), openAiChunk({}, "stop"), "data: [DONE]\n\n"],
);

export const endlessReasoning = streams(
  {
    name: "reasoning past every limit",
    seenIn: "small reasoning models",
    expected: failsWith("writer.only_thoughts"),
  },
  () => Array.from({ length: 40 }, () => openAiChunk({ reasoning_content: thought.repeat(40) })),
);

export const silentReasoning = streams(
  { name: "comments and empty deltas while it reasons", seenIn: "OpenRouter, proxies", packets: true },
  (good) => [": OPENROUTER PROCESSING\n\n", openAiChunk({ content: "" }), openAiChunk({ reasoning: "hm" }), ...words(good), done],
);
