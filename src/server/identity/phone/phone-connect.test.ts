import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, users } from "#server/platform/db/identity-schema.ts";
import { outboxMails } from "#server/platform/db/person-schema.ts";
import type { AccountEvent } from "#shared/contracts/account-ways.ts";
import type { TestClient } from "#tests/support/http.ts";
import { egyptianNumber, outboxCode, refused, saudiNumber, send, sent, signInByPhone, verify } from "#tests/support/phone.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
});
afterAll(() => db.close());

const email = "mona@example.com";
const purpose = "connect";
const confirm = (client: TestClient, code: string, phone = saudiNumber) =>
  client.post("/api/auth/phone/verify", { purpose, phone, code });

/** Asks for a code for the account of whoever is signed in, and gives it. */
async function connect(client: TestClient, phone = saudiNumber): Promise<Response> {
  await sent(send(client, phone, { purpose }));
  return confirm(client, await outboxCode(db, phone), phone);
}
const waysOf = async (client: TestClient) =>
  ((await (await client.get("/api/account/ways")).json()) as { ways: { id: string }[] }).ways.map(({ id }) => id);
const disconnect = (client: TestClient, way = "phone") => client.delete(`/api/account/ways/${way}`);

describe("connecting a number", () => {
  test("makes it a way into the account, records it, and tells the person by mail", async () => {
    const me = await app.signUp(email);
    app.clock.advance(1_000);
    expect(await (await connect(me)).json()).toEqual({ state: "connected" });
    expect(await waysOf(me)).toEqual(["password", "phone"]);
    const { events } = (await (await me.get("/api/account/events")).json()) as { events: AccountEvent[] };
    expect(events[0]).toMatchObject({ kind: "way_connected", way: "phone" });
    const subjects = (await app.mailsTo(email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain("A way to sign in was added to your account");

    const elsewhere = app.client();
    await sent(send(elsewhere));
    expect(await (await verify(elsewhere, await outboxCode(db))).json()).toEqual({ state: "signed-in" });
    expect(await (await elsewhere.get("/api/auth/user")).json()).toMatchObject({ id: me.user.id, email, phone: saudiNumber });
    expect(await db.orm.$count(users)).toBe(1);
  });

  test("asks for a session, before a code is sent and before one is taken", async () => {
    const refusal = { status: 401, code: "identity.unauthorized", params: {} };
    expect(await refused(send(app.client(), saudiNumber, { purpose }))).toEqual(refusal);
    expect(await db.orm.$count(outboxMails)).toBe(0);
    const me = await app.signUp(email);
    await sent(send(me, saudiNumber, { purpose }));
    const code = await outboxCode(db);
    expect(await refused(confirm(app.client(), code))).toEqual(refusal);
    expect((await confirm(me, code)).status, "the code is still good").toBe(200);
  });

  test("takes no code of another purpose, and its code signs nobody in and deletes nothing", async () => {
    const me = await app.signUp(email);
    await sent(send(me));
    expect(await refused(confirm(me, await outboxCode(db)))).toMatchObject({ code: "phone.no_code" });
    await sent(send(me, egyptianNumber, { purpose }));
    const code = await outboxCode(db, egyptianNumber);
    expect(await refused(verify(me, code, egyptianNumber))).toMatchObject({ code: "phone.no_code" });
    const body = { confirmation: email, code };
    expect(await refused(me.delete("/api/account", { body }))).toMatchObject({ code: "phone.missing" });
  });

  test("of another account is told only to who holds the number, and changes nothing", async () => {
    await signInByPhone(db, app.client());
    const me = await app.signUp(email);
    expect(await refused(connect(me))).toEqual({ status: 409, code: "phone.taken", params: {} });
    expect(await waysOf(me)).toEqual(["password"]);
  });

  test("is for the session that asked: another account, and another browser of its own, give the code in vain", async () => {
    const [me, other] = [await app.signUp(email), await app.signUp("other@example.com")];
    const elsewhere = app.client();
    await elsewhere.post("/api/auth/sign-in/email", { email, password: testPassword });
    await sent(send(me, saudiNumber, { purpose }));
    const code = await outboxCode(db);
    for (const client of [other, elsewhere])
      expect(await refused(confirm(client, code))).toMatchObject({ code: "phone.no_code" });
    expect((await confirm(me, code)).status).toBe(200);
  });

  test("twice by one account at the same moment connects one number, and the other stays free", async () => {
    const me = await app.signUp(email);
    for (const number of [saudiNumber, egyptianNumber]) await sent(send(me, number, { purpose }));
    const [first, second] = [await outboxCode(db, saudiNumber), await outboxCode(db, egyptianNumber)];
    const answers = await Promise.all([confirm(me, first), confirm(me, second, egyptianNumber)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [loser = saudiNumber] = answers.flatMap(({ status }, at) =>
      status === 409 ? [[saudiNumber, egyptianNumber][at]] : [],
    );
    const other = await app.signUp("other@example.com");
    app.clock.advance(5_000);
    expect((await connect(other, loser)).status).toBe(200);
  });

  test("is for an account without one: the number that it has is taken away first", async () => {
    const me = await app.signUp(email);
    await connect(me);
    const refusal = { status: 409, code: "phone.has_number", params: {} };
    expect(await refused(send(me, egyptianNumber, { purpose }))).toEqual(refusal);
    expect(await refused(confirm(me, "123456", egyptianNumber))).toEqual(refusal);
    expect((await disconnect(me)).status).toBe(204);
    expect((await connect(me, egyptianNumber)).status).toBe(200);
  });

  test("counts against the same limits as signing in", async () => {
    const me = await app.signUp(email);
    for (let time = 0; time < 3; time++) await sent(send(app.client()));
    for (let time = 0; time < 2; time++) await sent(send(me, saudiNumber, { purpose }));
    expect(await refused(send(me, saudiNumber, { purpose }))).toMatchObject({ status: 429, code: "phone.too_many" });
    expect(await refused(send(app.client()))).toMatchObject({ status: 429, code: "phone.too_many" });
  });

  test("with a wrong number or code is refused as at the sign-in", async () => {
    const me = await app.signUp(email);
    expect(await refused(send(me, "12", { purpose, country: "SA" }))).toMatchObject({ code: "phone.invalid" });
    await sent(send(me, saudiNumber, { purpose }));
    expect(await refused(confirm(me, " "))).toMatchObject({ code: "phone.code_missing" });
    expect(await refused(me.post("/api/auth/phone/send", { phone: saudiNumber, purpose: "delete" }))).toMatchObject({
      code: "request.invalid",
    });
  });

  test("counts as confirmed on a public server", async () => {
    const me = await app.signUp(email);
    await connect(me);
    const [row] = await db.orm.select().from(users);
    expect(row).toMatchObject({ emailVerified: false, phoneNumber: saudiNumber });
    const production = createTestApp({ db, env: { NODE_ENV: "production" } });
    const person = { ...me.actor.person, phone: saudiNumber };
    const request = new Request("https://lahja.example/api/usage");
    const { mustConfirm } = await production.deps.admission.actorOf(request, "session", { person, sessionId: null });
    expect(mustConfirm).toBe(false);
  });
});

describe("taking a number away", () => {
  test("ends it as a way in, records it, and the number is free", async () => {
    const me = await app.signUp(email);
    await connect(me);
    app.clock.advance(1_000);
    expect((await disconnect(me)).status).toBe(204);
    expect(await waysOf(me)).toEqual(["password"]);
    const { events } = (await (await me.get("/api/account/events")).json()) as { events: AccountEvent[] };
    expect(events[0]).toMatchObject({ kind: "way_disconnected", way: "phone" });
    expect((await connect(await app.signUp("other@example.com"))).status).toBe(200);
  });

  test("is refused for the last way, and for a number that the account does not have", async () => {
    const me = app.client();
    await signInByPhone(db, me);
    expect(await refused(disconnect(me))).toEqual({ status: 409, code: "identity.last_way", params: {} });
    expect(await refused(disconnect(await app.signUp(email)))).toMatchObject({ status: 404, code: "request.not_found" });
  });

  test("is refused where the account has no address: nothing confirmed would be left, and nothing to name it by", async () => {
    const me = app.client();
    await signInByPhone(db, me);
    const { id } = (await (await me.get("/api/auth/user")).json()) as { id: string };
    await db.orm.insert(accounts).values({ id: "an-account", accountId: "mona", providerId: "password-less", userId: id });
    await db.orm.update(accounts).set({ providerId: "credential" });
    expect(await refused(disconnect(me))).toEqual({ status: 409, code: "phone.needed", params: {} });
  });

  test("leaves the password as the last way, and the other way round", async () => {
    const me = await app.signUp(email);
    await connect(me);
    const answers = await Promise.all([disconnect(me, "password"), disconnect(me)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await waysOf(me)).toHaveLength(1);
  });
});

test("who has an address and a number deletes the account by the address and the password", async () => {
  const me = await app.signUp(email);
  await connect(me);
  const remove = (confirmation: string) => refused(me.delete("/api/account", { body: { confirmation, password: testPassword } }));
  expect(await remove(saudiNumber)).toMatchObject({ code: "identity.confirmation_wrong" });
  expect((await me.delete("/api/account", { body: { confirmation: email, password: testPassword } })).status).toBe(204);
  expect(await db.orm.$count(users)).toBe(0);
});
