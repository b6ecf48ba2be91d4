import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import { egyptianNumber, otherThan, outboxCode, refused, saudiNumber, send, sent, verify } from "#tests/support/phone.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

const secondMs = 1_000;
const locked = (retryAfterSeconds: number) => ({ status: 429, code: "phone.too_many", params: { retryAfterSeconds } });
/** Each from a browser of its own, at an address of its own, and with as much time between as makes it another wish. */
const sendTimes = async (times: number, number = saudiNumber) => {
  for (let time = 0; time < times; time++) {
    if (time > 0) app.clock.advance(5 * secondMs);
    await sent(send(app.client(), number));
  }
};
/** Numbers that are valid, one after the other. */
const numberOf = (index: number) => `+9665012${String(34_000 + index)}`;

describe("a number", () => {
  test("is sent five codes, then none for 1800 s after the last, whoever asks from wherever", async () => {
    await sendTimes(5);
    expect(await refused(send(app.client()))).toEqual(locked(1_800));
    app.clock.advance(600 * secondMs);
    const response = await send(app.client(), "050-123-4567", { country: "SA" });
    expect(response.headers.get("retry-after")).toBe("1200");
    expect(await refused(Promise.resolve(response))).toEqual(locked(1_200));
    await sendTimes(1, egyptianNumber);
    app.clock.advance(1_200 * secondMs - 1);
    expect(await refused(send(app.client()))).toEqual(locked(1));
    app.clock.advance(1);
    await sendTimes(1);
  });

  test("has five of ten that are asked for at once counted and the rest refused", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(app.client())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(5).fill(429)]);
    // The presses of one moment are one wish.
    expect(await db.orm.$count(outboxMails)).toBe(1);
  });

  test("starts anew with the right code", async () => {
    await sendTimes(4);
    await db.orm.delete(outboxMails);
    app.clock.advance(5 * secondMs);
    const me = app.client();
    await sent(send(me));
    expect((await verify(me, await outboxCode(db))).status).toBe(200);
    await sendTimes(5);
  });

  test("is sent ten codes a day, so that guessing from ever new addresses has 50 tries", async () => {
    let [guesses, codes] = [0, 0];
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const guesser = app.client();
      const asked = await send(guesser);
      if (asked.ok) {
        codes++;
        const wrong = otherThan(await outboxCode(db));
        for (;;) {
          const { code } = await refused(verify(guesser, wrong));
          if (code !== "phone.code_wrong" && code !== "phone.code_spent") throw new Error(code);
          guesses++;
          if (code === "phone.code_spent") break;
        }
      }
      app.clock.advance(600 * secondMs);
    }
    expect({ codes, guesses }).toEqual({ codes: 10, guesses: 50 });
  });
});

test("an address is sent codes to fifteen numbers, an IPv6 network too, then none for 1800 s", async () => {
  app = createTestApp({ db, env: { TRUST_PROXY_HOPS: "1" } });
  const from = (address: string, index: number) =>
    app.client().post("/api/auth/phone/send", { phone: numberOf(index) }, { headers: { "x-forwarded-for": address } });
  // In local mode everybody on the machine shares one address: ten times as many.
  for (let index = 0; index < 150; index++) expect((await from(`2001:db8:1:1::${index + 1}`, index)).status).toBe(200);
  expect(await refused(from("2001:db8:1:1::ffff", 200))).toEqual(locked(1_800));
  expect((await from("2001:db8:2:1::1", 201)).status).toBe(200);
});

test("all numbers together are sent as many codes a day as the operator allows", async () => {
  app = createTestApp({ db, env: { PHONE_CODES_PER_DAY: "3" } });
  for (let index = 0; index < 3; index++) await sendTimes(1, numberOf(index));
  expect(await refused(send(app.client(), numberOf(3)))).toEqual({
    status: 503,
    code: "phone.quota",
    params: { retryAfterSeconds: 24 * 3_600 },
  });
});

test("whoever only guesses codes is stopped by address", async () => {
  const guesser = app.client();
  const answers = [];
  for (let time = 0; time < 301; time++) answers.push((await refused(verify(guesser, "123456", numberOf(time)))).code);
  expect(answers.at(-2)).toBe("phone.no_code");
  expect(answers.at(-1)).toBe("identity.too_many_tries");
});
