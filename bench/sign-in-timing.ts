/**
 * `node bench/sign-in-timing.ts`: whether the time of an answer tells who has an account. Each call is made 200 times for addresses (or
 * numbers) that have one and 200 times for others, in a random order, with passwords hashed as on a real server. `known` and `unknown` are medians in
 * milliseconds of the whole answer. `overlap` is the share that both distributions have in common (100 %: they are the same). `guess` is how often
 * somebody with the best threshold guesses right from one answer: 50 % is a coin, and of 200 tries chance alone makes up to 57 %.
 *
 * `--tries=50`: fewer. `--cpu`: processor time of the answer instead, on a machine that does other things meanwhile. It does not know that the
 * library lets no answer to 'send confirmation' go before 500 ms, under which its work is hidden from whoever asks.
 */
import { randomInt, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { accounts, users } from "#server/platform/db/identity-schema.ts";
import type { TestClient } from "#tests/support/http.ts";
import { createTestApp, testPassword } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const tries = Number(process.argv.find((argument) => argument.startsWith("--tries="))?.slice(8) ?? 200);
const isCpu = process.argv.includes("--cpu");
const nowMs = () => (isCpu ? process.cpuUsage().user + process.cpuUsage().system : performance.now() * 1_000) / 1_000;
const db = await openTestDatabase();
const app = createTestApp({ db, hasSlowPasswords: true, env: { PHONE_CODES_PER_DAY: "100000" } });

const addressOf = (who: string, at: number) => `${who}-${at}@example.com`;
/** Numbers that are valid, one after the other. */
const numberOf = (isKnown: boolean, at: number) => `+9665${isKnown ? "0" : "5"}1${String(100_000 + at)}`;

/** As many accounts as tries, each with an address, the same password and a number. */
async function makePeople(): Promise<void> {
  const { user } = await app.signUp("first@example.com");
  const [credential] = await db.orm.select().from(accounts);
  const [first] = await db.orm.select().from(users);
  if (!credential || !first) throw new Error(`no account was made for ${user.id}`);
  for (let at = 0; at < tries; at++) {
    const id = randomUUID();
    await db.orm.insert(users).values({ ...first, id, email: addressOf("known", at), phoneNumber: numberOf(true, at) });
    await db.orm.insert(accounts).values({ ...credential, id: randomUUID(), accountId: id, userId: id });
  }
}

type Call = (client: TestClient, isKnown: boolean, at: number) => Promise<Response>;
const email = (isKnown: boolean, at: number) => addressOf(isKnown ? "known" : "unknown", at);

const calls: Record<string, Call> = {
  "sign-in, wrong password": (client, isKnown, at) =>
    client.post("/api/auth/sign-in/email", { email: email(isKnown, at), password: "not the password" }),
  "forgot password": (client, isKnown, at) => client.post("/api/auth/request-password-reset", { email: email(isKnown, at) }),
  "send confirmation": (client, isKnown, at) => client.post("/api/auth/send-verification-email", { email: email(isKnown, at) }),
  "send code": (client, isKnown, at) => client.post("/api/auth/phone/send", { phone: numberOf(isKnown, at) }),
  // Last: it makes the unknown ones known.
  "sign-up": (client, isKnown, at) =>
    client.post("/api/auth/sign-up/email", { name: "Mona", email: email(isKnown, at), password: testPassword }),
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The best that one threshold does: the share of right guesses, and what both distributions have in common beside it. */
function compare(known: readonly number[], unknown: readonly number[]) {
  const below = (values: readonly number[], limit: number) => values.filter((value) => value <= limit).length / values.length;
  const distance = Math.max(...[...known, ...unknown].map((limit) => Math.abs(below(known, limit) - below(unknown, limit))));
  return { guess: 0.5 + distance / 2, overlap: 1 - distance };
}

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6);

await makePeople();
console.log(`${tries} tries each\n${"".padEnd(26)}known  unknown  overlap   guess`);
for (const [name, call] of Object.entries(calls)) {
  const times = { true: [] as number[], false: [] as number[] };
  const order = Array.from({ length: tries }, (_, at) =>
    (randomInt(2) ? [true, false] : [false, true]).map((isKnown) => ({ at, isKnown })),
  );
  for (const { at, isKnown } of order.flat()) {
    const client = app.client();
    const start = nowMs();
    const response = await call(client, isKnown, at);
    await response.arrayBuffer();
    times[`${isKnown}`].push(nowMs() - start);
    if (response.status === 429) throw new Error(`${name} is limited after ${at} tries`);
    // What goes on behind an answer must not be counted to the next.
    await wait(5);
  }
  const { guess, overlap } = compare(times.true, times.false);
  const medians = [median(times.true), median(times.false)].map((value) => value.toFixed(1).padStart(8)).join(" ");
  console.log(`${name.padEnd(24)}${medians}  ${percent(overlap)}  ${percent(guess)}`);
}
await db.close();
