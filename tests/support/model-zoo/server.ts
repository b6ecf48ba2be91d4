import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { answerTokens, estimateTokens } from "#language/prompt/tokens.ts";
import type { TokenCount } from "#shared/contracts/repair.ts";
import type { ZooBehaviour } from "./behaviour.ts";
import { sampleText } from "./sample-text.ts";
import { flushed, type Wire, wireOf } from "./wire.ts";

/** How the server answers one request. Delays are milliseconds. */
export type ModelBehaviour =
  | {
      readonly kind: "text";
      /** Absent: a sample in the language and at the length that the prompt asks for. */
      readonly text?: string;
      /** What to answer, made from the prompt; goes before `text`. */
      readonly reply?: (prompt: string) => string;
      /** The count that is sent after the text; absent: the service counts none. */
      readonly tokens?: TokenCount;
      /** Between words, or between byte groups. */
      readonly delayMs?: number;
      /** Sends the wire bytes in groups of this many, so that Arabic letters (two bytes) are split. */
      readonly bytesPerWrite?: number;
      /** Waits for `until` after this many words: a test looks at the half-written text meanwhile. */
      readonly gate?: { readonly afterWords: number; readonly until: Promise<unknown> };
      /** 'stop' unless given. */
      readonly finishReason?: string;
      /** Sent as the service sends reasoning, before the text. */
      readonly reasoning?: string;
    }
  | { readonly kind: "status"; readonly status: number; readonly message?: string; readonly retryAfter?: string }
  /** HTTP 200 and a stream whose events are not JSON, after this many good words. */
  | { readonly kind: "garbage"; readonly afterWords?: number }
  /** HTTP 200 and a page instead of a stream. */
  | { readonly kind: "page" }
  /** The service's own error, as an event in the stream. */
  | { readonly kind: "error-event"; readonly afterWords: number }
  /** The socket is cut in the middle of an event. */
  | { readonly kind: "cut"; readonly afterWords: number }
  /** The answer ends properly, but without saying that it is finished. */
  | { readonly kind: "unfinished"; readonly afterWords: number }
  /** Takes the request and never answers. */
  | { readonly kind: "silence" }
  /** Answers with headers, then nothing. */
  | { readonly kind: "headers" }
  /** Writes this many words, then nothing. */
  | { readonly kind: "stall"; readonly afterWords: number }
  /** A proper answer without text. */
  | { readonly kind: "empty" }
  /** What a real server was seen to do with a good answer, which `reply` makes from the prompt. */
  | { readonly kind: "zoo"; readonly behaviour: ZooBehaviour; readonly reply?: (prompt: string) => string };

interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** The parsed JSON body; null for GET. */
  readonly body: unknown;
  /** Every text in the body, a line each: where the prompt is, whatever the service. */
  readonly prompt: string;
  /** Settles when the answer is over: true when it was sent in full, false when the client went away or it was cut. */
  readonly over: Promise<boolean>;
}

export interface FakeModelServer {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /**
   * Answers the next requests in this order; with `when`, only those whose prompt contains it, so that tests that share a
   * server do not take each other's answers. After that, `otherwise` holds.
   */
  script(behaviours: readonly ModelBehaviour[], when?: string): void;
  /** Forgets the scripts that were not used up and answers with sample texts again: between two tests. */
  reset(): void;
  /** What unscripted requests get; a sample text at first. */
  otherwise(behaviour: ModelBehaviour): void;
  /** Refuses what has no room in so many tokens: the prompt with the words that it asks for. */
  limitContext(tokens: number): void;
  /** What `/v1/models` lists; one model at first. */
  setModels(ids: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * A model service on loopback that can be told to fail. It speaks the streaming protocols of OpenAI (chat completions),
 * Anthropic (messages) and Google (generate content), each under its own path.
 */
export async function startFakeModelServer(
  options: { port?: number; log?: (line: string) => void } = {},
): Promise<FakeModelServer> {
  const requests: RecordedRequest[] = [];
  const scripts: { when: string; behaviours: ModelBehaviour[] }[] = [];
  const answered = new WeakMap<ModelBehaviour, number>();
  let fallback: ModelBehaviour = { kind: "text" };
  let models: readonly string[] = ["fake-model"];
  let contextTokens = Number.POSITIVE_INFINITY;

  function nextBehaviour(prompt: string): ModelBehaviour {
    const script = scripts.find(({ when, behaviours }) => behaviours.length > 0 && prompt.includes(when));
    return script?.behaviours.shift() ?? fallback;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A client that goes away in the middle of an answer is what several tests are about.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await readBody(request);
    const path = request.url ?? "";
    const body: unknown = raw === "" ? null : JSON.parse(raw);
    const prompt = textsOf(body).join("\n");
    requests.push({ path, headers: request.headers, body, prompt, over: whenOver(response) });
    if (path.endsWith("/models")) return sendJson(response, 200, { data: models.map((id) => ({ id, object: "model" })) });
    const wire = wireOf(path.split("?")[0] ?? "");
    if (!wire) return sendJson(response, 404, { error: { message: "no such path" } });
    if (neededTokens(prompt) > contextTokens) return sendJson(response, 400, { error: { message: "maximum context length" } });
    const behaviour = nextBehaviour(prompt);
    options.log?.(`${path}: ${behaviour.kind}`);
    const attempt = answered.get(behaviour) ?? 0;
    answered.set(behaviour, attempt + 1);
    await answer(response, wire, behaviour, prompt, attempt);
  }

  await listen(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (behaviours, when = "") => void scripts.push({ when, behaviours: [...behaviours] }),
    reset: () => {
      scripts.length = 0;
      contextTokens = Number.POSITIVE_INFINITY;
      fallback = { kind: "text" };
    },
    otherwise: (behaviour) => {
      fallback = behaviour;
    },
    limitContext: (tokens) => {
      contextTokens = tokens;
    },
    setModels: (ids) => {
      models = ids;
    },
    close: () => close(server),
  };
}

async function answer(
  response: ServerResponse,
  wire: Wire,
  behaviour: ModelBehaviour,
  prompt: string,
  attempt: number,
): Promise<void> {
  switch (behaviour.kind) {
    case "status": {
      if (behaviour.retryAfter) response.setHeader("retry-after", behaviour.retryAfter);
      return sendJson(response, behaviour.status, {
        error: { message: behaviour.message ?? `status ${behaviour.status}`, type: "fake" },
      });
    }
    case "silence":
      return;
    case "page":
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><title>Welcome</title><p>data: of another kind</p>");
      return;
  }
  if (behaviour.kind === "zoo") {
    const good = behaviour.reply?.(prompt) ?? sampleText(prompt);
    return behaviour.behaviour.answer({ response, wire, prompt, good, attempt });
  }
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  response.flushHeaders();
  if (behaviour.kind === "headers") return;
  if (behaviour.kind === "text") {
    return sendText(response, wire, behaviour, behaviour.reply?.(prompt) ?? behaviour.text ?? sampleText(prompt));
  }
  if (behaviour.kind === "empty") return void response.end(wire.begin + wire.finish("stop"));
  await sendWords(response, wire, prompt, behaviour.afterWords ?? 0);
  switch (behaviour.kind) {
    case "garbage":
      response.end('data: {"choices": [{"del\n\ndata: ]]]\n\ndata: [DONE]\n\n');
      return;
    case "error-event":
      response.end(wire.error);
      return;
    case "cut":
      await new Promise<void>((resolve) => response.write(wire.word("cut").slice(0, -9), () => resolve()));
      response.socket?.resetAndDestroy();
      return;
    case "unfinished":
      response.end();
  }
}

type TextBehaviour = Extract<ModelBehaviour, { kind: "text" }>;

async function sendText(response: ServerResponse, wire: Wire, behaviour: TextBehaviour, text: string): Promise<void> {
  const begin = wire.begin + (behaviour.reasoning ? wire.reasoning(behaviour.reasoning) : "");
  const end = wire.finish(behaviour.finishReason ?? "stop", behaviour.tokens);
  if (behaviour.bytesPerWrite) {
    const bytes = Buffer.from(begin + wordsOf(text).map(wire.word).join("") + end);
    await sendBytes(response, bytes, behaviour.bytesPerWrite, behaviour.delayMs ?? 0);
    return;
  }
  response.write(begin === "" ? ": begin\n\n" : begin);
  for (const [index, content] of wordsOf(text).entries()) {
    if (behaviour.gate?.afterWords === index) await behaviour.gate.until;
    if (response.destroyed) return;
    response.write(wire.word(content));
    if (behaviour.delayMs) await delay(behaviour.delayMs);
  }
  response.end(end);
}

async function sendBytes(response: ServerResponse, bytes: Buffer, bytesPerWrite: number, delayMs: number): Promise<void> {
  response.socket?.setNoDelay(true);
  for (let at = 0; at < bytes.length && !response.destroyed; at += bytesPerWrite) {
    response.write(bytes.subarray(at, at + bytesPerWrite));
    await (delayMs > 0 ? delay(delayMs) : nextTurn());
  }
  response.end();
}

async function sendWords(response: ServerResponse, wire: Wire, prompt: string, count: number): Promise<void> {
  response.write(wire.begin === "" ? ": begin\n\n" : wire.begin);
  for (const content of wordsOf(sampleText(prompt)).slice(0, count)) response.write(wire.word(content));
  await flushed(response);
}

/** Each word with the white space after it, as tokens come. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

/** All the words that a prompt of ours asks for stand as 'about N words' in its last line, or in the list of what to change. */
function neededTokens(prompt: string): number {
  const asked = prompt.match(/^Section \d+ \(about (\d+) words\)|about (\d+) words[,.]/gm) ?? [];
  const words = asked.reduce((sum, found) => sum + Number(/about (\d+)/.exec(found)?.[1]), 0);
  return estimateTokens(prompt) + answerTokens(words, true);
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function whenOver(response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => response.on("close", () => resolve(response.writableFinished)));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
