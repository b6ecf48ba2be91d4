import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A file of the hub, and how the hub behaves with it. */
interface HubPlan {
  content: Buffer;
  /** The checksum that the hub states; by default the right one. null: it states none. */
  statedSha256?: string | null;
  /** The size that the hub states beside the answer; by default the right one. */
  statedSize?: number;
  /** null: none is sent. By default one that is made of the content. */
  etag?: string | null;
  /** Each answer holds back from this byte of the file on, until `cut` breaks it off; at 0 it breaks off by itself. */
  cuts?: number[];
  /** It answers the whole file whatever range is asked for. */
  ignoresRanges?: boolean;
  /** It answers a range of the file that it has now, whichever file was begun. */
  ignoresIfRange?: boolean;
  /** Instead of the file. */
  status?: number;
  page?: string;
  pageType?: string;
  /** Bytes are held back from here on, until `goOn` is called. */
  holdAt?: number;
  /** Sent without a length. */
  chunked?: boolean;
  extra?: Buffer;
}

export interface FakeHub {
  readonly url: string;
  plan: HubPlan;
  /** What was asked for, in order. */
  readonly asked: { path: string; range: string | null; ifRange: string | null }[];
  goOn(): void;
  cut(): void;
  reset(): void;
  close(): Promise<void>;
}

export const sha256Of = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/**
 * A hub on loopback that keeps one file, under every address. As the real one does, it answers with its own headers and sends on to where the
 * bytes lie.
 */
export async function startFakeHub(first: Buffer): Promise<FakeHub> {
  const asked: FakeHub["asked"] = [];
  let going = Promise.withResolvers<void>();
  let breaking: (() => void) | null = null;
  const hub = { plan: { content: first } as HubPlan };

  const server = createServer((request, response) => {
    const address = request.url ?? "";
    if (address.startsWith("/bytes")) void serve(request, response).catch(() => response.destroy());
    else lead(request, response);
  });

  function lead(request: IncomingMessage, response: ServerResponse): void {
    const { plan } = hub;
    const { range, "if-range": ifRange } = request.headers;
    asked.push({ path: request.url ?? "", range: range ?? null, ifRange: ifRange?.toString() ?? null });
    if (plan.status) {
      response.writeHead(plan.status, { "content-type": "text/plain" }).end("no");
      return;
    }
    const stated = plan.statedSha256 === undefined ? sha256Of(plan.content) : plan.statedSha256;
    response.writeHead(302, {
      location: "/bytes",
      ...(stated ? { "x-linked-etag": `"${stated}"` } : {}),
      "x-linked-size": String(plan.statedSize ?? plan.content.length),
    });
    response.end();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { plan } = hub;
    if (plan.page !== undefined) {
      response.writeHead(200, { "content-type": plan.pageType ?? "text/html; charset=utf-8" }).end(plan.page);
      return;
    }
    const etag = plan.etag === undefined ? `"${sha256Of(plan.content).slice(0, 16)}"` : plan.etag;
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? Number.NaN);
    const isSame = plan.ignoresIfRange || request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
    const isPart = !plan.ignoresRanges && isSame && from >= 0 && from < plan.content.length;
    const body = isPart ? plan.content.subarray(from) : plan.content;
    const all = plan.extra ? Buffer.concat([body, plan.extra]) : body;
    response.writeHead(isPart ? 206 : 200, {
      "content-type": "application/octet-stream",
      ...(etag ? { etag } : {}),
      ...(plan.chunked ? {} : { "content-length": String(all.length) }),
      ...(isPart ? { "content-range": `bytes ${from}-${plan.content.length - 1}/${plan.content.length}` } : {}),
    });
    const cut = plan.cuts?.shift();
    if (cut !== undefined) {
      breaking = () => void response.destroy();
      if (cut > 0) response.write(all.subarray(0, cut - (isPart ? from : 0)));
      else response.destroy();
      return;
    }
    if (plan.holdAt !== undefined && plan.holdAt < all.length) {
      response.write(all.subarray(0, plan.holdAt));
      await going.promise;
      response.end(all.subarray(plan.holdAt));
    } else response.end(all);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get plan() {
      return hub.plan;
    },
    set plan(next) {
      hub.plan = next;
    },
    asked,
    goOn: () => going.resolve(),
    cut: () => breaking?.(),
    reset() {
      going.resolve();
      going = Promise.withResolvers();
      asked.length = 0;
      hub.plan = { content: first };
    },
    async close() {
      going.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
