import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createModelApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/** What people paste and programs send that no form would: the server answers with a code, keeps going and leaves nothing behind. */
let db: Database;
let model: FakeModelServer;
let app: TestApp;
let me: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
  app = createModelApp(db, model, { env: { DEFAULT_PLAN: "enterprise" } });
  await app.services.generations.start();
  me = await app.signUp();
});
afterEach(async () => {
  await app.services.generations.stop();
});
afterAll(async () => {
  await model.close();
  await db.close();
});

async function startText(request = testRequest()): Promise<string> {
  const response = await me.post("/api/generations", request);
  expect(response.status).toBe(202);
  return ((await response.json()) as { id: string }).id;
}

describe("characters that PostgreSQL cannot store", () => {
  test("are left out of a brief, and its text is written", async () => {
    const topic = "تنظيم\0 الوقت \ud800 في المحل";
    const id = await startText(testRequest({ topic, keywords: ["إدارة\0 الوقت"], fields: { mainPoint: "ساعة\0 واحدة" } }));
    const { brief, state } = await generationWhen(me, id, hasEnded);
    expect(state).toBe("done");
    expect(brief.topic).toBe("تنظيم الوقت \ufffd في المحل");
    expect([brief.keywords, brief.fields]).toEqual([["إدارة الوقت"], { mainPoint: "ساعة واحدة" }]);
  });

  test("are left out of names, titles and saved texts", async () => {
    expect(await (await me.post("/api/settings", { displayName: "Mo\0na" })).json()).toMatchObject({ displayName: "Mona" });
    const saved = await me.post("/api/content", { output: "نص\0 محفوظ", title: "عن\0وان" });
    expect(await saved.json()).toMatchObject({ output: "نص محفوظ", title: "عنوان" });
  });

  test.each([
    ["/api/generations/%00", 404],
    ["/api/library/%00", 404],
    ["/api/library?search=%00", 404],
    [`/api/library?cursor=${Buffer.from("2026-01-01T00:00:00.000Z \0").toString("base64url")}`, 400],
    ["/api/library/%E0%A4%A", 404],
  ])("in the address %s are refused", async (path, status) => {
    expect((await me.get(path)).status).toBe(status);
  });

  test("do not come into a text from its model, nor hold up the texts of others", async () => {
    model.script([{ kind: "text", text: "# عن\0وان\n\nجملة\0 أولى في النص." }]);
    const [id, other] = [await startText(), await startText()];
    expect((await generationWhen(me, id, hasEnded)).text).toBe("# عنوان\n\nجملة أولى في النص.");
    expect((await generationWhen(me, other, hasEnded)).state).toBe("done");
  });
});

describe("a stream", () => {
  /** How many readers the text and the person's tabs have at the moment. */
  function countReaders(id: string) {
    let readers = 0;
    const counted = (leave: () => void) => {
      readers += 1;
      return () => {
        readers -= 1;
        leave();
      };
    };
    const { subscribe } = app.deps.events;
    vi.spyOn(app.deps.events, "subscribe").mockImplementation((topic, handler) =>
      // A tab hears its person and its workspace: it is one reader.
      topic.startsWith("workspace:") ? subscribe(topic, handler) : counted(subscribe(topic, handler)),
    );
    const { live } = app.services.generations;
    vi.spyOn(app.services.generations, "live").mockImplementation((asked) => {
      const text = live(asked);
      return text && asked === id ? { ...text, watch: (onChange) => counted(text.watch(onChange)) } : text;
    });
    return () => readers;
  }

  async function startSlowText() {
    const { promise: until, resolve: open } = Promise.withResolvers<void>();
    model.script([{ kind: "text", gate: { afterWords: 5, until } }]);
    const id = await startText();
    await generationWhen(me, id, ({ words }) => words > 0);
    return { id, open };
  }

  test("whose reader goes away is forgotten at once, and the text goes on", async () => {
    const { id, open } = await startSlowText();
    const readers = countReaders(id);
    for (const path of [`/api/generations/${id}/stream`, "/api/events"]) {
      const bodies = await Promise.all(Array.from({ length: 10 }, async () => (await me.get(path)).body?.getReader()));
      await Promise.all(bodies.map((body) => body?.read()));
      await expect.poll(readers).toBe(10);
      await Promise.all(bodies.map((body) => body?.cancel()));
      await expect.poll(readers).toBe(0);
    }
    open();
    expect((await generationWhen(me, id, hasEnded)).state).toBe("done");
  });

  test("that is only asked for its headers has no reader", async () => {
    const { id, open } = await startSlowText();
    const readers = countReaders(id);
    for (const path of [`/api/generations/${id}/stream`, "/api/events"]) {
      const response = await me.request("HEAD", path);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    }
    expect(readers()).toBe(0);
    open();
  });
});

test("the tenth text at the same time is refused, costs nothing, and can be asked for again when one has ended", async () => {
  const { promise: until, resolve: open } = Promise.withResolvers<void>();
  model.otherwise({ kind: "text", gate: { afterWords: 3, until } });
  const ids = await Promise.all(Array.from({ length: 9 }, () => startText()));
  const before = await (await me.get("/api/usage")).json();
  const tenth = testRequest();
  const refused = await me.post("/api/generations", tenth);
  expect([refused.status, await errorCode(refused)]).toEqual([429, "generation.too_many_running"]);
  expect(await (await me.get("/api/usage")).json()).toEqual(before);
  open();
  await Promise.all(ids.map((id) => generationWhen(me, id, hasEnded)));
  expect((await me.post("/api/generations", tenth)).status).toBe(202);
});

describe("signing out", () => {
  test("tells the other tabs that stand on the same session", async () => {
    const told: unknown[] = [];
    app.deps.events.subscribe(`user:${me.user.id}`, (payload) => told.push(payload));
    expect((await me.post("/api/auth/logout")).status).toBe(204);
    expect(told).toEqual([{ type: "signed-out" }]);
    expect((await me.post("/api/auth/logout")).status).toBe(204);
    expect(told).toHaveLength(1);
  });
});

describe("malformed requests", () => {
  test.each([
    ["half an object", "{"],
    ["a list", "[]"],
    ["nothing", ""],
    ["null", "null"],
    ["a text", '"text"'],
    ["a deep hole", "[".repeat(200_000)],
    ["a deep and closed hole", "[".repeat(100_000) + "]".repeat(100_000)],
  ])("a body that is %s is a 400", async (_name, body) => {
    const headers = {
      "content-type": "application/json",
      origin: app.origin,
      cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const response = await app.app.request("/api/generations", { method: "POST", body, headers });
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
  });

  test("fields that are nobody's are not kept", async () => {
    const odd = { ...testBrief(), fields: { mainPoint: "نقطة", __proto__x: "y", constructor: "z", "a\0b": "c" } };
    const id = await startText({ ...testRequest(), brief: odd });
    expect((await generationWhen(me, id, hasEnded)).brief.fields).toEqual({ mainPoint: "نقطة" });
  });

  test.each(["PUT", "OPTIONS", "TRACE_"])("the method %s finds nothing, and lets no other site in", async (method) => {
    const response = await me.request(method, "/api/usage", { headers: { origin: app.origin } });
    expect(response.status).toBe(404);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("HEAD answers as GET does, without a body", async () => {
    const response = await me.request("HEAD", "/api/usage");
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

/** Sends bytes as they are: clients that build an address tidy it up. @returns status line and body. */
function sendRaw(port: number, target: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("over a real socket", () => {
  let server: ReturnType<typeof serve>;
  let port: number;
  beforeEach(async () => {
    port = await new Promise<number>((resolve) => {
      server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" }, (info) => resolve(info.port));
    });
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    "/assets/../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/..%5c..%5cpackage.json",
    "/assets/....//....//package.json",
    "//etc/passwd",
    "/%00/../package.json",
  ])("%s leads to no file outside of the build", async (target) => {
    const answer = await sendRaw(port, target, `localhost:${port}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|503) /);
    expect(answer).not.toMatch(/"dependencies"|root:/);
  });

  test("another host's name is not answered", async () => {
    expect(await sendRaw(port, "/api/app", "evil.example")).toMatch(/^HTTP\/1\.1 421 /);
  });
});
