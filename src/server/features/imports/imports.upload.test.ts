import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importPreview } from "#shared/contracts/imports.ts";
import { errorCode } from "#tests/support/http.ts";
import { createTestApp, type SignedInClient } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

/** Files lie under it while they are read. */
const dataDir = mkdtempSync(join(tmpdir(), "lahja-imports-"));
const uploads = join(dataDir, "uploads");
const uploadsNow = () => (existsSync(uploads) ? readdirSync(uploads) : []);

const db = await openTestDatabase();
const app = createTestApp({ db, env: { DATA_DIR: dataDir } });
let server: Server;
let person: SignedInClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve()) as Server;
  });
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(async () => {
  server.closeAllConnections();
  await app.services.imports.stop();
  rmSync(dataDir, { recursive: true });
  await db.close();
});

const megabyte = Buffer.alloc(1024 ** 2, "a");
const part = (name: string) =>
  `--B\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`;

/** A request without Content-Length, whose body the test writes. */
function send() {
  const request = httpRequest({
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    method: "POST",
    path: "/api/imports/preview",
    agent: false,
    headers: {
      host: new URL(app.origin).host,
      origin: app.origin,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "multipart/form-data; boundary=B",
    },
  });
  const answer = new Promise<Response>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", async (response) => {
      const chunks = await response.toArray();
      resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0 }));
    });
  });
  return { request, answer };
}

describe("a body that comes bit by bit", () => {
  it("is read without being told its length, and its files are removed", { timeout: 60_000 }, async () => {
    const { request, answer } = send();
    for (const name of ["a.txt", "b%22.txt"]) request.write(`${part(name)}نص ${name}\r\n`);
    request.end("--B--\r\n");
    const { files } = importPreview.parse(await (await answer).json());
    expect(files.map(({ name, text }) => [name, text?.markdown])).toEqual([
      ["a.txt", "نص a.txt"],
      ['b".txt', "نص b%22.txt"],
    ]);
    expect(uploadsNow()).toEqual([]);
  });

  it.each([
    ["holds too many files", `${part("a.txt")}نص\r\n`, 400, "request.invalid"],
    ["is too large", megabyte, 413, "request.too_large"],
  ])("is refused before its end where it %s, and leaves no file", async (_what, repeated, status, code) => {
    const { request, answer } = send();
    request.write(part("first.txt"));
    // Never ended: only a refusal answers it.
    for (let at = 0; at < 33; at++) request.write(repeated);
    const refused = await answer;
    expect([refused.status, await errorCode(refused)]).toEqual([status, code]);
    expect(uploadsNow()).toEqual([]);
    request.destroy();
  });

  it("leaves no file where it breaks off, nor does it keep its place", async () => {
    for (let at = 0; at < 3; at++) {
      const { request, answer } = send();
      answer.catch(() => {});
      request.write(part("a.txt"));
      request.write(megabyte);
      const filesNow = () => uploadsNow().flatMap((name) => readdirSync(join(uploads, name)));
      await expect.poll(filesNow).toHaveLength(1);
      request.destroy();
      await expect.poll(uploadsNow).toEqual([]);
    }
  });
});

it("what a lost server left is removed at the start; what a running one holds is not", async () => {
  const [lost, running] = [join(uploads, "999999999-x"), join(uploads, `${process.ppid}-x`)];
  for (const directory of [lost, running]) mkdirSync(directory, { recursive: true });
  await app.services.imports.start();
  expect(uploadsNow()).toEqual([`${process.ppid}-x`]);
  rmSync(running, { recursive: true });
});
