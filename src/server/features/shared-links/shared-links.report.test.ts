import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentRecord } from "#shared/contracts/library.ts";
import { type SharedLink, sharedLink } from "#shared/contracts/shared-links.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { takeDown } from "./shared-links.take-down.ts";

const db = await openTestDatabase();
const operator = "operator@lahja.example";
const { log, lines } = createLogLines();
let app: TestApp;
let person: SignedInClient;
let id: string;

beforeEach(async () => {
  await truncate(db);
  app = createTestApp({ db, log, env: { OPERATOR_EMAIL: operator } });
  person = await app.signUp();
  id = contentRecord.parse(await (await person.post("/api/content", { output: "أهلًا بكم في **المحل**." })).json()).id;
});
afterEach(() => app.services.sharedLinks.stop());
afterAll(() => db.close());

async function share(): Promise<SharedLink> {
  const response = await person.put(`/api/library/${id}/link`, { days: 7 });
  expect(response.status).toBe(200);
  return sharedLink.parse(await response.json());
}

/** The page as somebody sees it who was sent the link. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await app.client().get(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("a page that somebody finds wrong", () => {
  const send = (path: string, reason: string, headers: Record<string, string> = {}) =>
    app.app.request(`${path}?report`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", host: "localhost:3000", ...headers },
      body: new URLSearchParams({ reason }),
    });

  it("has a form that needs no script, and the report reaches the operator with the address and the command", async () => {
    const { path } = await share();
    expect((await visit(path)).html).toContain('href="?report"');
    const form = await visit(`${path}?report`, { "accept-language": "ar" });
    expect(form.html).toMatch(/<html lang="ar"[\s\S]*<form method="post" action="\?report">/);
    const sent = await send(path, "It names my home address.");
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining("the report was sent")]);
    const [mail] = await app.mailsTo(operator);
    expect(mail?.text).toContain("It names my home address.");
    expect(mail?.text).toContain(`links -- take-down ${app.deps.config.publicUrl}${path}`);
    expect(lines.join("\n")).not.toContain("home address");
  });

  it("takes no report without a reason, for an address that leads nowhere, or in floods", async () => {
    const { path } = await share();
    expect((await send(path, "  ")).status).toBe(400);
    expect((await send(`/shared/${"x".repeat(32)}`, "wrong")).status).toBe(404);
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await send(path, "wrong", { "x-forwarded-for": `198.51.100.${sent}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("is closed by the operator for good: 410, no other link, and its owner is told once", async () => {
    const { path, expiresAt } = await share();
    expect((await visit(path)).status).toBe(200);
    const { notifications } = app.services;
    expect(await takeDown(app.deps, notifications, `https://lahja.example${path}?report`)).toEqual({ isNew: true });
    expect(await takeDown(app.deps, notifications, path)).toEqual({ isNew: false });
    expect(await takeDown(app.deps, notifications, "/shared/none")).toBeNull();
    const page = await visit(path);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([410, "noindex, nofollow"]);
    expect(page.html).toContain("taken down");
    expect(page.html).not.toContain("أهلًا");
    expect(await (await person.get(`/api/library/${id}/link`)).json()).toBeNull();
    for (const request of [{ days: 7 }, { days: 7, isNew: true }]) {
      const again = await person.put(`/api/library/${id}/link`, request);
      expect([again.status, await errorCode(again)]).toEqual([403, "sharing.taken_down"]);
    }
    expect((await person.post(`/api/library/${id}/link/undo`, { path, expiresAt })).status).toBe(404);
    const told = (await notifications.list(person.user.id)).notifications.filter(({ kind }) => kind === "link_taken_down");
    expect(told).toHaveLength(1);
  });

  it("comes from a confirmed address in production", async () => {
    app = createTestApp({ db, log, env: { NODE_ENV: "production" } });
    const { sharedLinks } = app.services;
    await expect(sharedLinks.put({ ...person.actor, mustConfirm: true }, id, { days: 7, isNew: false })).rejects.toMatchObject({
      code: "identity.email_unverified",
    });
    expect(await sharedLinks.put({ ...person.actor, mustConfirm: false }, id, { days: 7, isNew: false })).toHaveProperty("path");
  });
});
