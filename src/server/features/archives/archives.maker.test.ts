import { eq, type sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import { createExportPool } from "#server/exporters/export-pool.ts";
import type { Database, Orm } from "#server/platform/db/database.ts";
import { archiveParts, archives } from "#server/platform/db/document-schema.ts";
import { users } from "#server/platform/db/identity-schema.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import { libraryItems } from "#server/platform/db/schema.ts";
import { AppError } from "#shared/errors.ts";
import { createTestApp, type SignedInClient, type TestApp } from "#tests/support/test-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { subscribeTab } from "../events/events.service.ts";
import { createExportsService, type ExportsService } from "../exports/exports.service.ts";
import { createSettingsService } from "../settings/settings.service.ts";
import { type ArchiveLimits, createArchiveMaker } from "./archives.maker.ts";

/** What goes wrong while an archive is made: it ends with a clear code, and nothing of it stays. */
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

type Write = ExportsService["write"];
const asIs: Write = async ({ markdown }) => new TextEncoder().encode(markdown);

/** An archive of texts 1, 2, 3 …, waiting for its maker. */
async function waiting(texts: number, text = (at: number) => `text ${at}`): Promise<string> {
  const userId = person.user.id;
  const now = app.clock.now();
  const items = Array.from({ length: texts }, (_, index) => {
    const createdAt = new Date(now.getTime() - 100_000 + index);
    const at = index + 1;
    return {
      id: `${userId}-${at}`,
      ...madeBy(person.actor),
      title: `T${at}`,
      text: text(at),
      words: 2,
      status: "done",
      createdAt,
      updatedAt: createdAt,
    } as const;
  });
  await db.orm.insert(libraryItems).values(items);
  const id = `archive-${userId}`;
  const request = { format: "txt", language: "en" } as const;
  await db.orm
    .insert(archives)
    .values({ id, ...madeBy(person.actor), state: "running", request, total: texts, createdAt: now, heartbeatAt: now });
  // Time goes on: an archive with a sign of life after its beginning is somebody's.
  app.clock.advance(1_000);
  return id;
}

const never = new AbortController().signal;

const makerOf = (write: Write, { deps = app.deps, ...limits }: Partial<ArchiveLimits> & { deps?: Deps } = {}) =>
  createArchiveMaker(deps, { exports: { write }, settings: createSettingsService(deps) }, { waitMs: 1, ...limits });

async function stateOf(id: string) {
  const [row] = await db.orm.select().from(archives).where(eq(archives.id, id));
  const parts = await db.orm.select().from(archiveParts).where(eq(archiveParts.archiveId, id)).orderBy(archiveParts.position);
  return { row, parts: parts.map(({ bytes }) => bytes) };
}

/** The row's end, and that no byte is left. */
async function endOf(id: string): Promise<unknown[]> {
  const { row, parts } = await stateOf(id);
  return [row?.state, row?.errorCode, parts.length];
}

describe("an archive", () => {
  it("is stored in pieces of one size as it grows, which together are the zip", async () => {
    const id = await waiting(40, (at) => `${at} ${crypto.randomUUID()}`);
    await makerOf(asIs, { partBytes: 1_000 }).make(id, never);
    const { row, parts } = await stateOf(id);
    expect(row).toMatchObject({ state: "done", done: 40, total: 40 });
    expect(new Set(parts.slice(0, -1).map(({ length }) => length))).toEqual(new Set([1_000]));
    const zip = Buffer.concat(parts);
    expect(zip.length).toBe(row?.size);
    expect(Object.keys(unzipSync(zip))).toHaveLength(41);
  });

  it("goes on without a text that cannot be written, and says which it was", async () => {
    const id = await waiting(3);
    const write: Write = async (text, query) => {
      if (text.title === "T2") throw new AppError("export.timeout", { format: "txt" });
      return asIs(text, query);
    };
    await makerOf(write).make(id, never);
    const { row, parts } = await stateOf(id);
    expect(row).toMatchObject({ state: "done", total: 2, errorCode: "archive.incomplete", errorParams: { count: 1 } });
    const files = unzipSync(Buffer.concat(parts));
    expect(Object.keys(files)).toEqual(["T1.txt", "T3.txt", "Index.csv"]);
    const line = strFromU8(files["Index.csv"] ?? new Uint8Array()).split("\r\n")[2];
    expect(line).toMatch(/^"","T2",.*"Making the file took too long/);
  });

  it.each([
    ["none of its texts can be written", "export.failed", 3],
    ["the machine does not write the format", "export.unavailable", 1],
  ] as const)("fails where %s", async (_why, code, calls) => {
    const id = await waiting(3);
    let called = 0;
    const write: Write = async () => {
      called += 1;
      throw new AppError(code, { format: "txt" });
    };
    const ended = await makerOf(write).make(id, never);
    expect([ended?.error?.code, called]).toEqual([code, calls]);
    expect(await endOf(id)).toEqual(["failed", code, 0]);
  });

  it("waits while the exporters are busy with files that people wait for", async () => {
    const id = await waiting(1);
    let busy = 3;
    const write: Write = async (text, query) => {
      if (busy-- > 0) throw new AppError("export.busy", { retryAfterSeconds: 10 });
      return asIs(text, query);
    };
    await makerOf(write).make(id, never);
    expect((await stateOf(id)).row?.state).toBe("done");
  });

  it("leaves nothing behind when it grows too large", async () => {
    const id = await waiting(20, () => crypto.randomUUID().repeat(10));
    const ended = await makerOf(asIs, { partBytes: 200, maxBytes: 1_000 }).make(id, never);
    expect(ended?.error?.code).toBe("archive.too_large");
    expect(await endOf(id)).toEqual(["failed", "archive.too_large", 0]);
  });

  it("leaves nothing behind when the disk is full half-way", async () => {
    const id = await waiting(20, () => crypto.randomUUID());
    const ended = await makerOf(asIs, { partBytes: 200, deps: withFullDisk(app.deps, 3) }).make(id, never);
    expect(ended?.error?.code).toBe("archive.storage");
    expect(await endOf(id)).toEqual(["failed", "archive.storage", 0]);
  });

  it("leaves nothing behind when every child process is killed", async () => {
    const id = await waiting(2);
    const script = new URL("../../../../tests/support/export-workers/dying.ts", import.meta.url);
    const pool = createExportPool(pino({ level: "silent" }), { workers: 1, script });
    const { write } = createExportsService(app.deps, app.services, pool);
    await makerOf(write).make(id, never);
    await pool.stop();
    expect(await endOf(id)).toEqual(["failed", "export.failed", 0]);
  });

  it("that is stopped while it is made stays stopped, and leaves nothing behind", async () => {
    const id = await waiting(40, () => crypto.randomUUID());
    const write: Write = async (text, query) => {
      if (text.title === "T9") expect((await person.delete(`/api/archives/${id}`)).status).toBe(204);
      return asIs(text, query);
    };
    expect(await makerOf(write, { partBytes: 200 }).make(id, never)).toBeNull();
    expect(await endOf(id)).toEqual(["stopped", null, 0]);
  });

  it("ends quietly with the account", async () => {
    const id = await waiting(40, () => crypto.randomUUID());
    const write: Write = async (text, query) => {
      if (text.title === "T9") await db.orm.delete(users).where(eq(users.id, person.user.id));
      return asIs(text, query);
    };
    expect(await makerOf(write, { partBytes: 200 }).make(id, never)).toBeNull();
    expect(await endOf(id)).toEqual([undefined, undefined, 0]);
  });

  it("is made again from its beginning after a stop of the server", async () => {
    const id = await waiting(5);
    const stopping = new AbortController();
    const interrupted: Write = async (text, query) => {
      if (text.title === "T3") stopping.abort();
      return asIs(text, query);
    };
    await expect(
      makerOf(interrupted, { partBytes: 50, deps: { ...app.deps, stopping: stopping.signal } }).make(id, never),
    ).rejects.toThrow();
    expect(await endOf(id)).toEqual(["running", null, 0]);
    app.clock.advance(1_000);
    await makerOf(asIs, { partBytes: 50 }).make(id, never);
    const { parts } = await stateOf(id);
    expect(Object.keys(unzipSync(Buffer.concat(parts)))).toHaveLength(6);
  });

  it("has one maker, unless that one has fallen silent", async () => {
    const id = await waiting(1);
    const { make } = makerOf(asIs);
    const during: (object | null)[] = [];
    const write: Write = async (text, query) => {
      during.push(await make(id, never));
      app.clock.advance(31_000);
      during.push(await make(id, never));
      return asIs(text, query);
    };
    await makerOf(write).make(id, never);
    expect(during).toEqual([null, expect.objectContaining({ error: null })]);
    const { row, parts } = await stateOf(id);
    expect([row?.state, Buffer.concat(parts).length]).toEqual(["done", row?.size]);
  });

  it("takes turns with other people's, one file at a time", async () => {
    const first = await waiting(40, () => "first");
    person = await app.signUp();
    const second = await waiting(40, () => "second");
    const order: string[] = [];
    let atOnce = 0;
    const write: Write = async (text, query) => {
      order.push(text.markdown);
      expect(++atOnce).toBe(1);
      await db.ping();
      atOnce -= 1;
      return asIs(text, query);
    };
    const { make } = makerOf(write);
    await Promise.all([make(first, never), make(second, never)]);
    expect([(await stateOf(first)).row?.state, (await stateOf(second)).row?.state]).toEqual(["done", "done"]);
    expect(order.indexOf("second")).toBeLessThan(order.lastIndexOf("first"));
    expect(order.indexOf("first")).toBeLessThan(order.lastIndexOf("second"));
  });

  it("tells every open tab how far it is", async () => {
    const id = await waiting(3);
    const heard: (number | undefined)[] = [];
    const reads: Promise<void>[] = [];
    const unsubscribe = subscribeTab(app.deps, person.actor, ({ type }) => {
      if (type === "archives") reads.push(stateOf(id).then(({ row }) => void heard.push(row?.done)));
    });
    await makerOf(asIs, { progressEveryMs: 0 }).make(id, never);
    // PostgreSQL delivers an event after the statement that sent it has returned.
    await vi.waitFor(() => expect(heard.filter((done) => done === 3)).not.toEqual([]), { timeout: 30_000 });
    unsubscribe();
    await Promise.all(reads);
    expect(heard.length).toBeGreaterThanOrEqual(3);
  });
});

/** A database that has room for so many parts, and then none. */
function withFullDisk(deps: Deps, room: number): Deps {
  let left = room;
  const orm = new Proxy(db.orm, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as Orm["execute"];
      if (name !== "execute") return method;
      return (statement: ReturnType<typeof sql>) =>
        left-- > 0 ? method(statement) : Promise.reject(new Error('could not extend file "base/1": No space left on device'));
    },
  });
  return { ...deps, db: { ...db, orm } };
}
