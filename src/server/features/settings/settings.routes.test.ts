import { afterAll, beforeEach, expect, test } from "vitest";
import type { Settings } from "#shared/contracts/account.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

test("settings start with the defaults, in the language of the browser", async () => {
  const me = await createTestApp({ db }).signUp("me@example.com");
  expect(await (await me.get("/api/settings", { headers: { "accept-language": "ar-EG,ar;q=0.9,en;q=0.5" } })).json()).toEqual({
    displayName: "Test Person",
    email: "me@example.com",
    phone: null,
    language: "ar",
    notifications: true,
    darkMode: false,
    preferences: { language: "ar", layoutDirection: "language", digits: "western", theme: "system" },
    defaultBrief: null,
    trendSources: true,
    trendDigest: false,
  });
});

test("what is given is stored for the person, the rest stays, and nobody else is touched", async () => {
  const { signUp } = createTestApp({ db });
  const [me, other] = [await signUp(), await signUp()];
  await me.post("/api/settings", { preferences: { theme: "dark", timeZone: "Asia/Riyadh" }, notifications: false });
  const saved = await me.post("/api/settings", { displayName: "  سارة ", preferences: { digits: "arabic-indic" } });
  expect(saved.status).toBe(200);
  const expected = {
    displayName: "سارة",
    notifications: false,
    darkMode: true,
    preferences: { theme: "dark", timeZone: "Asia/Riyadh", digits: "arabic-indic" },
  };
  expect(await saved.json()).toMatchObject(expected);
  expect(await (await me.get("/api/settings")).json()).toMatchObject(expected);
  expect(await (await me.get("/api/auth/user")).json()).toMatchObject({ displayName: "سارة", preferences: expected.preferences });
  expect(await (await other.get("/api/settings")).json()).toMatchObject({
    displayName: "Test Person",
    darkMode: false,
    notifications: true,
  });
});

test("the flat form is accepted: language and dark mode; the e-mail address is not changed", async () => {
  const me = await createTestApp({ db }).signUp("me@example.com");
  const body = { displayName: "Sara", email: "other@example.com", language: "ar", notifications: true, darkMode: true };
  expect(await (await me.post("/api/settings", body)).json()).toMatchObject({
    email: "me@example.com",
    phone: null,
    language: "ar",
    darkMode: true,
    preferences: { language: "ar", theme: "dark" },
  });
  expect(await (await me.post("/api/settings", { darkMode: false })).json()).toMatchObject({ preferences: { theme: "light" } });
});

test("'not dark' leaves a theme that follows the system as it is", async () => {
  const me = await createTestApp({ db }).signUp();
  expect(await (await me.post("/api/settings", { darkMode: false })).json()).toMatchObject({ preferences: { theme: "system" } });
});

test("a time zone can be given up again: then it is that of the device", async () => {
  const me = await createTestApp({ db }).signUp();
  await me.post("/api/settings", { preferences: { timeZone: "Asia/Riyadh" } });
  const { preferences } = (await (await me.post("/api/settings", { preferences: { timeZone: null } })).json()) as Settings;
  expect(preferences.timeZone).toBeUndefined();
});

test("what a new brief begins with is kept, told with the person's record, and taken back by null", async () => {
  const me = await createTestApp({ db }).signUp();
  const defaultBrief = { variety: "ar-lebanese", tone: "casual", audience: "families", wordCount: 500 };
  expect(await (await me.post("/api/settings", { defaultBrief })).json()).toMatchObject({ defaultBrief });
  await me.post("/api/settings", { displayName: "Sara" });
  expect(await (await me.get("/api/auth/user")).json()).toMatchObject({ defaultBrief });
  await me.post("/api/settings", { defaultBrief: null });
  expect(await (await me.get("/api/auth/user")).json()).toMatchObject({ defaultBrief: null });
});

test.each([
  [{ displayName: " " }, "displayName"],
  [{ displayName: "x".repeat(121) }, "displayName"],
  [{ language: "fr" }, "language"],
  [{ preferences: { theme: "pink" } }, "preferences.theme"],
  [{ preferences: { timeZone: "Mars/Base" } }, "preferences.timeZone"],
  [{ notifications: "yes" }, "notifications"],
  [{ defaultBrief: { variety: "ar-saudi", tone: "casual", audience: "families", wordCount: 123 } }, "defaultBrief.wordCount"],
  [{ defaultBrief: { variety: "ar-saudi" } }, "defaultBrief.tone"],
])("%j is refused, naming the field, and nothing is stored", async (body, field) => {
  const me = await createTestApp({ db }).signUp();
  const response = await me.post("/api/settings", { preferences: {}, ...body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "request.invalid", params: { field } } });
  expect(await (await me.get("/api/settings")).json()).toMatchObject({
    displayName: "Test Person",
    preferences: { theme: "system" },
  });
});

test("signed out there are no settings", async () => {
  const client = createTestApp({ db }).client();
  for (const response of [await client.get("/api/settings"), await client.post("/api/settings", {})]) {
    expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
  }
});
