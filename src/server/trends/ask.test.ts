import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTrendServer, type TrendServer } from "#tests/support/trend-server.ts";
import { createAsker } from "./ask.ts";
import { TrendSourceError } from "./source.ts";

let server: TrendServer;
let now = new Date("2026-11-20T10:00:00Z");
beforeAll(async () => {
  server = await startTrendServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const asker = (gapMs = 0) =>
  createAsker({ id: "wikimedia", gapMs }, { userAgent: "test", gateway: server.url, clock: () => now, timeoutMs: 2_000 });
const url = "https://some.example/";
const answerAll = (text = "{}") => server.respond("some.example", (_path, response) => void response.end(text));
const fail = () => Promise.reject(new TrendSourceError("unreachable", "down"));

test("two questions to one source are never under way together", async () => {
  answerAll();
  const one = asker();
  let open = 0;
  let most = 0;
  const question = () =>
    one.run(async (ask) => {
      most = Math.max(most, ++open);
      await ask({ url });
      await ask({ url });
      open -= 1;
    });
  await Promise.all([question(), question(), question()]);
  expect([most, server.asked.length]).toEqual([1, 6]);
});

test("requests to a source keep its distance, over questions too", async () => {
  answerAll();
  const slow = asker(250);
  await Promise.all([slow.run((ask) => ask({ url })), slow.run((ask) => ask({ url })), slow.run((ask) => ask({ url }))]);
  const [first = 0, second = 0, third = 0] = server.asked.map(({ at }) => at);
  // A busy machine may notice one request later than the next.
  expect(Math.min(second - first, third - second)).toBeGreaterThan(100);
});

test("after three failures one after another a source is left alone, until the time is over", async () => {
  answerAll();
  const one = asker();
  for (let tries = 0; tries < 3; tries++) await expect(one.run(fail)).rejects.toMatchObject({ reason: "unreachable" });
  await expect(one.run((ask) => ask({ url }))).rejects.toMatchObject({ reason: "paused" });
  expect(server.asked).toHaveLength(0);
  now = new Date(now.getTime() + 2 * 60_000);
  expect((await one.run((ask) => ask({ url }))).status).toBe(200);
});

test("a success between failures starts their count anew, and knowing nothing is no failure", async () => {
  answerAll();
  const one = asker();
  const nothing = () => Promise.reject(new TrendSourceError("no_data", "unknown"));
  for (let tries = 0; tries < 2; tries++) await one.run(fail).catch(() => null);
  await one.run((ask) => ask({ url }));
  for (let tries = 0; tries < 2; tries++) await one.run(fail).catch(() => null);
  for (let tries = 0; tries < 5; tries++) await one.run(nothing).catch(() => null);
  expect((await one.run((ask) => ask({ url }))).status).toBe(200);
});

test("a source that names a time is left alone for so long, and not asked before", async () => {
  server.respond("some.example", (_path, response) => void response.writeHead(429, { "retry-after": "30" }).end());
  const one = asker();
  await expect(one.run((ask) => ask({ url }))).rejects.toMatchObject({ reason: "rate_limited", retryAfterSeconds: 30 });
  now = new Date(now.getTime() + 29_000);
  await expect(one.run((ask) => ask({ url }))).rejects.toMatchObject({ reason: "paused" });
  now = new Date(now.getTime() + 1_000);
  answerAll();
  expect((await one.run((ask) => ask({ url }))).status).toBe(200);
});

test("a queue that is too long takes no more questions, and those in it are answered", async () => {
  answerAll();
  const one = asker();
  const asked = Array.from({ length: 14 }, () => one.run((ask) => ask({ url })).catch((error: TrendSourceError) => error.reason));
  const results = await Promise.all(asked);
  expect(results.filter((result) => result === "busy")).toHaveLength(2);
  expect(results.filter((result) => result !== "busy")).toHaveLength(12);
});

test("without a gateway a source's host is reached directly, and loopback is not reached at all", async () => {
  const direct = createAsker(
    { id: "wikimedia", gapMs: 0 },
    { userAgent: "test", gateway: null, clock: () => now, timeoutMs: 2_000 },
  );
  await expect(direct.run((ask) => ask({ url: server.url }))).rejects.toMatchObject({ reason: "unreachable" });
  expect(server.asked).toHaveLength(0);
});
