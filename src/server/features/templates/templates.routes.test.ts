import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "#server/platform/db/database.ts";
import { templateDetail, templateSummary } from "#shared/contracts/templates.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

let db: Database;
let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp({ db });
  person = await app.signUp();
});
afterAll(() => db.close());

describe("GET /api/templates", () => {
  it("lists ids 1 to 72 with names in both languages and the plan that each needs", async () => {
    const list = z.array(templateSummary).parse(await (await person.get("/api/templates")).json());
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(list.filter(({ plan }) => plan === "free").map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("is closed to who is not signed in", async () => {
    expect((await app.client().get("/api/templates")).status).toBe(401);
  });
});

describe("GET /api/templates/{id}", () => {
  it("adds the own fields and the outline", async () => {
    const detail = templateDetail.parse(await (await person.get("/api/templates/2")).json());
    expect(detail.fields.find(({ key }) => key === "platform")?.choices?.length).toBeGreaterThan(3);
    expect(detail.outline.length).toBeGreaterThan(2);
  });

  it("says which length a form decides", async () => {
    const detail = templateDetail.parse(await (await person.get("/api/templates/20")).json());
    expect(detail.formLength).toMatchObject({ field: "postCount" });
    expect(detail.lengths).toEqual([]);
  });

  it.each([
    ["9999", 404, "brief.template_unknown"],
    ["abc", 400, "request.invalid"],
  ])("answers %s with %i", async (id, status, code) => {
    const response = await person.get(`/api/templates/${id}`);
    expect(response.status).toBe(status);
    expect(await errorCode(response)).toBe(code);
  });
});
