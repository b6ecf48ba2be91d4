import { arrives, done, type Exchange, failsWith, sendEvents, words, type ZooBehaviour } from "../behaviour.ts";

function refuse({ response }: Exchange, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ error: { message } }));
}

/** Refuses so often, then answers. */
function after(refusals: number, refusal: (exchange: Exchange) => void): ZooBehaviour["answer"] {
  return (exchange) => (exchange.attempt < refusals ? refusal(exchange) : sendEvents(exchange, [...words(exchange.good), done]));
}

/** An own model's test says at once what is the matter. */
const arrivesLater: ZooBehaviour["expected"] = { ...arrives, test: { delivered: "nothing", told: "writer.rate_limited" } };

export const busyWithTime: ZooBehaviour = {
  name: "429 with Retry-After, then the answer",
  seenIn: "OpenAI, Anthropic, Groq",
  waits: "busy",
  expected: arrivesLater,
  answer: after(1, (exchange) => refuse(exchange, 429, "Rate limit reached", { "retry-after": "1" })),
};

export const busyWithoutTime: ZooBehaviour = {
  name: "429 without Retry-After, then the answer",
  seenIn: "OpenRouter, vLLM behind a proxy",
  patience: { busyBaseMs: 1_000 },
  waits: "busy",
  expected: arrivesLater,
  answer: after(1, (exchange) => refuse(exchange, 429, "Too many requests")),
};

export const busyForLong: ZooBehaviour = {
  name: "429 that asks to wait for ten minutes",
  seenIn: "Google, OpenAI's daily limits",
  expected: failsWith("writer.rate_limited"),
  answer: (exchange) => refuse(exchange, 429, "Quota exceeded", { "retry-after": "600" }),
};

export const loading: ZooBehaviour = {
  name: "503 while the model is loaded, then the answer",
  seenIn: "llama.cpp",
  // Loading is asked about without counting the attempts, every quarter of the whole time.
  patience: { retries: 0, beforeTextMs: 6_000 },
  waits: "loading",
  expected: arrives,
  answer: after(1, (exchange) => refuse(exchange, 503, "Loading model")),
};

export const silentLoading: ZooBehaviour = {
  name: "silence while the model is loaded, then the answer",
  seenIn: "Ollama, LM Studio",
  patience: { loadingAfterMs: 50 },
  waits: "loading",
  expected: arrives,
  async answer(exchange) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await sendEvents(exchange, [...words(exchange.good), done]);
  },
};

export const modelUnknown: ZooBehaviour = {
  name: "404, the model is not there",
  seenIn: "Ollama, OpenAI",
  expected: failsWith("writer.model_unknown", "own_writer.model_unknown"),
  answer: (exchange) => refuse(exchange, 404, 'model "fake-model" not found, try pulling it first'),
};
