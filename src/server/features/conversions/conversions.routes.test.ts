import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { conversionSource } from "#shared/contracts/conversions.ts";
import { startedJob } from "#shared/contracts/generations.ts";
import { contentRecord } from "#shared/contracts/library.ts";
import { conversionsOf, protectedParts } from "#tests/support/conversions.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { egyptianText } from "#tests/support/spoken-text.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;
let of: ReturnType<typeof conversionsOf>;

async function open(make: () => TestApp): Promise<void> {
  app = make();
  await app.services.generations.start();
  person = await app.signUp();
  of = conversionsOf(app, person, db);
}

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  await open(() => createBuiltInApp(db));
});
afterEach(() => app.services.generations.stop());
afterAll(() => db.close());

describe("a conversion without a model", () => {
  it("exchanges words into a new item that names its source, its title and how many were exchanged", async () => {
    const id = await of.keep();
    const ended = await of.convert(id, "ar-saudi");
    expect(ended).toMatchObject({ state: "done", writer: { kind: "built-in" }, brief: { variety: "ar-saudi" } });
    const item = await of.readItem(ended.itemId);
    expect(item).toMatchObject({ variety: "ar-saudi", title: (await of.readItem(id)).title, status: "done" });
    expect(item.text).toContain("الحين");
    expect(item.conversion).toMatchObject({ sourceItemId: id, sourceVersion: 1, from: "ar-egyptian" });
    expect(item.conversion?.changes).toBeGreaterThan(4);
    for (const part of protectedParts) expect(item.text).toContain(part);
    expect(await of.usage()).toMatchObject({ used: item.wordCount, reserved: 0 });
    expect((await of.readItem(id)).text).toBe(egyptianText);
  });

  it.each([
    ["to English: that takes a translator", "en-american", {}, 422, "conversion.language_needs_model"],
    ["to another addressee", "ar-saudi", { addressee: "woman" }, 422, "conversion.addressee_needs_model"],
    ["to the variety that it is in", "ar-egyptian", {}, 400, "conversion.same_variety"],
    ["to a variety that the plan does not have", "ar-kuwaiti", {}, 403, "plan.variety"],
    ["to a variety that there is not", "ar-martian", {}, 400, "request.invalid"],
    ["without a key", "ar-saudi", { idempotencyKey: "short" }, 400, "request.invalid"],
  ] as const)("refuses %s", async (_, variety, more, status, code) => {
    const response = await of.ask(await of.keep(), variety, more);
    expect([response.status, await errorCode(response)]).toEqual([status, code]);
    expect(await of.usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("refuses where exchanged words do not make the text that dialect, and charges nothing", async () => {
    const id = await of.keep(
      "تُعلن الشركة عن افتتاح فرعها الجديد، حيث يمكنكم زيارة المعرض والاطلاع على المنتجات التي نقدمها. ".repeat(3),
    );
    const response = await of.ask(id, "ar-saudi");
    expect([response.status, await errorCode(response)]).toEqual([422, "conversion.words_fall_short"]);
    expect(await of.usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("refuses a text of one's own, whose variety nobody knows", async () => {
    const own = contentRecord.parse(await (await person.post("/api/content", { output: "نص محفوظ." })).json());
    expect(await errorCode(await of.ask(own.id, "ar-saudi"))).toBe("conversion.no_brief");
  });

  it("refuses where the month has no words left, and reserves nothing", async () => {
    const id = await of.keep("إحنا عايزين نروح دلوقتي. ".repeat(1_300));
    expect(await errorCode(await of.ask(id, "ar-saudi"))).toBe("plan.word_limit");
    expect(await of.usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  it("is the owner's: 404 for others, 401 without an account, by either mount", async () => {
    const id = await of.keep();
    const stranger = await app.signUp();
    expect((await of.ask(id, "ar-saudi", {}, stranger)).status).toBe(404);
    const request = { variety: "ar-saudi", idempotencyKey: "conversion-key" };
    expect((await app.client().post(`/api/library/${id}/conversions`, request)).status).toBe(401);
    const bearer = await person.post(`/api/firebase/library/${id}/conversions`, request);
    expect([bearer.status, await errorCode(bearer)]).toEqual([401, "identity.not_configured"]);
    const { itemId } = await of.convert(id, "ar-saudi");
    expect((await stranger.get(`/api/library/${itemId}/source`)).status).toBe(404);
    expect((await app.client().get(`/api/library/${itemId}/source`)).status).toBe(401);
  });

  it("is one for a double click", async () => {
    const id = await of.keep();
    const key = { idempotencyKey: "one-and-the-same" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => of.ask(id, "ar-saudi", key)));
    const ids = new Set(await Promise.all(answers.map(async (answer) => startedJob.parse(await answer.json()).id)));
    expect(ids.size).toBe(1);
    await generationWhen(person, [...ids][0] ?? "", hasEnded);
    expect(await of.library()).toHaveLength(2);
  });

  it("keeps the source as it was for the comparison, says when it has changed, and misses it when it is gone", async () => {
    const id = await of.keep();
    const { itemId } = await of.convert(id, "ar-saudi");
    const read = async () => conversionSource.parse(await (await person.get(`/api/library/${itemId}/source`)).json());
    expect(await read()).toMatchObject({ itemId: id, text: egyptianText, variety: "ar-egyptian", isChanged: false });
    await person.patch(`/api/library/${id}`, { text: "نص تاني.", version: 1 });
    expect(await read()).toMatchObject({ text: egyptianText, isChanged: true });
    expect((await person.get(`/api/library/${id}/source`)).status).toBe(404);
    await person.delete(`/api/library/${id}`);
    expect((await person.get(`/api/library/${itemId}/source`)).status).toBe(404);
    expect((await of.readItem(itemId)).text).toContain("الحين");
  });
});
