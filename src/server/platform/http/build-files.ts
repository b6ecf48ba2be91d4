import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** Where the files lie whose names hold a hash of their content. */
const hashedFolder = "/assets/";
/** How the build packs what it packs. */
const packings = ["br", "gzip"];
/** What an answer says of a file; the rest it says of the request. */
const fileHeaders = ["Content-Type", "Content-Encoding", "Vary", "Last-Modified", "Cache-Control"];

interface KeptFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Record<string, string>;
}

/**
 * The files of the build. Names in `/assets` hold a hash of the content, so they never change: browsers keep them, and the server
 * reads each once, which is most of what sending one takes. Other files are asked for again.
 */
export function buildFiles(directory: string): MiddlewareHandler<AppEnv> {
  // Without the directory the library complains on the console; the pages say it better.
  if (!existsSync(directory)) return (_c, next) => next();
  const serve = serveStatic<AppEnv>({ root: directory, precompressed: true });
  const kept = new Map<string, KeptFile>();
  return async (c, next) => {
    const isHashed = c.req.path.startsWith(hashedFolder);
    const key = isHashed && c.req.method === "GET" && !c.req.header("range") ? keyOf(c) : null;
    const known = key === null ? undefined : kept.get(key);
    if (known) return c.body(known.bytes, 200, known.headers);
    const response = await serve(c, next);
    // Where no file is found, this is what the next handler returned.
    if (!(response instanceof Response)) return;
    response.headers.set("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, no-cache");
    if (key !== null && response.status === 200) kept.set(key, await keptFile(response.clone()));
    return response;
  };
}

/** A file as it is sent to who takes these packings. */
function keyOf(c: Context): string {
  const accepted = c.req.header("accept-encoding")?.split(",") ?? [];
  return [c.req.path, ...packings.filter((packing) => accepted.some((name) => name.trim() === packing))].join(" ");
}

async function keptFile(response: Response): Promise<KeptFile> {
  const headers = fileHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { bytes: await response.arrayBuffer(), headers: Object.fromEntries(headers) };
}
