import { afterAll, beforeEach, expect, test } from "vitest";
import { contactLimits } from "#shared/contact-limits.ts";
import { haveCalled } from "#tests/support/counted-calls.ts";
import { errorCode } from "#tests/support/http.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const message = {
  name: "Mona Adel",
  email: "mona@example.com",
  topic: "problem",
  message: "The receipt says Kuwaiti where I asked for Saudi.",
};
const operator = "operator@lahja.example";

test("a visitor's message reaches the operator, and an answer to it reaches the visitor", async () => {
  const { client, mailsTo } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  const response = await client().post("/api/contact", message, { headers: { "accept-language": "en" } });
  expect(response.status).toBe(204);
  const [mail] = await mailsTo(operator);
  expect(mail).toEqual({
    to: operator,
    replyTo: "mona@example.com",
    subject: "Lahja · Something does not work: Mona Adel",
    text: "From: Mona Adel <mona@example.com>\nAbout: Something does not work\n\nThe receipt says Kuwaiti where I asked for Saudi.\n",
  });
});

test("an Arabic page sends an Arabic mail", async () => {
  const { client, mailsTo } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  await client().post("/api/contact", { ...message, name: "منى عادل" }, { headers: { "accept-language": "ar" } });
  const [mail] = await mailsTo(operator);
  expect(mail?.subject).toBe("Lahja · شيء لا يعمل: منى عادل");
  expect(mail?.text).toContain("من: منى عادل <mona@example.com>");
});

test("a local server without a configured operator writes to its first account, before that to nobody's address in the outbox", async () => {
  const { client, signUp, mailsTo } = createTestApp({ db });
  await client().post("/api/contact", message);
  expect(await mailsTo("operator@localhost")).toHaveLength(1);
  const first = await signUp("first@example.com");
  await signUp("second@example.com");
  await first.post("/api/contact", message);
  expect((await mailsTo("first@example.com")).filter(({ replyTo }) => replyTo === message.email)).toHaveLength(1);
});

test("a production server without an operator's address writes to its own sender", async () => {
  const { client, mailsTo } = createTestApp({ db, env: { NODE_ENV: "production" } });
  expect((await client().post("/api/contact", message)).status).toBe(204);
  expect(await mailsTo("Lahja <hello@lahja.example>")).toHaveLength(1);
});

test("what is missing, too long or no address is refused and mailed to nobody", async () => {
  const { client, jobs } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  const bad = [
    {},
    { ...message, name: " " },
    { ...message, name: "n".repeat(contactLimits.nameChars + 1) },
    { ...message, email: "mona@" },
    { ...message, topic: "anything" },
    { ...message, message: "short" },
    { ...message, message: "m".repeat(contactLimits.messageChars + 1) },
  ];
  for (const body of bad) {
    const response = await client().post("/api/contact", body);
    expect([response.status, await errorCode(response)], JSON.stringify(body).slice(0, 60)).toEqual([400, "request.invalid"]);
  }
  expect(jobs.queued.filter(({ kind }) => kind === "mail")).toEqual([]);
});

test("nobody writes a header of the mail: line ends in the name become blanks, in the address they are refused", async () => {
  const { client, mailsTo } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  await client().post("/api/contact", { ...message, name: "Mona\r\nBcc: victim@example.com\u2028X" });
  const [mail] = await mailsTo(operator);
  expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
  expect(mail?.subject).toContain("Mona Bcc: victim@example.com X");
  const injected = await client().post("/api/contact", { ...message, email: "a@example.com\r\nBcc: victim@example.com" });
  expect(injected.status).toBe(400);
});

test("markup in a message stays text: the mail has no HTML part", async () => {
  const { client, mailsTo } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  const markup = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
  await client().post("/api/contact", { ...message, message: markup });
  const [mail] = await mailsTo(operator);
  expect(mail?.text).toContain(markup);
  expect(mail).not.toHaveProperty("html");
});

test("after five messages in an hour an address waits; another address and the next hour do not", async () => {
  const { client, clock } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  const flood = client();
  for (let sent = 0; sent < 5; sent += 1) expect((await flood.post("/api/contact", message)).status).toBe(204);
  const refused = await flood.post("/api/contact", message);
  expect([refused.status, await errorCode(refused)]).toEqual([429, "request.rate_limited"]);
  expect((await client().post("/api/contact", message)).status).toBe(204);
  clock.advance(3_600_000);
  expect((await flood.post("/api/contact", message)).status).toBe(204);
});

test("whoever changes the network address with each message fills no mailbox", async () => {
  const { client, clock, jobs } = createTestApp({ db, env: { OPERATOR_EMAIL: operator } });
  const sendAnew = async () => (await client().post("/api/contact", message)).status;
  expect(await sendAnew()).toBe(204);
  await haveCalled(db, 99);
  expect([await sendAnew(), await sendAnew()]).toEqual([204, 429]);
  expect(jobs.queued).toHaveLength(2);
  clock.advance(24 * 3_600_000);
  expect(await sendAnew()).toBe(204);
});

test("another site cannot send the form, and no log line holds what was written", async () => {
  const { log, lines } = createLogLines();
  const { client } = createTestApp({ db, env: { OPERATOR_EMAIL: operator }, log });
  const foreign = await client().post("/api/contact", message, { headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  await client().post("/api/contact", message);
  await client().post("/api/contact", { ...message, email: "mona@" });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("\n")).not.toMatch(/mona|Mona|Kuwaiti/);
});
