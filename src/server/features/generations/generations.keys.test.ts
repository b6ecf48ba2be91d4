import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

async function outcomeOf(response: Response): Promise<[number, string | null]> {
  return [response.status, response.ok ? null : await errorCode(response)];
}

describe("an idempotency key stands for one request", () => {
  test("of a text: another brief or seed under it is refused, the same one in another order of keys is not", async () => {
    const me = await createBuiltInApp(db).signUp();
    const request = { ...testRequest(), idempotencyKey: "one-key-of-mine" };
    const first = await me.post("/api/generations", request);
    expect(first.status).toBe(202);
    const { id } = (await first.json()) as { id: string };
    const turned = { ...request, brief: Object.fromEntries(Object.entries(request.brief).reverse()) };
    expect(await (await me.post("/api/generations", turned)).json()).toEqual({ id });
    const other = { ...request, brief: { ...request.brief, topic: "موضوع آخر تمامًا" } };
    expect(await outcomeOf(await me.post("/api/generations", other))).toEqual([422, "request.key_reused"]);
    expect(await outcomeOf(await me.post("/api/generations", { ...request, seed: 7 }))).toEqual([422, "request.key_reused"]);
    const somebodyElse = await createBuiltInApp(db).signUp("else@example.com");
    expect((await somebodyElse.post("/api/generations", other)).status).toBe(202);
  });

  test("of `POST /api/content/generate`", async () => {
    const me = await createBuiltInApp(db).signUp();
    const headers = { "idempotency-key": "one-key-of-mine" };
    const body = { templateId: 1, input: "تنظيم الوقت", language: "egyptian", wordCount: 300, fields: { mainPoint: "خطة" } };
    expect((await me.post("/api/content/generate", body, { headers })).status).toBe(200);
    const again = await me.post("/api/content/generate", { ...body, input: "تنظيم المطبخ" }, { headers });
    expect(await outcomeOf(again)).toEqual([422, "request.key_reused"]);
    expect((await me.post("/api/content/generate", body, { headers })).status).toBe(200);
  });

  test("of a market set: other markets or another brief are refused", async () => {
    const me = await createBuiltInApp(db).signUp();
    const request = { brief: testBrief(), varieties: ["ar-saudi"], idempotencyKey: "one-key-of-mine" };
    const first = await me.post("/api/sets", request);
    expect(first.status).toBe(201);
    expect((await me.post("/api/sets", request)).status).toBe(first.status);
    const others = [
      { ...request, varieties: ["ar-saudi", "ar-egyptian"] },
      { ...request, brief: testBrief({ topic: "موضوع آخر تمامًا" }) },
    ];
    for (const other of others) {
      expect(await outcomeOf(await me.post("/api/sets", other))).toEqual([422, "request.key_reused"]);
    }
  });
});
