import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { startedJob } from "#shared/contracts/generations.ts";
import { libraryItem } from "#shared/contracts/library.ts";
import { testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp, generationWhen, hasEnded } from "#tests/support/model-app.ts";
import type { SignedInClient, TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;
let path: string;

beforeAll(async () => {
  db = await openTestDatabase();
  app = createBuiltInApp(db);
  await app.services.generations.start();
  person = await app.signUp();
  const { id } = startedJob.parse(await (await person.post("/api/generations", testRequest())).json());
  path = `/api/library/${(await generationWhen(person, id, hasEnded)).itemId}`;
});
afterAll(async () => {
  await app.services.generations.stop();
  await db.close();
});

const read = async () => libraryItem.parse(await (await person.get(path)).json());
const tell = (notes: unknown, who = person) => who.post(`${path}/notes`, { notes });

describe("facts told after the writing", () => {
  it("stand in the brief and in the report, and change and charge nothing", async () => {
    const before = await read();
    const usage = await (await person.get("/api/usage")).json();
    const response = await tell([" سعر الدورة 400 جنيه ", "سعر الدورة 400 جنيه"]);
    expect(response.status).toBe(200);
    const after = libraryItem.parse(await response.json());
    expect(after.brief?.notes).toEqual(["سعر الدورة 400 جنيه"]);
    expect(after.report?.notes).toEqual([{ note: "سعر الدورة 400 جنيه", isTold: false }]);
    expect([after.text, after.version, after.updatedAt]).toEqual([before.text, before.version, before.updatedAt]);
    expect(await (await person.get("/api/usage")).json()).toEqual(usage);
    // A text that tells the fact then has it neither missing nor made up.
    const text = `${after.text}\n\nسعر الدورة 400 جنيه.`;
    const saved = await person.patch(path, { text, version: after.version });
    const { report } = libraryItem.parse(await saved.json());
    expect(report?.notes?.[0]?.isTold).toBe(true);
    expect(report?.claims).toEqual(before.report?.claims);
  });

  it("are taken back word for word, and what else was told stays", async () => {
    await tell(["خصم للطلاب", "بنفتح بدري"]);
    const back = (withdrawn: unknown, who = person) => who.post(`${path}/notes`, { withdrawn });
    const notes = async (response: Response) => libraryItem.parse(await response.json()).brief?.notes ?? [];
    expect(await notes(await back([" خصم للطلاب "]))).not.toContain("خصم للطلاب");
    const kept = await notes(await back(["لم تُذكر أصلًا"]));
    expect(kept).toContain("بنفتح بدري");
    expect((await back([])).status).toBe(400);
    expect((await back(["بنفتح بدري"], await app.signUp())).status).toBe(404);
    expect((await read()).brief?.notes).toEqual(kept);
  });

  it("are refused where they are too many, too long or none", async () => {
    const many = await tell(Array.from({ length: 61 }, (_, at) => `معلومة رقم ${at}`));
    expect([many.status, await errorCode(many)]).toEqual([400, "brief.notes_too_many"]);
    const long = await tell(["و".repeat(401)]);
    expect([long.status, await errorCode(long)]).toEqual([400, "brief.note_too_long"]);
    expect((await tell([])).status).toBe(400);
  });

  it("are closed to who is signed out, and to everybody else", async () => {
    expect((await app.client().post(`${path}/notes`, { notes: ["سر"] })).status).toBe(401);
    expect((await tell(["سر"], await app.signUp())).status).toBe(404);
  });

  it("need a text that was written to a brief", async () => {
    const own = await (await person.post("/api/content", { output: "نص كتبته بنفسي" })).json();
    expect((await person.post(`/api/library/${own.id}/notes`, { notes: ["معلومة"] })).status).toBe(404);
  });
});
