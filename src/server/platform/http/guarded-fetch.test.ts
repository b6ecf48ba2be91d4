import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  createGuardedFetch,
  createGuardedStream,
  GuardedFetchError,
  isLoopbackAddress,
  isPublicAddress,
} from "./guarded-fetch.ts";

const servers: Server[] = [];

async function fake(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const guarded = createGuardedFetch();
const lenient = createGuardedFetch(() => true);

async function reason(pending: Promise<unknown>): Promise<string> {
  const error = await pending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GuardedFetchError);
  return (error as GuardedFetchError).reason;
}

describe("addresses that a user gives", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1:80/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://168.63.129.16/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::7f00:1]/",
    "http://[::7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[::a9fe:a9fe]/",
    "http://[::ffff:0:7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[4000::1]/",
    "http://[1::1]/",
    "http://localhost/",
    "file:///etc/passwd",
    "ftp://example.com/",
    "http://user:secret@example.com/",
    "not an address",
  ])("%s is refused before anything is sent", async (address) => {
    expect(await reason(guarded(address))).toBe("address");
  });

  test("a public address is told from the others", () => {
    expect(["8.8.8.8", "2001:4860:4860::8888"].every(isPublicAddress)).toBe(true);
    expect(["224.0.0.1", "255.255.255.255", "2002:7f00:1::", "::", "", "host"].some(isPublicAddress)).toBe(false);
  });

  test("a name that leads to loopback is refused when it connects, without a request", async () => {
    let requests = 0;
    const address = await fake((_request, response) => {
      requests++;
      response.end();
    });
    expect(await reason(guarded(address.replace("127.0.0.1", "localhost")))).toBe("address");
    expect(requests).toBe(0);
  });
});

describe("an allowed address", () => {
  test("is fetched with its headers and body", async () => {
    const address = await fake((request, response) => {
      response.setHeader("x-seen", `${request.method} ${request.headers["x-key"]}`);
      request.pipe(response);
    });
    const answer = await lenient(`${address}/a`, { method: "POST", headers: { "x-key": "k" }, body: "مرحبا" });
    expect(answer).toMatchObject({ status: 200, url: `${address}/a` });
    expect(answer.headers.get("x-seen")).toBe("POST k");
    expect(Buffer.from(answer.body).toString()).toBe("مرحبا");
  });

  test("may redirect, and each hop is checked anew", async () => {
    const inner = await fake((_request, response) => response.end("internal"));
    const outer = await fake((_request, response) =>
      response.writeHead(302, { location: inner.replace("127.0.0.1", "127.0.0.2") }).end(),
    );
    const firstOnly = createGuardedFetch((address) => address === "127.0.0.1");
    expect(await reason(firstOnly(outer))).toBe("address");
  });

  test("redirects at most three times", async () => {
    const address = await fake((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("there");
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(Buffer.from((await lenient(`${address}/3`)).body).toString()).toBe("there");
    expect(await reason(lenient(`${address}/4`))).toBe("redirects");
  });

  test("does not get the headers of another host on a redirect", async () => {
    const second = await fake((request, response) => response.end(request.headers.authorization ?? "none"));
    const first = await fake((_request, response) => response.writeHead(307, { location: second }).end());
    const answer = await lenient(first, { headers: { authorization: "Bearer key" } });
    expect(Buffer.from(answer.body).toString()).toBe("none");
  });

  test("is cut off when it sends more than asked for", async () => {
    const address = await fake((_request, response) => response.end(Buffer.alloc(2_000)));
    expect(await reason(lenient(address, { maxBytes: 1_000 }))).toBe("too_large");
  });

  test("is given up when it takes too long, headers or body", async () => {
    const silent = await fake(() => {});
    const slow = await fake((_request, response) => void response.write("a"));
    expect(await reason(lenient(silent, { timeoutMs: 100 }))).toBe("timeout");
    expect(await reason(lenient(slow, { timeoutMs: 100 }))).toBe("timeout");
  });

  test("is unreachable when nobody listens", async () => {
    const address = await fake((_request, response) => response.end());
    servers.pop()?.close();
    expect(await reason(lenient(address))).toBe("unreachable");
  });
});

describe("streams", () => {
  const post = { method: "POST", headers: {}, body: "{}", signal: null, redirect: "error" } as const;

  test("stand behind the same guards, also where only the name's address is private", async () => {
    const address = await fake((_, response) => response.end("never"));
    expect(await reason(createGuardedStream()(address, post))).toBe("address");
    expect(await reason(createGuardedStream()(address.replace("127.0.0.1", "localhost"), post))).toBe("address");
  });

  test("are handed on while they arrive, and follow no redirect", async () => {
    const stream = createGuardedStream(isLoopbackAddress);
    const elsewhere = await fake((_, response) => response.end("elsewhere"));
    const address = await fake((request, response) => {
      if (request.url === "/moved") return void response.writeHead(307, { location: elsewhere }).end();
      // The response never ends, so a client that waits for all of it hangs.
      response.write("first");
    });
    const reader = (await stream(address, post)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first");
    await reader?.cancel();
    expect(await reason(stream(`${address}/moved`, post))).toBe("unreachable");
  });
});
