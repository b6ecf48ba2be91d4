import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { contentRecord, libraryIds, libraryPage } from "#shared/contracts/library.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db });
  person = await app.signUp();
});
afterAll(() => db.close());

async function save(output: string, client = person): Promise<string> {
  app.clock.advance(1_000);
  const response = await client.post("/api/content", { output, title: output });
  return contentRecord.parse(await response.json()).id;
}

async function idsOf(query = "", client = person): Promise<readonly string[]> {
  return libraryIds.parse(await (await client.get(`/api/library/ids${query}`)).json()).ids;
}

describe("the ids of all texts that match", () => {
  it("come whole, beyond any page, in the order of the list", async () => {
    const ids = [await save("قهوة الصباح"), await save("قهوة المساء"), await save("شاي العصر")];
    expect(await idsOf("?limit=1")).toEqual(ids.toReversed());
    expect(await idsOf("?sort=oldest")).toEqual(ids);
    expect(await idsOf(`?sort=oldest&search=${encodeURIComponent("قهوه")}`)).toEqual(ids.slice(0, 2));
  });

  it("leave out the trash and other people's texts", async () => {
    const [kept, gone] = [await save("باقٍ"), await save("محذوف")];
    await save("نص غريب", await app.signUp());
    await person.delete(`/api/library/${gone}`);
    expect(await idsOf()).toEqual([kept]);
  });

  it("are refused to who is signed out, and for a filter that is none", async () => {
    const signedOut = await app.client().get("/api/library/ids");
    expect([signedOut.status, await errorCode(signedOut)]).toEqual([401, "identity.unauthorized"]);
    const bad = await person.get("/api/library/ids?sort=loudest");
    expect([bad.status, await errorCode(bad)]).toEqual([400, "request.invalid"]);
  });
});

it("a list that groups market sets counts each set once, and names every one of its texts", async () => {
  const [first, second, alone] = [await save("سوق أولى"), await save("سوق ثانية"), await save("نص وحده")];
  await db.orm
    .update(libraryItems)
    .set({ setId: "a-set" })
    .where(inArray(libraryItems.id, [first, second]));
  const page = libraryPage.parse(await (await person.get("/api/library?group=sets")).json());
  expect(page.items.map(({ id }) => id)).toEqual([alone, second]);
  expect([page.total, page.texts]).toEqual([2, 3]);
  expect(await idsOf()).toEqual([alone, second, first]);
});
