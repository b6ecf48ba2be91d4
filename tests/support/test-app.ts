import type { Hono } from "hono";
import pino, { type Logger } from "pino";
import { vi } from "vitest";
import { createApp } from "#server/app.ts";
import { buildDeps } from "#server/build-deps.ts";
import type { Deps } from "#server/deps.ts";
import type { Passwords } from "#server/identity/better-auth.ts";
import type { KeySource } from "#server/identity/firebase-tokens.ts";
import type { Actor } from "#server/platform/actor.ts";
import { type Config, type Environment, loadConfig } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import type { JobKind } from "#server/platform/jobs.ts";
import type { Mail } from "#server/platform/mail.ts";
import { createServices, type Services } from "#server/services.ts";
import type { WriterRegistry } from "#server/writers/writer.ts";
import { type SessionUser, sessionUser } from "#shared/contracts/account.ts";
import { createClient, type TestClient } from "./http.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { tempDir } from "./temp-dir.ts";
import { createTestJobs, type TestJobs } from "./test-jobs.ts";

export interface TestAppOptions {
  readonly db: Database;
  /** Settings on top of those of a local server; `NODE_ENV: "production"` brings the rest of a valid production with it. */
  readonly env?: Environment;
  readonly writers?: WriterRegistry;
  readonly now?: Date;
  readonly pagesDirectory?: string;
  readonly log?: Logger;
  readonly texts?: Deps["texts"];
  /** The keys that sign the tokens of this test (`tests/support/firebase.ts`). */
  readonly firebaseKeys?: KeySource;
  /** Kinds of jobs that are recorded, and done only when the test says so (`jobs.runHeld`). */
  readonly heldJobs?: readonly JobKind[];
  /** Passwords are hashed as on a real server. */
  readonly hasSlowPasswords?: boolean;
  /** Hashes in the place of the quick ones. */
  readonly passwords?: Passwords;
}

export interface SignedInClient extends TestClient {
  readonly user: SessionUser & { readonly email: string };
  /** As the server sees who asks, in their own workspace. */
  readonly actor: Actor;
  readonly password: string;
}

export interface TestApp {
  readonly app: Hono<AppEnv>;
  readonly deps: Deps;
  readonly services: Services;
  readonly db: Database;
  readonly jobs: TestJobs;
  readonly origin: string;
  /** The time that `deps.clock` tells. */
  readonly clock: { now(): Date; set(time: Date): void; advance(ms: number): void };
  /** A browser that is not signed in. */
  client(): TestClient;
  /** Makes an account and signs it in. */
  signUp(email?: string): Promise<SignedInClient>;
  /** Mails that were queued for an address, the newest first; waits until there are at least `atLeast`. */
  mailsTo(email: string, atLeast?: number): Promise<Mail[]>;
  /** Ends open streams, as a stopping server does. */
  stop(): void;
}

const productionEnv: Environment = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://lahja.example",
  DATABASE: "pglite",
  AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
  SMTP_URL: "smtp://localhost:1",
  MAIL_FROM: "Lahja <hello@lahja.example>",
};

/** New accounts are free, so that limits are met: on a person's own machine they would be on Pro. */
const localEnv: Environment = {
  AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
  WRITER_DISCOVERY: "off",
  TREND_SOURCES: "off",
  DEFAULT_PLAN: "free",
  CHECK_ANSWERS: "on",
};

export const testPassword = "correct horse battery";

/** No writer at all; tests of writing give their own. */
const noWriters: WriterRegistry = { writerFor: () => null };

function testConfig(env: Environment = {}): Config {
  const base = env.NODE_ENV === "production" ? productionEnv : localEnv;
  return loadConfig({ TRUST_PROXY_HOPS: "1", DATA_DIR: tempDir("app"), ...base, ...env });
}

/** The real app over a test database: real routes, real identity, jobs that run at once, a clock that the test moves. */
export function createTestApp(options: TestAppOptions): TestApp {
  const config = testConfig(options.env);
  // A production server would send its mails; here they are only recorded.
  const jobs = createTestJobs([...(config.mode === "production" ? ["mail" as const] : []), ...(options.heldJobs ?? [])]);
  const stopping = new AbortController();
  let now = options.now ?? new Date("2026-11-20T10:00:00Z");
  const deps = buildDeps({
    config,
    db: options.db,
    jobs,
    writers: options.writers ?? noWriters,
    clock: () => now,
    log: options.log ?? pino({ level: "silent" }),
    stopping: stopping.signal,
    ...(options.hasSlowPasswords ? {} : { passwords: options.passwords ?? quickPasswords }),
    ...(options.firebaseKeys ? { firebaseKeys: options.firebaseKeys } : {}),
    ...(options.texts ? { texts: options.texts } : {}),
  });
  const services = createServices(deps);
  const app = createApp(deps, services, options.pagesDirectory);
  const client = () => createClient(app, config.publicUrl);
  let accounts = 0;
  return {
    app,
    deps,
    services,
    db: options.db,
    jobs,
    origin: config.publicUrl,
    clock: {
      now: () => now,
      set: (time) => {
        now = time;
      },
      advance: (ms) => {
        now = new Date(now.getTime() + ms);
      },
    },
    client,
    signUp: (email = `person${++accounts}@example.com`) => signUp(client(), email),
    mailsTo: (email, atLeast = 1) => mailsTo(jobs, email, atLeast),
    stop: () => stopping.abort(),
  };
}

async function signUp(client: TestClient, email: string): Promise<SignedInClient> {
  await expectOk(client.post("/api/auth/sign-up/email", { name: "Test Person", email, password: testPassword }));
  await expectOk(client.post("/api/auth/sign-in/email", { email, password: testPassword }));
  const user = sessionUser.parse(await (await expectOk(client.get("/api/auth/user"))).json());
  return { ...client, user: { ...user, email }, actor: actorOf(user), password: testPassword };
}

function actorOf({
  id,
  email,
  phone,
  displayName,
  emailVerified,
  isOperator,
  plan,
  role,
  wayIn,
  mustConfirm,
  planSwitching,
  bestOfThree,
}: SessionUser): Actor {
  const person = { id, email, phone, displayName, emailVerified, isOperator };
  return { userId: id, workspaceId: id, person, sessionId: null, plan, role, wayIn, mustConfirm, planSwitching, bestOfThree };
}

async function expectOk(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (!response.ok) throw new Error(`expected success, got ${response.status}: ${await response.text()}`);
  return response;
}

/** Mails are queued behind the answer, so they may come a moment after it. */
async function mailsTo(jobs: TestJobs, email: string, atLeast: number): Promise<Mail[]> {
  const own = () =>
    jobs.queued.flatMap(({ kind, data }) => (kind === "mail" && (data as Mail).to === email ? [data as Mail] : [])).reverse();
  await vi.waitUntil(() => own().length >= atLeast, { timeout: 30_000, interval: 5 });
  return own();
}
