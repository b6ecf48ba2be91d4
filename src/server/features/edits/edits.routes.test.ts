import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { generations } from "#server/platform/db/schema.ts";
import { type Generation, generation, startedJob } from "#shared/contracts/generations.ts";
import { contentRecord } from "#shared/contracts/library.ts";
import type { CreateEditRequest } from "#shared/contracts/text-edits.ts";
import { conversionsOf } from "#tests/support/conversions.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { editRequest, longPassage } from "#tests/support/text-edits.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;
let of: ReturnType<typeof conversionsOf>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createBuiltInApp(db);
  await app.services.generations.start();
  person = await app.signUp();
  of = conversionsOf(app, person, db);
});
afterEach(() => app.services.generations.stop());
afterAll(() => db.close());

const ask = (id: string, request: Partial<CreateEditRequest> = {}, client = person) =>
  client.post(`/api/library/${id}/edits`, editRequest(request));

async function suggestion(id: string, request: Partial<CreateEditRequest>): Promise<Generation> {
  const response = await ask(id, request);
  expect(response.status).toBe(202);
  return generationWhen(person, startedJob.parse(await response.json()).id, hasEnded);
}

describe("a suggestion without a model", () => {
  it("fixes what the check finds in the words of a passage, and says that the built-in writer did", async () => {
    const passage = "إحنا الآن فاتحين، ولماذا تستنى؟ تعالى زورنا النهارده.";
    const ended = await suggestion(await of.keep(), { wish: { action: "fix" }, passage });
    expect(ended).toMatchObject({ state: "done", writer: { kind: "built-in" }, brief: { variety: "ar-egyptian" } });
    expect(ended.text).toContain("دلوقتي");
    expect(ended.text).not.toContain("الآن");
    expect(ended.chargedWords).toBe(1);
    expect(await of.usage()).toMatchObject({ used: 1, reserved: 0 });
  });

  it("adds no keyword and no length to a passage: those are the whole text's", async () => {
    const passage = "إحنا دلوقتي فاتحين.";
    const ended = await suggestion(await of.keep(undefined, { keywords: ["إدارة الوقت"] }), { wish: { action: "fix" }, passage });
    expect(ended.text).toBe(passage);
  });

  it("exchanges words between two varieties of Arabic, the protected parts untouched", async () => {
    const ended = await suggestion(await of.keep(), {
      wish: { action: "convert", variety: "ar-saudi" },
      passage: "الشغل ده هيخلص دلوقتي على https://zahra.example/offers",
    });
    expect(ended.brief.variety).toBe("ar-saudi");
    expect(ended.text).toContain("الحين");
    expect(ended.text).toContain("https://zahra.example/offers");
  });

  it.each(["rewrite", "shorten", "expand", "simplify", "continue"] as const)("does not pretend to %s", async (action) => {
    const response = await ask(await of.keep(), { wish: { action } });
    expect([response.status, await errorCode(response)]).toEqual([422, "edit.needs_model"]);
    expect(await of.usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  it.each([
    ["a tone", { wish: { action: "tone", tone: "formal" } }, 422, "edit.needs_model"],
    ["a wish in words", { wish: { action: "instruct", instruction: "أضف الأسعار" } }, 422, "edit.needs_model"],
    ["a translation", { wish: { action: "convert", variety: "en-american" } }, 422, "conversion.language_needs_model"],
    ["the variety that it is in", { wish: { action: "convert", variety: "ar-egyptian" } }, 400, "conversion.same_variety"],
    ["a variety that the plan does not have", { wish: { action: "convert", variety: "ar-kuwaiti" } }, 403, "plan.variety"],
  ] as const)("refuses %s", async (_, request, status, code) => {
    const response = await ask(await of.keep(), request);
    expect([response.status, await errorCode(response)]).toEqual([status, code]);
  });

  it.each([
    ["an empty passage", { passage: "  \n" }],
    ["a passage beyond the limit", { passage: "كلمة ".repeat(4_001) }],
    ["an action that there is not", { wish: { action: "sing" } }],
    ["a tone that there is not", { wish: { action: "tone", tone: "furious" } }],
    ["an empty wish", { wish: { action: "instruct", instruction: "   " } }],
    ["no key", { idempotencyKey: "short" }],
  ])("refuses %s as bad input", async (_, changes) => {
    const response = await person.post(`/api/library/${await of.keep()}/edits`, { ...editRequest(), ...changes });
    expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
  });

  it("needs no brief: the variety of an own text is told from the text", async () => {
    const output = "إحنا فاتحين دلوقتي كل يوم، وعايزين نشوفك النهارده. مش هتندم، الأكل عندنا حلو أوي والناس كلها مبسوطة.";
    const own = contentRecord.parse(await (await person.post("/api/content", { output })).json());
    const ended = await suggestion(own.id, { wish: { action: "fix" }, passage: output });
    expect(ended).toMatchObject({ state: "done", brief: { variety: "ar-egyptian" } });
  });

  it("is kept nowhere: not in the library, not among what is being written, not among what was lost", async () => {
    const id = await of.keep();
    const { itemId } = await suggestion(id, { wish: { action: "fix" } });
    expect(itemId).toBeNull();
    expect((await of.library()).map((item) => item.id)).toEqual([id]);
    await db.orm.update(generations).set({ state: "failed" }).where(eq(generations.kind, "edit"));
    const activity = await (await person.get("/api/analytics/stats?timeZone=UTC")).text();
    expect(activity).not.toContain("failed");
    await db.orm.update(generations).set({ state: "running" }).where(eq(generations.kind, "edit"));
    expect(generation.array().parse(await (await person.get("/api/generations")).json())).toEqual([]);
  });

  it("is forgotten after a day, and not before; the words stay charged", async () => {
    const passage = "إحنا الآن فاتحين.";
    const { chargedWords } = await suggestion(await of.keep(), { wish: { action: "fix" }, passage });
    expect(chargedWords).toBe(1);
    const jobs = () => db.orm.$count(generations, eq(generations.kind, "edit"));
    await app.jobs.runScheduled("edit-sweep");
    expect(await jobs()).toBe(1);
    app.clock.advance(25 * 3_600_000);
    await app.jobs.runScheduled("edit-sweep");
    expect(await jobs()).toBe(0);
    expect(await of.usage()).toMatchObject({ used: chargedWords });
  });

  it("is one for a double click", async () => {
    const id = await of.keep();
    const key = { wish: { action: "fix" }, passage: "إحنا الآن فاتحين.", idempotencyKey: "one-and-the-same" } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(id, key)));
    const ids = await Promise.all(answers.map(async (answer) => startedJob.parse(await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    const { chargedWords } = await generationWhen(person, ids[0] ?? "", hasEnded);
    expect(chargedWords).toBe(1);
    expect(await of.usage()).toMatchObject({ used: 1, reserved: 0 });
  });

  it("is refused where the month has no words left, and reserves nothing", async () => {
    const { usage } = app.services;
    await usage.reserve(db.orm, person.actor, "free", usage.monthNow(), 5_000);
    const before = await of.usage();
    const response = await ask(await of.keep(), { wish: { action: "fix" }, passage: longPassage });
    expect([response.status, await errorCode(response)]).toEqual([403, "plan.word_limit"]);
    expect(await of.usage()).toEqual(before);
  });

  it("is the owner's: 404 for others and for their jobs, 401 without an account, by either mount", async () => {
    const id = await of.keep();
    const stranger = await app.signUp();
    const fix = { wish: { action: "fix" } } as const;
    expect((await ask(id, fix, stranger)).status).toBe(404);
    expect((await app.client().post(`/api/library/${id}/edits`, editRequest(fix))).status).toBe(401);
    const bearer = await person.post(`/api/firebase/library/${id}/edits`, editRequest(fix));
    expect([bearer.status, await errorCode(bearer)]).toEqual([401, "identity.not_configured"]);
    const ended = await suggestion(id, fix);
    expect((await stranger.get(`/api/generations/${ended.id}`)).status).toBe(404);
    expect((await person.post("/api/library/none/edits", editRequest(fix))).status).toBe(404);
  });
});
