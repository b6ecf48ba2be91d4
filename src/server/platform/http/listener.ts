import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { Service } from "#server/platform/service.ts";
import { StartupError } from "#server/platform/startup-error.ts";
import type { AppEnv } from "./context.ts";

/** How long running requests may take after the server stops. */
const drainMs = 5_000;

/**
 * How long an idle connection stays open. It must be longer than the usual minute of proxies. With Node's default of five seconds,
 * a proxy can send a request while the connection closes, and its caller gets an error.
 */
const keepAliveMs = 65_000;

/**
 * Node's own limit is half of this, and what is beyond it gets an answer without a body. So a token that is too long for us is
 * refused with a code that a page can show.
 */
const maxHeaderSize = 32_768;

/**
 * Listens for requests.
 * @throws StartupError from `start` when the port is taken or not allowed.
 */
export function createListener(app: Hono<AppEnv>, config: Pick<Config, "host" | "port">): Service {
  let server: Server | null = null;
  return {
    start: async () => {
      server = await listen(app, config);
    },
    stop: async () => {
      if (server) await close(server);
    },
  };
}

function listen(app: Hono<AppEnv>, { host, port }: Pick<Config, "host" | "port">): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname: host, serverOptions: { maxHeaderSize } };
    const server = serve(options, () => resolve(server)) as Server;
    server.keepAliveTimeout = keepAliveMs;
    server.once("error", (error: NodeJS.ErrnoException) => reject(toStartupError(error, host, port)));
  });
}

function toStartupError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartupError(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
  if (error.code === "EACCES")
    return new StartupError(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
  if (error.code === "EADDRNOTAVAIL") return new StartupError(`HOST=${host} is not an address of this machine.`);
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
