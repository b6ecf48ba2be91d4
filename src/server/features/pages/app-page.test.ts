import pino from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appDataId } from "#shared/prerendered.ts";
import { writePages } from "#tests/support/built-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const pagesDirectory = writePages();
const local = () => createTestApp({ db, pagesDirectory });

describe("the app's HTML", () => {
  const dataIn = (html: string): unknown => {
    const text = new RegExp(`<script type="application/json" id="${appDataId}">(.*?)</script>`).exec(html)?.[1];
    return JSON.parse(text ?? "null");
  };

  test("holds what the calls for the person and the server would say, and the files that this page asks for next", async () => {
    const me = await local().signUp();
    const response = await me.get("/create");
    const html = await response.text();
    const [user, app] = await Promise.all(["/api/auth/user", "/api/app"].map(async (path) => (await me.get(path)).json()));
    expect(dataIn(html)).toEqual({ user, app });
    expect(html).toContain("<link create><link english></head>");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    await me.post("/api/settings", { language: "ar" });
    expect(await (await me.get("/plans")).text()).toContain("<link arabic></head>");
  });

  test("is not ended by what a person calls themselves", async () => {
    const me = await local().signUp();
    const displayName = "</script><script>alert(1)</script> $& <!--";
    await me.post("/api/settings", { displayName });
    const html = await (await me.get("/")).text();
    expect(dataIn(html)).toMatchObject({ user: { displayName } });
    expect(html).not.toContain("<script>alert");
  });

  test("is drawn already, for this person, at this address, in the time zone of the device; nothing in it can be pressed yet", async () => {
    const me = await local().signUp();
    await me.post("/api/settings", { language: "ar" });
    me.cookies.set("lahja-time-zone", "Asia%2FRiyadh");
    const html = await (await me.get("/create?template=3")).text();
    expect(html).toContain('<div inert aria-hidden="true"><p>app</p><i>/create ?template=3 ar Asia/Riyadh</i></div>');
    expect(html).toContain('<html lang="ar" dir="rtl" data-page="/create">');
    me.cookies.set("lahja-time-zone", "Not%2FAZone");
    expect(await (await me.get("/create")).text()).toContain("/create  ar UTC");
  });

  test("that could not be drawn is sent all the same, and the log says why", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    const me = await createTestApp({ db, pagesDirectory, log }).signUp();
    const response = await me.get("/create?broken");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<p>loading</p>");
    expect(lines.join("")).toContain("no drawing");
    expect(lines.join("")).toContain(response.headers.get("x-request-id"));
  });

  test("of a visitor holds nobody", async () => {
    expect(await (await local().client().get("/create")).text()).not.toContain(appDataId);
  });
});
