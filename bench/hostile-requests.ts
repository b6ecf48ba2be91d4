/**
 * What ten people who read and save wait for while somebody sends texts that are made to keep a parser busy, over HTTP: exports of every
 * format, previews and imports, archives, shared pages. `node bench/hostile-requests.ts`, or with `TEST_DATABASE_URL` on PostgreSQL.
 * The longest answer of the ten is to stay below a second on a quiet core.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { plans } from "#shared/plans.ts";
import { extremeTexts } from "#tests/support/extreme-texts.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { createTestApp, type SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const others = 10;
const chars = 200_000;
const goalMs = 1_000;
const attacks = [
  ...hostileTexts.map(([name, write]) => ({ name, text: write(chars) })),
  ...extremeTexts
    .filter(({ name }) => ["open emphasis", "one line end", "headings", "table rows", "different Arabic words"].includes(name))
    .map(({ name, of }) => ({ name, text: of(chars) })),
].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

const db = await openTestDatabase();
const app = createTestApp({ db, env: { DEFAULT_PLAN: "enterprise" } });
await app.deps.loop.start();
await app.services.generations.start();
console.log(`${db.kind}: the longest answer to one of ${others} others`);
const server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
await once(server, "listening");
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const people = [];
for (let person = 0; person <= others; person++) people.push(await app.signUp());
const [attacker, ...ordinary] = people as [SignedInClient, ...SignedInClient[]];

interface Wait {
  readonly ms: number;
  readonly what: string;
}
let under = "nothing";
let isOver = false;
const longest = new Map<string, Wait>();

const reading = ordinary.map(read);
try {
  await delay(2_000);
  tell("nothing");
  for (const { name, text } of attacks) {
    under = name;
    await attack(text);
    tell(name);
  }
} finally {
  isOver = true;
  await Promise.all(reading);
  await app.services.generations.stop();
  await app.services.exports.stop();
  await app.services.imports.stop();
  await app.deps.texts.stop();
  await app.deps.loop.stop();
  server.close();
  await db.close();
}
if (Math.max(...Array.from(longest.values(), ({ ms }) => ms)) > goalMs) process.exitCode = 1;

function tell(name: string): void {
  const { ms = 0, what = "" } = longest.get(name) ?? {};
  const { count, longestMs } = app.deps.loop.blocked;
  console.log(
    `${String(Math.round(ms)).padStart(6)} ms  ${what.padEnd(4)}  ${name}; event loop held up ${count} times, ${longestMs} ms at most`,
  );
}

/** A person who opens a list and a text and saves it, over and over. */
async function read(client: SignedInClient): Promise<void> {
  const text = "قهوة الصباح جاهزة.";
  const { id } = (await (await send(client, "POST", "/api/content", { output: text })).json()) as { id: string };
  for (let version = 1; !isOver; version++) {
    await timed("list", () => send(client, "GET", "/api/library"));
    await timed("read", () => send(client, "GET", `/api/library/${id}`));
    await timed("save", () => send(client, "PATCH", `/api/library/${id}`, { text: `${text} ${version}`, version }));
    await delay(50);
  }
}

async function timed(what: string, ask: () => Promise<Response>): Promise<void> {
  const during = under;
  const start = performance.now();
  await (await ask()).arrayBuffer();
  const ms = performance.now() - start;
  if (ms > (longest.get(during)?.ms ?? 0)) longest.set(during, { ms, what });
}

/** Everything that reads a text, at once. Whatever it answers is right. */
async function attack(text: string): Promise<void> {
  const kept = await send(attacker, "POST", "/api/content", { output: text });
  const { id } = (await kept.json()) as { id: string };
  const form = new FormData();
  for (const name of ["a.md", "a.html", "a.txt"]) form.append("file", new File([text], name));
  const shared = await send(attacker, "PUT", `/api/library/${id}/link`, { days: 7 });
  const { url = "/shared/none" } = (await shared.json()) as { url?: string };
  const keep = { idempotencyKey: `hostile-${id}`, texts: [{ title: "", markdown: text, variety: null }] };
  await Promise.all([
    ...plans.enterprise.exports.map((format) => send(attacker, "GET", `/api/library/${id}/export?format=${format}`)),
    send(attacker, "POST", "/api/imports/preview", form),
    send(attacker, "POST", "/api/imports", keep),
    send(attacker, "POST", "/api/archives", { format: "docx", ids: [id] }),
    send(attacker, "GET", new URL(url, base).pathname),
    send(attacker, "GET", "/api/library?search=a"),
  ]);
}

function send(client: SignedInClient, method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(new URL(path, base), {
    method,
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    headers: {
      origin: base,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
  });
}
