/**
 * What six imports of 30 MB take of the server's memory while they arrive: `node bench/import-memory.ts`. The bodies stop before their
 * last byte until all are there. The server is a process of its own, over PGlite.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const people = 3;
const bodiesEach = 2;
const filesEach = 3;
const megabytes = 10;

interface Listening {
  readonly port: number;
  readonly origin: string;
  readonly cookies: readonly string[];
}

if (process.send) await serveApp();
else await measure();

async function serveApp(): Promise<void> {
  const app = createTestApp({ db: await openTestDatabase() });
  const cookies: string[] = [];
  for (let person = 0; person < people; person++) {
    const client = await app.signUp();
    cookies.push([...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  }
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  process.send?.({ port: (server.address() as AddressInfo).port, origin: app.origin, cookies } satisfies Listening);
  process.on("message", () => process.send?.(process.memoryUsage()));
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename);
  const [listening] = (await once(child, "message")) as [Listening];
  const memory = async (): Promise<NodeJS.MemoryUsage> => {
    child.send("memory");
    const [usage] = (await once(child, "message")) as [NodeJS.MemoryUsage];
    return usage;
  };
  const before = await memory();
  const uploads = listening.cookies.flatMap((cookie) => Array.from({ length: bodiesEach }, () => upload(listening, cookie)));
  let peak = before;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const now = await memory();
      if (now.rss > peak.rss) peak = now;
      await delay(20);
    }
  })();
  await Promise.all(uploads.map(({ sent }) => sent));
  const waiting = await memory().catch(() => peak);
  const statuses = await Promise.all(uploads.map(({ end }) => end()));
  isOver = true;
  await watch;
  const row = ({ rss, heapUsed, external, arrayBuffers }: NodeJS.MemoryUsage) =>
    Object.fromEntries(Object.entries({ rss, heapUsed, external, arrayBuffers }).map(([name, bytes]) => [name, mb(bytes)]));
  console.table({ before: row(before), "all there": row(waiting), "at most": row(peak) });
  console.log(`answers: ${statuses.join(" ")}`);
  child.kill();
}

function mb(bytes: number): number {
  return Math.round(bytes / 1024 ** 2);
}

function upload({ port, origin }: Listening, cookie: string) {
  const request = httpRequest({
    host: "127.0.0.1",
    port,
    method: "POST",
    path: "/api/imports/preview",
    agent: false,
    headers: { host: new URL(origin).host, origin, cookie, "content-type": "multipart/form-data; boundary=B" },
  });
  const answer = once(request, "response").then(([response]) => {
    response.resume();
    return response.statusCode as number;
  });
  const write = (chunk: string | Buffer) => new Promise<void>((resolve) => request.write(chunk, () => resolve()));
  const sent = (async () => {
    for (let file = 0; file < filesEach; file++) {
      await write(`--B\r\nContent-Disposition: form-data; name="file"; filename="${file}.txt"\r\n\r\n`);
      for (let at = 0; at < megabytes; at++) await write(Buffer.alloc(1024 ** 2, "a"));
      await write("\r\n");
    }
  })();
  return {
    sent,
    end: () => {
      request.end("--B--\r\n");
      return answer;
    },
  };
}
