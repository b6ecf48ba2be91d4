import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { deleteWorkspace } from "#server/platform/db/delete-workspace.ts";
import { memberships, users, workspaces } from "#server/platform/db/identity-schema.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { createClient, errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import { type SignedInClient, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { createAdmission } from "./admission.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const inWorkspace = (id: string) => ({ headers: { "x-workspace": id } });

async function team(...people: readonly SignedInClient[]): Promise<string> {
  await db.orm.insert(workspaces).values({ id: "team", plan: "pro" });
  for (const [at, { user }] of people.entries())
    await db.orm.insert(memberships).values({ workspaceId: "team", userId: user.id, role: at === 0 ? "owner" : "member" });
  return "team";
}

test("a workspace that is not there, and one of other people, cannot be named", async () => {
  const app = createBuiltInApp(db);
  const [me, other] = [await app.signUp(), await app.signUp()];
  for (const forged of [other.user.id, "nowhere", "'; drop table users --", "x".repeat(5_000)]) {
    const answer = await me.get("/api/library", inWorkspace(forged));
    expect([answer.status, await errorCode(answer)]).toEqual([404, "workspace.not_found"]);
  }
  expect((await me.get("/api/library", inWorkspace(me.user.id))).status).toBe(200);
});

test("members of a workspace share its texts and its words, and only its owner changes the plan", async () => {
  const app = createBuiltInApp(db);
  const [mona, huda] = [await app.signUp(), await app.signUp()];
  const id = await team(mona, huda);
  const saved = await mona.post("/api/content", { title: "نص الفريق", output: "نص.", templateId: 1 }, inWorkspace(id));
  expect(saved.status).toBe(201);
  const titles = async (person: SignedInClient, options = {}) =>
    ((await (await person.get("/api/library", options)).json()) as { items: { title: string }[] }).items.map(
      ({ title }) => title,
    );
  expect(await titles(huda, inWorkspace(id))).toEqual(["نص الفريق"]);
  expect([await titles(mona), await titles(huda)]).toEqual([[], []]);
  expect(await (await huda.get("/api/usage", inWorkspace(id))).json()).toMatchObject({ plan: "pro", limit: 100_000 });
  const refused = await huda.post("/api/plan", { plan: "enterprise" }, inWorkspace(id));
  expect([refused.status, await errorCode(refused)]).toEqual([403, "workspace.owner_only"]);
  expect((await mona.post("/api/plan", { plan: "enterprise" }, inWorkspace(id))).status).toBe(200);
  expect(await (await mona.get("/api/usage")).json()).toMatchObject({ plan: "free" });
});

test("a version and a copy name the member who made them, also of a text that another member began", async () => {
  const app = createBuiltInApp(db);
  const [mona, huda] = [await app.signUp(), await app.signUp()];
  const at = inWorkspace(await team(mona, huda));
  const { id } = (await (await mona.post("/api/content", { title: "نص", output: "أ.", templateId: 1 }, at)).json()) as {
    id: string;
  };
  expect((await huda.patch(`/api/library/${id}`, { text: "ب.", version: 1 }, at)).status).toBe(200);
  expect((await mona.post(`/api/library/${id}/versions/1/restore`, { version: 2 }, at)).status).toBe(200);
  expect((await huda.post(`/api/library/${id}/versions/1/copy`, {}, at)).status).toBe(201);
  const { rows } = await db.orm.execute(
    sql`select (item_id = ${id}) as original, version, created_by from library_versions order by original desc, version`,
  );
  const [by, other] = [mona.user.id, huda.user.id];
  expect(rows).toEqual([
    { original: true, version: 1, created_by: by },
    { original: true, version: 2, created_by: other },
    { original: true, version: 3, created_by: by },
    { original: false, version: 1, created_by: other },
  ]);
});

test("what is said of the account is the person's own, whichever workspace the request names", async () => {
  const app = createBuiltInApp(db);
  const [mona, huda] = [await app.signUp(), await app.signUp()];
  const id = await team(mona, huda);
  await mona.post("/api/content", { title: "سر الفريق", output: "نص.", templateId: 1 }, inWorkspace(id));
  const archive = await huda.get("/api/account/export", inWorkspace(id));
  const files = Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(files.filter((name) => name.startsWith("texts/"))).toEqual([]);
});

test("a member removed while a text is written is a stranger from then on; the text is kept and outlives its maker", async () => {
  const app = createBuiltInApp(db);
  await app.services.generations.start();
  const [mona, huda] = [await app.signUp(), await app.signUp()];
  const workspace = await team(mona, huda);
  const started = await huda.post("/api/generations", testRequest(), inWorkspace(workspace));
  const { id } = (await started.json()) as { id: string };
  await db.orm.delete(memberships).where(eq(memberships.userId, huda.user.id));
  const gone = await huda.get(`/api/generations/${id}`, inWorkspace(workspace));
  expect([gone.status, await errorCode(gone)]).toEqual([404, "workspace.not_found"]);
  const through = { ...mona, get: (path: string) => mona.get(path, inWorkspace(workspace)) };
  const { itemId } = await generationWhen(through, id, hasEnded);
  await db.orm.delete(users).where(eq(users.id, huda.user.id));
  const [item] = await db.orm
    .select()
    .from(libraryItems)
    .where(eq(libraryItems.id, itemId ?? ""));
  expect(item).toMatchObject({ workspaceId: workspace, createdBy: null });
  await app.services.generations.stop();
});

test("a workspace that is deleted while a text is written takes it along, and the server goes on", async () => {
  const app = createBuiltInApp(db);
  await app.services.generations.start();
  const mona = await app.signUp();
  const workspace = await team(mona);
  await mona.post("/api/generations", testRequest(), inWorkspace(workspace));
  await db.orm.transaction((tx) => deleteWorkspace(tx, workspace));
  await app.services.generations.stop();
  expect(await db.orm.select().from(libraryItems)).toEqual([]);
  const next = await createBuiltInApp(db)
    .client()
    .post("/api/auth/sign-in/email", { email: mona.user.email, password: testPassword });
  expect(next.status).toBe(200);
});

test("with the cookie of one person and the token of another, each mount knows its own, and an account ends by its own password", async () => {
  const app = createBuiltInApp(db);
  const [cookie, token] = [await app.signUp("cookie@example.com"), await app.signUp("token@example.com")];
  // A fake identity service for tokens. The routes and everything else are real.
  const identity = {
    ...app.deps.identity,
    bearer: async (sent: Request) =>
      sent.headers.get("authorization") === "Bearer token" ? { person: token.actor.person, sessionId: null } : null,
  };
  const admission = createAdmission({ db, config: app.deps.config, identity });
  const both = createClient(createApp({ ...app.deps, identity, admission }, app.services), app.origin);
  for (const [name, value] of cookie.cookies) both.cookies.set(name, value);
  const end = (password: string) =>
    both.delete("/api/firebase/account", {
      headers: { authorization: "Bearer token" },
      body: { confirmation: "token@example.com", password },
    });
  const refused = await end("not the password");
  expect([refused.status, await errorCode(refused)]).toEqual([400, "identity.wrong_password"]);
  const done = await end(testPassword);
  expect(done.status).toBe(204);
  expect(done.headers.getSetCookie(), "the cookie is another person's").toEqual([]);
  const left = await db.orm.select({ email: users.email }).from(users);
  expect(left).toEqual([{ email: "cookie@example.com" }]);
});
