import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, users } from "#server/platform/db/identity-schema.ts";
import type { SessionUser } from "#shared/contracts/account.ts";
import type { AccountEvent, AccountWay } from "#shared/contracts/account-ways.ts";
import type { WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import { errorCode, type TestClient } from "#tests/support/http.ts";
import { startProvider, type TestProvider, visitProvider } from "#tests/support/oidc-provider.ts";
import { createTestApp, type TestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
  provider.serve("http://localhost:3000");
});
beforeEach(() => {
  provider.setDown(false);
  provider.people.clear();
  return truncate(db);
});
afterAll(async () => {
  await provider.close();
  await db.close();
});

const email = "mona@example.com";
const create = () => createTestApp({ db, env: { OIDC_PROVIDERS: provider.setting } });

async function start(client: TestClient, wish: object = {}): Promise<Response> {
  return client.post(
    "/api/auth/sign-in/provider",
    { provider: "acme", purpose: "sign-in", next: "/content", ...wish },
    { headers: { host: "localhost:3000" } },
  );
}

/** Goes to the provider and back. @returns where the browser is sent in the end. */
async function goThrough(client: TestClient, login: string, wish: object = {}): Promise<URL> {
  const { url } = (await (await start(client, wish)).json()) as { url: string };
  const back = await visitProvider(url, login);
  const response = await client.get(new URL(back).pathname + new URL(back).search);
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "", "http://localhost:3000");
}

const userOf = async (client: TestClient) => (await (await client.get("/api/auth/user")).json()) as SessionUser;
const waysOf = async (client: TestClient) =>
  ((await (await client.get("/api/account/ways")).json()) as { ways: AccountWay[] }).ways.map(({ id }) => id);
const problemIn = (address: URL) => address.searchParams.get("problem");
const confirm = () => db.orm.update(users).set({ emailVerified: true }).where(eq(users.email, email));

describe("signing in with a provider", () => {
  test("makes an account with the confirmed address, goes on, and stores no token of the provider", async () => {
    const client = create().client();
    provider.people.set("mona", { email, email_verified: true, name: "Mona" });
    expect((await goThrough(client, "mona")).pathname).toBe("/content");
    expect(await userOf(client)).toMatchObject({ email, emailVerified: true, displayName: "Mona" });
    expect(await waysOf(client)).toEqual(["acme"]);
    const [row] = await db.orm.select().from(accounts);
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });

  test("is one person with the password's account only when both sides confirmed the address, and the person is told", async () => {
    const app = create();
    const me = await app.signUp(email);
    await confirm();
    provider.people.set("mona", { email, email_verified: true });
    const other = app.client();
    await goThrough(other, "mona");
    expect((await userOf(other)).id).toBe(me.user.id);
    expect(await waysOf(other)).toEqual(["password", "acme"]);
    const subjects = (await app.mailsTo(email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain("A way to sign in was added to your account");
  });

  test("adds nothing to an account whose address was never confirmed, and says by which way that account exists", async () => {
    const app = create();
    await app.signUp(email);
    provider.people.set("mona", { email, email_verified: true });
    const client = app.client();
    const address = await goThrough(client, "mona");
    expect([address.pathname, problemIn(address), address.searchParams.get("ways")]).toEqual([
      "/firebase-login",
      "account_exists",
      "password",
    ]);
    expect((await client.get("/api/auth/user")).status).toBe(401);
    expect(await db.orm.select().from(accounts)).toHaveLength(1);
  });

  test.each([
    ["nobody", {}, "address_missing"],
    ["stranger", { email, email_verified: false }, "address_unconfirmed"],
  ])("takes no address that the provider has not confirmed: %s", async (login, person, problem) => {
    const app = create();
    await app.signUp(email);
    await confirm();
    provider.people.set(login, person);
    const address = await goThrough(app.client(), login);
    expect(problemIn(address)).toBe(problem);
    // It says nothing of whether the address has an account here.
    expect(address.searchParams.get("ways")).toBeNull();
    expect(await db.orm.select().from(users)).toHaveLength(1);
  });

  test.each([
    ["the person says no", "access_denied", "denied"],
    ["the provider has a fault", "server_error", "provider_unavailable"],
    ["the provider does not know this address", "redirect_uri_mismatch", "domain_unauthorized"],
    ["it says what nobody knows", "something_new", "failed"],
  ])("where %s makes nothing and tells why", async (_name, error, problem) => {
    const client = create().client();
    const { url } = (await (await start(client)).json()) as { url: string };
    const state = new URL(url).searchParams.get("state");
    const response = await client.get(`/api/auth/callback/acme?${new URLSearchParams({ error, state: state ?? "" })}`);
    const address = new URL(response.headers.get("location") ?? "", "http://localhost:3000");
    const told = [address.pathname, problemIn(address), address.searchParams.get("next")];
    expect(told).toEqual(["/firebase-login", problem, "/content"]);
    expect(await db.orm.select().from(users)).toHaveLength(0);
  });

  test("where the provider goes away before it has said who it is makes nothing, and works once it is back", async () => {
    const client = create().client();
    provider.people.set("mona", { email, email_verified: true });
    const { url } = (await (await start(client)).json()) as { url: string };
    const back = new URL(await visitProvider(url, "mona"));
    provider.setDown(true);
    const response = await client.get(back.pathname + back.search);
    expect(problemIn(new URL(response.headers.get("location") ?? "", "http://localhost:3000"))).toBe("provider_unavailable");
    provider.setDown(false);
    expect((await goThrough(client, "mona")).pathname).toBe("/content");
  });

  test("of a pop-up tells the page that waits for it", async () => {
    provider.people.set("mona", { email, email_verified: true });
    const address = await goThrough(create().client(), "mona", { attempt: "an-attempt" });
    expect([address.pathname, address.searchParams.get("attempt"), address.searchParams.get("next")]).toEqual([
      "/sign-in-return",
      "an-attempt",
      "/content",
    ]);
  });

  test("works after an attempt that was abandoned, and the abandoned one opens nothing any more", async () => {
    const client = create().client();
    provider.people.set("mona", { email, email_verified: true });
    const { url: abandoned } = (await (await start(client)).json()) as { url: string };
    expect((await goThrough(client, "mona")).pathname).toBe("/content");
    await client.post("/api/auth/logout");
    const late = new URL(await visitProvider(abandoned, "mona"));
    const response = await client.get(late.pathname + late.search);
    expect(problemIn(new URL(response.headers.get("location") ?? "", "http://localhost:3000"))).toBe("popup_replaced");
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test("opens nothing in another browser than the one that began", async () => {
    const app = create();
    provider.people.set("mona", { email, email_verified: true });
    const { url } = (await (await start(app.client())).json()) as { url: string };
    const back = new URL(await visitProvider(url, "mona"));
    const victim = app.client();
    await victim.get(back.pathname + back.search);
    expect((await victim.get("/api/auth/user")).status).toBe(401);
  });

  test("leads nowhere but to a page of ours", async () => {
    provider.people.set("mona", { email, email_verified: true });
    expect((await goThrough(create().client(), "mona", { next: "https://evil.example/" })).href).toBe("http://localhost:3000/");
  });

  test("is refused at an address that the provider does not know", async () => {
    const client = create().client();
    const body = { provider: "acme", purpose: "sign-in", next: "/" };
    const response = await client.post("/api/auth/sign-in/provider", body, {
      headers: { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
    });
    expect([response.status, await errorCode(response)]).toEqual([400, "identity.provider_address"]);
  });
});

describe("a provider that does not answer", () => {
  const offered = async (app: TestApp) => ((await (await app.client().get("/api/auth/ways")).json()) as WaysToSignIn).providers;

  test("is left out, says so, and is offered again when it answers", async () => {
    provider.setDown(true);
    const app = create();
    expect(await offered(app)).toEqual([]);
    const refused = await start(app.client());
    expect([refused.status, await errorCode(refused)]).toEqual([503, "identity.provider_unavailable"]);
    provider.setDown(false);
    app.clock.advance(16_000);
    expect(await offered(app)).toEqual([{ id: "acme", name: "Acme" }]);
  });
});

describe("the ways of an account", () => {
  test("are connected by who is signed in, and taken away but for the last", async () => {
    const app = create();
    const me = await app.signUp(email);
    provider.people.set("work", { email: "work@example.com", email_verified: true });
    const connect = { purpose: "connect", next: "/settings" };
    expect((await goThrough(me, "work", connect)).pathname).toBe("/settings");
    expect(await waysOf(me)).toEqual(["password", "acme"]);
    expect((await me.delete("/api/account/ways/password")).status).toBe(204);
    const last = await me.delete("/api/account/ways/acme");
    expect([last.status, await errorCode(last)]).toEqual([409, "identity.last_way"]);
    const missing = await me.delete("/api/account/ways/google");
    expect([missing.status, await errorCode(missing)]).toEqual([404, "request.not_found"]);
    const { events } = (await (await me.get("/api/account/events")).json()) as { events: AccountEvent[] };
    expect(events.map(({ kind, way }) => `${kind} ${way}`).toSorted()).toEqual([
      "signed_in password",
      "way_connected acme",
      "way_disconnected password",
    ]);
  });

  test("are connected some time after signing in only by who proves once more who they are", async () => {
    const app = create();
    const me = app.client();
    provider.people.set("mona", { email, email_verified: true });
    await goThrough(me, "mona");
    await db.orm.execute(sql`update sessions set created_at = now() - interval '11 minutes'`);
    const connect = { purpose: "connect", next: "/settings" };
    const refused = await start(me, connect);
    expect([refused.status, await errorCode(refused)]).toEqual([403, "identity.fresh_sign_in"]);
    await goThrough(me, "mona", { purpose: "prove", next: "/settings" });
    expect((await start(me, connect)).status).toBe(200);
  });

  test("of somebody else cannot be connected, and signed out none can", async () => {
    const app = create();
    provider.people.set("work", { email: "work@example.com", email_verified: true });
    await goThrough(app.client(), "work");
    const me = await app.signUp(email);
    const address = await goThrough(me, "work", { purpose: "connect", next: "/settings#security" });
    expect([address.pathname, problemIn(address)]).toEqual(["/settings", "connected_elsewhere"]);
    const signedOut = await start(app.client(), { purpose: "connect" });
    expect([signedOut.status, await errorCode(signedOut)]).toEqual([401, "identity.unauthorized"]);
  });
});

describe("deleting an account that has no password", () => {
  test("asks for a fresh sign-in by the way it has, and takes no other account for it", async () => {
    const app = create();
    const me = app.client();
    provider.people.set("mona", { email, email_verified: true });
    provider.people.set("other", { email: "other@example.com", email_verified: true });
    await goThrough(me, "mona");
    const remove = () => me.delete("/api/account", { body: { confirmation: email } });
    const refused = await remove();
    expect([refused.status, await errorCode(refused)]).toEqual([403, "identity.fresh_sign_in"]);
    const prove = { purpose: "prove", next: "/settings" };
    expect(problemIn(await goThrough(me, "other", prove))).toBe("other_account");
    expect((await remove()).status).toBe(403);
    expect(problemIn(await goThrough(me, "mona", prove))).toBeNull();
    expect((await userOf(me)).email).toBe(email);
    expect((await remove()).status).toBe(204);
    expect(await db.orm.select().from(users)).toHaveLength(0);
  });
});

describe("a session", () => {
  const signIn = (client: TestClient) => client.post("/api/auth/sign-in/email", { email, password: testPassword });

  test("is new after signing in, and the one before is worth nothing", async () => {
    const app = create();
    const me = await app.signUp(email);
    const before = new Map(me.cookies);
    await signIn(me);
    expect(me.cookies.get("lahja.session_token")).not.toBe(before.get("lahja.session_token"));
    const thief = app.client();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get("/api/auth/user")).status).toBe(401);
  });

  test("that was signed out cannot be replayed", async () => {
    const app = create();
    const me = await app.signUp(email);
    const before = new Map(me.cookies);
    await me.post("/api/auth/logout");
    const thief = app.client();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get("/api/auth/user")).status).toBe(401);
  });

  test("from a browser that was never seen is told by mail, from a known one it is not", async () => {
    const app = create();
    const me = await app.signUp(email);
    await signIn(me);
    await signIn(app.client());
    const told = (await app.mailsTo(email, 2)).filter(({ subject }) => subject === "A new sign-in to your account");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain("{");
  });
});
