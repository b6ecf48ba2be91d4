import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { templates } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { mountRoutes } from "#server/platform/http/mount.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { errorCode } from "#tests/support/http.ts";
import { createFirstTextApp, createModelApp } from "#tests/support/model-app.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { generationsAliasRoutes } from "./generations.routes.ts";

const arabicText = "# عنوان قصير\n\nأول جملة في النص ده. تاني جملة في النص ده. اطلبه دلوقتي وابدأ.";

let db: Database;
let model: FakeModelServer;
let app: TestApp;

beforeAll(async () => {
  db = await openTestDatabase();
  model = await startFakeModelServer();
});
beforeEach(async () => {
  await truncate(db);
  model.reset();
  app = createModelApp(db, model);
});
afterAll(async () => {
  await model.close();
  await db.close();
});

describe("POST /api/content/generate", () => {
  const request = {
    templateId: 1,
    title: "تنظيم الوقت",
    input: "إزاي نرتب أسبوع الشغل",
    language: "egyptian",
    tone: "friendly",
    targetAudience: "businesses",
    culturalVariant: "EG",
    keywords: ["إدارة الوقت"],
    wordCount: 300,
    userId: "somebody-else",
    fields: { mainPoint: "ساعة تخطيط" },
  };

  it("takes notes as a list or a line each", async () => {
    const person = await app.signUp();
    for (const notes of [["نفتح الخميس", "الكوب بـ18 جنيه"], "نفتح الخميس\n\nالكوب بـ18 جنيه"]) {
      model.script([{ kind: "text", text: arabicText }]);
      const { generationId } = (await (await person.post("/api/content/generate", { ...request, notes })).json()) as {
        generationId: string;
      };
      const { brief } = (await (await person.get(`/api/generations/${generationId}`)).json()) as { brief: Brief };
      expect(brief.notes).toEqual(["نفتح الخميس", "الكوب بـ18 جنيه"]);
    }
  });

  it("answers with output, wordCount and suggestions over the same job", async () => {
    const person = await app.signUp();
    model.script([{ kind: "text", text: arabicText }]);
    const response = await person.post("/api/content/generate", request, { headers: { "accept-language": "ar" } });
    expect(response.status, await response.clone().text()).toBe(200);
    const answer = (await response.json()) as { output: string; wordCount: number; suggestions: string[]; id: string };
    expect(answer.output).toBe(arabicText);
    expect(answer.wordCount).toBe(countWords(arabicText));
    expect(answer.suggestions.join(" ")).toContain("إدارة الوقت");
    expect((await person.get(`/api/library/${answer.id}`)).status).toBe(200);
  });

  it("takes the input as the text to work on where the template has one", async () => {
    const person = await app.signUp();
    await person.post("/api/plan", { plan: "pro" });
    model.script([{ kind: "text", text: arabicText }]);
    const changes = {
      templateId: 72,
      title: "",
      input: "أول جملة في النص. تاني جملة أطول شوية في نفس النص.",
      fields: { summaryForm: "line" },
    };
    const response = await person.post("/api/content/generate", { ...request, ...changes });
    expect(response.status, await response.clone().text()).toBe(200);
  });

  it("keeps the text under its title, which the writer is not told", async () => {
    const person = await app.signUp();
    model.script([{ kind: "text", text: arabicText }]);
    const title = "مسودة نوفمبر";
    const answer = (await (await person.post("/api/content/generate", { ...request, title })).json()) as { id: string };
    expect(((await (await person.get(`/api/library/${answer.id}`)).json()) as { title: string }).title).toBe(title);
    expect(model.requests.map(({ prompt }) => prompt).join()).not.toContain(title);
  });

  it("takes every template with nothing but its input, one on this mount, the next on the other", {
    timeout: 90_000,
  }, async () => {
    app = createFirstTextApp(db, model);
    const [byCookie, byToken] = [await app.signUp(), await app.signUp()];
    for (const person of [byCookie, byToken]) await person.post("/api/plan", { plan: "enterprise" });
    // What an identity service would answer for a token; the way there is the real one.
    const actor = { ...byToken.actor, wayIn: "bearer", plan: "enterprise" } as const;
    const bearer = async (sent: Request) => (sent.headers.get("authorization") === "Bearer token" ? actor : null);
    const mounted = new Hono<AppEnv>();
    const routes = generationsAliasRoutes(app.services.generations, { stopping: new AbortController().signal });
    mountRoutes(mounted, routes, { admission: { session: app.deps.admission.session, bearer }, checksAnswers: true });
    const headers = { "content-type": "application/json", authorization: "Bearer token" };
    const send = async ({ id, key }: (typeof templates)[number]) => {
      // Nulls and blanks are what a client sends that has nothing for a field.
      const least = { templateId: id, input: "إزاي نرتب أسبوع الشغل", title: null, tone: "", wordCount: null, keywords: null };
      const answer = await (id % 2 === 0
        ? byCookie.post("/api/content/generate", least)
        : mounted.request("/api/firebase/content/generate", { method: "POST", headers, body: JSON.stringify(least) }));
      return answer.status === 200 ? [] : [`${key}: ${answer.status} ${await answer.text()}`];
    };
    const refused: string[] = [];
    // A person may have nine texts written at once.
    for (let at = 0; at < templates.length; at += 16)
      refused.push(...(await Promise.all(templates.slice(at, at + 16).map(send))).flat());
    expect(refused).toEqual([]);
  });

  it("refuses a country that is not the variety's", async () => {
    const person = await app.signUp();
    const response = await person.post("/api/content/generate", { ...request, culturalVariant: "SA" });
    expect(await errorCode(response)).toBe("brief.variety_mismatch");
  });

  it.each([
    ["an unknown language", { language: "martian" }, 400, "request.invalid"],
    ["an unknown tone", { tone: "loud" }, 400, "request.invalid"],
    ["no input", { title: null, input: " " }, 400, "brief.topic_missing"],
    ["an unknown template", { templateId: 9999 }, 404, "brief.template_unknown"],
  ])("refuses %s", async (_name, changes, status, code) => {
    const person = await app.signUp();
    const response = await person.post("/api/content/generate", { ...request, ...changes });
    expect([response.status, await errorCode(response)]).toEqual([status, code]);
  });

  it("refuses an idempotency key that is too long to be one", async () => {
    const person = await app.signUp();
    const headers = { "idempotency-key": "k".repeat(5_000) };
    const response = await person.post("/api/content/generate", request, { headers });
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
  });

  it("answers 503 when the server stops first, without waiting for the text", async () => {
    const person = await app.signUp();
    model.script([{ kind: "stall", afterWords: 4 }]);
    const answer = person.post("/api/content/generate", request);
    const running = async () => (await (await person.get("/api/generations")).json()) as { words: number }[];
    await expect.poll(async () => (await running())[0]?.words).toBeGreaterThan(0);
    app.stop();
    const response = await answer;
    expect([response.status, await errorCode(response)]).toEqual([503, "server.stopping"]);
    await app.services.generations.stop();
  });

  it("is closed to the bearer way while no identity service is set up, cookie or not", async () => {
    const person = await app.signUp();
    const response = await person.post("/api/firebase/content/generate", request);
    expect(response.status).toBe(401);
    expect(await errorCode(response)).toBe("identity.not_configured");
  });

  it("passes the writer's failure on as its code", async () => {
    const person = await app.signUp();
    model.otherwise({ kind: "status", status: 401 });
    const response = await person.post("/api/content/generate", request);
    expect(response.status).toBe(502);
    expect(await errorCode(response)).toBe("writer.unauthorized");
  });
});
