import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { api } from "#shared/contracts/api.ts";
import type { Endpoint } from "#shared/contracts/endpoint.ts";
import { testBrief, testRequest } from "#tests/support/briefs.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import type { SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());
const app = createBuiltInApp(db, { env: { DEFAULT_PLAN: "enterprise" } });

const endpoints = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const accessOf = ({ access = "signed-in" }: Endpoint) => access;
const signedIn = endpoints.filter((endpoint) => accessOf(endpoint) === "signed-in");
const filled = (path: string, id = "x", other = "1") => path.replace(":id", id).replaceAll(/:\w+/g, other);

/** Of a path with these letters before its parameter, the id of a thing of the owner's. */
let ids: Record<string, string>;
let owner: SignedInClient;
let stranger: SignedInClient;

async function idIn(response: Response): Promise<string> {
  expect(response.status, response.url).toBeLessThan(300);
  return ((await response.json()) as { id: string }).id;
}

beforeAll(async () => {
  await truncate(db);
  owner = await app.signUp();
  stranger = await app.signUp();
  const [session] = ((await (await owner.get("/api/account/sessions")).json()) as { sessions: { id: string }[] }).sessions;
  const library = await idIn(await owner.post("/api/content", { title: "قهوة", output: "نص عن القهوة", language: "ar-saudi" }));
  const listed = async () =>
    ((await (await owner.get("/api/notifications")).json()) as { notifications: { id: string }[] }).notifications;
  // The welcome is told behind the answer.
  await vi.waitUntil(async () => (await listed()).length > 0, { timeout: 30_000 });
  ids = {
    "/library": library,
    "/content": library,
    "/account/sessions": session?.id ?? "",
    "/notifications": (await listed())[0]?.id ?? "",
    "/generations": await idIn(await owner.post("/api/generations", testRequest())),
    "/sets": await idIn(
      await owner.post("/api/sets", { brief: testBrief(), varieties: ["ar-saudi"], idempotencyKey: "a-market-set" }),
    ),
    "/brand-voices": await idIn(await owner.post("/api/brand-voices", { name: "مخبز زهرة" })),
    "/trend-keywords": await idIn(await owner.post("/api/trend-keywords", { keyword: "قهوة" })),
    "/trend-imports": await idIn(
      await owner.post("/api/trend-imports", { fileName: "multiTimeline.csv", text: "Day,coffee\n2026-11-01,4\n2026-11-02,7\n" }),
    ),
    "/archives": await idIn(await owner.post("/api/archives", { format: "txt" })),
  };
});

/** Bodies that each call takes; where a call needs another body than none, it stands here. */
const bodies: Readonly<Record<string, unknown>> = {
  "PATCH /library/:id": { title: "another" },
  "POST /library/:id/conversions": { variety: "ar-egyptian", idempotencyKey: "a-conversion" },
  "POST /library/:id/edits": { wish: { action: "shorten" }, passage: "نص", idempotencyKey: "an-edit-of-it" },
  "PUT /library/:id/link": { days: 7 },
  "POST /library/:id/notes": { notes: ["a fact"] },
  "POST /library/:id/link/undo": { path: "/shared/x", expiresAt: "2027-01-01T00:00:00Z" },
  "POST /library/:id/versions/:version/restore": { version: 1 },
  "POST /generations/:id/drafts/:draft/take": { version: 1 },
  "PATCH /brand-voices/:id": { name: "another", version: 1 },
  "POST /sets/:id/markets": { varieties: ["ar-qatari"] },
  "POST /sets/:id/markets/:variety/retry": { attempt: 0 },
};
const queries: Readonly<Record<string, string>> = { "GET /library/:id/export": "?format=txt" };

test("every route of the server has its contract, and every contract its route", () => {
  const served = app.app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"));
  const declared = endpoints.flatMap((endpoint) => [
    ...(accessOf(endpoint) === "bearer" ? [] : [`${endpoint.method} /api${endpoint.path}`]),
    ...(accessOf(endpoint) === "everybody" ? [] : [`${endpoint.method} /api/firebase${endpoint.path}`]),
  ]);
  expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(declared.toSorted());
});

test("only what must be is open to everybody", () => {
  const open = Object.entries(api).filter(([, group]) =>
    Object.values(group).some((endpoint) => accessOf(endpoint) === "everybody"),
  );
  expect(open.map(([name]) => name)).toEqual([
    "apiDocument",
    "appInfo",
    "contact",
    "health",
    "identity",
    "outbox",
    "phone",
    "provider",
    "session",
  ]);
});

describe("every call of a signed-in person", () => {
  test.each(signedIn.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s is closed without a session",
    async (_name, { method, path }) => {
      const response = await app.client().request(method, `/api${filled(path)}`);
      expect([response.status, await errorCode(response)]).toEqual([401, "identity.unauthorized"]);
    },
  );

  test.each(signedIn.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s does not take a cookie for a token",
    async (_name, { method, path }) => {
      for (const headers of [{}, { authorization: "Bearer token" }]) {
        const response = await owner.request(method, `/api/firebase${filled(path)}`, { headers });
        expect([response.status, await errorCode(response)]).toEqual([401, "identity.not_configured"]);
      }
    },
  );
});

const writes = endpoints.filter((endpoint) => endpoint.method !== "GET" && accessOf(endpoint) !== "bearer");
test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s is refused from another site",
  async (_name, { method, path }) => {
    const response = await owner.request(method, `/api${filled(path)}`, {
      headers: { origin: "https://evil.example" },
      body: {},
    });
    expect([response.status, await errorCode(response)]).toEqual([403, "request.origin"]);
  },
);

const withBody = endpoints.filter((endpoint) => endpoint.body && !("kind" in endpoint.body) && accessOf(endpoint) !== "bearer");
test.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s refuses a body of another shape",
  async (_name, { method, path, params }) => {
    const address = `/api${filled(path, "x", params && "variety" in params.shape ? "ar-saudi" : "1")}`;
    for (const body of ["a text", [1], null]) {
      const response = await owner.request(method, address, { body });
      expect([response.status, await errorCode(response)]).toEqual([400, "request.invalid"]);
    }
  },
);

/** Calls about a thing by its id. The catalogue is everybody's, and a setting's key is the operator's own affair. */
const byId = signedIn.filter(({ path }) => /:(id|variety|version)/.test(path) && path !== "/templates/:id");

test("every call about a thing has a thing to be tried on", () => {
  const others = signedIn.filter((endpoint) => endpoint.path.includes("/:") && !byId.includes(endpoint));
  expect(others.map(nameOf)).toEqual([
    "DELETE /account/ways/:way",
    "DELETE /local-models/files/:name",
    "PUT /own-writer/keys/:setting",
    "GET /templates/:id",
    "GET /trends/daily/:country",
    "GET /trends/:keyword",
  ]);
  expect(byId.filter(({ path }) => !ids[path.slice(0, path.indexOf("/:"))]).map(nameOf)).toEqual([]);
});

describe("another person's thing", () => {
  const ask = (client: SignedInClient, endpoint: Endpoint) => {
    const { method, path } = endpoint;
    const id = ids[path.slice(0, path.indexOf("/:"))] ?? "";
    const other = path.includes(":variety") ? "ar-saudi" : "1";
    const name = nameOf(endpoint);
    return client.request(method, `/api${filled(path, id, other)}${queries[name] ?? ""}`, { body: bodies[name] });
  };

  test.each(byId.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s is as if it were not there",
    async (_name, endpoint) => {
      const response = await ask(stranger, endpoint);
      expect([response.status, await errorCode(response)]).toEqual([404, "request.not_found"]);
    },
  );

  test("is there for its owner", async () => {
    // A text that was converted from nothing has no source, and the archive may still be made.
    const readable = byId.filter(({ method, path }) => method === "GET" && !path.endsWith("/source"));
    for (const endpoint of readable) expect((await ask(owner, endpoint)).status, nameOf(endpoint)).not.toBe(404);
  });
});
