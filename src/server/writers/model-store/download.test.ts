import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type FakeHub, sha256Of, startFakeHub } from "#tests/support/model-hub.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { tinyGguf } from "#tests/support/tiny-gguf.ts";
import { type DownloadOptions, download } from "./download.ts";
import { partOf, partSize, readPartNote } from "./part-file.ts";

const content = tinyGguf({ bytes: 300_000 });
let hub: FakeHub;
beforeAll(async () => {
  hub = await startFakeHub(content);
});
afterEach(() => hub.reset());
afterAll(() => hub.close());

const fresh = () => join(tempDir("download"), "model.gguf");

/** Cuts the answer once all that it gives has arrived. */
function cutWhere(bytes: number) {
  if (cutsAt.includes(bytes)) hub.cut();
}
let cutsAt: readonly number[] = [];

function fetchIt(target: string, more: Partial<DownloadOptions> = {}) {
  cutsAt = [...(hub.plan.cuts ?? [])];
  return download({
    model: "m",
    url: `${hub.url}/some/model/resolve/abc/model.gguf`,
    bytes: content.length,
    sha256: sha256Of(content),
    target,
    signal: new AbortController().signal,
    onProgress: cutWhere,
    waits: [1, 1],
    timeoutMs: 2_000,
    ...more,
  });
}

const codeOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

describe("fetching a model", () => {
  it("writes the file as the hub has it, tells how far it is, and its checksum", async () => {
    const target = fresh();
    const told: [number, number | null][] = [];
    const done = await fetchIt(target, { onProgress: (...progress) => told.push(progress) });
    expect(done).toEqual({ bytes: content.length, sha256: sha256Of(content) });
    expect(readFileSync(partOf(target)).equals(content)).toBe(true);
    expect(told.at(-1)).toEqual([content.length, content.length]);
    expect(existsSync(target)).toBe(false);
  });

  it("goes on after cuts from where it was, and asks whether the file is still the same", async () => {
    const target = fresh();
    hub.plan = { content, cuts: [100_000, 150_000, 160_000] };
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
    expect(readFileSync(partOf(target)).equals(content)).toBe(true);
    expect(hub.asked).toHaveLength(4);
    expect(hub.asked[0]).toMatchObject({ range: null, ifRange: null });
    expect(hub.asked.slice(1).map(({ range }) => range)).toEqual(["bytes=100000-", "bytes=150000-", "bytes=160000-"]);
    for (const { ifRange } of hub.asked.slice(1)) expect(ifRange).toBe(`"${sha256Of(content).slice(0, 16)}"`);
  });

  it("goes on in another process with what one has left", async () => {
    const target = fresh();
    hub.plan = { content, cuts: [120_000, 0, 0, 0] };
    expect(await codeOf(fetchIt(target))).toBe("local_model.cut");
    const left = await partSize(target);
    expect(left).toBe(120_000);
    hub.plan = { content };
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
    expect(hub.asked.at(-1)?.range).toBe(`bytes=${left}-`);
  });

  it("pauses with what it has, and takes a whole part without asking the hub", async () => {
    const target = fresh();
    const abort = new AbortController();
    hub.plan = { content, holdAt: 150_000 };
    const fetching = fetchIt(target, {
      signal: abort.signal,
      onProgress: (bytes) => {
        if (bytes >= 150_000) abort.abort(new Error("paused"));
      },
    });
    await expect(fetching).rejects.toThrow("paused");
    expect(await partSize(target)).toBe(150_000);
    hub.goOn();
    hub.plan = { content };
    await fetchIt(target);
    const asked = hub.asked.length;
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
    expect(hub.asked).toHaveLength(asked);
  });

  it.each([
    ["that refuses ranges", { ignoresRanges: true }],
    ["that names no file's identity but its checksum", { etag: null }],
  ])("comes to its end at a hub %s", async (_, plan) => {
    const target = fresh();
    hub.plan = { content, cuts: [100_000], ...plan };
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
    expect(readFileSync(partOf(target)).equals(content)).toBe(true);
  });

  it.each([false, true])(
    "begins anew where the file has changed since the cut, also if the hub overlooks it: %s",
    async (ignoresIfRange) => {
      const target = fresh();
      const other = tinyGguf({ bytes: 300_000, contextTokens: 8_192 });
      hub.plan = { content: other, cuts: [100_000, 0, 0, 0] };
      await codeOf(fetchIt(target, { sha256: null }));
      hub.plan = { content, ignoresIfRange };
      expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
      expect(readFileSync(partOf(target)).equals(content)).toBe(true);
    },
  );

  it("does not trust half of a file that the hub gives no sign of", async () => {
    const target = fresh();
    hub.plan = { content, etag: null, statedSha256: null, cuts: [100_000] };
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
    expect(hub.asked.map(({ range }) => range)).toEqual([null, null]);
  });
});

describe("a fetch that cannot come to its end", () => {
  const page = "<!doctype html><title>Sign in to the network</title>";
  it.each([
    ["a page to sign in to the network", { page }, "web_page"],
    ["such a page under a model's name", { page, pageType: "application/octet-stream" }, "web_page"],
    ["something else than a model", { page: "PK\u0003\u0004 a zip", pageType: "application/zip" }, "damaged"],
    ["a file that is gone", { status: 404 }, "gone"],
    ["a file that is gone for ever", { status: 410 }, "gone"],
    ["a file that wants an account", { status: 403 }, "closed"],
    ["a hub that fails again and again", { status: 503 }, "hub"],
    ["a hub that states another size beside the file", { statedSize: 5 }, "size"],
    ["a file of another size than the catalogue's", { content: tinyGguf({ bytes: 301_000 }) }, "size"],
    ["more bytes than were announced", { chunked: true, extra: Buffer.alloc(9_000) }, "size"],
    ["another file of the same size", { content: tinyGguf({ bytes: 300_000, contextTokens: 9 }) }, "checksum"],
  ] as const)("is told: %s", async (_, plan, code) => {
    const target = fresh();
    hub.plan = { content, ...plan };
    expect(await codeOf(fetchIt(target))).toBe(`local_model.${code}`);
    expect(existsSync(target)).toBe(false);
    // What cannot become the file does not stay on the disk.
    if (["size", "checksum", "damaged"].includes(code)) expect(await partSize(target)).toBe(0);
  });

  it("keeps what it had where a page comes in the place of the rest", async () => {
    const target = fresh();
    hub.plan = { content, cuts: [100_000, 0, 0, 0] };
    await codeOf(fetchIt(target));
    const left = await partSize(target);
    hub.plan = { content, page };
    expect(await codeOf(fetchIt(target))).toBe("local_model.web_page");
    expect(await partSize(target)).toBe(left);
  });

  it("takes a file that nobody knows a checksum of only as the hub states it", async () => {
    hub.plan = { content, statedSha256: sha256Of(Buffer.from("another")) };
    expect(await codeOf(fetchIt(fresh(), { sha256: null }))).toBe("local_model.checksum");
    hub.plan = { content };
    expect((await fetchIt(fresh(), { sha256: null, bytes: null })).sha256).toBe(sha256Of(content));
  });

  it("asks for the room before it writes, and says how much is missing", async () => {
    const target = fresh();
    const refused = fetchIt(target, { free: async () => 1_000_000 });
    await expect(refused).rejects.toMatchObject({ code: "local_model.no_space", params: { needed: 0.3, free: 0.1 } });
    expect(await partSize(target)).toBe(0);
  });

  it("is told where there is no network", async () => {
    const url = "http://127.0.0.1:1/model.gguf";
    expect(await codeOf(fetchIt(fresh(), { url }))).toBe("local_model.no_network");
  });

  it("ends an attempt in which the hub has fallen silent, and keeps what it has", async () => {
    const target = fresh();
    hub.plan = { content, holdAt: 100_000 };
    const fetching = codeOf(fetchIt(target, { timeoutMs: 1_000, waits: [] }));
    expect(await fetching).toBe("local_model.cut");
    expect((await readPartNote(target))?.total).toBe(content.length);
  });

  it("is told by a proxy that wants a password", async () => {
    const proxy = createServer((_, response) => response.writeHead(407).end());
    proxy.on("connect", (_, socket) => socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"));
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    try {
      expect(await codeOf(fetchIt(fresh(), { url: "http://hub.example/model.gguf" }))).toBe("local_model.proxy_password");
    } finally {
      vi.unstubAllEnvs();
      proxy.closeAllConnections();
      proxy.close();
    }
  });

  it("does not take a part of another address for its own", async () => {
    const target = fresh();
    await writeFile(partOf(target), Buffer.alloc(1_000));
    expect((await fetchIt(target)).sha256).toBe(sha256Of(content));
  });
});
