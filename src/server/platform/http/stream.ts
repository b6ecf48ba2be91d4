import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import type { AppEnv } from "./context.ts";
import type { OpenStreams } from "./open-streams.ts";

/** Proxies cut lines that are silent for half a minute or more. */
const heartbeatMs = 15_000;

/** How long a browser waits before it opens a stream again: after a cut, and after a newer stream took this one's place. */
const reopenMs = { usual: 3_000, replaced: 300_000 };

export interface StreamParts {
  readonly log: Logger;
  readonly streams: OpenStreams;
}

/** A stream of server-sent events of one shape. */
export interface TypedStream<Event> {
  readonly aborted: boolean;
  onAbort(listener: () => void): void;
  /** `id`: what a reader that comes back names as the last one that it had. */
  send(event: Event, id?: string | null): Promise<void>;
}

/**
 * Answers with server-sent events until `send` returns, which it must when its signal is aborted, with a comment every 15 s as a sign
 * of life. A HEAD gets the headers only: nobody would read its events, and nobody would ever close them.
 */
export function streamEvents<Event>(
  c: Context<AppEnv>,
  { log, streams }: StreamParts,
  check: (event: Event) => void,
  send: (stream: TypedStream<Event>, replaced: AbortSignal) => Promise<void>,
): Response | Promise<Response> {
  c.header("X-Accel-Buffering", "no");
  if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream" });
  return streamSSE(c, async (stream) => {
    const { remove, replaced } = streams.add(c.get("actor").userId);
    const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
    const typed: TypedStream<Event> = {
      get aborted() {
        return stream.aborted;
      },
      onAbort: (listener) => stream.onAbort(listener),
      send: (event, id) => {
        check(event);
        return stream.writeSSE({ ...(id ? { id } : {}), data: JSON.stringify(event) });
      },
    };
    try {
      // The first bytes open the connection at once in every browser and proxy.
      await stream.write(`: open\nretry: ${reopenMs.usual}\n\n`);
      await send(typed, replaced);
      // Without it the browser would be back at once, and take the place of the next.
      if (replaced.aborted) void stream.write(`retry: ${reopenMs.replaced}\n\n`);
    } catch (error) {
      // The answer has begun, so there is no status left to say it with: the stream ends, and the reader comes back.
      log.error({ err: error, requestId: c.get("requestId") }, "a stream broke off");
    } finally {
      clearInterval(heartbeat);
      remove();
    }
  });
}

/** Waits until the reader of a stream has gone or the server stops, whichever comes first. */
export function untilClosed(
  stream: { readonly aborted: boolean; onAbort(listener: () => void): void },
  stopping: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopping.removeEventListener("abort", end);
      resolve();
    };
    stream.onAbort(end);
    stopping.addEventListener("abort", end);
    if (stream.aborted || stopping.aborted) end();
  });
}
