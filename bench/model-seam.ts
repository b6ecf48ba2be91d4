/**
 * What the model seam costs: `node bench/model-seam.ts`.
 *
 * The same fake service (in a process of its own) is read twice at 100 and at 500 concurrent streams: by a raw pipe that
 * sends the same request and only takes the bytes, and by the model writer. Reported: added time to the first piece (median and 95th percentile), CPU
 * of this process per 1,000 tokens, and the ratio of the two (goal: at most 1.6).
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { buildPrompt } from "#language/prompt/build-prompt.ts";
import { createModelWriter } from "#server/writers/model-writer.ts";
import { createOpenAiCompatibleModel } from "#server/writers/openai-compatible.ts";
import { timingFor } from "#server/writers/timing.ts";
import { startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { writingTask } from "#tests/support/writing-task.ts";

/** As a model writes: a token of a few letters every 40 ms. */
const tokensPerStream = 200;
const tokenDelayMs = 40;
/** Which of the two goes first alternates, so that neither gets the colder or busier machine. */
const rounds = 4;
/** Streams start spread over this time: all at once would measure the crowd at the door, not the seam. */
const startOverMs = 1_000;

interface Measure {
  readonly firstMs: number[];
  readonly cpuMsPer1000: number;
}

type Reader = (baseUrl: string, onFirst: () => void) => Promise<void>;

const { system, user } = buildPrompt(writingTask());
const requestBody = JSON.stringify({
  model: "fake-model",
  messages: [
    { role: "system", content: system },
    { role: "user", content: user },
  ],
  stream: true,
});

const rawPipe: Reader = async (baseUrl, onFirst) => {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: requestBody,
  });
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    if (bytes === 0) onFirst();
    bytes += chunk.length;
  }
};

const modelWriter: Reader = async (baseUrl, onFirst) => {
  const writer = createModelWriter({
    info: { kind: "model", provider: "openai-compatible", model: "fake-model" },
    model: createOpenAiCompatibleModel({ provider: "openai-compatible", baseUrl, apiKey: null, model: "fake-model" }),
    timing: timingFor(baseUrl),
    secrets: [],
    log: pino({ level: "silent" }),
  });
  let length = 0;
  for await (const piece of writer.write(writingTask())) {
    if (length === 0) onFirst();
    length += piece.length;
  }
};

async function measure(read: Reader, baseUrl: string, streams: number): Promise<Measure> {
  const firstMs: number[] = [];
  const cpu = process.cpuUsage();
  const running = Array.from({ length: streams }, async (_, index) => {
    await delay((index / streams) * startOverMs);
    const startedAt = performance.now();
    await read(baseUrl, () => firstMs.push(performance.now() - startedAt));
  });
  await Promise.all(running);
  const { user, system } = process.cpuUsage(cpu);
  return { firstMs, cpuMsPer1000: (user + system) / 1000 / ((streams * tokensPerStream) / 1000) };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

async function run(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ["serve"]);
  const [baseUrl] = (await once(child, "message")) as [string];
  for (const read of [rawPipe, modelWriter]) await measure(read, baseUrl, 20);
  const rows = [];
  for (const streams of [100, 500]) {
    const raw: Measure[] = [];
    const seam: Measure[] = [];
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) raw.push(await measure(rawPipe, baseUrl, streams));
      seam.push(await measure(modelWriter, baseUrl, streams));
      if (round % 2 === 1) raw.push(await measure(rawPipe, baseUrl, streams));
    }
    rows.push(rowOf(streams, raw, seam));
  }
  console.table(rows);
  child.kill();
}

function rowOf(streams: number, raw: readonly Measure[], seam: readonly Measure[]) {
  const first = (measures: readonly Measure[], q: number) =>
    quantile(
      measures.flatMap(({ firstMs }) => firstMs),
      q,
    );
  const cpu = (measures: readonly Measure[]) => median(measures.map(({ cpuMsPer1000 }) => cpuMsPer1000));
  return {
    streams,
    "raw: CPU ms / 1,000 tokens": cpu(raw).toFixed(1),
    "seam: CPU ms / 1,000 tokens": cpu(seam).toFixed(1),
    ratio: (cpu(seam) / cpu(raw)).toFixed(2),
    "added to first, p50 ms": (first(seam, 0.5) - first(raw, 0.5)).toFixed(1),
    "added to first, p95 ms": (first(seam, 0.95) - first(raw, 0.95)).toFixed(1),
  };
}

if (process.argv[2] === "serve") {
  const server = await startFakeModelServer();
  server.otherwise({
    kind: "text",
    // Each word is another one: the answer filter ends a text that repeats itself.
    text: Array.from({ length: tokensPerStream }, (_, index) => `كلمة${index}`).join(" "),
    delayMs: tokenDelayMs,
  });
  process.send?.(server.baseUrl);
} else {
  await run();
}
