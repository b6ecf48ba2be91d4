import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#server/platform/db/identity-schema.ts";
import { look, mailedToken, makeAccount, outcome, personOf, press, worth } from "#tests/support/confirm-email.ts";
import { tokenIn } from "#tests/support/mail.ts";
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
const dayMs = 24 * 3_600_000;

const mailed = (address = email, atLeast = 1) => mailedToken(app, address, atLeast);
const isConfirmed = async (address = email) =>
  (await db.orm.select({ is: users.emailVerified }).from(users).where(eq(users.email, address)))[0]?.is;
const sessionCount = () => db.orm.$count(sessions);

const browser = () => app.client();

describe("the browser that signed up", () => {
  test("is signed in by one press, and told where its person wanted to go", async () => {
    const me = browser();
    await makeAccount(me, email, "/plans?plan=pro");
    const token = await mailed();
    expect(await worth(look(me, token))).toEqual({
      email,
      state: "open",
      signedInAs: null,
      signsIn: true,
      next: "/plans?plan=pro",
    });
    expect(await worth(press(me, token))).toEqual({
      email,
      state: "confirmed",
      signedInAs: email,
      signsIn: false,
      next: "/plans?plan=pro",
    });
    expect(await personOf(me)).toMatchObject({ email, emailVerified: true });
  });

  test("gets a session like any other: a cookie that no script reads, the browser's name in the list, an end of its own", async () => {
    const me = browser();
    await makeAccount(me, email);
    const answer = await me.post("/api/auth/confirm-email", { token: await mailed() }, { headers: { "user-agent": "Firefox" } });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("session_token"));
    expect(cookie).toMatch(/^lahja\.session_token=.*HttpOnly; SameSite=Lax$/i);
    expect(await answer.text()).not.toContain(me.cookies.get("lahja.session_token")?.split(".")[0]);
    const [row] = await db.orm.select().from(sessions);
    expect(row).toMatchObject({ userAgent: "Firefox", ipAddress: expect.stringContaining("10.0.") });
    expect((await me.post("/api/auth/logout")).status).toBe(204);
    expect(await sessionCount()).toBe(0);
  });

  test("is signed in once only: the same link pressed again opens nothing", async () => {
    const me = browser();
    await makeAccount(me, email);
    const token = await mailed();
    await press(me, token);
    expect(await worth(press(me, token))).toMatchObject({ state: "confirmed", signedInAs: email });
    expect(await sessionCount()).toBe(1);
    me.cookies.delete("lahja.session_token");
    expect(await worth(press(me, token))).toMatchObject({ state: "confirmed", signedInAs: null, signsIn: false });
    expect(await personOf(me)).toBeNull();
  });

  test("is signed in once by two tabs at the same moment", async () => {
    const me = browser();
    await makeAccount(me, email);
    const token = await mailed();
    const answers = await Promise.all([press(me, token), press(me, token), press(me, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sessionCount()).toBe(1);
  });

  test("is asked for the password once its person has signed out, or a day has gone", async () => {
    const leaver = browser();
    await makeAccount(leaver, email);
    await leaver.post("/api/auth/logout");
    expect(await worth(look(leaver, await mailed()))).toMatchObject({ state: "open", signsIn: false });

    const late = browser();
    await makeAccount(late, "late@example.com");
    app.clock.advance(dayMs + 1);
    await app.client().post("/api/auth/send-verification-email", { email: "late@example.com" });
    expect(await worth(press(late, await mailed("late@example.com", 2)))).toMatchObject({ state: "confirmed", signedInAs: null });
    expect(await personOf(late)).toBeNull();
  });

  test("keeps its session where it has one", async () => {
    const me = await app.signUp(email);
    const token = await mailed();
    expect(await worth(look(me, token))).toMatchObject({ state: "open", signedInAs: email, signsIn: false });
    expect(await worth(press(me, token))).toMatchObject({ state: "confirmed", signedInAs: email });
    expect([await personOf(me), await sessionCount()]).toMatchObject([{ email, emailVerified: true }, 1]);
  });

  test("in production holds a cookie that no other host of the domain can plant", async () => {
    app = createTestApp({ db, env: { NODE_ENV: "production" } });
    const me = browser();
    const answer = await me.post("/api/auth/sign-up/email", { name: "Mona", email, password: testPassword });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-lahja\.sign-up=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await worth(press(me, await mailed()))).toMatchObject({ signedInAs: email });
    expect(me.cookies.has("__Host-lahja.session_token")).toBe(true);
  });
});

describe("another browser", () => {
  test("confirms the address by the press and is asked for the password", async () => {
    await makeAccount(browser(), email, "/create?template=3");
    const token = await mailed();
    const other = browser();
    const asked = { email, state: "open", signedInAs: null, signsIn: false, next: "/create?template=3" };
    expect(await worth(look(other, token))).toEqual(asked);
    expect(await worth(press(other, token))).toEqual({ ...asked, state: "confirmed" });
    expect([await isConfirmed(), await sessionCount(), await personOf(other)]).toEqual([true, 0, null]);
    expect((await other.post("/api/auth/sign-in/email", { email, password: testPassword })).status).toBe(200);
  });

  test("of somebody else keeps their session, and confirms for its owner", async () => {
    const sara = await app.signUp("sara@example.com");
    await makeAccount(sara, email);
    const token = await mailed();
    expect(await worth(look(sara, token))).toMatchObject({ state: "open", signedInAs: "sara@example.com", signsIn: false });
    expect(await worth(press(sara, token))).toMatchObject({ state: "confirmed", signedInAs: "sara@example.com" });
    expect(await personOf(sara)).toMatchObject({ email: "sara@example.com", emailVerified: false });
    expect(await isConfirmed()).toBe(true);
  });

  test("of a stranger who made the account gets nothing from its owner's press", async () => {
    const stranger = browser();
    await makeAccount(stranger, email);
    const owner = browser();
    expect(await worth(press(owner, await mailed()))).toMatchObject({ state: "confirmed", signedInAs: null });
    expect([await personOf(owner), await personOf(stranger), await sessionCount()]).toEqual([null, null, 0]);
  });

  test("of a stranger who signs up with the address after its owner did is not known by it", async () => {
    await makeAccount(browser(), email);
    const token = await mailed();
    const stranger = browser();
    await makeAccount(stranger, email);
    expect(await worth(press(stranger, token))).toMatchObject({ state: "confirmed", signedInAs: null });
    expect(await personOf(stranger)).toBeNull();
  });

  test("is not signed in by a stranger's link: only its own account's would do it", async () => {
    const victim = browser();
    await makeAccount(victim, email);
    await makeAccount(browser(), "stranger@example.com");
    expect(await worth(press(victim, await mailed("stranger@example.com")))).toMatchObject({ signedInAs: null });
    expect(await personOf(victim)).toBeNull();
  });
});

test("what a browser is told of a sign-up is as long for a taken address as for a free one", async () => {
  await app.signUp("taken@example.com");
  const told = async (address: string) => {
    const body = { name: "Stranger", email: address, password: testPassword };
    const answer = await browser().post("/api/auth/sign-up/email", body);
    return answer.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, (value) => `=${value.length}`));
  };
  expect(await told("taken@example.com")).toEqual(await told("free@example.com"));
});

test("who makes two accounts in one browser is signed in by the link of each", async () => {
  const me = browser();
  await makeAccount(me, "one@example.com");
  await makeAccount(me, "two@example.com");
  // The first address is taken now: asking again must not undo what the browser is known for.
  await makeAccount(me, "one@example.com");
  const [one, two] = [await mailed("two@example.com"), tokenIn((await app.mailsTo("one@example.com", 2)).at(-1)?.text)];
  for (const token of [one, two]) {
    expect(await worth(look(me, token))).toMatchObject({ signsIn: true });
  }
});

test("another site cannot press, and a caller can only so often", async () => {
  app = createTestApp({ db, env: { NODE_ENV: "production" } });
  const me = browser();
  await makeAccount(me, email);
  const token = await mailed();
  const foreign = me.post("/api/auth/confirm-email", { token }, { headers: { origin: "https://evil.example" } });
  expect(await outcome(foreign)).toBe("403 request.origin");
  const guesser = browser();
  const answers: unknown[] = [];
  for (let time = 0; time < 21; time++) answers.push(await outcome(press(guesser, `guess-${time}`)));
  expect(answers).toEqual([...Array(20).fill("400 identity.link_invalid"), "429 identity.too_many_tries"]);
  expect(await worth(press(me, token))).toMatchObject({ signedInAs: email });
});
