import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { phoneCodes } from "#server/platform/db/identity-schema.ts";
import type { TestClient } from "#tests/support/http.ts";
import { egyptianNumber, otherThan, outboxCode, refused, saudiNumber, send, sent, verify } from "#tests/support/phone.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
let me: TestClient;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
  me = app.client();
});
afterAll(() => db.close());

const minuteMs = 60_000;

describe("a code", () => {
  test("is read with spaces, hyphens, direction marks and Arabic-Indic digits", async () => {
    const write = [
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
      (code: string) => `\u200f${code.slice(0, 3)}-${code.slice(3)}`,
      (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
    ];
    for (const typed of write) {
      await sent(send(me));
      expect((await verify(me, typed(await outboxCode(db)))).status).toBe(200);
    }
  });

  test("is good once", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    const answers = await Promise.all([verify(me, code), verify(me, code), verify(me, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await refused(verify(me, code))).toMatchObject({ code: "phone.no_code" });
  });

  test("is good for ten minutes by the server's clock", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    app.clock.advance(10 * minuteMs);
    expect(await refused(verify(me, code))).toMatchObject({ status: 400, code: "phone.code_expired" });
    await sent(send(me));
    const next = await outboxCode(db);
    app.clock.advance(10 * minuteMs - 1);
    expect((await verify(me, next)).status).toBe(200);
  });

  test("has five tries, from whatever addresses, also at once", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    const guess = { phone: saudiNumber, code: otherThan(code) };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        refused(me.post("/api/auth/phone/verify", guess, { headers: { "x-forwarded-for": `10.1.0.${at}` } })),
      ),
    );
    expect(guesses.filter((answer) => answer.code === "phone.code_wrong")).toHaveLength(4);
    expect(await refused(verify(me, code))).toEqual({ status: 400, code: "phone.code_spent", params: {} });
  });

  test("says how many tries are left", async () => {
    await sent(send(me));
    const wrong = otherThan(await outboxCode(db));
    expect(await refused(verify(me, wrong))).toEqual({ status: 400, code: "phone.code_wrong", params: { left: 4 } });
  });

  test("that cannot be one costs no try", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    for (let time = 0; time < 6; time++) {
      expect(await refused(verify(me, "12345"))).toMatchObject({ code: "phone.code_wrong" });
    }
    expect(await refused(verify(me, " "))).toMatchObject({ status: 400, code: "phone.code_missing" });
    expect((await verify(me, code)).status).toBe(200);
  });

  test("is worth nothing for another number, and nothing where none was sent", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    expect(await refused(verify(me, code, egyptianNumber))).toEqual({ status: 400, code: "phone.no_code", params: {} });
  });

  test("opens nothing in another browser than the one that asked, and guessing there costs it no try", async () => {
    await sent(send(me));
    const code = await outboxCode(db);
    const [stranger, other] = [app.client(), app.client()];
    await sent(send(other, egyptianNumber));
    for (const thief of [stranger, other]) {
      for (const given of [code, ...Array(6).fill(otherThan(code))]) {
        expect(await refused(verify(thief, given))).toEqual({ status: 400, code: "phone.no_code", params: {} });
      }
    }
    expect((await verify(me, code)).status).toBe(200);
  });

  test("that is asked for anew takes the place of the one before", async () => {
    await sent(send(me));
    const first = await outboxCode(db);
    app.clock.advance(5_000);
    await sent(send(me));
    const second = await outboxCode(db);
    if (first !== second) expect(await refused(verify(me, first))).toMatchObject({ code: "phone.code_wrong" });
    expect((await verify(me, second)).status).toBe(200);
  });

  test("that is asked for twice at once is one message, for the browser that pressed twice", async () => {
    expect(await Promise.all([sent(send(me)), sent(send(me)), sent(send(me))])).toEqual(
      Array(3).fill({ number: saudiNumber, state: "sent" }),
    );
    app.clock.advance(4_999);
    await sent(send(me));
    expect((await verify(me, await outboxCode(db))).status).toBe(200);
  });

  test("and its number are stored as keyed hashes only", async () => {
    await sent(send(me));
    const stored = JSON.stringify(await db.orm.select().from(phoneCodes));
    expect(stored).not.toContain(await outboxCode(db));
    expect(stored).not.toContain("501234567");
  });

  test("is swept an hour after it ended", async () => {
    await sent(send(me));
    app.clock.advance(70 * minuteMs);
    await app.jobs.runScheduled("session-sweep");
    expect(await db.orm.$count(phoneCodes)).toBe(1);
    app.clock.advance(1);
    await app.jobs.runScheduled("session-sweep");
    expect(await db.orm.$count(phoneCodes)).toBe(0);
  });
});
