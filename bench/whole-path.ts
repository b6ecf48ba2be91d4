/**
 * What a text costs on its whole way: `node bench/whole-path.ts`; with TEST_DATABASE_URL on PostgreSQL, whose own work is then not counted.
 *
 * The same fake model service is read through two servers, each in a process of its own: one that only pipes the bytes on, and Lahja
 * with everything (job, storing every 250 ms, counting, one reader each over server-sent events). Reported for 100 and 500 streams: CPU
 * of the server per 1,000 tokens, the ratio (goal: at most 2.5), and the time to the first text at the reader.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { testRequest } from "#tests/support/briefs.ts";
import { createModelApp } from "#tests/support/model-app.ts";
import { startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

/** A text of some 500 words: what admission and keeping cost is shared by as many tokens as in use. */
const tokensPerStream = 600;
const tokenDelayMs = 20;
/** Streams start spread over this time: all at once would measure the crowd at the door. */
const startOverMs = 2_000;
/** One person may have nine texts written at the same time. */
const streamsPerPerson = 9;

/** What a local server takes as its own address (`createTestApp`): writes must come from there. */
const ownOrigin = "http://localhost:3000";

async function tell<T>(child: ChildProcess, message: unknown): Promise<T> {
  child.send(message as object);
  const [answer] = (await once(child, "message")) as [T];
  return answer;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function serveFake(): Promise<void> {
  const fake = await startFakeModelServer();
  const text = Array.from({ length: tokensPerStream }, () => "كلمة").join(" ");
  fake.otherwise({ kind: "text", text, delayMs: tokenDelayMs });
  process.send?.(fake.baseUrl);
}

async function servePipe(baseUrl: string): Promise<void> {
  const server = createServer((_request, response) => {
    const body = JSON.stringify({ model: "fake-model", messages: [{ role: "user", content: "x" }], stream: true });
    const headers = { "content-type": "application/json" };
    fetch(`${baseUrl}/chat/completions`, { method: "POST", headers, body }).then(
      (upstream) => upstream.body && Readable.fromWeb(upstream.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response),
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.on("message", () => process.send?.(cpuMs()));
  process.send?.(addressOf(server.address()));
}

function addressOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("no address");
  return `http://127.0.0.1:${address.port}`;
}

async function serveLahja(baseUrl: string): Promise<void> {
  const db = await openTestDatabase();
  const app = createModelApp(db, { baseUrl } as Awaited<ReturnType<typeof startFakeModelServer>>, {
    // Answers are compared with their contracts in tests and development only.
    env: { DEFAULT_PLAN: "enterprise", HOST: "127.0.0.1", CHECK_ANSWERS: "off" },
  });
  await app.services.generations.start();
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const people: string[] = [];
  process.on("message", async (message: { people?: number }) => {
    if (message.people === undefined) return void process.send?.(cpuMs());
    while (people.length < message.people) {
      const person = await app.signUp();
      people.push([...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    process.send?.(people);
  });
  process.send?.(addressOf(server.address() as ReturnType<ReturnType<typeof createServer>["address"]>));
}

type Read = (index: number, onFirst: () => void) => Promise<void>;

async function drain(response: Response, onFirst: () => void, isFirst: (chunk: string) => boolean): Promise<void> {
  const decoder = new TextDecoder();
  let hasFirst = false;
  for await (const chunk of response.body ?? []) {
    if (!hasFirst && isFirst(decoder.decode(chunk, { stream: true }))) {
      hasFirst = true;
      onFirst();
    }
  }
}

function pipeReader(origin: string): Read {
  return async (_index, onFirst) => drain(await fetch(origin), onFirst, () => true);
}

function lahjaReader(origin: string, people: readonly string[]): Read {
  return async (index, onFirst) => {
    const headers = { cookie: people[Math.floor(index / streamsPerPerson)] ?? "", origin: ownOrigin };
    const body = JSON.stringify(testRequest({}, `bench-${performance.now()}-${index}`));
    const created = await fetch(`${origin}/api/generations`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    if (created.status !== 202) throw new Error(`${created.status}: ${await created.text()}`);
    const { id } = (await created.json()) as { id: string };
    await drain(await fetch(`${origin}/api/generations/${id}/stream`, { headers }), onFirst, (chunk) => chunk.includes("كلمة"));
  };
}

async function measure(read: Read, child: ChildProcess, streams: number) {
  const firstMs: number[] = [];
  const before = await tell<number>(child, {});
  await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await delay((index / streams) * startOverMs);
      const startedAt = performance.now();
      await read(index, () => firstMs.push(performance.now() - startedAt));
    }),
  );
  const spent = (await tell<number>(child, {})) - before;
  firstMs.sort((a, b) => a - b);
  return {
    cpu: spent / ((streams * tokensPerStream) / 1_000),
    first: firstMs[Math.floor(firstMs.length / 2)] ?? 0,
    last: firstMs.at(-1) ?? 0,
  };
}

async function start(role: string, ...more: string[]): Promise<[ChildProcess, string]> {
  const child = fork(fileURLToPath(import.meta.url), [role, ...more]);
  const [address] = (await once(child, "message")) as [string];
  return [child, address];
}

async function run(): Promise<void> {
  const [fake, baseUrl] = await start("fake");
  const [pipe, pipeOrigin] = await start("pipe", baseUrl);
  const [lahja, lahjaOrigin] = await start("lahja", baseUrl);
  try {
    console.table(await compare(pipe, pipeOrigin, lahja, lahjaOrigin));
  } finally {
    for (const child of [fake, pipe, lahja]) child.kill();
  }
}

async function compare(pipe: ChildProcess, pipeOrigin: string, lahja: ChildProcess, lahjaOrigin: string) {
  const people = await tell<string[]>(lahja, { people: Math.ceil(500 / streamsPerPerson) });
  await measure(pipeReader(pipeOrigin), pipe, 20);
  await measure(lahjaReader(lahjaOrigin, people), lahja, 20);
  const rows = [];
  for (const streams of [100, 500]) {
    const raw = await measure(pipeReader(pipeOrigin), pipe, streams);
    const whole = await measure(lahjaReader(lahjaOrigin, people), lahja, streams);
    rows.push({
      streams,
      "pipe: CPU ms / 1,000 tokens": raw.cpu.toFixed(1),
      "Lahja: CPU ms / 1,000 tokens": whole.cpu.toFixed(1),
      ratio: (whole.cpu / raw.cpu).toFixed(2),
      "pipe: first, p50 ms": raw.first.toFixed(0),
      "Lahja: first, p50 ms": whole.first.toFixed(0),
      "Lahja: first, slowest ms": whole.last.toFixed(0),
    });
  }
  return rows;
}

const [role, baseUrl = ""] = process.argv.slice(2);
if (role === "fake") await serveFake();
else if (role === "pipe") await servePipe(baseUrl);
else if (role === "lahja") await serveLahja(baseUrl);
else await run();
