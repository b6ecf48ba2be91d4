import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./context.ts";
import { createListener } from "./listener.ts";

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test("a connection outlives a proxy's minute without a request, and holds up no stop", async () => {
  const port = await freePort();
  const app = new Hono<AppEnv>().get("/", (c) => c.text("here"));
  const listener = createListener(app, { host: "127.0.0.1", port });
  await listener.start();
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe("here");
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get("keep-alive") ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(60);
  await listener.stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
